import type { Comparator } from './comparators';
import type { ThresholdOrigin } from './evaluation';
import type { Figure } from './figure';
import { warnsOfLow } from './ruleSubject';

/** One limit of a level as it is compared, in the subject's unit. */
export interface Bound {
  comparator: Comparator;
  limit: number;
  /** The upper end of `between`. */
  upper?: number | undefined;
  diastolic?: number | undefined;
  origin: ThresholdOrigin;
  /** The limit as it is shown: for a plan its target, not a share of it. */
  shown: number;
}

/**
 * Compares a value with a limit. A value reported as "< 3" is known to lie below 3, and one reported as "> 6" above
 * 6: at the limit itself that decides.
 */
function compare(comparator: Comparator, value: number, limit: number, side?: Figure['comparator']): boolean {
  if (value === limit && side === '<') return warnsOfLow(comparator);
  if (value === limit && side === '>') return !warnsOfLow(comparator);
  switch (comparator) {
    case 'below':
      return value < limit;
    case 'atMost':
      return value <= limit;
    case 'above':
      return value > limit;
    case 'atLeast':
      return value >= limit;
    // A band is two bounds, each compared as one of the others.
    case 'between':
    case 'outside':
      return false;
  }
}

/** Tells whether a value may lie further out than it says, on the side on which a bound warns. */
function mayBeFurther(comparator: Comparator, side: Figure['comparator']): boolean {
  if (side === undefined) return false;
  if (comparator === 'between') return true;
  return warnsOfLow(comparator) ? side.startsWith('<') : side.startsWith('>');
}

/** Tells whether a figure lies beyond a bound. */
export function matches({ comparator, limit, upper, diastolic }: Bound, figure: Figure): boolean {
  if (comparator === 'between') return figure.value >= limit && figure.value <= (upper ?? limit);
  if (compare(comparator, figure.value, limit, figure.comparator)) return true;
  return (
    diastolic !== undefined &&
    figure.diastolic !== undefined &&
    compare(comparator, figure.diastolic, diastolic)
  );
}

/** Tells whether a figure lies on the safe side of a bound, at least by the margin. */
export function isSafe(bound: Bound, figure: Figure, marginOf: (limit: number) => number): boolean {
  const { comparator, limit, upper, diastolic } = bound;
  const { value } = figure;
  if (mayBeFurther(comparator, figure.comparator)) return false;
  if (comparator === 'between')
    return value <= limit - marginOf(limit) || value >= (upper ?? limit) + marginOf(upper ?? limit);
  if (matches(bound, figure)) return false;
  if (warnsOfLow(comparator)) return value >= limit + marginOf(limit);
  if (value > limit - marginOf(limit)) return false;
  if (diastolic === undefined || figure.diastolic === undefined) return true;
  return figure.diastolic <= diastolic - marginOf(diastolic);
}
