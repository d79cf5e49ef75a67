import { useMemo } from 'react';
import { filterChoices, type WorklistFilters } from '@/domain/worklist/worklistFilters';
import { sortKeys, type SortKey } from '@/domain/worklist/worklistOrder';
import { defineList, type ChangeOf } from '@/shared/list/defineList';
import { useListQuery } from '@/shared/list/useListQuery';
import type { Paging } from '@/shared/navigation/listQuery';
import { columnIds, type ColumnId } from './columns/columnIds';

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
  shown: ['columns'],
});
export type QueryChange = ChangeOf<typeof worklistList>;

/** Reads the list's state from an address; invalid values become defaults. */
export function readQuery(params: URLSearchParams): WorklistQuery {
  const { filters, open, ...rest } = worklistList.read(params);
  const columns = params.get('columns')?.split(' ');
  return {
    ...rest,
    ...filters,
    columns: columns ? columnIds.filter((id) => columns.includes(id)) : null,
    patient: open,
  };
}

/** Keeps the worklist's state in the address, so that it survives reload and Back and can be sent to a colleague. */
export function useWorklistQuery(): { query: WorklistQuery; change: (change: QueryChange) => void } {
  const { params, change } = useListQuery(worklistList);
  const query = useMemo(() => readQuery(params), [params]);
  return { query, change };
}
