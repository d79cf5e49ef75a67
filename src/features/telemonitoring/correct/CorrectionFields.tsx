import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { isTimeZone } from '@/domain/patientDay';
import type { Reading } from '@/domain/readings/reading';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { valueText } from '@/shared/i18n/wording/measureWording';
import { T, useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { ReadingHistory } from './ReadingHistory';
import { RecordFields } from '../record/RecordFields';
import type { RecordEntries, RecordSubject } from '../record/readingForm';

/** The stored reading, the correction with its reason, and earlier values. */
export function CorrectionFields({
  form,
  subject,
  reading,
  asks,
}: {
  form: UseFormReturn<RecordEntries>;
  subject: RecordSubject;
  reading: Reading;
  asks: boolean;
}) {
  const t = useT();
  const intl = useIntl();
  const { control, setValue } = form;
  const withdraw = useWatch({ control, name: 'withdraw' });
  const { timeZone } = subject.patient.ext;
  const at = intl.formatDate(reading.at, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
  });
  return (
    <>
      <p>
        <T
          id="readings.stored"
          values={{
            value: (
              <strong>
                {valueText(reading.measure, reading.value, reading.diastolic, intl, subject.units)}
              </strong>
            ),
            at,
          }}
        />
      </p>
      <div className="mb-3">
        <Segmented
          label={t('readings.action')}
          options={[
            { value: 'correct', label: t('readings.actionCorrect') },
            { value: 'withdraw', label: t('readings.actionWithdraw') },
          ]}
          value={withdraw ? 'withdraw' : 'correct'}
          onChange={(action) => setValue('withdraw', action === 'withdraw', { shouldDirty: true })}
        />
      </div>
      {withdraw ? (
        <p>
          <T id="readings.withdrawLead" />
        </p>
      ) : (
        <RecordFields form={form} subject={subject} asks={asks} />
      )}
      <TextAreaField
        control={control}
        name="reason"
        label={t('readings.reason')}
        hint={t('readings.reasonHint')}
        rows={2}
        maxLength={500}
        required
      />
      <ReadingHistory reading={reading} timeZone={timeZone} units={subject.units} />
    </>
  );
}
