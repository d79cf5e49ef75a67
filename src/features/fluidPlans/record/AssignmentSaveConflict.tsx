import type { FluidAssignment } from '@/domain/fluid/assignment';
import { T, useT } from '@/shared/i18n/text';
import { SaveConflict, type ConflictWays } from '@/shared/record/SaveConflict';

/**
 * Why a patient's plan was not stored. Where somebody else was faster: who, when and why, and the way on with what was
 * typed, if there still is one.
 * @param newest as it is stored now; undefined where it is not known or gone
 * @param isPossible whether it may still be changed in this way
 */
export function AssignmentSaveConflict({
  failure,
  onMine,
  onTheirs,
  onBack,
  newest,
  isPossible,
}: ConflictWays & {
  newest: FluidAssignment | undefined;
  isPossible: boolean;
}) {
  const t = useT();
  const last = newest?.history.at(-1);
  const isGone = failure?.status === 404;
  return (
    <SaveConflict
      failure={isGone ? { ...failure, status: 412 } : failure}
      stored={last ? { ...last, reason: newest?.reason } : {}}
      onMine={isPossible ? onMine : undefined}
      onTheirs={isPossible ? onTheirs : undefined}
      onBack={onBack}
      renderFaults={() => null}
    >
      {last && (
        <p>
          <T id="fluidPlans.nowStands" values={{ status: t(`fluidRecord.status_${last.status}`) }} />
        </p>
      )}
      {!isPossible && (
        <p>
          <T id="fluidRecord.conflictGone" />
        </p>
      )}
    </SaveConflict>
  );
}
