import { useMemo } from 'react';
import { askedByAny } from '@/domain/fluid/assignmentDays';
import { paceLine } from '@/domain/fluid/days/dayProgress';
import type { Measure } from '@/domain/readings/measure';
import type { PatientClock } from '@/domain/patientDay';
import type { PeriodRange } from '@/domain/readings/periods';
import { fluidAssignments } from '@/features/fluidPlans/slice';
import { useOwned } from '@/shared/store/ownedSlice';
import type { View } from './periodView';

const none: View['pace'] = [];

/** Of a single day of water: what the slots of the plan that held ask by when. None while that is not known. */
export function useMeasureChange(
  patient: string,
  measure: Measure,
  { period, first }: PeriodRange,
  clock: PatientClock,
): View['pace'] {
  const { rows } = useOwned(fluidAssignments, patient);
  return useMemo(() => {
    if (measure !== 'water' || period !== 'daily') return none;
    const run = askedByAny(rows, first);
    return run ? paceLine(run.slots, first, clock) : none;
  }, [rows, measure, period, first, clock]);
}
