import * as z from 'zod/mini';
import type { Unit, Units } from './units';

/**
 * The measures taken at home. `value` of a reading is in the canonical unit below; blood pressure carries systolic in
 * `value` and diastolic in `diastolic`. Display units are converted at the edge and never stored.
 */
export const measures = ['bloodPressure', 'pulse', 'water', 'urine', 'weight', 'stress', 'fatigue'] as const;
export type Measure = (typeof measures)[number];
export const measureSchema = z.enum(measures);

/** Canonical unit (UCUM where one exists) and the decimals that a value of the measure is rounded to on reading. */
export const measureUnits: Record<
  Measure,
  { unit: 'mmHg' | '/min' | 'mL' | 'kg' | '0-10'; decimals: number }
> = {
  bloodPressure: { unit: 'mmHg', decimals: 0 },
  pulse: { unit: '/min', decimals: 0 },
  water: { unit: 'mL', decimals: 0 },
  urine: { unit: 'mL', decimals: 0 },
  weight: { unit: 'kg', decimals: 2 },
  stress: { unit: '0-10', decimals: 0 },
  fatigue: { unit: '0-10', decimals: 0 },
};

/** Measures whose day value is the sum of its events; for all others a sum would be nonsense. */
export const summedMeasures: readonly Measure[] = ['water', 'urine'];

/** The unit in which a person reads and types a measure, of those they chose; null where there is no choice. */
export function unitOf(measure: Measure, units: Units): Unit | null {
  switch (measureUnits[measure].unit) {
    case 'mL':
      return units.volume;
    case 'kg':
      return units.weight;
    default:
      return null;
  }
}
