import type { Range } from '@/domain/readings/units';

/** Exponents of the base units; what is missing is 0. Figures written in a formula take any unit. */
export type Dimension = Partial<Record<'mL' | 'kg' | 'cm' | 'h' | 'd' | 'y', number>>;

/** Where a value comes from: the record and the readings, what is typed when a plan is assigned, or the plan itself. */
export type VariableOrigin = 'patient' | 'typed' | 'plan';

interface Variable {
  /** null of `sex`, which is no number, and of a plain count. */
  dimension: Dimension | null;
  origin: VariableOrigin;
  /** The range that may be typed, ends included, and the one beyond which a question is asked; typed values only. */
  hard?: Range;
  soft?: Range;
  decimals?: number;
}

const perDay: Dimension = { mL: 1, d: -1 };
const volume = (hardMax: number, softMax: number) =>
  ({
    dimension: perDay,
    origin: 'typed',
    hard: { min: 0, max: hardMax },
    soft: { min: 0, max: softMax },
    decimals: 0,
  }) as const;

/**
 * The names that a formula may use. `urine24h` is the last completely collected day, else the mean of three;
 * `baseline` the mean intake of seven days. `ufr` is the ultrafiltration rate, mL/kg/h: above 10 it is asked about,
 * above 13 refused, for higher rates go with a higher mortality.
 */
export const variables = {
  weight: { dimension: { kg: 1 }, origin: 'patient' },
  dryWeight: { dimension: { kg: 1 }, origin: 'patient' },
  height: { dimension: { cm: 1 }, origin: 'patient' },
  age: { dimension: { y: 1 }, origin: 'patient' },
  sex: { dimension: null, origin: 'patient' },
  urine24h: { dimension: perDay, origin: 'patient' },
  baseline: { dimension: perDay, origin: 'patient' },
  ufr: {
    dimension: { mL: 1, kg: -1, h: -1 },
    origin: 'typed',
    hard: { min: 0, max: 13 },
    soft: { min: 0, max: 10 },
    decimals: 1,
  },
  sessionHours: {
    dimension: { h: 1 },
    origin: 'typed',
    hard: { min: 1, max: 12 },
    soft: { min: 3, max: 8 },
    decimals: 2,
  },
  interdialyticDays: {
    dimension: { d: 1 },
    origin: 'typed',
    hard: { min: 1, max: 7 },
    soft: { min: 1, max: 3 },
    decimals: 1,
  },
  urineTarget: {
    dimension: perDay,
    origin: 'typed',
    hard: { min: 500, max: 6000 },
    soft: { min: 1500, max: 3500 },
    decimals: 0,
  },
  activityExtra: volume(3000, 1500),
  heatExtra: volume(3000, 1500),
  quantity: { dimension: null, origin: 'plan' },
  containerMl: { dimension: perDay, origin: 'plan' },
} as const satisfies Record<string, Variable>;
export type VariableName = keyof typeof variables;
export const variableNames = Object.keys(variables) as VariableName[];

/** Those that somebody types when a plan is assigned. */
export const typedNames = [
  'ufr',
  'sessionHours',
  'interdialyticDays',
  'urineTarget',
  'activityExtra',
  'heatExtra',
] as const satisfies VariableName[];
export type TypedName = (typeof typedNames)[number];

/** The values that `sex` can be compared with. */
export const sexes = ['female', 'male'] as const;

/** The number of arguments that each function takes, both ends included. */
export const functions = {
  min: { least: 2, most: 10 },
  max: { least: 2, most: 10 },
  /** To whole mL, or to steps of the second argument. */
  round: { least: 1, most: 2 },
  /** A comparison, what holds if it is true, what holds otherwise. */
  if: { least: 3, most: 3 },
} as const;
export type FunctionName = keyof typeof functions;
