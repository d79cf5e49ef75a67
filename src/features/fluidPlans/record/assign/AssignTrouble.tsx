import { useEffect, useRef } from 'react';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import type { FluidTarget } from '@/domain/patients/patient';
import { T } from '@/shared/i18n/text';
import type { ConflictWays } from '@/shared/record/SaveConflict';
import { AssignmentSaveConflict } from '../AssignmentSaveConflict';
import { useRecordWords } from '../useRecordWords';

/**
 * Why the decision was not stored. Where the figures moved since they were shown: those before and those now, to be
 * confirmed by sending again.
 */
export function AssignTrouble({
  ways,
  moved,
  now,
  newest,
  isUpdate,
}: {
  ways: ConflictWays;
  /** What was shown when it was sent. */
  moved: FluidTarget | null;
  /** What comes out now. */
  now: FluidTarget | null;
  newest: FluidAssignment | undefined;
  isUpdate: boolean;
}) {
  const { failure } = ways;
  const words = useRecordWords();
  const box = useRef<HTMLDivElement>(null);
  const isMoved = failure?.status === 409 && !failure.conflict;
  useEffect(() => {
    if (isMoved) box.current?.focus();
  }, [isMoved]);
  // What is wrong with fields is told at them.
  if (failure?.fields) return null;
  if (isMoved)
    return (
      <div ref={box} role="alert" tabIndex={-1} className="alert alert-warning">
        {moved && now ? (
          <T
            id="fluidRecord.moved"
            values={{ before: words.target(moved), after: <strong>{words.target(now)}</strong> }}
          />
        ) : (
          <T id="fluidRecord.movedUnknown" />
        )}
      </div>
    );
  const wanted = isUpdate ? 'active' : 'draft';
  return <AssignmentSaveConflict {...ways} newest={newest} isPossible={newest?.status === wanted} />;
}
