/** The mark between whole number and decimals in one file. */
export type DecimalMark = '.' | ',';

/** A group's mark is the same in the whole number and stands before three digits; a group never begins with zero. */
const groups = (other: string): string => String.raw`[1-9]\d{0,2}(?:([${other} '’])\d{3})(?:\1\d{3})*`;
const POINT = new RegExp(String.raw`^[+-]?(?:\d+|${groups(',')})(?:\.\d+)?$`);
const COMMA = new RegExp(String.raw`^[+-]?(?:\d+|${groups('.')})(?:,\d+)?$`);
const bare = (text: string): string =>
  text
    .trim()
    .replace(/[\s\u00a0\u2009\u202f]/g, ' ')
    .replace('\u2212', '-');

/**
 * A number as one file writes it: with this decimal mark, the other one, a blank or an apostrophe at most between groups
 * of three digits. The whole cell counts; null for what is not a number so written.
 */
export function csvNumber(text: string, decimal: DecimalMark): number | null {
  const body = bare(text);
  if (!(decimal === '.' ? POINT : COMMA).test(body)) return null;
  const digits = body.replaceAll(/[ '’]/g, '');
  const plain = decimal === '.' ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.');
  return Number(plain);
}

/**
 * The decimal mark of a file's numbers, or `ambiguous` where they can be meant in two ways: 1.500 may be one and a
 * half or fifteen hundred.
 */
export type DecimalFound = DecimalMark | 'any' | 'ambiguous';

/** The number that a cell begins with, before its unit: 72,5 of `72,5 kg`. */
const numberIn = (cell: string): string => /^[+-]?\d[\d., '’]*/.exec(bare(cell))?.[0].trim() ?? '';

/**
 * Finds the decimal mark in the cells that hold numbers; `any` where no cell has a mark at all. A cell that is no number
 * either way decides nothing: it costs itself.
 */
export function findDecimal(cells: readonly string[]): DecimalFound {
  const fits = (cell: string, mark: DecimalMark) => csvNumber(cell, mark) !== null;
  const marked = cells
    .map(numberIn)
    .filter((cell) => /[.,]/.test(cell) && (fits(cell, '.') || fits(cell, ',')));
  if (marked.length === 0) return 'any';
  const [point, comma] = [marked.every((cell) => fits(cell, '.')), marked.every((cell) => fits(cell, ','))];
  if (point === comma) return 'ambiguous';
  return point ? '.' : ',';
}

/** Tells whether a number can be read with one of the marks alone. */
const isOneWay = (cell: string): boolean =>
  (csvNumber(cell, '.') === null) !== (csvNumber(cell, ',') === null);

/**
 * Finds the decimal mark of each column, for a file may mix them. A column that leaves it open follows the others where
 * they agree.
 * @returns `rest`: the mark of the columns that have none of their own
 */
export function findDecimals(columns: readonly (readonly string[])[]): {
  own: (DecimalMark | undefined)[];
  rest: DecimalFound;
} {
  const found = columns.map(findDecimal);
  const own = found.map((mark) => (mark === '.' || mark === ',' ? mark : undefined));
  const marks = new Set(own.filter((mark) => mark !== undefined));
  const [only] = marks;
  const isMixed = columns.some(
    (cells, place) => found[place] === 'ambiguous' && cells.some((cell) => isOneWay(numberIn(cell))),
  );
  if (!found.includes('ambiguous')) return { own, rest: only ?? 'any' };
  return { own, rest: marks.size === 1 && !isMixed && only !== undefined ? only : 'ambiguous' };
}
