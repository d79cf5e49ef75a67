import type { Measure } from '@/domain/readings/measure';

/** The least span of the small line of a measure, canonical unit, so that a calm course looks calm. */
export const sparkSpan: Record<Measure, number> = {
  bloodPressure: 30,
  pulse: 20,
  water: 500,
  urine: 500,
  weight: 2,
  stress: 4,
  fatigue: 4,
};
