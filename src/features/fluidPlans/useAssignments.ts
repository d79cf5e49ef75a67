import { useSelector } from 'react-redux';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import { useFetch } from '@/shared/store/useFetch';
import type { Status } from '@/shared/store/recordSlice';
import { fluidAssignments } from './slice';

/** Which patients have or had which plans: fetched again with each view, for others give plans too. */
export function useAssignments(): { rows: FluidAssignment[]; status: Status; reload: () => void } {
  const { status, reload } = useFetch<undefined>(fluidAssignments.fetchAll, undefined);
  const rows = useSelector(fluidAssignments.selectAll);
  return { rows, status, reload };
}
