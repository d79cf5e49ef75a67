import { useMemo } from 'react';
import { filterChoices, type WorklistFilters } from '@/domain/worklist/worklistFilters';
import { defineList, type ChangeOf } from '@/shared/list/defineList';
import { useListQuery } from '@/shared/list/useListQuery';
import type { Paging } from '@/shared/navigation/listQuery';
import { columnsAmong, sortKeys, type ColumnId, type SortKey } from './columns/columns';

export interface WorklistQuery extends WorklistFilters, Paging {
  sort: SortKey;
  descending: boolean;
  /** Columns of a saved view; null if one's own are shown. */
  columns: ColumnId[] | null;
  /** Patient shown in the drawer, or null. */
  patient: string | null;
}

/** The worklist as its address names it. */
export const worklistList = defineList({
  filters: { category: 'text', pathology: 'text', referent: 'text', ...filterChoices },
  sort: sortKeys,
  defaults: { sort: 'severity' },
  open: 'patient',
  shown: {
    columns: (text: string | null): ColumnId[] | null =>
      text === null ? null : columnsAmong(text.split(' ')),
  },
});
export type QueryChange = ChangeOf<typeof worklistList>;

const queryOf = ({ filters, shown, open, ...rest }: ReturnType<typeof worklistList.read>): WorklistQuery => ({
  ...rest,
  ...filters,
  ...shown,
  patient: open,
});

/** Reads the list's state from an address; invalid values become defaults. */
export const readQuery = (params: URLSearchParams): WorklistQuery => queryOf(worklistList.read(params));

/** Keeps the worklist's state in the address, so that it survives reload and Back and can be sent to a colleague. */
export function useWorklistQuery(): { query: WorklistQuery; change: (change: QueryChange) => void } {
  const { query: inAddress, change } = useListQuery(worklistList);
  const query = useMemo(() => queryOf(inAddress), [inAddress]);
  return { query, change };
}
