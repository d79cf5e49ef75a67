import { addDays } from '@/domain/patientDay';
import type { FluidAssignment } from '../assignment';
import { heldOn } from '../assignmentDays';
import type { AskedPeriod } from './askedDays';

/** More changes than this nobody looks back over. */
const MOST_PERIODS = 60;

function periodsOf(assignment: FluidAssignment): AskedPeriod[] {
  const { start, end, history, runs } = assignment;
  const after = end === undefined ? [] : [addDays(end, 1)];
  const turns = [start, ...history.map(({ from }) => from), ...runs.map(({ from }) => from), ...after];
  const days = [...new Set(turns)].toSorted();
  return days.flatMap((from, index): AskedPeriod[] => {
    const run = runs.findLast((one) => one.from <= from);
    if (!run || !heldOn(assignment, from)) return [];
    const next = days[index + 1];
    const weekdays = run.dialysisWeekdays ?? assignment.dialysisWeekdays;
    return [
      {
        from,
        ...(next !== undefined && { to: addDays(next, -1) }),
        target: run.day.target,
        ...(run.dialysisDay &&
          weekdays.length > 0 && { dialysis: { weekdays, target: run.dialysisDay.target } }),
      },
    ];
  });
}

/** Lists what a patient's plans asked for, and ask for, by stretches of days, ascending; undefined without a plan. */
export function askedPeriods(assignments: readonly FluidAssignment[]): AskedPeriod[] | undefined {
  if (assignments.every(({ status }) => status === 'draft')) return undefined;
  return assignments
    .flatMap(periodsOf)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .slice(-MOST_PERIODS);
}
