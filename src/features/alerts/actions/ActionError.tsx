import type { AppError } from '@/shared/api/appError';
import { T } from '@/shared/i18n/text';

/** Shows why an action was not stored, beside it. Invalid fields show their own messages. */
export function ActionError({ error }: { error: AppError | null }) {
  if (!error || error.fields || error.aborted) return null;
  return (
    <div role="alert" className="nd-field-error">
      {error.text ?? <T id={error.status === 412 ? 'alerts.conflict' : error.message} />}
    </div>
  );
}
