import { useSelector } from 'react-redux';
import type { Allocation } from '@/domain/medicine/allocation';
import { SaveConflict, type ConflictWays } from '@/shared/record/SaveConflict';
import { allocations } from '../slice';

/** Why a medicine of a patient was not stored; after a conflict who changed it meanwhile and why. */
export function AllocationSaveConflict({
  id,
  conflictWith,
}: {
  /** Undefined for a new one. */
  id: string | undefined;
  conflictWith: (newer: Allocation | undefined) => ConflictWays;
}) {
  const newer = useSelector((state: Record<string, unknown>) => allocations.selectById(state, id ?? ''));
  return <SaveConflict {...conflictWith(newer)} stored={newer?.history.at(-1)} />;
}
