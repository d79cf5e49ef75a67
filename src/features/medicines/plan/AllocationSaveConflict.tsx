import { useSelector } from 'react-redux';
import type { Allocation } from '@/domain/medicine/allocation';
import type { AppError } from '@/shared/api/appError';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { allocations } from '../slice';

/** Why a medicine of a patient was not stored; after a conflict who changed it meanwhile and why. */
export function AllocationSaveConflict({
  id,
  failure,
  onNewer,
}: {
  /** Undefined for a new one. */
  id: string | undefined;
  failure: AppError | null;
  onNewer: (newer: Allocation) => void;
}) {
  const newer = useSelector((state: Record<string, unknown>) => allocations.selectById(state, id ?? ''));
  return (
    <SaveConflict failure={failure} stored={newer?.history.at(-1)} onMine={() => newer && onNewer(newer)} />
  );
}
