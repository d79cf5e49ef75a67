import type { Comparator } from './comparators';
import type { Measure } from '../readings/measure';

/**
 * What a rule looks at. `pressure` compares systolic and diastolic in one rule. `dryWeight` is the weight above the dry
 * weight in kg, `dryWeightShare` the same in per cent of it. `noData` counts patient days since a measure last came.
 */
export const subjects = [
  'pressure',
  'systolic',
  'diastolic',
  'pulse',
  'water',
  'urine',
  'urineVoids',
  'weight',
  'dryWeight',
  'dryWeightShare',
  'stress',
  'fatigue',
  'noData',
] as const;
export type Subject = (typeof subjects)[number];

export const aggregations = ['last', 'mean', 'sum', 'min', 'max', 'change', 'count'] as const;
export type Aggregation = (typeof aggregations)[number];

type SubjectUnit = 'mmHg' | '/min' | 'mL' | 'voids' | 'kg' | '%' | '0-10' | 'days';

interface SubjectFacts {
  /** Null where the rule itself says of which measure. */
  measure: Measure | null;
  /** Of limits and of the clear margin; the margin of volumes is per cent of the limit. */
  unit: SubjectUnit;
  /** Decimals that a figure is shown and judged with, in that unit. */
  decimals: 0 | 1;
  /**
   * How its values become the one figure that is compared. Water and urine count by patient day: `sum` is the total
   * over the window, `mean`, `min` and `max` are those of its day totals. `change` is the newest value less the lowest
   * of the days before it in the window (the highest, for a rule that warns of loss).
   */
  aggregations: readonly [Aggregation, ...Aggregation[]];
  /** Plausible limits, both ends included. */
  limits: { min: number; max: number };
  /** Clear margin of a new rule. */
  margin: number;
  /** The longest window, patient days: as far back as a summary reaches. */
  longestDays: number;
}

const pressure = {
  measure: 'bloodPressure',
  unit: 'mmHg',
  decimals: 0,
  aggregations: ['last', 'mean'],
  margin: 5,
  longestDays: 14,
} as const;
const volume = { unit: 'mL', decimals: 0, aggregations: ['sum', 'mean', 'min', 'max'], margin: 10 } as const;
const score = {
  unit: '0-10',
  decimals: 1,
  aggregations: ['max', 'mean', 'last'],
  limits: { min: 0, max: 10 },
  margin: 1,
  longestDays: 7,
} as const;

/** What each subject can be asked. */
export const subjectFacts: Readonly<Record<Subject, SubjectFacts>> = {
  pressure: { ...pressure, limits: { min: 50, max: 300 } },
  systolic: { ...pressure, limits: { min: 50, max: 300 } },
  diastolic: { ...pressure, limits: { min: 30, max: 200 } },
  pulse: {
    measure: 'pulse',
    unit: '/min',
    decimals: 0,
    aggregations: ['last', 'mean'],
    limits: { min: 20, max: 250 },
    margin: 5,
    longestDays: 7,
  },
  water: { measure: 'water', ...volume, limits: { min: 0, max: 15_000 }, longestDays: 13 },
  urine: { measure: 'urine', ...volume, limits: { min: 0, max: 15_000 }, longestDays: 7 },
  urineVoids: {
    measure: 'urine',
    unit: 'voids',
    decimals: 0,
    aggregations: ['count'],
    limits: { min: 0, max: 100 },
    margin: 1,
    longestDays: 7,
  },
  weight: {
    measure: 'weight',
    unit: 'kg',
    decimals: 1,
    aggregations: ['change', 'last'],
    limits: { min: -50, max: 400 },
    margin: 0.5,
    longestDays: 7,
  },
  dryWeight: {
    measure: 'weight',
    unit: 'kg',
    decimals: 1,
    aggregations: ['last'],
    limits: { min: -50, max: 50 },
    margin: 0.5,
    longestDays: 7,
  },
  dryWeightShare: {
    measure: 'weight',
    unit: '%',
    decimals: 1,
    aggregations: ['last'],
    limits: { min: -50, max: 50 },
    margin: 0.5,
    longestDays: 7,
  },
  stress: { measure: 'stress', ...score },
  fatigue: { measure: 'fatigue', ...score },
  noData: {
    measure: null,
    unit: 'days',
    decimals: 0,
    aggregations: ['count'],
    limits: { min: 1, max: 365 },
    margin: 0,
    longestDays: 14,
  },
};

/** Whether a comparator warns of what is too low. */
export const warnsOfLow = (comparator: Comparator): boolean =>
  comparator === 'below' || comparator === 'atMost';
