import { useSelector } from 'react-redux';
import type { Allocation } from '@/domain/medicine/allocation';
import type { AppError } from '@/shared/api/appError';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T } from '@/shared/i18n/text';
import { Person } from '@/shared/ui/Person';
import { SaveTrouble } from '../SaveTrouble';
import { allocations } from '../slice';

/** Why a medicine of a patient was not stored; after a conflict who changed it meanwhile and why. */
export function PlanTrouble({
  id,
  failure,
  onNewer,
}: {
  /** Undefined for a new one. */
  id: string | undefined;
  failure: AppError | null;
  onNewer: (newer: Allocation) => void;
}) {
  const times = useOwnTimes();
  const newer = useSelector((state: Record<string, unknown>) => allocations.selectById(state, id ?? ''));
  const last = newer?.history.at(-1);
  return (
    <SaveTrouble
      failure={failure}
      conflict={
        last ? (
          <T
            id="medicines.conflict"
            values={{
              who: <Person by={last.by} />,
              when: times.moment(last.at),
              reason: last.reason ?? '–',
            }}
          />
        ) : null
      }
      onNewer={() => newer && onNewer(newer)}
    />
  );
}
