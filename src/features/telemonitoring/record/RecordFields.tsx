import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { measures } from '@/domain/readings/measure';
import { isTimeZone } from '@/domain/patientDay';
import { DateTimeField } from '@/shared/forms/DateTimeField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { useT } from '@/shared/i18n/text';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { AmountFields } from './AmountFields';
import { ConfirmUnusualValues } from './ConfirmUnusualValues';
import { entryFigures } from '@/shared/i18n/wording/entryFigures';
import { PressureFields } from './PressureFields';
import type { RecordEntries, RecordSubject } from './readingForm';
import '../telemonitoring.css';

/** The fields of the dialog for the chosen measure. @param asks whether unusual values must be confirmed now */
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
  return (
    <div className="nd-record">
      {!subject.corrects && (
        <SelectField
          control={control}
          name="measure"
          label={t('telemonitoring.measure')}
          options={measures.map((value) => ({ value, label: t(measureWord[value]) }))}
        />
      )}
      {measure === 'bloodPressure' ? (
        <PressureFields form={form} subject={subject} />
      ) : (
        <AmountFields form={form} subject={subject} />
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
      <ConfirmUnusualValues form={form} subject={subject} asks={asks} />
    </div>
  );
}
