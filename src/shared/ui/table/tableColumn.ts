import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  /** The text that the heading shows at the pointer, where it is a short word. */
  hint?: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  align?: 'start' | 'center' | 'end';
  /** The column is left out on screens narrower than this. */
  hideBelow?: 'md' | 'lg';
}

/** The widths that somebody gave to columns, px, by column; the others are as wide as they need. */
export type ColumnWidths = Readonly<Partial<Record<string, number>>>;

export interface Sort {
  id: string;
  desc: boolean;
}

/** CSS classes of a column's cells: its side, and the width from which it is shown. */
export function columnClass(column: Pick<Column<never>, 'align' | 'hideBelow'>): string {
  const side = column.align && column.align !== 'start' ? `text-${column.align}` : '';
  const shown = column.hideBelow ? `d-none d-${column.hideBelow}-table-cell` : '';
  return `${side} ${shown}`.trim();
}
