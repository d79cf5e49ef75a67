import { analyteFacts, fromCanonicalLab, toCanonicalLab, unitOfAnalyte, type LabUnit } from './analyteFacts';
import type { Analyte } from './analytes';
import { isLabMistake, type LabResult } from './labResult';

type Reported = Pick<LabResult, 'analyte' | 'value' | 'unit'>;

/** The value in the canonical unit of its analyte, unrounded; null for a unit that the analyte has not. */
export function canonicalLabValue({ analyte, value, unit }: Reported): number | null {
  const known = unitOfAnalyte(analyte, unit);
  return known ? toCanonicalLab(value, known) : null;
}

/** The usual range of adults in a unit, the one that `labStandingOf` judges by; empty where only the laboratory can say. */
export function usualRangeIn(
  analyte: Analyte,
  unit: LabUnit,
): { min?: number; max?: number; below?: number } {
  const { limitFactor } = unit;
  const inUnit = (value: number) =>
    limitFactor === undefined ? fromCanonicalLab(value, unit) : value / limitFactor;
  const ends = Object.entries(analyteFacts[analyte].usual ?? {});
  return Object.fromEntries(ends.map(([end, value]) => [end, inUnit(value)]));
}

/** Where a value stands against a range. `unknown`: nothing to compare it with, or it cannot be said. */
export type LabStanding = 'low' | 'within' | 'high' | 'unknown';

interface Bounds {
  low?: number | undefined;
  /** Still within. */
  high?: number | undefined;
  /** No longer within. */
  below?: number | undefined;
}

const isLess = (value: number, bound: number, comparator: LabResult['comparator']): boolean =>
  value < bound || (value === bound && comparator === '<');
const isMore = (value: number, bound: number, comparator: LabResult['comparator']): boolean =>
  value > bound || (value === bound && comparator === '>');

/**
 * Judges where a value lies between the bounds. "< 5" only says that it lies below 5: that may be below the lower
 * bound, too.
 */
function standingIn(value: number, comparator: LabResult['comparator'], bounds: Bounds): LabStanding {
  const { low, high, below } = bounds;
  if (low === undefined && high === undefined && below === undefined) return 'unknown';
  const isUpTo = comparator === '<' || comparator === '<=';
  const isFrom = comparator === '>' || comparator === '>=';
  const isHigh =
    (high !== undefined && isMore(value, high, comparator)) || (below !== undefined && value >= below);
  const isLow = low !== undefined && isLess(value, low, comparator);
  if (isUpTo) {
    if (isLow) return 'low';
    const isBelowHigh =
      (high === undefined || value <= high) && (below === undefined || isLess(value, below, comparator));
    return low === undefined && isBelowHigh ? 'within' : 'unknown';
  }
  if (isFrom) {
    if (isHigh) return 'high';
    return high === undefined && below === undefined && !isLow ? 'within' : 'unknown';
  }
  if (isLow) return 'low';
  return isHigh ? 'high' : 'within';
}

/**
 * The value that limits are compared with, canonical: ratios by the figures that KDIGO gives in each unit, so that
 * 29 mg/g is as far below 30 mg/g as it says. Null for a unit that the analyte has not.
 */
export function labValueForLimits({ analyte, value, unit }: Reported): number | null {
  const known = unitOfAnalyte(analyte, unit);
  if (!known) return null;
  const { limitFactor } = known;
  return limitFactor === undefined ? toCanonicalLab(value, known) : value * limitFactor;
}

/**
 * Where a result stands: in the laboratory's own range where it gave one, else in the usual one of adults. A result
 * without any range is never called normal.
 */
export function labStandingOf(
  result: Pick<LabResult, 'analyte' | 'value' | 'unit' | 'comparator' | 'range'>,
): { standing: LabStanding; by: 'laboratory' | 'usual' | null } {
  const { analyte, value, unit, comparator, range } = result;
  if (range && (range.low !== undefined || range.high !== undefined))
    return { standing: standingIn(value, comparator, range), by: 'laboratory' };
  const [canonical, { usual }] = [labValueForLimits({ analyte, value, unit }), analyteFacts[analyte]];
  if (canonical === null || usual === null) return { standing: 'unknown', by: null };
  return {
    standing: standingIn(canonical, comparator, { low: usual.min, high: usual.max, below: usual.below }),
    by: 'usual',
  };
}

/** The results of one analyte that count, the oldest first. */
export const countedResults = <R extends Pick<LabResult, 'analyte' | 'at' | 'status'>>(
  results: readonly R[],
  analyte: Analyte,
): R[] =>
  results
    .filter((one) => one.analyte === analyte && !isLabMistake(one))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
