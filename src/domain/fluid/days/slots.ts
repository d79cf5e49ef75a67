import type { FluidDistribution, FluidSlot } from '../plan';

/** A slot of a patient's day: times of day HH:MM (`end` may be after midnight), minutes counted from waking. */
export interface Slot {
  label: string;
  start: string;
  end: string;
  fromMinute: number;
  toMinute: number;
}
/** A slot with what is to be drunk in it, mL. */
export interface FilledSlot extends Slot {
  ml: number;
}

const DAY_MINUTES = 1440;
/** Nobody has slots shorter than this, however early they sleep, minutes. */
const SHORTEST_SPAN = 240;
/** The times used where a patient's are not known. A calculated plan marks them as assumed. */
export const assumedTimes = { wakeUpTime: '07:00', sleepTime: '23:00' } as const;

export interface AwakeTimes {
  wakeUpTime?: string | undefined;
  sleepTime?: string | undefined;
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const timeAt = (minute: number): string => {
  const within = ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(within / 60))}:${pad(within % 60)}`;
};
/** Minutes from one time of day to the next occurrence of another: 1 to 1440. */
export const minutesBetween = (from: string, to: string): number =>
  ((minutesOf(to) - minutesOf(from) + DAY_MINUTES - 1) % DAY_MINUTES) + 1;

/** Waking and sleeping as known, or as assumed where either is not. */
export function awakeTimes({ wakeUpTime, sleepTime }: AwakeTimes): {
  wakeUpTime: string;
  sleepTime: string;
  assumed: boolean;
} {
  return {
    wakeUpTime: wakeUpTime ?? assumedTimes.wakeUpTime,
    sleepTime: sleepTime ?? assumedTimes.sleepTime,
    assumed: wakeUpTime === undefined || sleepTime === undefined,
  };
}

/**
 * The slots of a patient's day in the order of that day, which begins at waking.
 * @param quietHours of slots by count: the last one ends so long before sleep, unless the day would be left too short
 */
export function slotsOf(slots: FluidSlot, times: AwakeTimes, quietHours: number): Slot[] {
  const { wakeUpTime, sleepTime } = awakeTimes(times);
  const wake = minutesOf(wakeUpTime);
  if (slots.by === 'times') {
    return slots.slots
      .map(({ label, start, end }) => {
        const begins = minutesBetween(wakeUpTime, start) % DAY_MINUTES;
        const toMinute = begins + minutesBetween(start, end);
        // One in which the patient wakes up is drunk after waking, not at the very end of the day.
        if (toMinute > DAY_MINUTES)
          return { label, start, end, fromMinute: 0, toMinute: toMinute - DAY_MINUTES };
        return { label, start, end, fromMinute: begins, toMinute };
      })
      .toSorted((a, b) => a.fromMinute - b.fromMinute);
  }
  const awake = minutesBetween(wakeUpTime, sleepTime);
  const span = Math.max(awake - Math.round(quietHours * 60), Math.min(awake, SHORTEST_SPAN));
  const cut = (index: number) => Math.round((span * index) / slots.count);
  return Array.from({ length: slots.count }, (_, index) => {
    const [fromMinute, toMinute] = [cut(index), cut(index + 1)];
    return {
      label: '',
      start: timeAt(wake + fromMinute),
      end: timeAt(wake + toMinute),
      fromMinute,
      toMinute,
    };
  });
}

/** The relative weights of a number of slots. */
export function weightsOf(distribution: FluidDistribution, count: number): number[] {
  switch (distribution.by) {
    case 'equal':
      return Array.from({ length: count }, () => 1);
    case 'frontLoaded':
      return Array.from({ length: count }, (_, index) => count - index);
    case 'percent':
      return Array.from({ length: count }, (_, index) => distribution.shares[index] ?? 0);
  }
}

/**
 * Shares a day total out in whole steps: every slot gets its part rounded down, and the steps that are left go to the
 * largest remainders, earlier slots first. What is less than a step goes where the next step would have gone. A slot
 * that weighs nothing gets nothing.
 * @param totalMl mL, not negative, whole
 * @param weights not negative; all zero counts as equal
 * @returns mL per slot, always adding up to `totalMl`
 */
export function distribute(totalMl: number, weights: readonly number[], stepMl: number): number[] {
  const sum = weights.reduce((all, one) => all + one, 0);
  const parts = weights.map((weight) => (sum > 0 ? weight / sum : 1 / weights.length));
  const steps = Math.floor(totalMl / stepMl);
  const exact = parts.map((part) => {
    const share = part * steps;
    // 0.3 of 30 is 9 and not 8.999…
    return Math.abs(share - Math.round(share)) < 1e-9 ? Math.round(share) : share;
  });
  const given = exact.map(Math.floor);
  const order = exact
    .map((share, index) => ({ index, remainder: Math.round((share - Math.floor(share)) * 1e9) }))
    .filter(({ index }) => (parts[index] ?? 0) > 0)
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  let left = steps - given.reduce((all, one) => all + one, 0);
  for (const { index } of order) {
    if (left <= 0) break;
    given[index] = (given[index] ?? 0) + 1;
    left -= 1;
  }
  const volumes = given.map((count) => count * stepMl);
  const rest = totalMl - steps * stepMl;
  const next = order[(steps - exact.reduce((all, one) => all + Math.floor(one), 0)) % order.length]?.index;
  if (rest > 0 && next !== undefined) volumes[next] = (volumes[next] ?? 0) + rest;
  return volumes;
}
