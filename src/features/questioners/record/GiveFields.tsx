import type { Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Questionnaire } from '@/domain/questionnaire/questionnaire';
import { toLocale, type MessageId } from '@/locales';
import { CheckListField } from '@/shared/forms/CheckListField';
import { DateField } from '@/shared/forms/DateField';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextField } from '@/shared/forms/TextField';
import { useT } from '@/shared/i18n/text';
import { textIn } from '../words';
import type { GiveEntries } from './giveEntries';
import { useGivenWords } from './useGivenWords';
import '@/shared/forms/formRows.css';

/** What each field is called, in the order of the dialog. */
export const giveLabels: Record<keyof GiveEntries, MessageId> = {
  questionnaire: 'answering.questionnaire',
  by: 'answering.asked',
  every: 'answering.every',
  weekdays: 'answering.weekdays',
  start: 'answering.start',
  end: 'answering.end',
  at: 'answering.at',
  windowDays: 'answering.windowDays',
  remindAfter: 'answering.remindAfter',
};

/** Which questionnaire, when it is asked, and how long it can be answered. */
export function GiveFields({
  control,
  offered,
  by,
  today,
}: {
  control: Control<GiveEntries>;
  offered: readonly Questionnaire[];
  by: GiveEntries['by'];
  today: string;
}) {
  const t = useT();
  const words = useGivenWords();
  const locale = toLocale(useIntl().locale);
  const label = (field: keyof GiveEntries) => t(giveLabels[field]);
  return (
    <>
      <SelectField
        control={control}
        name="questionnaire"
        label={label('questionnaire')}
        required
        options={[
          { value: '', label: t('answering.choose') },
          ...offered.map(({ id, title, language }) => ({
            value: id,
            label: textIn(title, locale, language),
          })),
        ]}
      />
      <div className="nd-form-row">
        <SelectField
          control={control}
          name="by"
          label={label('by')}
          options={[
            { value: 'once', label: t('answering.once') },
            { value: 'days', label: t('answering.byDays') },
            { value: 'weekdays', label: t('answering.byWeekdays') },
          ]}
        />
        {by !== 'once' && (
          <NumberField
            control={control}
            name="every"
            label={label('every')}
            unit={t(by === 'days' ? 'answering.unitDays' : 'answering.unitWeeks')}
            decimals={0}
            required
          />
        )}
      </div>
      {by === 'weekdays' && (
        <CheckListField
          control={control}
          name="weekdays"
          label={label('weekdays')}
          options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({
            value: String(day),
            label: words.weekday(day, 'long'),
          }))}
        />
      )}
      <div className="nd-form-row">
        <DateField control={control} name="start" label={label('start')} min={today} required />
        {by !== 'once' && (
          <DateField
            control={control}
            name="end"
            label={label('end')}
            min={today}
            hint={t('answering.endHint')}
          />
        )}
      </div>
      <div className="nd-form-row">
        <NumberField
          control={control}
          name="windowDays"
          label={label('windowDays')}
          unit={t('answering.unitDays')}
          decimals={0}
          required
        />
        <NumberField
          control={control}
          name="remindAfter"
          label={label('remindAfter')}
          unit={t('answering.unitDays')}
          decimals={0}
          hint={t('answering.remindHint')}
        />
        <TextField control={control} name="at" label={label('at')} type="time" hint={t('answering.atHint')} />
      </div>
    </>
  );
}
