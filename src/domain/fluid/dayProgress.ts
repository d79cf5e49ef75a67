import { dayBounds, patientDay, type PatientClock } from '../patientDay';
import { awakeTimes, type FilledSlot } from './slots';

export interface Drink {
  /** Epoch ms. */
  at: number;
  ml: number;
}

/** A slot with what was drunk in it so far, mL, and whether it is over, running or still ahead. */
export interface SlotProgress extends FilledSlot {
  drunkMl: number;
  state: 'over' | 'running' | 'ahead';
}

/**
 * Minutes since the patient woke up on the patient day of an instant; before waking, where the time was assumed, less
 * than zero.
 */
export function minuteOf(at: number, clock: PatientClock): number {
  const { wakeUpTime } = awakeTimes(clock);
  const { from } = dayBounds(patientDay(at, clock), { ...clock, wakeUpTime });
  return (at - from) / 60_000;
}

/**
 * What was drunk in each slot of a day.
 * @param drinks of this day
 * @returns `besideMl`: what was drunk in none of them
 */
export function slotProgress(
  slots: readonly FilledSlot[],
  drinks: readonly Drink[],
  clock: PatientClock,
  now: number,
): { slots: SlotProgress[]; besideMl: number } {
  const minute = minuteOf(now, clock);
  let besideMl = drinks.reduce((sum, { ml }) => sum + ml, 0);
  const filled = slots.map((slot): SlotProgress => {
    const { fromMinute, toMinute } = slot;
    const drunkMl = drinks.reduce((sum, { at, ml }) => {
      const drunk = minuteOf(at, clock);
      return drunk >= fromMinute && drunk < toMinute ? sum + ml : sum;
    }, 0);
    besideMl -= drunkMl;
    const state = minute >= toMinute ? 'over' : minute < fromMinute ? 'ahead' : 'running';
    return { ...slot, drunkMl, state };
  });
  return { slots: filled, besideMl };
}

/** Sums per patient day, mL. A day without a drink is absent: unknown, not zero. */
export function drunkByDay(drinks: readonly Drink[], clock: PatientClock): Map<string, number> {
  const days = new Map<string, number>();
  for (const { at, ml } of drinks) {
    const day = patientDay(at, clock);
    days.set(day, (days.get(day) ?? 0) + ml);
  }
  return days;
}
