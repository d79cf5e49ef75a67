import type { WorklistRow } from '@/domain/worklist/worklist';
import { orderOf, type RowValue } from '@/domain/worklist/worklistOrder';
import { filterRows, sortRows, type RowReading } from '@/shared/list/arrange';
import type { Filters, List } from '@/shared/list/defineList';

/** What an address leaves of a list's rows, in order. @param search e.g. `q=cuff&status=draft&sort=name` */
export function listed<Row, F extends Filters, S extends string, P extends string>(
  list: List<F, S, P>,
  reading: RowReading<Row, F, S>,
  rows: readonly Row[],
  search = '',
): Row[] {
  const { q, filters, sort, descending } = list.read(new URLSearchParams(search));
  const sorted = sortRows(rows, reading.sortValue, { sort, descending, ties: list.ties }, 'en');
  return filterRows(sorted, reading, q, filters);
}

/** Rows of the worklist in an order. */
export const worklistInOrder = (
  rows: readonly WorklistRow[],
  valueOf: RowValue,
  descending: boolean,
): WorklistRow[] => Array.from(orderOf(rows, valueOf, descending), (place) => rows[place]).filter(isThere);

const isThere = (row: WorklistRow | undefined): row is WorklistRow => row !== undefined;
