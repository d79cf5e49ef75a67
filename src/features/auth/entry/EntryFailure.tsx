import type { AppError } from '@/shared/api/appError';
import { T } from '@/shared/i18n/text';

/**
 * Why a step failed, in the host's own words if it sent any.
 * @param field described by the message, if no single input is at fault
 */
export function EntryFailure({ error, field }: { error: AppError | null; field?: string }) {
  if (!error) return null;
  const inField = field === undefined ? undefined : error.fields?.[field];
  return (
    <p className="alert alert-danger" role="alert">
      {error.text ?? <T id={inField ?? error.message} />}
    </p>
  );
}
