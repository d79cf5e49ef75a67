import { fold } from '../fold';
import type { Measure } from '../measure';
import type { Units } from '../units';
import { findDecimal, type DecimalFound } from './numbers';
import { delimiters, rowsOf, type CsvRow, type Delimiter } from './rows';
import { findDateOrders, type DateOrder } from './times';

/** What a column can hold. */
export const columnRoles = [
  'ignore',
  'patientId',
  'dateTime',
  'date',
  'time',
  'systolic',
  'diastolic',
  'pulse',
  'weight',
  'water',
  'urine',
  'stress',
  'fatigue',
  'note',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** The measure whose value a column of this role holds; the diastolic pressure belongs to its systolic. */
export const measureOfRole: Partial<Record<ColumnRole, Measure>> = {
  systolic: 'bloodPressure',
  pulse: 'pulse',
  weight: 'weight',
  water: 'water',
  urine: 'urine',
  stress: 'stress',
  fatigue: 'fatigue',
};

/** What a header says in the four languages and in the files of common devices; the first that matches wins. */
const headers: readonly [ColumnRole, RegExp][] = [
  ['patientId', /patient|doente|\bmrn\b|\bpid\b/],
  ['systolic', /sys|sist|\bsbp\b|upper|oberer/],
  ['diastolic', /dia|\bdbp\b|lower|unterer/],
  ['pulse', /puls|pouls|heart|herz|frequen|\bbpm\b|\bhr\b/],
  ['weight', /weight|gewicht|poids|peso\b|\bkg\b|\blbs?\b/],
  ['urine', /urin|harn/],
  ['water', /water|drink|fluid|trink|boisson|liquido|bebida|wasser|\beau\b|agua/],
  ['fatigue', /fatig|mudigkeit|cansac|erschopf/],
  ['stress', /stress/],
  [
    'dateTime',
    /date.*time|time.*date|datum.*zeit|zeitpunkt|timestamp|zeitstempel|measured at|horodat|date.*heure|data.*hora/,
  ],
  ['date', /date|datum|\btag\b|jour|\bdata\b/],
  ['time', /time|zeit|heure|hora/],
  ['note', /note|comment|notiz|bemerk|remarque|nota|observa/],
];

/** Portuguese for day, and what devices call the lower pressure beside the upper one. */
const DAY_OR_LOWER = /^dia$/;

/** The role of a column by its header; `ignore` where it says nothing known. */
function roleOf(header: string, others: readonly string[]): ColumnRole {
  const words = fold(header).replace(/[_-]/g, ' ');
  if (DAY_OR_LOWER.test(words)) {
    const names = others.map(fold).filter((name) => !DAY_OR_LOWER.test(name));
    const isLower = names.some((name) => name.includes('sys')) && !names.some((name) => name.includes('dia'));
    return isLower ? 'diastolic' : 'date';
  }
  return headers.find(([, pattern]) => pattern.test(words))?.[0] ?? 'ignore';
}

/** One role a column: a second column of the same role is left to the person. */
function rolesOf(names: readonly string[]): ColumnRole[] {
  const taken = new Set<ColumnRole>();
  return names.map((name) => {
    const role = roleOf(name, names);
    if (role === 'ignore' || taken.has(role)) return 'ignore';
    taken.add(role);
    return role;
  });
}

/** What of a file can be seen from its beginning. */
export interface CsvSketch {
  delimiter: Delimiter;
  names: string[];
  /** Lines below the header. */
  rows: CsvRow[];
  roles: ColumnRole[];
}

/** The delimiter that gives the most lines of the same, largest number of cells. */
function findDelimiter(text: string, isWhole: boolean): Delimiter {
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of delimiters) {
    const rows = rowsOf(text, delimiter, isWhole);
    const width = rows[0]?.cells.length ?? 0;
    const even = rows.filter(({ cells }) => cells.length === width).length / Math.max(1, rows.length);
    const score = width > 1 ? width * even : 0;
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/**
 * Reads the beginning of a file: its first line names the columns.
 * @param delimiter where a person chose one
 */
export function sketch(text: string, isWhole: boolean, delimiter?: Delimiter): CsvSketch {
  const chosen = delimiter ?? findDelimiter(text, isWhole);
  const [header, ...rows] = rowsOf(text, chosen, isWhole);
  const names = header?.cells ?? [];
  return { delimiter: chosen, names, rows, roles: rolesOf(names) };
}

/** The cells of the columns of certain roles. */
function cellsOf({ rows }: CsvSketch, roles: readonly ColumnRole[], wanted: readonly ColumnRole[]): string[] {
  const places = roles.flatMap((role, place) => (wanted.includes(role) ? [place] : []));
  return rows.flatMap(({ cells }) => places.map((place) => cells[place] ?? '')).filter((cell) => cell !== '');
}

const numeric: readonly ColumnRole[] = [
  'systolic',
  'diastolic',
  'pulse',
  'weight',
  'water',
  'urine',
  'stress',
  'fatigue',
];

/** What the cells leave open: more than one order of dates, or a decimal mark that could be a group's. */
export function openQuestions(
  file: CsvSketch,
  roles: readonly ColumnRole[],
): { dateOrders: DateOrder[]; decimal: DecimalFound } {
  return {
    dateOrders: findDateOrders(cellsOf(file, roles, ['date', 'dateTime'])),
    decimal: findDecimal(cellsOf(file, roles, numeric)),
  };
}

/** The units that the headers name, canonical where they name none. */
export function unitsNamed(names: readonly string[], roles: readonly ColumnRole[]): Units {
  const header = (...wanted: ColumnRole[]) =>
    fold(names.filter((_, place) => wanted.includes(roles[place] ?? 'ignore')).join(' '));
  const volumes = header('water', 'urine');
  return {
    volume: /\boz\b/.test(volumes) ? 'flOz' : /\bl\b|lit/.test(volumes) ? 'L' : 'mL',
    weight: /\blbs?\b|pound|pfund/.test(header('weight')) ? 'lb' : 'kg',
    length: 'cm',
  };
}
