/** What a cell may hold; undefined is an empty one. */
export type Cell = string | number | undefined;

/**
 * One cell. A spreadsheet runs what begins with =, +, - or @ as a formula, also behind white space, and what is written
 * may come from anybody: an apostrophe makes it text.
 */
export function csvCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Tables as one CSV text (UTF-8 with byte order mark, RFC 4180), an empty line between two of them. */
export function csvText(tables: readonly (readonly (readonly Cell[])[])[]): string {
  const texts = tables.map((rows) => rows.map((row) => row.map(csvCell).join(',')).join('\r\n'));
  return `\uFEFF${texts.join('\r\n\r\n')}\r\n`;
}
