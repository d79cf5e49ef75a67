import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { ConfirmBox } from '@/shared/forms/ConfirmBox';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { entryFigures } from '@/shared/i18n/wording/entryFigures';
import {
  confirmationOf,
  problemsOf,
  type RecordEntries,
  type RecordField,
  type RecordSubject,
} from './readingForm';

const fieldWord = {
  value: 'telemonitoring.fieldValue',
  diastolic: 'telemonitoring.diastolic',
  second: 'readings.secondSystolic',
  secondDiastolic: 'readings.secondDiastolic',
  pulse: 'common.pulse',
  at: 'telemonitoring.measuredAt',
} as const;

const nameOf = (field: RecordField) => fieldWord[field as keyof typeof fieldWord] ?? fieldWord.value;

/**
 * The unusual values among the entries, and the checkbox that confirms them. It applies to these values: when one of
 * them changes, it must be checked again.
 */
export function ConfirmUnusualValues({
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
  const { control } = form;
  const entries = useWatch({ control }) as RecordEntries;
  const { soft } = problemsOf(entries, subject, now());
  if (!asks || soft.length === 0) return null;
  const key = confirmationOf(entries);
  return (
    <div className="alert alert-warning" role="group" aria-label={t('telemonitoring.unusual')}>
      <ul className="mb-2">
        {soft.map(({ field, measure, part, message }) => (
          <li key={field}>
            <strong>
              {field === 'value' && measure === 'bloodPressure' ? (
                <T id="telemonitoring.systolic" />
              ) : (
                <T id={nameOf(field)} />
              )}
            </strong>
            {': '}
            {t(message, entryFigures(measure, part, subject.units, intl, entries.dayMark))}
          </li>
        ))}
      </ul>
      <ConfirmBox control={control} name="confirmed" figures={key} label="telemonitoring.confirm" />
    </div>
  );
}
