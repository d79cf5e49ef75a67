import type { Reading } from '@/domain/readings/reading';
import { T } from '@/shared/i18n/text';
import { SaveConflict, type ConflictWays, type Overtaking } from '@/shared/record/SaveConflict';
import type { Difference } from '@/shared/record/BothVersions';

/** Who changed, withdrew or restored a reading last, when and why. */
function lastChangeOf({ history = [], restored = [], enteredInError: error }: Reading): Overtaking {
  const changes = [
    ...history.map(({ replacedBy, replacedAt, reason }) => ({ by: replacedBy, at: replacedAt, reason })),
    ...restored.map(({ by, at, reason }) => ({ by, at, reason })),
    ...(error ? [error] : []),
  ];
  return changes.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).at(-1) ?? {};
}

/**
 * Why a change of a reading was not stored. Where somebody else was faster: who, when and why, and the ways on.
 * @param newest as it is stored now; undefined where that is not known
 * @param isPossible whether the newest can be changed in this way
 */
export function ReadingSaveConflict({
  ways: { failure, onMine, onTheirs, onBack },
  newest,
  isPossible,
  differences,
}: {
  ways: ConflictWays;
  newest: Reading | undefined;
  isPossible: boolean;
  differences?: readonly Difference[] | undefined;
}) {
  return (
    <SaveConflict
      failure={failure}
      stored={newest ? lastChangeOf(newest) : {}}
      onMine={isPossible ? onMine : undefined}
      onTheirs={isPossible ? onTheirs : undefined}
      onBack={onBack}
      differences={isPossible ? differences : undefined}
      renderFaults={() => null}
    >
      {!isPossible && (
        <p>
          <T id="readings.reopen" />
        </p>
      )}
    </SaveConflict>
  );
}
