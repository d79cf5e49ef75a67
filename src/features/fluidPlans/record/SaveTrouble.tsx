import { useEffect, useRef } from 'react';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import type { AppError } from '@/shared/api/appError';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { FailureText } from '@/shared/forms/FailureText';
import { T, useT } from '@/shared/i18n/text';
import { Person } from '@/shared/ui/Person';

/**
 * Why a patient's plan was not stored. Where somebody else was faster: who, when and why, and the way on with what was
 * typed, if there still is one.
 * @param newest as it is stored now; undefined where it is not known or gone
 * @param isPossible whether it may still be changed in this way
 */
export function SaveTrouble({
  failure,
  newest,
  isPossible,
  onNewer,
}: {
  failure: AppError | null;
  newest: FluidAssignment | undefined;
  isPossible: boolean;
  onNewer: (newer: FluidAssignment) => void;
}) {
  const t = useT();
  const times = useOwnTimes();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  if (!failure || failure.aborted) return null;
  const isOvertaken = failure.status === 412 || failure.status === 404;
  const last = newest?.history.at(-1);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={`alert ${isOvertaken ? 'alert-warning' : 'alert-danger'} mb-0`}
    >
      {!isOvertaken && <FailureText failure={failure} />}
      {isOvertaken && last && (
        <p>
          <T
            id="fluidRecord.conflict"
            values={{
              who: <Person by={last.by} />,
              when: times.moment(last.at),
              status: t(`fluidRecord.status_${last.status}`),
              reason: <bdi>{newest?.reason}</bdi>,
            }}
          />
        </p>
      )}
      {isOvertaken && !isPossible && (
        <p className="mb-0">
          <T id="fluidRecord.conflictGone" />
        </p>
      )}
      {isOvertaken && isPossible && newest && (
        <button type="button" className="btn btn-outline-primary" onClick={() => onNewer(newest)}>
          <T id="fluidRecord.takeNewer" />
        </button>
      )}
    </div>
  );
}
