import { useEffect, useRef, type ReactNode } from 'react';
import type { AppError } from '@/shared/api/appError';
import { FailureText } from '@/shared/forms/FailureText';
import { T } from '@/shared/i18n/text';

/**
 * Why something was not stored. Where somebody else was faster: what happened, and the way on with what is typed.
 * @param conflict what is said then; null while the newer version is not known
 */
export function SaveTrouble({
  failure,
  conflict,
  onNewer,
}: {
  failure: AppError | null;
  conflict: ReactNode;
  onNewer: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure && !failure.fields) box.current?.focus();
  }, [failure]);
  if (!failure || failure.fields || failure.aborted) return null;
  const isConflict = failure.status === 412 && conflict !== null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={`alert ${isConflict ? 'alert-warning' : 'alert-danger'}`}
    >
      {isConflict ? (
        <>
          <p>{conflict}</p>
          <button type="button" className="btn btn-outline-primary" onClick={onNewer}>
            <T id="medicines.takeNewer" />
          </button>
        </>
      ) : (
        <FailureText failure={failure} />
      )}
    </div>
  );
}
