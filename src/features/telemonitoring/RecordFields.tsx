import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { measures, measureUnits, unitOf, type Measure } from '@/domain/measure';
import { isTimeZone } from '@/domain/patientDay';
import type { Units } from '@/domain/units';
import type { MessageId } from '@/locales';
import { DateTimeField } from '@/shared/forms/DateTimeField';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { unitWord } from '@/shared/i18n/amountWording';
import { useT } from '@/shared/i18n/text';
import { measureWord } from '@/shared/i18n/measureWording';
import { ConfirmUnusual } from './ConfirmUnusual';
import { entryFigures } from './entryFigures';
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
  const intl = useIntl();
  const { units } = subject;
  const { control } = form;
  const measure = useWatch({ control, name: 'measure' });
  const timeZone = isTimeZone(subject.patient.ext.timeZone) ? subject.patient.ext.timeZone : 'UTC';
  const number = (of: Measure, part: 'value' | 'diastolic') => {
    const figures = entryFigures(of, part, units, intl);
    const decimals = decimalsOf(of, units);
    const unitLabel = t(symbolOf(of, units));
    return {
      control,
      required: true,
      decimals,
      unit: of === 'stress' || of === 'fatigue' ? undefined : unitLabel,
      unitLabel,
      errorValues: { ...figures, decimals },
      hint: t('telemonitoring.possible', figures),
    };
  };
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
        errorValues={entryFigures(measure, 'at', units, intl)}
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

const fixedUnitWord = {
  mmHg: 'telemonitoring.unitMmHg',
  '/min': 'telemonitoring.unitPerMinute',
  mL: unitWord.mL,
  kg: unitWord.kg,
  '0-10': 'telemonitoring.unitScore',
} as const;

function symbolOf(measure: Measure, units: Units): MessageId {
  const unit = unitOf(measure, units);
  return unit === null ? fixedUnitWord[measureUnits[measure].unit] : unitWord[unit];
}
