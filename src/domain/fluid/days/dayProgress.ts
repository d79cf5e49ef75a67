import { atMinuteOfDay, minuteOfDay, patientDay, type PatientClock } from '@/domain/patientDay';
import { expectedBy } from './fluidAdherence';
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

/** The clock by which a day's slots begin: at waking, or where the time is not known, as it is assumed. */
const slotClock = (clock: PatientClock): PatientClock => ({
  ...clock,
  wakeUpTime: awakeTimes(clock).wakeUpTime,
});

/**
 * Minutes by the clock since the patient woke up on the patient day of an instant; before waking, where the time was
 * assumed, less than zero. Slots are times of day: on the days when the clocks change they go with the clock.
 */
export const minuteOf = (at: number, clock: PatientClock): number =>
  minuteOfDay(at, patientDay(at, clock), slotClock(clock));

/** The intake of a day against its slots by now, mL: expected to tens, for nobody drinks to the mL. */
export interface Pace {
  expectedMl: number;
  /** Above zero where more was drunk. */
  differenceMl: number;
  is: 'on' | 'more' | 'less';
}

/** @param stepMl of the plan: within half a step somebody is on pace */
export function paceOf(slots: readonly FilledSlot[], drunkMl: number, minute: number, stepMl: number): Pace {
  const expectedMl = Math.round(expectedBy(slots, minute) / 10) * 10;
  const differenceMl = drunkMl - expectedMl;
  const isOn = Math.abs(differenceMl) * 2 <= stepMl;
  return { expectedMl, differenceMl, is: isOn ? 'on' : differenceMl > 0 ? 'more' : 'less' };
}

/** Lists the intake expected at each turn of a day's slots: instants in epoch ms, mL. */
export function paceLine(
  slots: readonly FilledSlot[],
  day: string,
  clock: PatientClock,
): { at: number; ml: number }[] {
  const turns = new Set(slots.flatMap(({ fromMinute, toMinute }) => [fromMinute, toMinute]));
  return [...turns]
    .toSorted((a, b) => a - b)
    .map((minute) => ({ at: atMinuteOfDay(minute, day, slotClock(clock)), ml: expectedBy(slots, minute) }));
}

/** Reads a pace line at an instant: between its turns as much as has passed of the time between them. */
export function paceAt(line: readonly { at: number; ml: number }[], at: number): number {
  const after = line.findIndex((turn) => turn.at > at);
  const [last, next] = [line[after < 0 ? line.length - 1 : after - 1], line[after]];
  if (!last) return next?.ml ?? 0;
  if (!next) return last.ml;
  return last.ml + ((next.ml - last.ml) * (at - last.at)) / (next.at - last.at);
}

/**
 * Sums the intake in each slot of a day.
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
