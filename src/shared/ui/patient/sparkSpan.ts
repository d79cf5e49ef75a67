import type { Measure } from '@/domain/readings/measure';

/** What the small line of a measure spans at least, canonical unit, so that a calm course looks calm. */
export const sparkSpan: Record<Measure, number> = {
  bloodPressure: 30,
  pulse: 20,
  water: 500,
  urine: 500,
  weight: 2,
  stress: 4,
  fatigue: 4,
};
