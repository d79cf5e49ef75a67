import type { AssignmentStatus, DayRun, FluidAssignment } from './assignment';
import { runOn } from './days/fluidAdherence';
import { totalTable } from '../totalTable';

type Held = Pick<FluidAssignment, 'status' | 'start' | 'end' | 'supersededBy' | 'history'>;

/** As it stands on a patient day: one that was to begin later is `planned`, one whose end has come is over. */
export function statusOn(
  { status, start, end, supersededBy }: Omit<Held, 'history'>,
  day: string,
): AssignmentStatus | 'planned' {
  if (status !== 'active' && status !== 'paused') return status;
  if (day < start) return 'planned';
  if (end === undefined || day <= end) return status;
  return supersededBy === undefined ? 'completed' : 'superseded';
}

/**
 * Tells whether the plan was in force on a patient day, past ones too: not before start or after end, and not while
 * it paused.
 */
export function heldOn({ status, start, end, history }: Held, day: string): boolean {
  if (status === 'draft' || day < start || (end !== undefined && day > end)) return false;
  const last = history.findLast(({ from }) => from <= day);
  return last?.status === 'active';
}

/** Gives what the plan asked for on a patient day; null where it did not hold. */
export function askedOn(assignment: FluidAssignment, day: string): DayRun | null {
  if (!heldOn(assignment, day)) return null;
  const run = assignment.runs.findLast(({ from }) => from <= day);
  return run ? runOn(run, run.dialysisWeekdays ?? assignment.dialysisWeekdays, day) : null;
}

/** Gives what was asked for on a patient day by whichever of the patient's plans held. */
export function askedByAny(assignments: readonly FluidAssignment[], day: string): DayRun | null {
  for (const assignment of assignments) {
    const period = askedOn(assignment, day);
    if (period) return period;
  }
  return null;
}

const next: Record<AssignmentStatus, readonly AssignmentStatus[]> = totalTable(
  {
    draft: ['draft', 'active'],
    // An assignment that becomes active again is recalculated with the newest revision of the plan and the newest
    // readings.
    active: ['active', 'paused', 'completed'],
    paused: ['active', 'completed'],
    completed: [],
    superseded: [],
  },
  () => [],
);

/** Tells whether an assignment in one state may move to another. */
export const mayBecome = (from: AssignmentStatus, to: AssignmentStatus): boolean => next[from].includes(to);
