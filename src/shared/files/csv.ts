/** What a cell may hold; undefined is an empty one. */
export type Cell = string | number | undefined;

/** How a table is written: the mark between two cells, and the one between a whole number and its decimals. */
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

/**
 * A text that no spreadsheet runs: what begins with =, +, - or @ is a formula to it, also behind white space, and what is
 * written may come from anybody. An apostrophe makes it text; `domain/csv/formula` takes it off again.
 */
export const guarded = (text: string): string => (/^'*\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** One cell, guarded. */
export function csvCell(value: Cell, notation: CsvNotation = plain): string {
  if (typeof value === 'number') return numberText(value, notation);
  const safe = guarded(value ?? '');
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
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
