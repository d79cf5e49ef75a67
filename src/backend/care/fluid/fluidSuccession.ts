import type { FluidAssignment } from '@/domain/fluid/assignment';
import { statusOn } from '@/domain/fluid/assignmentDays';
import type { Patient } from '@/domain/patients/patient';
import { addDays, patientDay } from '@/domain/patientDay';
import { clockOf } from '@/domain/rules/alertLimits';
import type { WriteContext } from '../writeContext';
import type { WriteTransaction } from '../../store/transaction';

export const todayOf = (patient: Patient, now: number): string => patientDay(now, clockOf(patient));

/** The patient day from which a decision of now holds: nothing is asked afterwards of days that are over. */
export const holdsFrom = (start: string, today: string): string => (start > today ? start : today);

/**
 * One plan at a time: whatever else holds ends on the day before, and what was to begin later never does, unless this one
 * is over by then.
 */
export async function supersede(
  transaction: WriteTransaction,
  by: FluidAssignment,
  patient: Patient,
  { now, newId, by: who }: WriteContext,
): Promise<void> {
  const store = transaction.table('fluidAssignments');
  const today = todayOf(patient, now);
  const from = holdsFrom(by.start, today);
  const last = addDays(from, -1);
  const at = new Date(now).toISOString();
  for (const other of await store.index('patient').getAll(by.patient)) {
    const standing = statusOn(other, today);
    if (other.id === by.id || !['active', 'paused', 'planned'].includes(standing)) continue;
    if (by.end !== undefined && other.start > by.end) continue;
    const { end } = other;
    const isNeverBegun = other.start > last;
    const isOver = last < today || isNeverBegun || other.status === 'paused';
    await store.put({
      ...other,
      ...(!isNeverBegun && { end: end !== undefined && end < last ? end : last }),
      supersededBy: by.id,
      ...(other.endBefore === undefined && { endBefore: end ?? null }),
      status: isOver ? 'superseded' : other.status,
      version: newId(),
      updatedAt: at,
      history: isOver
        ? [...other.history, { at, by: who, status: 'superseded' as const, from }]
        : other.history,
    });
  }
}

/** Where a plan is given up before it began, the one that was to end for it goes on as it was meant. */
export async function giveWayBack(
  transaction: WriteTransaction,
  given: FluidAssignment,
  { now, newId }: WriteContext,
): Promise<void> {
  const store = transaction.table('fluidAssignments');
  for (const other of await store.index('patient').getAll(given.patient)) {
    if (other.supersededBy !== given.id || other.status !== 'active') continue;
    const { end: _end, supersededBy: _by, endBefore, ...rest } = other;
    await store.put({
      ...rest,
      ...(typeof endBefore === 'string' && { end: endBefore }),
      version: newId(),
      updatedAt: new Date(now).toISOString(),
    });
  }
}
