import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListSearch } from '@/shared/list/useListSearch';
import { changedParams } from '@/shared/navigation/listQuery';

type Change = Readonly<Record<string, string | null>>;

/**
 * A list of the demonstration as its address names it, and its search box.
 * @param read the state that an address names
 * @param cleared takes search and filters away
 */
export function useListAddress<Query extends { q: string }>(
  read: (params: URLSearchParams) => Query,
  cleared: Change,
) {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => read(params), [read, params]);
  /** @param isPassing it leaves no step behind for Back */
  const change = useCallback(
    (part: Change, isPassing = false) =>
      setParams((before) => changedParams(before, part), { replace: isPassing }),
    [setParams],
  );
  const replace = useCallback((part: object) => change(part as Change, true), [change]);
  return { params, query, change, ...useListSearch(query, replace, cleared) };
}
