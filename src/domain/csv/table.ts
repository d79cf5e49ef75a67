import { fold } from '../fold';
import { isEmptyCell, isPressureCell } from './cells';
import { measuredRoles, type ColumnRole } from './roles';
import { csvNumber } from './numbers';
import type { CsvRow } from './rows';
import { clockOf, holdsBoth, holdsDate } from './times';
import { unitSaid } from './units';

/** The table of readings in a file. */
export interface CsvTable {
  /** Heads of the columns, with the line of units under them in brackets; their numbers where the file has no heads. */
  names: string[];
  isHeadless: boolean;
  /** The lines below the heads; those that are no readings of the table stand aside, last. */
  rows: CsvRow[];
}

/** The roles of a line of heads. */
type RolesOf = (cells: readonly string[]) => ColumnRole[];

/** Words with which a line of means, sums or extremes begins, in four languages, folded. */
const means =
  'ø, avg, average, averages, mean, means, median, mediane, mediana, total, totals, sum, sums, mittel, mittelwert, mittelwerte, durchschnitt, gesamt, gesamtsumme, summe, moyenne, moyennes, somme, totaux, media, medias, soma, totais';
const extremes =
  'summary, count, std, sd, standard deviation, min, max, minimum, maximum, lowest, highest, anzahl, tiefstwert, hochstwert, standardabweichung, ecart type, ecart-type, nombre, minimal, minimale, maximal, maximale, minimo, maximo, desvio padrao';
const beginning = (words: string): RegExp =>
  new RegExp(`^(?:${words.replaceAll(', ', '|')})(?![\\p{L}\\p{N}])`, 'u');
const meanWords = beginning(means);
const summaryWords = beginning(`${means}, ${extremes}`);

const filled = ({ cells }: CsvRow): string[] =>
  cells.map((cell) => cell.trim()).filter((cell) => !isEmptyCell(cell));
const isNumber = (cell: string): boolean =>
  csvNumber(cell, '.') !== null ||
  csvNumber(cell, ',') !== null ||
  isPressureCell(cell) ||
  /^\d[\d.,]*\s*\p{L}{1,5}$/u.test(cell);
const isMeasured = (cell: string): boolean => isNumber(cell) || clockOf(cell) !== null || holdsDate(cell);

/** Tells whether a line may name columns: texts, and no number, date or time. */
const isHeadLike = (row: CsvRow): boolean => {
  if (row.cells.some((cell) => /^\d+(?:[.,]\d+)?$/.test(cell))) return false;
  const cells = filled(row);
  return cells.length > 0 && !cells.some(isMeasured);
};

/** Tells whether a line may be a reading: a date, and a number beside it. */
const isDataLike = (row: CsvRow): boolean => {
  const cells = filled(row);
  const date = cells.findIndex(holdsDate);
  return date >= 0 && cells.some((cell, place) => place !== date && isNumber(cell) && !holdsBoth(cell));
};

/** With a date of its own a line may be one of somebody called Max. */
function isSummary(row: CsvRow): boolean {
  if (/^\d/.test(row.cells[0] ?? '')) return false;
  const [first = '', ...others] = filled(row);
  return summaryWords.test(fold(first)) && (meanWords.test(fold(first)) || !others.some(holdsDate));
}

const times: readonly ColumnRole[] = ['dateTime', 'date', 'time'];

/** Rates how much a line looks like the heads of readings: 2 with date, time and a value, 1 with a date or time and a value. */
function rankOf(row: CsvRow, rolesOf: RolesOf): 0 | 1 | 2 {
  if (!isHeadLike(row)) return 0;
  const roles = rolesOf(row.cells);
  if (!measuredRoles.some((role) => roles.includes(role)) || !times.some((role) => roles.includes(role)))
    return 0;
  return roles.includes('dateTime') || (roles.includes('date') && roles.includes('time')) ? 2 : 1;
}

/** The line of heads: the one that names readings, or the text above the first reading; -1 where there is none. */
function findHeads(all: readonly CsvRow[], rolesOf: RolesOf): number {
  let best = -1;
  for (const [at, row] of all.entries()) {
    const rank = rankOf(row, rolesOf);
    // The days of our own export have dates and values too; its readings have times as well.
    if (rank === 2 || (rank === 1 && at === 0)) return at;
    if (rank === 1 && best < 0) best = at;
  }
  if (best >= 0) return best;
  const first = all.findIndex(isDataLike);
  if (first < 0) return 0;
  const isHead = (row: CsvRow) => isHeadLike(row) && filled(row).length > 1 && !isUnitLine(row);
  return all.slice(0, first).findLastIndex(isHead);
}

