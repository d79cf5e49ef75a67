import type { UseFormReturn } from 'react-hook-form';
import type { MessageId } from '@/locales';
import { ConfirmBox } from '@/shared/forms/ConfirmBox';
import { T, useT } from '@/shared/i18n/text';
import { confirmationOf, type SessionEntries, type SessionField } from './sessionEntries';

/** What is unusual about a session, and the checkbox that confirms it: it applies to these values. */
export function ConfirmUnusual({
  form,
  entries,
  unusual,
  labels,
  figuresOf,
}: {
  form: UseFormReturn<SessionEntries>;
  entries: SessionEntries;
  unusual: readonly { field: SessionField; message: MessageId }[];
  labels: Readonly<Record<string, MessageId>>;
  figuresOf: (field: string) => Record<string, number>;
}) {
  const t = useT();
  if (unusual.length === 0) return null;
  return (
    <div className="alert alert-warning" role="group" aria-label={t('telemonitoring.unusual')}>
      <ul className="mb-2">
        {unusual.map(({ field, message }) => (
          <li key={field}>
            <strong>
              <T id={labels[field] ?? 'dialysis.at'} />
            </strong>
            {': '}
            {t(message, figuresOf(field))}
          </li>
        ))}
      </ul>
      <ConfirmBox
        control={form.control}
        name="confirmed"
        figures={confirmationOf(entries)}
        label="telemonitoring.confirm"
      />
    </div>
  );
}
