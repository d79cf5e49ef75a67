import { addDays } from '../patientDay';
import type { WeightDay } from '../patients/summary';

/**
 * The change of weight, kg, as rules judge it and lists show it: the newest weight less the lowest of the given number
 * of patient days before it (the highest, where a loss is looked for). Null without a weight to compare with.
 * @param days ascending; `kg` with the decimals that are stored
 */
export function weightChange(
  days: readonly WeightDay[],
  back: number,
  against: 'lowest' | 'highest' = 'lowest',
): { kg: number; day: string; days: number } | null {
  const newest = days.at(-1);
  if (!newest) return null;
  const first = addDays(newest.day, -back);
  const before = days.filter(({ day }) => day >= first && day < newest.day).map(({ kg }) => kg);
  if (before.length === 0) return null;
  const start = against === 'lowest' ? Math.min(...before) : Math.max(...before);
  // Differences carry binary dust.
  const kg = Math.round((newest.kg - start) * 1000) / 1000;
  return { kg, day: newest.day, days: before.length + 1 };
}
