import { csvText, guarded, type Cell } from '@/shared/files/csv';

export type TableCells = readonly (readonly Cell[])[];
export const formats = ['xlsx', 'csv', 'txt'] as const;
export type Format = (typeof formats)[number];

const csvOf = (cells: TableCells): string => csvText([cells]);

/** Columns between tabulators, otherwise as in CSV. */
function txtOf(cells: TableCells): string {
  const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = cells.map((row) =>
    row
      .map((cell) => (typeof cell === 'string' ? guarded(cell) : cell))
      .map((cell) => quoted(String(cell ?? '')))
      .join('\t'),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** XML has no way to write these as they are; the format has one of its own. */
const escaped = (text: string): string =>
  text.replaceAll(/_x[\dA-Fa-f]{4}_/g, (like) => `_x005F${like}`).replaceAll('\r', '_x000D_');

/** A workbook. Every text is a text there: nothing in it is run, whatever it begins with. */
async function xlsxOf(cells: TableCells): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  return writeXlsxFile(
    cells.map((row) =>
      row.map((cell) =>
        typeof cell === 'number'
          ? { value: cell, type: Number }
          : cell
            ? { value: escaped(cell), type: String }
            : null,
      ),
    ),
  ).toBlob();
}

/** A table as a file of the format; its first row is the heads. */
export async function fileOf(cells: TableCells, format: Format): Promise<Blob> {
  if (format === 'xlsx') return xlsxOf(cells);
  return format === 'csv'
    ? new Blob([csvOf(cells)], { type: 'text/csv;charset=utf-8' })
    : new Blob([txtOf(cells)], { type: 'text/plain;charset=utf-8' });
}

/** Longest name, without the ending. */
export const LONGEST_NAME = 80;

/** A name that every system takes, with the ending of the format, once; null where nothing is left of it. */
export function fileName(typed: string, format: Format): string | null {
  const plain = typed
    // oxlint-disable-next-line no-control-regex -- these are what must not be in it
    .replaceAll(/[\u0000-\u001F\u007F\\/:*?"<>|]/g, '')
    .replace(/\.(xlsx|csv|txt)$/i, '')
    .trim()
    .replace(/^\.+|\.+$/g, '')
    .slice(0, LONGEST_NAME);
  return plain === '' ? null : `${plain}.${format}`;
}
