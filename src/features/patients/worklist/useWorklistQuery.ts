import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterChoices, noFilters, textFilters, type FilterKey } from '@/domain/worklist/worklistFilters';
import type { WorklistFilters } from '@/domain/worklist/worklistFilters';
import { sortKeys, type SortKey } from '@/domain/worklist/worklistOrder';
import { changedParams, oneOf, readPaging, type Paging } from '@/shared/navigation/listQuery';
import { columnIds, type ColumnId } from './columns/columnIds';

export interface WorklistQuery extends WorklistFilters, Paging {
  sort: SortKey;
  descending: boolean;
  /** Columns that a saved view brought along; null where one's own are shown. */
  columns: ColumnId[] | null;
  /** Patient shown in the drawer, or null. */
  patient: string | null;
}

const LONGEST_VALUE = 200;

/** The filters that an address names; whatever is not understood filters nothing. */
export function readFilters(params: URLSearchParams): WorklistFilters {
  const texts = textFilters.map((key) => [key, (params.get(key) ?? '').slice(0, LONGEST_VALUE)]);
  const chosen = Object.entries(filterChoices).map(([key, choices]) => [
    key,
    oneOf<string>(choices, params.get(key)),
  ]);
  return { ...noFilters, ...Object.fromEntries([...texts, ...chosen]), q: readPaging(params).q };
}

/** Reads the list's state from an address; whatever is not understood becomes its default. */
export function readQuery(params: URLSearchParams): WorklistQuery {
  const columns = params.get('columns')?.split(' ');
  return {
    ...readFilters(params),
    ...readPaging(params),
    sort: oneOf(sortKeys, params.get('sort')) || 'severity',
    descending: params.get('dir') === 'desc',
    columns: columns ? columnIds.filter((id) => columns.includes(id)) : null,
    patient: params.get('patient'),
  };
}

/** Changes of the address: null or '' takes a parameter out. A changed filter or order starts at the first page. */
export type QueryChange = Partial<
  Record<FilterKey | 'q' | 'sort' | 'dir' | 'page' | 'size' | 'patient' | 'columns', string | null>
>;

/** The worklist's state lives in the address: it survives reload and Back, and can be sent to a colleague. */
export function useWorklistQuery(): { query: WorklistQuery; change: (change: QueryChange) => void } {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  const { patient } = query;
  const change = useCallback(
    (next: QueryChange) => {
      // Back closes the drawer; it does not walk through everybody who was in it.
      const replace = !('patient' in next) || (patient !== null && next.patient !== null);
      setParams((before) => changedParams(before, next, 'patient'), { replace });
    },
    [setParams, patient],
  );
  return { query, change };
}
