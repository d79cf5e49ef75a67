import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { marksFor } from '@/domain/readings/plausibility';
import { patientDay } from '@/domain/patientDay';
import { urineColours, type DayMark } from '@/domain/readings/reading';
import type { Units } from '@/domain/readings/units';
import { clockOf } from '@/domain/rules/alertLimits';
import type { MessageId } from '@/locales';
import { fieldId } from '@/shared/forms/fieldTypes';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { useFormats } from '@/shared/i18n/format';
import { unitWord } from '@/shared/i18n/wording/amountWording';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { T, useT } from '@/shared/i18n/text';
import { useEntryField } from './entryField';
import type { RecordEntries, RecordSubject } from './readingForm';

const urineMarks: Record<DayMark | 'event', MessageId> = {
  event: 'readings.oneVoid',
  complete: 'readings.collectionComplete',
  incomplete: 'readings.collectionIncomplete',
  total: 'readings.dayTotal',
  nothing: 'readings.nothingPassed',
};
const waterMarks: Partial<typeof urineMarks> = {
  event: 'readings.oneDrink',
  total: 'readings.dayTotal',
  nothing: 'readings.nothingDrunk',
};

const signs = ['blood', 'pain', 'infection'] as const;

/** Colour, blood, pain and signs of an infection, if observed. */
function UrineFields({ form }: { form: UseFormReturn<RecordEntries> }) {
  const t = useT();
  return (
    <fieldset className="mb-3">
      <legend className="form-label fs-6">
        <T id="readings.urine" />
      </legend>
      <SelectField
        control={form.control}
        name="colour"
        label={t('readings.colour')}
        className="mb-2"
        options={[
          { value: '', label: t('readings.colourUnknown') },
          ...urineColours.map((value) => ({ value, label: t(`readings.colour_${value}`) })),
        ]}
      />
      {signs.map((sign) => (
        <div key={sign} className="form-check">
          <input type="checkbox" className="form-check-input" id={fieldId(sign)} {...form.register(sign)} />
          <label className="form-check-label" htmlFor={fieldId(sign)}>
            {t(`readings.${sign}`)}
          </label>
        </div>
      ))}
    </fieldset>
  );
}

/** What cups, glasses and bottles hold, in the unit that the reader types; ours. */
const usualDrinks: Record<Units['volume'], readonly number[]> = {
  mL: [100, 150, 200, 250, 330, 500],
  L: [0.1, 0.15, 0.2, 0.25, 0.33, 0.5],
  flOz: [4, 6, 8, 10, 12, 16],
};

/** Enters one of the usual amounts of a drink by one press; another may be typed all the same. */
function UsualDrinks({ form, units }: { form: UseFormReturn<RecordEntries>; units: Units }) {
  const t = useT();
  const formats = useFormats();
  const value = useWatch({ control: form.control, name: 'value' });
  const unit = t(unitWord[units.volume]);
  return (
    <div className="nd-usual-amounts" role="group" aria-label={t('readings.usualAmounts')}>
      {usualDrinks[units.volume].map((amount) => (
        <button
          key={amount}
          type="button"
          className="btn btn-outline-secondary"
          aria-label={`${formats.number(amount)} ${unit}`}
          aria-pressed={value === amount}
          onClick={() => form.setValue('value', amount, { shouldDirty: true, shouldValidate: true })}
        >
          {formats.number(amount)}
        </button>
      ))}
    </div>
  );
}

/** The single value of every measure but blood pressure; for summed measures also whether it covers the whole day. */
export function AmountFields({
  form,
  subject,
}: {
  form: UseFormReturn<RecordEntries>;
  subject: RecordSubject;
}) {
  const t = useT();
  const intl = useIntl();
  const { control } = form;
  const number = useEntryField(control, subject.units);
  const [measure, dayMark, at] = useWatch({ control, name: ['measure', 'dayMark', 'at'] });
  const marks = marksFor(measure);
  const words = measure === 'urine' ? urineMarks : waterMarks;
  const isZero = marks.includes('nothing') && dayMark === 'nothing';
  const ms = Date.parse(at ?? '');
  const day = Number.isNaN(ms) ? null : patientDay(ms, clockOf(subject.patient));
  return (
    <>
      {marks.length > 0 && (
        <SelectField
          control={control}
          name="dayMark"
          label={t('readings.amount')}
          hint={
            isZero && day !== null
              ? t('readings.zeroOfDay', {
                  day: intl.formatDate(`${day}T12:00:00Z`, { dateStyle: 'full', timeZone: 'UTC' }),
                })
              : undefined
          }
          options={(['event', ...marks] as const).flatMap((mark) => {
            const word = words[mark];
            return word ? [{ value: mark === 'event' ? '' : mark, label: t(word) }] : [];
          })}
        />
      )}
      {!isZero && <NumberField {...number(measure, 'value')} name="value" label={t(measureWord[measure])} />}
      {measure === 'water' && dayMark === '' && <UsualDrinks form={form} units={subject.units} />}
      {measure === 'urine' && !isZero && <UrineFields form={form} />}
    </>
  );
}
