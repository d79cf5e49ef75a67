import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { staffRoles, staffStates } from '@/domain/staff/identity';
import { changedParams, oneOf, readPaging, type Paging } from '@/shared/navigation/listQuery';
import { sortKeys, type SortKey, type StaffFilters } from './staffRows';

export interface StaffQuery extends StaffFilters, Paging {
  sort: SortKey;
  descending: boolean;
}
type Parameter = 'q' | 'role' | 'state' | 'sort' | 'dir' | 'page' | 'size';
export type QueryChange = Partial<Record<Parameter, string | null>>;

function readQuery(params: URLSearchParams): StaffQuery {
  return {
    ...readPaging(params),
    role: oneOf([...staffRoles, 'none'], params.get('role')),
    state: oneOf(staffStates, params.get('state')),
    sort: oneOf(sortKeys, params.get('sort')) || 'state',
    descending: params.get('dir') === 'desc',
  };
}

/** The list's state, from its address. */
export function useStaffQuery(): { query: StaffQuery; change: (change: QueryChange) => void } {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);
  const change = useCallback(
    (next: QueryChange) => setParams((before) => changedParams(before, next), { replace: true }),
    [setParams],
  );
  return { query, change };
}
