import type { Comparator } from './comparators';
import { labSubjects, type labUnits, type LabSubject } from './labSubjects';
import type { Measure } from '../readings/measure';

/**
 * The subjects that a rule can look at. `pressure` compares systolic and diastolic in one rule. `dryWeight` is the
 * weight above the dry weight in kg, `dryWeightShare` the same in per cent of it: for haemodialysis the weight gained
 * between sessions, where they record it. `urineSign` counts the warning signs noted with one urine. `cloudyBag` is 1
 * for a cloudy bag of peritoneal dialysis and 0 for a clear one. `noData` counts patient days since a measure last
 * came. The others are results of laboratories.
 */
export const subjects = [
  'pressure',
  'systolic',
  'diastolic',
  'pulse',
  'water',
  'urine',
  'urineVoids',
  'urineSign',
  'weight',
  'dryWeight',
  'dryWeightShare',
  'cloudyBag',
  'stress',
  'fatigue',
  ...labSubjects,
  'noData',
] as const;
export type Subject = (typeof subjects)[number];

export const aggregations = ['last', 'mean', 'sum', 'min', 'max', 'change', 'count'] as const;
export type Aggregation = (typeof aggregations)[number];

/**
 * The things observed of a patient over time: measures of readings, the bags of peritoneal dialysis, results of
 * laboratories.
 */
export type Observable = Measure | 'dialysis' | LabSubject;

type SubjectUnit =
  | 'mmHg'
  | '/min'
  | 'mL'
  | 'voids'
  | 'bags'
  | 'signs'
  | 'kg'
  | '%'
  | '0-10'
  | 'days'
  | (typeof labUnits)[number];

interface SubjectFacts {
  /** Null where the rule itself says of which measure. */
  measure: Observable | null;
  /** The unit of limits and of the clear margin; the margin of volumes is per cent of the limit. */
  unit: SubjectUnit;
  /** Decimals that a figure is shown and judged with, in that unit. */
  decimals: 0 | 1;
  /**
   * The ways in which its values become the one figure that is compared. Water and urine count by patient day: `sum`
   * is the total over the window, `mean`, `min` and `max` are those of its day totals. `change` is the newest value
   * less the lowest of the days before it in the window (the highest, for a rule that warns of loss).
   */
  aggregations: readonly [Aggregation, ...Aggregation[]];
  /** Plausible limits, both ends included. */
  limits: { min: number; max: number };
  /** Clear margin of a new rule. */
  margin: number;
  /** The longest window, patient days: as far back as a summary reaches, or as a result of a laboratory may be of use. */
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

const result = {
  aggregations: ['last'],
  /** As long as a rule can be told in days. */
  longestDays: 336,
} as const;
const electrolyte = { ...result, unit: 'mmol/L' } as const;

/** The facts of each subject: its unit, its limits and the ways in which it can be asked. */
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
  urineSign: {
    measure: 'urine',
    unit: 'signs',
    decimals: 0,
    aggregations: ['last'],
    limits: { min: 1, max: 5 },
    margin: 0,
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
  cloudyBag: {
    measure: 'dialysis',
    unit: 'bags',
    decimals: 0,
    aggregations: ['last'],
    limits: { min: 1, max: 1 },
    margin: 0,
    longestDays: 7,
  },
  stress: { measure: 'stress', ...score },
  fatigue: { measure: 'fatigue', ...score },
  potassium: {
    measure: 'potassium',
    ...electrolyte,
    decimals: 1,
    limits: { min: 1, max: 12 },
    margin: 0.2,
  },
  sodium: { measure: 'sodium', ...electrolyte, decimals: 0, limits: { min: 90, max: 200 }, margin: 2 },
  bicarbonate: {
    measure: 'bicarbonate',
    ...electrolyte,
    decimals: 0,
    limits: { min: 1, max: 60 },
    margin: 1,
  },
  haemoglobin: {
    measure: 'haemoglobin',
    ...result,
    unit: 'g/L',
    decimals: 0,
    limits: { min: 15, max: 260 },
    margin: 5,
  },
  egfr: {
    measure: 'egfr',
    ...result,
    unit: 'mL/min/1.73 m²',
    decimals: 0,
    limits: { min: 1, max: 250 },
    margin: 2,
  },
  egfrFall: {
    measure: 'egfrFall',
    ...result,
    unit: '%',
    decimals: 1,
    limits: { min: 1, max: 100 },
    margin: 5,
  },
  tacrolimus: {
    measure: 'tacrolimus',
    ...result,
    unit: 'µg/L',
    decimals: 1,
    limits: { min: 0, max: 100 },
    margin: 1,
  },
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

/** Tells whether a comparator warns of values that are too low. */
export const warnsOfLow = (comparator: Comparator): boolean =>
  comparator === 'below' || comparator === 'atMost';
