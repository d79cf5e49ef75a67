import type { MessageId } from '@/locales';
import { fullName, peopleRows, type PersonRow } from '../../tables/data-tables/peopleRows';
import type { TableCells } from './tableFormats';

/** The ten rows that can be taken along; two have a note that a spreadsheet must not run. */
export interface NotedRow extends PersonRow {
  note: string;
}
const notes = [
  '',
  '=SUM(A1:A9)',
  'Came late; left early',
  '',
  '+1 session',
  '',
  'Says “fine”',
  '',
  '@Quay',
  '',
];
export const notedRows: readonly NotedRow[] = peopleRows
  .slice(0, notes.length)
  .map((row, index) => ({ ...row, note: notes[index] ?? '' }));

export const exportedColumns = ['columnName', 'unit', 'removed', 'note'] as const;

const valueOf: Record<(typeof exportedColumns)[number], (row: NotedRow) => string | number> = {
  columnName: fullName,
  unit: ({ unit }) => unit,
  removed: ({ removedMl }) => removedMl,
  note: ({ note }) => note,
};

/** The rows under their heads, as a file holds them. */
export const cellsOf = (rows: readonly NotedRow[], t: (id: MessageId) => string): TableCells => [
  exportedColumns.map((column) => t(`showcase:/extensions/export#${column}`)),
  ...rows.map((row) => exportedColumns.map((column) => valueOf[column](row))),
];
