import { useWatch, type UseFormReturn } from 'react-hook-form';
import { NumberField } from '@/shared/forms/NumberField';
import { useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { Segmented } from '@/shared/ui/Segmented';
import { useEntryField } from './entryField';
import { minutesApart, type RecordEntries, type RecordSubject } from './readingForm';

/** The mean of a pair, as soon as both are readable. */
function PairMean({ form }: { form: UseFormReturn<RecordEntries> }) {
  const t = useT();
  const words = useWording();
  const [first, firstLow, second, secondLow] = useWatch({
    control: form.control,
    name: ['value', 'diastolic', 'second', 'secondDiastolic'],
  });
  const isWhole = [first, firstLow, second, secondLow].every((entry) => typeof entry === 'number');
  const mean = (a: unknown, b: unknown) => (Number(a) + Number(b)) / 2;
  return (
    <p role="status" className="fw-semibold mb-3">
      {isWhole &&
        t('readings.pairMean', {
          value: words.value('bloodPressure', {
            value: mean(first, second),
            diastolic: mean(firstLow, secondLow),
          }),
        })}
    </p>
  );
}

/** Systolic and diastolic, once or twice in a row, and the pulse shown by the device. */
export function PressureFields({
  form,
  subject,
}: {
  form: UseFormReturn<RecordEntries>;
  subject: RecordSubject;
}) {
  const t = useT();
  const { control, setValue } = form;
  const number = useEntryField(control, subject.units);
  const isCorrection = subject.corrects !== undefined;
  const twice = useWatch({ control, name: 'twice' }) && !isCorrection;
  const bounds = { min: minutesApart.min, max: minutesApart.max, decimals: 0 };
  return (
    <>
      {!isCorrection && (
        <div className="mb-3">
          <Segmented
            label={t('readings.sitting')}
            options={[
              { value: 'once', label: t('readings.once') },
              { value: 'twice', label: t('readings.twice') },
            ]}
            value={twice ? 'twice' : 'once'}
            onChange={(chosen) => setValue('twice', chosen === 'twice', { shouldDirty: true })}
          />
        </div>
      )}
      <div className="nd-record-row">
        <NumberField
          {...number('bloodPressure', 'value')}
          name="value"
          label={t('telemonitoring.systolic')}
        />
        <NumberField
          {...number('bloodPressure', 'diastolic')}
          name="diastolic"
          label={t('telemonitoring.diastolic')}
        />
        {!isCorrection && (
          <NumberField
            {...number('pulse', 'value')}
            required={false}
            name="pulse"
            label={t('telemonitoring.pulseToo')}
          />
        )}
      </div>
      {twice && (
        <>
          <div className="nd-record-row">
            <NumberField
              {...number('bloodPressure', 'value')}
              name="second"
              label={t('readings.secondSystolic')}
            />
            <NumberField
              {...number('bloodPressure', 'diastolic')}
              name="secondDiastolic"
              label={t('readings.secondDiastolic')}
            />
            <NumberField
              control={control}
              name="apart"
              label={t('readings.apart')}
              decimals={0}
              unit={t('readings.minutes')}
              hint={t('telemonitoring.possible', bounds)}
              errorValues={bounds}
              required
            />
          </div>
          <PairMean form={form} />
        </>
      )}
    </>
  );
}
