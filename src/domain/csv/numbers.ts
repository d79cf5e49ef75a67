/** The mark between whole number and decimals in one file. */
export type DecimalMark = '.' | ',';

const POINT = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
const COMMA = /^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/;
const bare = (text: string): string => text.replace(/[\s\u00a0\u202f'’]/g, '').replace('\u2212', '-');

/**
 * A number as one file writes it: with this decimal mark, the other one at most between groups of three digits. The whole
 * cell counts; null for what is not a number so written.
 */
export function csvNumber(text: string, decimal: DecimalMark): number | null {
  const body = bare(text);
  if (!(decimal === '.' ? POINT : COMMA).test(body)) return null;
  const plain = decimal === '.' ? body.replaceAll(',', '') : body.replaceAll('.', '').replace(',', '.');
  return Number(plain);
}

/** Whether the numbers of a file can only be meant one way: 1.500 may be one and a half or fifteen hundred. */
export type DecimalFound = DecimalMark | 'any' | 'ambiguous';

/** Finds the decimal mark in the cells that hold numbers; `any` where no cell has a mark at all. */
export function findDecimal(cells: readonly string[]): DecimalFound {
  const marked = cells.map(bare).filter((cell) => /^[+-]?\d[\d.,]*$/.test(cell) && /[.,]/.test(cell));
  if (marked.length === 0) return 'any';
  const fits = (mark: DecimalMark) => marked.every((cell) => csvNumber(cell, mark) !== null);
  const [point, comma] = [fits('.'), fits(',')];
  if (point && comma) return 'ambiguous';
  if (point) return '.';
  return comma ? ',' : 'ambiguous';
}
