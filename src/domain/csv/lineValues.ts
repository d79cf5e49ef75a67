import type { DayMark } from '../readings/reading';
import { isEmptyCell, pressuresIn } from './cells';
import { measureOfRole, type ColumnRole } from './roles';
import type { DecimalMark } from './numbers';
import { quantityIn, type CsvUnits } from './units';

/** Why a line, or a cell of one, is left out. */
export const lineReasons = [
  'summaryLine',
  'otherTable',
  'tooManyCells',
  'otherUser',
  'noPatientReference',
  'patientUnknown',
  'noTime',
  'unknownZone',
  'skippedTime',
  'implausibleTime',
  'unreadableNumber',
  'unknownUnit',
  'incompletePressure',
  'implausible',
  'noValue',
] as const;
export type LineReason = (typeof lineReasons)[number];

/** A line or one value of it that is left out: why, and the column and cell at fault. */
export interface LineProblem {
  line: number;
  reason: LineReason;
  column?: string;
  cell?: string;
}

/** The cells of one line by the roles of their columns. */
export interface Cells {
  /** Without the white space around it. */
  of: (role: ColumnRole) => string;
  /** As it was written. */
  text: (role: ColumnRole) => string;
  problem: (reason: LineReason, role?: ColumnRole) => { problem: LineProblem };
}

/** A value of a line as it is written, with the column it stands in; of a blood pressure both. */
export interface Value {
  role: ColumnRole;
  value: number;
  diastolic?: number;
}

type Pressure = 'systolic' | 'diastolic';
const singleRoles = (Object.keys(measureOfRole) as ColumnRole[]).filter((role) => role !== 'systolic');

export const isVolume = (role: ColumnRole): boolean => role === 'water' || role === 'urine';
const isScore = (role: ColumnRole): boolean => role === 'stress' || role === 'fatigue';

/** The decimal marks of a file, and of the columns that show a mark of their own; the units of columns. */
export interface Marks {
  decimal: DecimalMark;
  decimals?: Partial<Record<ColumnRole, DecimalMark>>;
  units: CsvUnits;
}

const markOf = ({ decimal, decimals }: Marks, role: ColumnRole): DecimalMark => decimals?.[role] ?? decimal;

/** The value of a cell in canonical units; undefined where nothing was measured. */
function numberIn(
  cells: Cells,
  role: ColumnRole,
  marks: Marks,
  isZeroSaid: boolean,
): number | undefined | 'unreadableNumber' | 'unknownUnit' {
  const text = cells.of(role);
  if (isEmptyCell(text)) return undefined;
  const read = quantityIn(text, role, marks.units[role], markOf(marks, role));
  if ('problem' in read) return read.problem;
  return read.value === 0 && !isZeroSaid ? undefined : read.value;
}

/** The blood pressure of a line, from its two columns or from one. */
function pressureOf(cells: Cells, marks: Marks, problems: LineProblem[]): Value[] {
  const cell = cells.of('pressure');
  if (!isEmptyCell(cell)) {
    const both = pressuresIn(cell, markOf(marks, 'pressure'));
    if (!both) problems.push(cells.problem('unreadableNumber', 'pressure').problem);
    else if (both.systolic !== 0 || both.diastolic !== 0)
      return [{ role: 'pressure', value: both.systolic, diastolic: both.diastolic }];
    return [];
  }
  const read = (role: Pressure) => numberIn(cells, role, marks, false);
  const [value, diastolic] = [read('systolic'), read('diastolic')];
  if (typeof value === 'string' || typeof diastolic === 'string') {
    const [reason, role]: [LineReason, Pressure] =
      typeof value === 'string' ? [value, 'systolic'] : [diastolic as LineReason, 'diastolic'];
    problems.push(cells.problem(reason, role).problem);
    return [];
  }
  if (value !== undefined && diastolic !== undefined) return [{ role: 'systolic', value, diastolic }];
  if (value !== undefined || diastolic !== undefined) {
    const missing: Pressure = value === undefined ? 'systolic' : 'diastolic';
    problems.push(cells.problem('incompletePressure', missing).problem);
  }
  return [];
}

/**
 * The values of a line. A cell that cannot be read costs its own value and is added to the problems; half a pressure costs
 * the pressure.
 */
export function valuesOf(
  cells: Cells,
  marks: Marks,
  dayMark: DayMark | undefined,
  problems: LineProblem[],
): Value[] {
  const values = pressureOf(cells, marks, problems);
  for (const role of singleRoles) {
    // Nothing passed on a day is said by its mark; zero as a drink is a drink that was not drunk.
    const isZeroSaid = isScore(role) || (isVolume(role) && dayMark !== undefined);
    const value = numberIn(cells, role, marks, isZeroSaid);
    if (typeof value === 'string') problems.push(cells.problem(value, role).problem);
    else if (value !== undefined) values.push({ role, value });
  }
  return values;
}
