import type { FluidTarget } from '@/domain/patients/patient';
import { addDays, weekdayOf } from '@/domain/patientDay';
import type { DayRun, FluidRun } from '../assignment';
import type { FilledSlot } from './slots';
import { otherwise } from '@/domain/totalTable';

/** A minimum counts as met from this share of it on, per cent. */
const MINIMUM_MET = 90;

export type DayOutcome = 'met' | 'under' | 'over' | 'unknown';

/** Judges a patient day's intake against its target. `null`, nothing on record, is unknown and never zero. */
export function dayOutcome(target: FluidTarget, ml: number | null): DayOutcome {
  if (ml === null) return 'unknown';
  switch (target.direction) {
    case 'minimum':
      return ml * 100 >= target.minMl * MINIMUM_MET ? 'met' : 'under';
    case 'maximum':
      return ml <= target.maxMl ? 'met' : 'over';
    case 'range':
      return ml < target.minMl ? 'under' : ml > target.maxMl ? 'over' : 'met';
    default:
      return otherwise(target, 'unknown');
  }
}

/** Gives the day's run that holds on a patient day: the variant for dialysis days where that day is one. */
export function runOn(
  run: Pick<FluidRun, 'day' | 'dialysisDay'>,
  dialysisWeekdays: readonly number[],
  day: string,
): DayRun {
  return run.dialysisDay && dialysisWeekdays.includes(weekdayOf(day)) ? run.dialysisDay : run.day;
}

export interface FluidAdherence {
  met: number;
  under: number;
  over: number;
  /** Days without an entry: excluded from the share, and said. */
  unknown: number;
}

/**
 * Counts the days on which the target was met, from one patient day to another, both included.
 * @param drunk mL per patient day; a day that is absent is unknown
 * @param targetOn the target of a day; null where none held, and the day does not count
 */
export function fluidAdherence(
  from: string,
  to: string,
  drunk: ReadonlyMap<string, number>,
  targetOn: (day: string) => FluidTarget | null,
): FluidAdherence {
  const counts: FluidAdherence = { met: 0, under: 0, over: 0, unknown: 0 };
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const target = targetOn(day);
    if (target) counts[dayOutcome(target, drunk.get(day) ?? null)] += 1;
  }
  return counts;
}

/**
 * Calculates the intake expected by now: whole slots that are over, and the part of the running one that is.
 * @param minute minutes since the patient's day began at waking
 * @returns mL, unrounded
 */
export function expectedBy(slots: readonly FilledSlot[], minute: number): number {
  return slots.reduce((sum, { fromMinute, toMinute, ml }) => {
    const share = toMinute > fromMinute ? (minute - fromMinute) / (toMinute - fromMinute) : 1;
    return sum + ml * Math.min(Math.max(share, 0), 1);
  }, 0);
}
