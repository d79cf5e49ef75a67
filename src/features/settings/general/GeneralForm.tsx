import { useIntl } from 'react-intl';
import { useWatch } from 'react-hook-form';
import type { SettingOf } from '@/domain/settings/setting';
import { languages as codes } from '@/domain/text';
import { CheckListField } from '@/shared/forms/CheckListField';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextField } from '@/shared/forms/TextField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { languages } from '@/shared/i18n/languages';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { SettingForm } from '../form/SettingForm';
import { useSettingForm } from '../form/useSettingForm';
import { bodyOf, entriesOf, type GeneralEntries } from './generalEntries';
import { HolidaysField } from './HolidaysField';
import { LogoField } from './LogoField';
import { useGeneralWords } from './useGeneralWords';

const zones = () => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];
const entries = { entriesOf, bodyOf };

/** What the house is called, when it works, and what holds where nobody chose anything else. */
export function GeneralForm({ stored }: { stored: SettingOf<'general'> }) {
  const t = useT();
  const intl = useIntl();
  const state = useSettingForm(stored, entries);
  const { control } = state.form;
  const typed = useWatch({ control }) as GeneralEntries;
  const words = useGeneralWords();
  const zoneOptions = [...new Set([stored.timeZone, ...zones()])]
    .toSorted()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
  return (
    <SettingForm
      label={t('app.general')}
      state={state}
      stored={stored}
      wordOf={words.field}
      factsOf={(from) => words.facts(from === 'typed' ? typed : entriesOf(stored))}
    >
      <TitledCard title={t('settings.house')}>
        <TextField
          control={control}
          name="organisation"
          label={t('settings.organisation')}
          hint={t('settings.organisationHint')}
          required
          maxLength={120}
        />
        <LogoField control={control} />
        <SelectField
          control={control}
          name="locale"
          label={t('settings.locale')}
          hint={t('settings.localeHint')}
          options={languages.map(([value, label]) => ({ value, label }))}
          className="mb-0"
        />
      </TitledCard>
      <TitledCard title={t('settings.work')}>
        <p>
          <T id="settings.workLead" />
        </p>
        <CheckListField
          control={control}
          name="workingDays"
          label={t('settings.workingDays')}
          options={words.weekdays}
        />
        <div className="nd-form-row">
          <TextField control={control} name="workFrom" type="time" label={t('settings.workFrom')} required />
          <TextField control={control} name="workTo" type="time" label={t('settings.workTo')} required />
          <SelectField
            control={control}
            name="timeZone"
            label={t('settings.timeZone')}
            hint={t('settings.timeZoneHint')}
            options={zoneOptions}
          />
        </div>
        <HolidaysField control={control} />
      </TitledCard>
      <TitledCard title={t('settings.patients')}>
        <TextField
          control={control}
          name="dayStart"
          type="time"
          label={t('settings.dayStart')}
          hint={t('settings.dayStartHint')}
          required
          className="mb-0"
        />
      </TitledCard>
      <TitledCard title={t('settings.log')}>
        <NumberField
          control={control}
          name="retentionMonths"
          label={t('settings.retention')}
          hint={t('settings.retentionHint')}
          unitLabel={t('settings.months')}
          decimals={0}
          required
          className="mb-0"
        />
      </TitledCard>
      <TitledCard title={t('app.fluidPlanner')}>
        <NumberField
          control={control}
          name="weightDays"
          label={t('settings.weightDays')}
          hint={t('settings.weightDaysHint')}
          unitLabel={t('settings.days')}
          decimals={0}
          required
          className="mb-0"
        />
      </TitledCard>
      <TitledCard title={t('clinicFile.title')}>
        <NumberField
          control={control}
          name="fileDays"
          label={t('settings.fileDays')}
          hint={t('settings.fileDaysHint')}
          unitLabel={t('settings.days')}
          decimals={0}
          required
          className="mb-0"
        />
      </TitledCard>
      <TitledCard title={t('settings.banner')}>
        <p>
          <T id="settings.bannerLead" />
        </p>
        {codes.map((language) => (
          <TextAreaField
            key={language}
            control={control}
            name={`banner.${language}`}
            label={intl.formatDisplayName(language, { type: 'language' }) ?? language}
            rows={2}
            maxLength={300}
          />
        ))}
      </TitledCard>
    </SettingForm>
  );
}
