import type { Intake } from './intake';

/** The maximum of a medicine taken as needed counts this long: real hours, also where the clocks change. */
const COUNTED_MS = 24 * 3_600_000;
/** Days to each side of one whose intakes can lie within those hours, in whatever zone they were entered. */
export const COUNTED_DAYS = 2;

/** The instants, epoch ms, at which a medicine was taken; what was skipped is none. */
export const takenInstants = (entries: readonly Intake[], allocation: string): number[] =>
  entries.flatMap((one) =>
    one.allocation === allocation && one.state === 'taken' ? Date.parse(one.takenAt ?? one.loggedAt) : [],
  );

/**
 * The most intakes of any 24 hours that hold an instant. One exactly 24 hours later is no longer within them.
 * @param at epoch ms
 * @param taken epoch ms, in any order
 */
export function mostIn24Hours(at: number, taken: readonly number[]): number {
  const within = (start: number) => (one: number) => one >= start && one - start < COUNTED_MS;
  const starts = [at, ...taken.filter((one) => one <= at && at - one < COUNTED_MS)];
  return Math.max(...starts.map((start) => taken.filter(within(start)).length));
}
