import type { AppError } from '@/shared/api/appError';
import { T } from '@/shared/i18n/text';
import { isNotOffered } from './calls';

/**
 * Why an action was not done, beside it.
 * @param fields of the form: what is wrong with one of them is said there
 */
export function ActionFailure({
  error,
  fields = [],
}: {
  error: AppError | null;
  fields?: readonly string[];
}) {
  if (!error || error.aborted || fields.some((name) => error.fields?.[name])) return null;
  if (isNotOffered(error))
    return (
      <div role="alert" className="alert alert-info mt-3 mb-0">
        <T id="profile.managed" />
      </div>
    );
  return (
    <div role="alert" className="alert alert-danger mt-3 mb-0">
      {error.text ?? <T id={error.message} />}
    </div>
  );
}
