import { plausible } from '../readings/plausibility';
import type { Range } from '../readings/units';
import { isEmptyCell } from './cells';
import { isComposition } from './heads';
import { csvNumber } from './numbers';
import type { ColumnRole } from './roles';
import type { CsvRow } from './rows';
import {
  fitOf,
  fitOfCell,
  partsOfCell,
  quantityIn,
  unitSaid,
  unitsFor,
  type CsvUnit,
  type UnitSaid,
} from './units';

/** The roles and units that a head allows its column. */
export interface Head {
  /** Its words without the unit, see `plain`. */
  header: string;
  /** The unit that it names, or the line under it does. */
  said: UnitSaid | undefined;
  role: ColumnRole;
  /** True where nothing in the head is unknown. */
  isSure: boolean;
  /** True where the head names its measure, not its unit alone. */
  hasWord: boolean;
}

/** Values that a column of a role can have, canonical; a volume may be that of a day. */
const ranges: Partial<Record<ColumnRole, Range>> = {
  systolic: plausible.systolic.hard,
  diastolic: plausible.diastolic.hard,
  pulse: plausible.pulse.hard,
  weight: plausible.weight.hard,
  water: plausible.dayVolume.hard,
  urine: plausible.dayVolume.hard,
  stress: plausible.score.hard,
  fatigue: plausible.score.hard,
};

/** Tells whether a column of this role holds a measured value. */
export const isMeasured = (role: ColumnRole): boolean => ranges[role] !== undefined;
const isVolume = (role: ColumnRole): boolean => role === 'water' || role === 'urine';
const isScore = (role: ColumnRole): boolean => role === 'stress' || role === 'fatigue';

/**
 * Tells whether a cell is a number, with or without a unit, whatever the decimal mark of the file is; a date or a
 * time is none.
 */
export function isQuantity(text: string): boolean {
  const { number, unit } = partsOfCell(text);
  if (!/^(?:\p{L}.*)?$/su.test(unit) && unitSaid(unit) === 'unknown') return false;
  return csvNumber(number, '.') !== null || csvNumber(number, ',') !== null;
}

/** Tells whether a number can be per cent of the body (100 at most); nobody drinks so little. */
const canBePercent = (text: string): boolean => (csvNumber(text, '.') ?? csvNumber(text, ',') ?? 101) <= 100;

/**
 * Tells whether a cell can be a value of a role in one of these units; a unit that the cell itself names counts
 * before them.
 */
function canBe(text: string, role: ColumnRole, units: readonly (CsvUnit | undefined)[]): boolean {
  const { min, max } = ranges[role] ?? { min: 0, max: 0 };
  return units.some((unit) =>
    (['.', ','] as const).some((mark) => {
      const read = quantityIn(text, role, unit, mark);
      return 'value' in read && read.value >= min && read.value <= max;
    }),
  );
}

const moreThanHalf = <T>(all: readonly T[], test: (one: T) => boolean): boolean =>
  all.filter(test).length * 2 > all.length;

/** The role of one column, of which head, unit and values must agree; single cells may be slips. */
function presetOf({ role, said, isSure }: Head, cells: readonly string[], isScale: boolean): ColumnRole {
  if (!isMeasured(role) && role !== 'ask') return role;
  // A device writes 0 where it measured nothing.
  const quantities = cells.filter(
    (cell) => isQuantity(cell) && (isScore(role) || !/^0+(?:[.,]0+)?$/.test(cell)),
  );
  // Words beside a measure, such as a colour, are none of it.
  if (quantities.length === 0 && cells.length > 0 && !isSure) return 'ignore';
  if (role === 'ask') return 'ask';
  const fit = said === undefined ? undefined : fitOf(said, role);
  if (fit === 'none') return 'ignore';
  const fits = quantities.map((cell) => fitOfCell(cell, role));
  if (quantities.length > 0 && fits.every((one) => one === 'none')) return 'ignore';
  const isNamed = fit !== undefined || moreThanHalf(fits, (one) => one === 'one' || one === 'open');
  if (role === 'water' && !isNamed && isScale && quantities.every(canBePercent)) return 'ignore';
  const namesAll = fits.length > 0 && fits.every((one) => one === 'one');
  if (!isSure || (fit === 'unknown' && !namesAll)) return 'ask';
  // Seven of a hundred looks like seven of ten.
  if (isScore(role) && !isNamed) return 'ask';
  // Nobody drinks tenths of a millilitre: of what such numbers are nobody knows.
  if (isVolume(role) && !isNamed && quantities.some((cell) => /[.,]\d{1,2}\D*$/.test(cell))) return 'ask';
  const units =
    said !== undefined && typeof said !== 'string' && 'unit' in said ? [said.unit] : unitsFor(role);
  const all = role === 'systolic' || role === 'diastolic' ? (fit ? units : (['mmHg'] as const)) : units;
  return quantities.length > 0 && !moreThanHalf(quantities, (cell) => canBe(cell, role, all)) ? 'ask' : role;
}

/**
 * Presets the role of each column. A role belongs to one: a head that names the measure goes before one that is its unit
 * alone, and one without unknown words before the others; where that does not decide, a person does. More than one column
 * of drinks or urine always asks, for what is left out would be missing in the day.
 * @param rows below the heads; their cells are the values that must agree
 */
export function presetsOf(heads: readonly Head[], rows: readonly CsvRow[]): ColumnRole[] {
  const isScale = heads.some(({ header }) => isComposition(header));
  const cellsAt = (place: number) =>
    rows.map(({ cells }) => (cells[place] ?? '').trim()).filter((cell) => !isEmptyCell(cell));
  const roles = heads.map((head, place) => presetOf(head, cellsAt(place), isScale));
  return heads.map((head, place) => {
    const role = roles[place] ?? 'ignore';
    const wanted = role === 'ask' ? head.role : role;
    if (role === 'ignore' || wanted === 'ask') return role;
    const same = heads.filter((_, other) => other !== place && roles[other] === wanted);
    if (same.length === 0) return role;
    if (role === 'ask') return isVolume(wanted) ? 'ask' : 'ignore';
    if (same.every((other) => head.hasWord && !other.hasWord)) return role;
    if (!head.hasWord && same.some((other) => other.hasWord)) return 'ignore';
    return role === 'note' ? 'ignore' : 'ask';
  });
}

/** The unit of a column that was given a role; `ask` where only a person knows it, undefined where it needs none. */
export function unitOfColumn(
  head: Head | undefined,
  cells: readonly string[],
  role: ColumnRole,
  isOwn: boolean,
): CsvUnit | 'ask' | undefined {
  const units = unitsFor(role);
  if (units.length < 2) return undefined;
  const said = head?.said;
  const fit = said === undefined ? undefined : fitOf(said, role);
  if (typeof said === 'object' && 'unit' in said && fit === 'one') return said.unit;
  // Our own export means the fluid ounce of the United States.
  if (fit === 'open' && isOwn && isVolume(role)) return 'flOzUS';
  const fits = cells.filter(isQuantity).map((cell) => fitOfCell(cell, role));
  const isBare = fits.includes('bare') || fits.length === 0;
  if (isBare ? fit !== undefined : fits.includes('open')) return 'ask';
  if (role === 'systolic' || role === 'diastolic') return 'mmHg';
  return isBare || fits.includes('open') ? 'ask' : undefined;
}
