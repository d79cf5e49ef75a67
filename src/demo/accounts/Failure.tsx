import type { AppError } from '@/shared/api/appError';
import { T } from '@/shared/i18n/text';

/** Why the last attempt failed; the host's own words are English whatever the language of the page. */
export function Failure({ error }: { error: AppError | null }) {
  if (error === null) return null;
  return (
    <p className="alert alert-danger" role="alert">
      {error.text === undefined ? <T id={error.message} /> : <span lang="en">{error.text}</span>}
    </p>
  );
}
