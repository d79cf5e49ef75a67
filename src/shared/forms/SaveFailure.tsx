import { useEffect, useRef, type ReactNode } from 'react';
import type { AppError } from '../api/appError';
import { FailureText } from './FailureText';

/**
 * Why something was not stored; faults of fields stand at the fields. Where somebody else was faster: what is stored
 * now, and the way on.
 * @param conflict what is said then; null while the newer version is not known
 */
export function SaveFailure({ failure, conflict }: { failure: AppError | null; conflict: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure && !failure.fields && !failure.aborted) box.current?.focus();
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
      {isConflict ? conflict : <FailureText failure={failure} />}
    </div>
  );
}
