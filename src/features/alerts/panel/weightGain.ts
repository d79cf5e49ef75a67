import type { MeasuredAlert } from '@/domain/alerts/alert';
import { patientDay, type PatientClock } from '@/domain/patientDay';
import type { Reading } from '@/domain/readings/reading';

/** How a weight alert is drawn: as weights, as changes against a weight, or as weights without its limit. */
export type WeightView =
  | { as: 'weights'; isComparable: boolean }
  | {
      as: 'changes';
      /** The reference weight, kg: the lowest of the days before, or the dry weight. */
      base: number;
      /** A weight as the change that the alert is about, in the unit of its limit. */
      changeOf: (kg: number) => number;
    };

/** Half of the displayed precision of a weight, kg: weights closer than this are equal. */
const SAME_KG = 0.05;

/** The evaluated weight: at its instant, or the newest of its patient day. */
function judged({ observed: { at } }: MeasuredAlert, readings: readonly Reading[], clock: PatientClock) {
  if (at === undefined) return undefined;
  const ms = Date.parse(at);
  return readings.findLast((one) =>
    at.includes('T') ? Date.parse(one.at) === ms : patientDay(Date.parse(one.at), clock) === at,
  );
}

/**
 * What the figure of a weight alert means. The evaluated weight minus the observed figure is the reference weight; if
 * both are equal, the figure is a weight itself.
 * @param readings ascending
 */
export function weightView(
  alert: MeasuredAlert,
  readings: readonly Reading[],
  clock: PatientClock,
): WeightView {
  const { value, unit } = alert.observed;
  const weight = judged(alert, readings, clock)?.value;
  if (value === null || weight === undefined || (unit !== 'kg' && unit !== '%'))
    return { as: 'weights', isComparable: false };
  if (unit === '%') {
    const base = weight / (1 + value / 100);
    return { as: 'changes', base, changeOf: (kg) => ((kg - base) / base) * 100 };
  }
  if (Math.abs(weight - value) < SAME_KG) return { as: 'weights', isComparable: true };
  const base = weight - value;
  return { as: 'changes', base, changeOf: (kg) => kg - base };
}
