import type { Stretch } from './days';

function mix(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Between 0 and 1; looks like chance, and is the same each time. */
export const chance = (seed: number, place: number): number => mix(mix(seed) + place) / 2 ** 32;

/** Something that happens a number of times a day: less at weekends, a little more from year to year. */
export interface Flow {
  seed: number;
  perDay: number;
}

/** The day from which the years are counted, 1 January 2026, in days since 1970. */
const FIRST_DAY = 20_454;
const GROWTH_PER_YEAR = 0.06;
/** 1 January 1970 was a Thursday. */
const isWeekend = (day: number): boolean => (day + 3) % 7 > 4;

/** How much of a flow there was on a day, counted in days since 1970. */
export function amountOn({ seed, perDay }: Flow, day: number): number {
  const year = (day - FIRST_DAY) / 365;
  return Math.round(
    perDay * (1 + GROWTH_PER_YEAR * year) * (isWeekend(day) ? 0.7 : 1.1) * (0.75 + 0.5 * chance(seed, day)),
  );
}

export function amountIn(flow: Flow, { from, days }: Stretch): number {
  let sum = 0;
  for (let day = from; day < from + days; day += 1) sum += amountOn(flow, day);
  return sum;
}

/** Whole numbers in about the given proportions that add up to the total. */
export function shared(total: number, proportions: readonly number[]): number[] {
  const whole = proportions.reduce((sum, part) => sum + part, 0);
  let reached = 0;
  let given = 0;
  return proportions.map((part) => {
    reached += part;
    const upTo = Math.round((total * reached) / whole);
    const own = upTo - given;
    given = upTo;
    return own;
  });
}

/** How much more there is than before, as a share of what was before. */
export const growthOf = (now: number, before: number): number => (before === 0 ? 0 : now / before - 1);
