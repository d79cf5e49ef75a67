import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { categoryTypes } from '@/domain/category/userCategory';
import { changedParams, oneOf, readPaging, type Paging } from '@/shared/navigation/listQuery';
import { sortKeys, states, type CategoryFilters, type SortKey } from './categoryRows';

export interface CategoryQuery extends CategoryFilters, Paging {
  sort: SortKey;
  descending: boolean;
  /** Id of the one that is open beside the list. */
  category: string | null;
}
type Parameter = 'q' | 'type' | 'state' | 'sort' | 'dir' | 'page' | 'size' | 'category';
export type QueryChange = Partial<Record<Parameter, string | null>>;

const readQuery = (params: URLSearchParams): CategoryQuery => ({
  ...readPaging(params),
  type: oneOf(categoryTypes, params.get('type')),
  state: oneOf(states, params.get('state')),
  sort: oneOf(sortKeys, params.get('sort')) || 'state',
  descending: params.get('dir') === 'desc',
  category: params.get('category'),
});

/** The list's state, from its address. */
export function useCategoryQuery(): { query: CategoryQuery; change: (change: QueryChange) => void } {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  const change = useCallback(
    (next: QueryChange) => setParams((before) => changedParams(before, next, 'category'), { replace: true }),
    [setParams],
  );
  return { query, change };
}
