import { limitsFor, plausible, usualPulsePressure, type Limits } from '@/domain/readings/plausibility';
import { measureUnits, type Measure } from '@/domain/readings/measure';
import type { DayMark } from '@/domain/readings/reading';
import { INCH_CM, POUND_KG, rounded, type Range } from '@/domain/readings/units';
import type { Quantity } from '../elements';
import type { Reason } from './findings';

const MASS: ReadonlyMap<string, number> = new Map([
  ['kg', 1],
  ['g', 0.001],
  ['[lb_av]', POUND_KG],
  ['lb_av', POUND_KG],
  ['lb', POUND_KG],
  ['lbs', POUND_KG],
]);
const LENGTH: ReadonlyMap<string, number> = new Map([
  ['cm', 1],
  ['m', 100],
  ['mm', 0.1],
  ['[in_i]', INCH_CM],
  ['in', INCH_CM],
]);
const PRESSURE: ReadonlyMap<string, number> = new Map([
  ['mm[Hg]', 1],
  ['mmHg', 1],
  ['mm Hg', 1],
]);
const RATE: ReadonlyMap<string, number> = new Map(
  ['/min', '{beats}/min', '{Beats}/min', '1/min', 'beats/minute', 'beats/min', 'bpm'].map((unit) => [
    unit,
    1,
  ]),
);
const VOLUME: ReadonlyMap<string, number> = new Map(
  [
    ['mL', 1] as const,
    ['ml', 1] as const,
    ['cL', 10] as const,
    ['dL', 100] as const,
    ['L', 1000] as const,
    ['l', 1000] as const,
  ].flatMap(([unit, factor]): [string, number][] =>
    ['', '/(24.h)', '/(24.hr)', '/24h', '/d'].map((per) => [unit + per, factor]),
  ),
);
const SCORE: ReadonlyMap<string, number> = new Map(['{score}', '1', ''].map((unit) => [unit, 1]));

/** Units that are read (UCUM, and spellings seen in the field), each with its factor to the canonical unit. */
const units: Record<Measure | 'height', ReadonlyMap<string, number>> = {
  bloodPressure: PRESSURE,
  pulse: RATE,
  water: VOLUME,
  urine: VOLUME,
  weight: MASS,
  height: LENGTH,
  stress: SCORE,
  fatigue: SCORE,
};

/** Limits of a value of a file: those of every other way in. */
function limitsOf(of: Measure | 'height' | 'diastolic', dayMark?: DayMark): Limits {
  if (of === 'height' || of === 'diastolic') return plausible[of];
  return limitsFor(of, dayMark).value;
}

const within = (value: number, { min, max }: Range): boolean => value >= min && value <= max;
/** Tells whether a canonical value can have been measured at all. */
export const isPlausible = (...[value, ...of]: [number, ...Parameters<typeof limitsOf>]): boolean =>
  within(value, limitsOf(...of).hard);
/** Tells whether a canonical value lies in the range that nobody would ask about. */
export const isUsual = (...[value, ...of]: [number, ...Parameters<typeof limitsOf>]): boolean =>
  within(value, limitsOf(...of).soft);
export const isUsualPulsePressure = (value: number): boolean => within(value, usualPulsePressure);

/** Tells whether a quantity is one of a whole day: `mL/(24.h)`. */
export const isPerDay = ({ code, unit }: Quantity): boolean =>
  [code, unit].some((one) => one !== undefined && /\/(\(?24|d)/.test(one));

/** A quantity in the canonical unit of its measure (height: cm), rounded to the measure's decimals (height: 1). */
export function canonical(
  quantity: Quantity | undefined,
  measure: Measure | 'height',
): { value: number } | { left: Reason } {
  if (quantity?.value === undefined) return { left: 'noValue' };
  if (quantity.comparator !== undefined) return { left: 'inexact' };
  const known = units[measure];
  const factor = known.get(quantity.code ?? '') ?? known.get(quantity.unit ?? '');
  if (factor === undefined) return { left: 'unknownUnit' };
  return {
    value: rounded(quantity.value * factor, measure === 'height' ? 1 : measureUnits[measure].decimals),
  };
}
