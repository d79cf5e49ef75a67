/** The use and period of a name, address, number or telephone: when it holds. */
interface Held {
  use?: string | undefined;
  rank?: number | undefined;
  period?: { start?: string | undefined; end?: string | undefined } | undefined;
}

/** Uses that are never the one that holds. */
const PAST: ReadonlySet<string> = new Set(['old', 'temp']);

/** A date of FHIR is as exact as it is long: a year lasts until its end. */
const compared = (date: string, now: number): number => {
  if (date.includes('T')) return Math.sign(now - Date.parse(date));
  const today = new Date(now).toISOString().slice(0, date.length);
  return today === date ? 0 : today < date ? -1 : 1;
};

/**
 * Tells whether something holds at an instant (epoch ms): it is neither old nor for a while, has begun, and has not
 * ended.
 */
function isCurrent({ use, period }: Held, now: number): boolean {
  if (use !== undefined && PAST.has(use)) return false;
  const { start, end } = period ?? {};
  return (start === undefined || compared(start, now) >= 0) && (end === undefined || compared(end, now) <= 0);
}

/** Those that hold, the one to be tried first (`rank`) before the others; in the order of the source where it ranks none. */
export const currentOf = <T extends Held>(list: readonly T[], now: number): T[] =>
  list
    .filter((one) => isCurrent(one, now))
    .toSorted((a, b) => (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER));
