import { askedByAny } from '@/domain/fluid/assignmentDays';
import { minuteOf, paceOf, type Pace } from '@/domain/fluid/days/dayProgress';
import type { PatientSummary } from '@/domain/patients/summary';
import { fluidAssignments } from '@/features/fluidPlans/slice';
import { useNow } from '@/shared/store/clock';
import { useOwned } from '@/shared/store/ownedSlice';

/**
 * The intake of today compared with the slots of the plan, which are fetched for this patient only.
 * @param today the patient's day
 * @param drunk so far, mL
 * @returns null while the plan is on its way, and where it has no slots
 */
export function usePace(summary: PatientSummary, today: string, drunk: number): Pace | null {
  const now = useNow();
  const { rows } = useOwned(fluidAssignments, summary.id);
  const run = askedByAny(rows, today);
  if (!run || run.slots.length === 0) return null;
  const body = rows.find(({ runs }) =>
    runs.some(({ day, dialysisDay }) => day === run || dialysisDay === run),
  )?.body;
  const minute = minuteOf(now, { timeZone: summary.timeZone, wakeUpTime: summary.wakeUpTime });
  return paceOf(run.slots, drunk, minute, body?.stepMl ?? 1);
}
