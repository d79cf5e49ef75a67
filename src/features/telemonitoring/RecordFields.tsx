import { useWatch, type UseFormReturn } from 'react-hook-form';
import { limitsFor, problemValues } from '@/domain/limits';
import { measures, measureUnits, type Measure } from '@/domain/measure';
import { isTimeZone } from '@/domain/patientDay';
import { DateTimeField } from '@/shared/forms/DateTimeField';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { useT } from '@/shared/i18n/text';
import { measureWord } from '@/shared/i18n/measureWording';
import { ConfirmUnusual } from './ConfirmUnusual';
import { decimalsOf, type RecordEntries, type RecordSubject } from './recordForm';
import './telemonitoring.css';

/** The fields of the dialog for the chosen measure. @param asks whether unusual values are to be confirmed now */
export function RecordFields({
  form,
  subject,
  asks,
}: {
  form: UseFormReturn<RecordEntries>;
  subject: RecordSubject;
  asks: boolean;
}) {
  const t = useT();
  const { control } = form;
  const measure = useWatch({ control, name: 'measure' });
  const timeZone = isTimeZone(subject.patient.ext.timeZone) ? subject.patient.ext.timeZone : 'UTC';
  const number = (of: Measure, part: 'value' | 'diastolic') => ({
    control,
    required: true,
    decimals: decimalsOf(of),
    unit: of === 'stress' || of === 'fatigue' ? undefined : measureUnits[of].unit,
    unitLabel: t(unitWord[measureUnits[of].unit]),
    errorValues: { ...problemValues(of, part), decimals: decimalsOf(of) },
    hint: t('telemonitoring.possible', { ...(limitsFor(of)[part] ?? limitsFor(of).value).hard }),
  });
  return (
    <div className="nd-record">
      <SelectField
        control={control}
        name="measure"
        label={t('telemonitoring.measure')}
        options={measures.map((value) => ({ value, label: t(measureWord[value]) }))}
      />
      {measure === 'bloodPressure' ? (
        <div className="nd-record-row">
          <NumberField {...number(measure, 'value')} name="value" label={t('telemonitoring.systolic')} />
          <NumberField
            {...number(measure, 'diastolic')}
            name="diastolic"
            label={t('telemonitoring.diastolic')}
          />
          <NumberField
            {...number('pulse', 'value')}
            required={false}
            name="pulse"
            label={t('telemonitoring.pulseToo')}
          />
        </div>
      ) : (
        <NumberField {...number(measure, 'value')} name="value" label={t(measureWord[measure])} />
      )}
      <DateTimeField
        control={control}
        name="at"
        label={t('telemonitoring.measuredAt')}
        hint={t('telemonitoring.inZone', { zone: timeZone })}
        errorValues={problemValues(measure, 'at')}
        timeZone={timeZone}
        required
      />
      <TextAreaField
        control={control}
        name="note"
        label={t('telemonitoring.note')}
        rows={2}
        maxLength={2000}
      />
      <ConfirmUnusual form={form} subject={subject} asks={asks} />
    </div>
  );
}

const unitWord = {
  mmHg: 'telemonitoring.unitMmHg',
  '/min': 'telemonitoring.unitPerMinute',
  mL: 'telemonitoring.unitMl',
  kg: 'telemonitoring.unitKg',
  '0-10': 'telemonitoring.unitScore',
} as const;
