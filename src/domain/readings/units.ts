/**
 * Units that a person may read and type. What is stored is always canonical (mL, kg, cm): values are converted once, at
 * the edge, and a displayed value is never stored. Blood pressure has one unit, mmHg, everywhere.
 */
export const volumeUnits = ['mL', 'L', 'flOz'] as const;
export const weightUnits = ['kg', 'lb'] as const;
export const lengthUnits = ['cm', 'in'] as const;

/** One person's choice of a unit for each dimension. */
export interface Units {
  volume: (typeof volumeUnits)[number];
  weight: (typeof weightUnits)[number];
  length: (typeof lengthUnits)[number];
}
export type Dimension = keyof Units;
export type Unit = Units[Dimension];

export const canonicalUnits: Units = { volume: 'mL', weight: 'kg', length: 'cm' };

/** Avoirdupois pound in kg and inch in cm, exact: international yard and pound agreement, 1959. */
export const POUND_KG = 0.45359237;
export const INCH_CM = 2.54;
/** US customary fluid ounce in mL, exact: 1/128 of the gallon of 231 cubic inches (NIST Handbook 44, appendix C). */
export const FLUID_OUNCE_ML = 29.5735295625;

/**
 * `factor`: canonical units in one of these. `decimals`: what is shown and may be typed, coarse enough that a typed value
 * survives being stored in canonical decimals: half a stored step is less than half a shown one.
 */
const facts: Record<Unit, { dimension: Dimension; factor: number; decimals: number }> = {
  mL: { dimension: 'volume', factor: 1, decimals: 0 },
  L: { dimension: 'volume', factor: 1000, decimals: 3 },
  flOz: { dimension: 'volume', factor: FLUID_OUNCE_ML, decimals: 1 },
  kg: { dimension: 'weight', factor: 1, decimals: 1 },
  lb: { dimension: 'weight', factor: POUND_KG, decimals: 1 },
  cm: { dimension: 'length', factor: 1, decimals: 0 },
  in: { dimension: 'length', factor: INCH_CM, decimals: 1 },
};

/**
 * Decimals that are stored: whole mL, hundredths of a kg (a tenth of a pound is 45 g, which tenths of a kg would blur),
 * tenths of a cm.
 */
const canonicalDecimals: Record<Dimension, number> = { volume: 0, weight: 2, length: 1 };

/** The nearest value with the given number of decimals; halves round away from zero. */
export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * factor)) / factor;
}

/** Decimals that values in this unit are shown and typed with. */
export const decimalsIn = (unit: Unit): number => facts[unit].decimals;

/** A canonical value in a unit, not rounded: for drawing. */
export const inUnit = (canonical: number, unit: Unit): number => canonical / facts[unit].factor;

/** A canonical value as it is shown in a unit, rounded to the unit's decimals. */
export const toDisplay = (canonical: number, unit: Unit): number =>
  rounded(inUnit(canonical, unit), facts[unit].decimals);

/**
 * Converts a value typed in a unit into the canonical value that is stored (mL, kg or cm), rounded to the stored
 * decimals.
 */
export function toCanonical(typed: number, unit: Unit): number {
  const { dimension, factor } = facts[unit];
  return rounded(typed * factor, canonicalDecimals[dimension]);
}

/**
 * Canonical bounds in a unit, rounded inwards: a bound that is named can be entered, and one step beyond it cannot.
 * @param range canonical; its values have no more than the stored decimals
 */
export function innerRange({ min, max }: Range, unit: Unit): Range {
  const steps = 10 ** facts[unit].decimals;
  let low = Math.ceil(inUnit(min, unit) * steps) - 1;
  while (toCanonical(low / steps, unit) < min) low += 1;
  let high = Math.floor(inUnit(max, unit) * steps) + 1;
  while (toCanonical(high / steps, unit) > max) high -= 1;
  return { min: low / steps, max: high / steps };
}

/** Both ends belong to the range. */
export interface Range {
  min: number;
  max: number;
}
