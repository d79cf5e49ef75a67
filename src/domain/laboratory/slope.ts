/** The course of eGFR as a straight line: mL/min/1.73 m² per year, with the bounds of its 95 % interval. */
export interface Slope {
  perYear: number;
  low: number;
  high: number;
  /** The number of values that the slope stands on. */
  values: number;
}

const YEAR_MS = 365.25 * 86_400_000;
/** Fewer values, or a shorter time, say nothing of a year. */
const LEAST_VALUES = 4;
const LEAST_MS = 365 * 86_400_000;
/** A sustained decline of more than this is rapid progression (KDIGO 2024, practice point 2.1.3). */
export const RAPID_DECLINE_PER_YEAR = -5;

/**
 * Quantile of Student's t for 97.5 %: Fisher's expansion around the normal one; tables below five degrees of freedom,
 * where it is coarse.
 */
function t975(freedom: number): number {
  const small = [12.706205, 4.302653, 3.182446, 2.776445][freedom - 1];
  if (small !== undefined) return small;
  const z = 1.959963984540054;
  const power = (exponent: number) => z ** exponent;
  return (
    z +
    (power(3) + z) / (4 * freedom) +
    (5 * power(5) + 16 * power(3) + 3 * z) / (96 * freedom ** 2) +
    (3 * power(7) + 19 * power(5) + 17 * power(3) - 15 * z) / (384 * freedom ** 3) +
    (79 * power(9) + 776 * power(7) + 1482 * power(5) - 1920 * power(3) - 945 * z) / (92_160 * freedom ** 4)
  );
}

const meanOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

/**
 * Least squares over all values.
 * @param values instants in epoch ms, eGFR in mL/min/1.73 m²
 * @returns null for fewer than four values, or for less than a year
 */
export function slopeOf(values: readonly { at: number; value: number }[]): Slope | null {
  const points = values.map(({ at, value }) => ({ x: at / YEAR_MS, y: value }));
  const times = points.map(({ x }) => x);
  const instants = values.map(({ at }) => at);
  if (points.length < LEAST_VALUES || Math.max(...instants) - Math.min(...instants) < LEAST_MS) return null;
  const [x0, y0] = [meanOf(times), meanOf(points.map(({ y }) => y))];
  const sum = (of: (dx: number, dy: number) => number) =>
    points.reduce((total, { x, y }) => total + of(x - x0, y - y0), 0);
  const spread = sum((dx) => dx ** 2);
  const perYear = sum((dx, dy) => dx * dy) / spread;
  const residual = sum((dx, dy) => (dy - perYear * dx) ** 2);
  const freedom = points.length - 2;
  const half = t975(freedom) * Math.sqrt(residual / freedom / spread);
  return { perYear, low: perYear - half, high: perYear + half, values: points.length };
}

/** The course is taken from so many of the last years: what was before says little of what is to come. */
export const SLOPE_YEARS = 5;

/**
 * The course of the last years.
 * @param values eGFR as reported or computed; one that lies beyond what was measured is left out
 * @param now epoch ms
 */
export function recentSlope(
  values: readonly { at: number; value: number; comparator?: string | undefined }[],
  now: number,
): Slope | null {
  const from = now - SLOPE_YEARS * YEAR_MS;
  return slopeOf(values.filter(({ at, comparator }) => at >= from && comparator === undefined));
}
