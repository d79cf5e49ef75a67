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
  /** What is shown as the limit: for a plan its target, not a share of it. */
  shown: number;
}

/** Of "< 3" it is known that it lies below 3, and of "> 6" that it lies above 6: at the limit itself that decides. */
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

/** Whether a value may lie further out than it says, on the side on which a bound warns. */
function mayBeFurther(comparator: Comparator, side: Figure['comparator']): boolean {
  if (side === undefined) return false;
  if (comparator === 'between') return true;
  return warnsOfLow(comparator) ? side.startsWith('<') : side.startsWith('>');
}

/** Whether a figure lies beyond a bound. */
export function matches({ comparator, limit, upper, diastolic }: Bound, figure: Figure): boolean {
  if (comparator === 'between') return figure.value >= limit && figure.value <= (upper ?? limit);
  if (compare(comparator, figure.value, limit, figure.comparator)) return true;
  return (
    diastolic !== undefined &&
    figure.diastolic !== undefined &&
    compare(comparator, figure.diastolic, diastolic)
  );
}

/** Whether a figure lies beyond a bound by the margin, in the safe direction. */
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
