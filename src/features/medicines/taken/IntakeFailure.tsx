import type { AppError } from '@/shared/api/appError';
import { T } from '@/shared/i18n/text';
import { problemFigures } from '../medicineWords';

/** Why an entry was not stored, beside it. */
export function IntakeFailure({ error }: { error: AppError | null }) {
  if (!error || error.aborted) return null;
  const [field] = Object.values(error.fields ?? {});
  return (
    <span role="alert" className="nd-field-error">
      {error.text ?? <T id={field ?? error.message} values={problemFigures} />}
    </span>
  );
}
