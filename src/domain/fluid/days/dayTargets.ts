import type { FluidTarget } from '@/domain/patients/patient';
import type { DayRun, FluidAssignment } from '../assignment';
import { askedByAny } from '../assignmentDays';

/** The target of a patient on a day, mL; `run` where a plan that was given here asks it. */
export interface AskedDay {
  target: FluidTarget;
  run: DayRun | null;
}

/**
 * Gives the target of a patient day by day. A target in the record itself counts only for a patient who was never
 * given a plan here; then every day has the one of today, for earlier ones are not known.
 */
export function dayTargets(
  own: FluidTarget | undefined,
  assignments: readonly FluidAssignment[],
): (day: string) => AskedDay | null {
  if (assignments.every(({ status }) => status === 'draft'))
    return () => (own ? { target: own, run: null } : null);
  return (day) => {
    const run = askedByAny(assignments, day);
    return run && { target: run.target, run };
  };
}
