import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Filters, List, ListQuery, QueryChange, Shown } from './defineList';

/** What the address says of a list, how it is changed, and where the link leads that opens one beside it. */
export function useListQuery<F extends Filters, S extends string, P extends string, V extends Shown>(
  list: List<F, S, P, V>,
): {
  query: ListQuery<F, S, V>;
  change: (change: QueryChange<P>) => void;
  searchFor: (id: string) => string;
} {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => list.read(params), [list, params]);
  const isOpen = query.open !== null;
  const change = useCallback(
    (next: QueryChange<P>) => {
      const opened = list.open === undefined ? undefined : next[list.open];
      // Back closes what is open; it does not walk through everything that was.
      const replace = opened === undefined || (isOpen && opened !== null);
      setParams((before) => list.changed(before, next), { replace });
    },
    [list, setParams, isOpen],
  );
  const searchFor = useCallback(
    (id: string) => {
      const opening = list.open === undefined ? {} : ({ [list.open]: id } as QueryChange<P>);
      return `?${list.changed(params, opening).toString()}`;
    },
    [list, params],
  );
  return { query, change, searchFor };
}
