import type { FluidAssignment } from '@/domain/fluid/assignment';
import { statusOn } from '@/domain/fluid/assignmentDays';
import type { Patient } from '@/domain/patients/patient';
import { addDays, patientDay } from '@/domain/patientDay';
import { clockOf } from '@/domain/rules/alertLimits';
import { note } from '../audit/audit';
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
    const { end } = other;
    // What only begins later, or is over by then, has nothing to give way to.
    if ((by.end !== undefined && other.start > by.end) || (end !== undefined && end < from)) continue;
    const isNeverBegun = other.start > last;
    const isOver = last < today || isNeverBegun || other.status === 'paused';
    await store.put({
      ...other,
      ...(!isNeverBegun && { end: last }),
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

/**
 * Where a plan is given up before it began, what was to end for it is as it was: what holds goes on, what pauses can be
 * resumed, and what was planned is to follow. One that has begun gives nothing back: others ended for it.
 */
export async function giveWayBack(
  transaction: WriteTransaction,
  given: FluidAssignment,
  patient: Patient,
  context: WriteContext,
): Promise<void> {
  const { now, newId, by } = context;
  const today = todayOf(patient, now);
  if (given.start <= today) return;
  const store = transaction.table('fluidAssignments');
  const others = await store.index('patient').getAll(given.patient);
  const followed = others.filter(({ supersededBy }) => supersededBy === given.id);
  const isCurrent = (one: FluidAssignment) => ['active', 'paused'].includes(statusOn(one, today));
  const isReplaced = others.some((one) => isCurrent(one) && !followed.includes(one));
  const at = new Date(now).toISOString();
  const { reason } = given;
  for (const other of followed) {
    if (isReplaced && other.start <= today) continue;
    const { end: _end, supersededBy: _by, endBefore, ...rest } = other;
    const status = other.history.findLast((one) => one.status !== 'superseded')?.status ?? 'active';
    await store.put({
      ...rest,
      ...(typeof endBefore === 'string' && { end: endBefore }),
      status,
      version: newId(),
      updatedAt: at,
      history: [...other.history, { at, by, status, reason, from: holdsFrom(other.start, today) }],
    });
    const about = { kind: 'fluidAssignments', record: other.id, patient: patient.id };
    await note(transaction, context, { action: 'restored', ...about, reason });
  }
  // The last one first: each ends what comes before it.
  const planned = (await store.index('patient').getAll(given.patient))
    .filter((one) => one.status === 'active' && one.start > today)
    .toSorted((a, b) => (a.start < b.start ? 1 : -1));
  for (const one of planned) await supersede(transaction, one, patient, context);
}