/** Forms of dates and times that stand where a column of figures has its unit. */
const FORM = /^(?:h|hh:mm(?::ss)?|[dtjyma]{1,4}[./-][dtjyma]{1,4}[./-][dtjyma]{1,4})$/;
const bare = (cell: string): string => cell.trim().replace(/^[([]\s*(.*?)\s*[)\]]$/u, '$1');

/** Tells whether a line holds the units of the heads above it. */
const isUnitLine = (row: CsvRow): boolean => {
  const cells = filled(row).map(bare);
  return cells.length > 0 && cells.every((cell) => unitSaid(cell) !== 'unknown' || FORM.test(fold(cell)));
};

/** Joins the lines of heads below the first: units in brackets, words side by side. */
function joined(names: readonly string[], row: CsvRow): string[] {
  const isUnits = isUnitLine(row);
  return Array.from({ length: Math.max(names.length, row.cells.length) }, (_, place) => {
    const [above = '', below = ''] = [names[place], row.cells[place]?.trim()];
    if (isEmptyCell(below)) return above;
    return isUnits && above !== '' ? `${above} (${bare(below)})` : `${above} ${below}`.trim();
  });
}

/** Two lines of heads at most stand under the first one: words, and units. */
const MOST_BELOW = 2;

/**
 * Finds the table of readings in a file: a title, the device and the person may stand above it, a line of units under its
 * heads, means and other tables below it; it may have no heads at all.
 * @param blocks lines, apart where the file has an empty one
 */
export function tableOf(blocks: readonly (readonly CsvRow[])[], rolesOf: RolesOf): CsvTable {
  const all = blocks.flat();
  const begins = new Set(blocks.map((rows) => rows[0]));
  const at = findHeads(all, rolesOf);
  const head = all[at];
  const isTimed = (row: CsvRow) =>
    isDataLike(row) &&
    filled(row).some((cell) => holdsBoth(cell) || (/:/.test(cell) && clockOf(cell) !== null));
  const above = all.slice(0, Math.max(at, 0)).filter(isTimed);
  let body = all.slice(at + 1);
  let names = head?.cells.map((name) => name.trim()) ?? [];
  const width = Math.max(0, ...body.slice(0, 20).map(({ cells }) => cells.length));
  if (!head) names = Array.from({ length: width }, (_, place) => String(place + 1));
  const first = body.findIndex((row) => !isHeadLike(row));
  for (const row of head && first > 0 ? body.slice(0, Math.min(first, MOST_BELOW)) : []) {
    if (!isUnitLine(row) && rolesOf(row.cells).every((role) => role === 'ignore')) break;
    names = joined(names, row);
    body = body.slice(1);
  }
  const dates = rolesOf(names).findIndex((role) => times.includes(role));
  const isOther = (row: CsvRow): boolean => {
    if (!isHeadLike(row) || filled(row).length < 2) return false;
    if (rolesOf(row.cells).some((role) => times.includes(role))) return true;
    // Heads that say nothing we know stand below an empty line, with something in the place of the date.
    const hasDate = dates < 0 || !isEmptyCell(row.cells[dates] ?? '');
    return begins.has(row) && hasDate && filled(row).length * 2 >= names.length;
  };
  const isSame = (row: CsvRow) =>
    head !== undefined && row.cells.every((cell, place) => cell.trim() === (head.cells[place] ?? '').trim());
  const rows: CsvRow[] = [];
  const aside: CsvRow[] = above.map((row) => ({ ...row, aside: 'otherTable' }));
  let isElsewhere = false;
  for (const row of body) {
    if (isSame(row)) isElsewhere = false;
    else if (isSummary(row)) aside.push({ ...row, aside: 'summaryLine' });
    else {
      isElsewhere ||= isOther(row);
      if (isElsewhere) aside.push({ ...row, aside: 'otherTable' });
      else rows.push(row);
    }
  }
  return { names, isHeadless: head === undefined, rows: [...rows, ...aside] };
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * The lines of a table whose cells are parted by commas, fitted to its heads: a comma within a text parts it no more, and a
 * line that has more cells than heads stands aside, for a decimal comma may have shifted its values.
 * @param width number of heads
 */
export function fitted(rows: readonly CsvRow[], width: number): CsvRow[] {
  const long = rows.filter(({ cells }) => cells.length > width);
  const isTrailing = long.every(({ cells }) => isBlank(cells.slice(width))) && long.length * 2 > rows.length;
  if (long.length === 0 || isTrailing) return [...rows];
  return rows.map((row) => {
    const { cells, aside } = row;
    if (cells.length <= width || aside !== undefined) return row;
    const last = cells[width - 1] ?? '';
    if (/\p{L}/u.test(last) && !isMeasured(last) && !isBlank(cells.slice(width)))
      return { ...row, cells: [...cells.slice(0, width - 1), cells.slice(width - 1).join(', ')] };
    return { ...row, aside: 'tooManyCells' };
  });
}
