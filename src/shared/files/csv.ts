import { guarded, withoutGuard } from '@/domain/csv/formula';

export { guarded, withoutGuard };

/** The content of a cell; undefined is an empty one. */
export type Cell = string | number | undefined;

/** The marks in a written table: the one between two cells, and the one between a whole number and its decimals. */
export interface CsvNotation {
  delimiter: ',' | ';';
  decimal: '.' | ',';
}

/** The notation of spreadsheets in a language: where decimals follow a comma, cells are parted by a semicolon. */
export function csvNotation(locale: string): CsvNotation {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const isComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return isComma ? { delimiter: ';', decimal: ',' } : { delimiter: ',', decimal: '.' };
}

const plain: CsvNotation = { delimiter: ',', decimal: '.' };

/** A number with its decimal mark. With three decimals it could be read as thousands: a fourth says that it is not. */
function numberText(value: number, { decimal }: CsvNotation): string {
  const text = String(value);
  return `${text}${/\.\d{3}$/.test(text) ? '0' : ''}`.replace('.', decimal);
}

/** One cell, guarded; in quotes also where white space at its ends belongs to it. */
export function csvCell(value: Cell, notation: CsvNotation = plain): string {
  if (typeof value === 'number') return numberText(value, notation);
  const safe = guarded(value ?? '');
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Tables as one CSV text (UTF-8 with byte order mark, RFC 4180), an empty line between two of them. */
export function csvText(
  tables: readonly (readonly (readonly Cell[])[])[],
  notation: CsvNotation = plain,
): string {
  const rowText = (row: readonly Cell[]) =>
    row.map((cell) => csvCell(cell, notation)).join(notation.delimiter);
  const texts = tables.map((rows) => rows.map(rowText).join('\r\n'));
  return `\uFEFF${texts.join('\r\n\r\n')}\r\n`;
}
