import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ruleStatuses } from '@/domain/rules/alertRule';
import { measures } from '@/domain/readings/measure';
import { changedParams, oneOf, readPaging, type Paging } from '@/shared/navigation/listQuery';
import { sortKeys, type RuleFilters, type SortKey } from './ruleRows';

export interface RuleQuery extends RuleFilters, Paging {
  sort: SortKey;
  descending: boolean;
}
type Parameter = 'q' | 'measure' | 'status' | 'sort' | 'dir' | 'page' | 'size';
export type QueryChange = Partial<Record<Parameter, string | null>>;

function readQuery(params: URLSearchParams): RuleQuery {
  return {
    ...readPaging(params),
    measure: oneOf(measures, params.get('measure')),
    status: oneOf(ruleStatuses, params.get('status')),
    sort: oneOf(sortKeys, params.get('sort')) || 'status',
    descending: params.get('dir') === 'desc',
  };
}

/** The list's state, from its address. */
export function useRuleQuery(): { query: RuleQuery; change: (change: QueryChange) => void } {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  const change = useCallback(
    (next: QueryChange) => setParams((before) => changedParams(before, next), { replace: true }),
    [setParams],
  );
  return { query, change };
}
