import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fluidDirections, planStatuses } from '@/domain/fluid/plan';
import { changedParams, oneOf, readPaging, type Paging } from '@/shared/navigation/listQuery';
import { sortKeys, type PlanFilters, type SortKey } from './planRows';

export interface PlanQuery extends PlanFilters, Paging {
  sort: SortKey;
  descending: boolean;
}
type Parameter = 'q' | 'status' | 'direction' | 'category' | 'sort' | 'dir' | 'page' | 'size';
export type QueryChange = Partial<Record<Parameter, string | null>>;

function readQuery(params: URLSearchParams): PlanQuery {
  return {
    ...readPaging(params),
    status: oneOf(planStatuses, params.get('status')),
    direction: oneOf(fluidDirections, params.get('direction')),
    category: (params.get('category') ?? '').slice(0, 20),
    sort: oneOf(sortKeys, params.get('sort')) || 'status',
    descending: params.get('dir') === 'desc',
  };
}

/** The list's state, from its address. */
export function usePlanQuery(): { query: PlanQuery; change: (change: QueryChange) => void } {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  const change = useCallback(
    (next: QueryChange) => setParams((before) => changedParams(before, next), { replace: true }),
    [setParams],
  );
  return { query, change };
}
