import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changedParams, oneOf } from '@/shared/navigation/listQuery';
import { sortKeys, conditionFilterStatuses, type SortKey, type ConditionFilterStatus } from './conditionRows';

export interface ConditionQuery {
  q: string;
  standing: ConditionFilterStatus | '';
  sort: SortKey;
  descending: boolean;
}
export type QueryChange = Partial<Record<'q' | 'standing' | 'sort' | 'dir', string | null>>;

/** Search, filter and order of the list, from its address. */
export function useConditionQuery(): { query: ConditionQuery; change: (change: QueryChange) => void } {
  const [params, setParams] = useSearchParams();
  const query = useMemo(
    (): ConditionQuery => ({
      q: (params.get('q') ?? '').slice(0, 200),
      standing: oneOf(conditionFilterStatuses, params.get('standing')),
      sort: oneOf(sortKeys, params.get('sort')) || 'status',
      descending: params.get('dir') === 'desc',
    }),
    [params],
  );
  const change = useCallback(
    (next: QueryChange) => setParams((before) => changedParams(before, next), { replace: true }),
    [setParams],
  );
  return { query, change };
}
