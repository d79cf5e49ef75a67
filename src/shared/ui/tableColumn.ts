import { rowPaginationFeature, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  align?: 'start' | 'center' | 'end';
  /** The column is left out on screens narrower than this. */
  hideBelow?: 'md' | 'lg';
}

export interface Sort {
  id: string;
  desc: boolean;
}

/** What of the table library is used: sorting and paging, both decided by the caller. */
export const features = tableFeatures({ rowPaginationFeature, rowSortingFeature });
export type Features = typeof features;

/** CSS classes of a column's cells: its side, and the width from which it is shown. */
export function columnClass(column: Pick<Column<never>, 'align' | 'hideBelow'> | undefined): string {
  const side = column?.align && column.align !== 'start' ? `text-${column.align}` : '';
  const shown = column?.hideBelow ? `d-none d-${column.hideBelow}-table-cell` : '';
  return `${side} ${shown}`.trim();
}
