import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Filters, List, ListQuery, QueryChange, Shown } from './defineList';

/**
 * Reads what the address says of a list; gives how it is changed, and where the link leads that opens one beside it.
 */
export function useListQuery<F extends Filters, S extends string, P extends string, V extends Shown>(
  list: List<F, S, P, V>,
): {
  query: ListQuery<F, S, V>;
  change: (change: QueryChange<P>) => void;
  searchFor: (id: string) => string;
} {
  const [inAddress, setParams] = useSearchParams();
  // The list shows at once what it was asked for: the address, which the whole page follows, may take longer.
  const [params, showFirst] = useOptimistic(inAddress);
  const query = useMemo(() => list.read(params), [list, params]);
  const isOpen = query.open !== null;
  const change = useCallback(
    (next: QueryChange<P>) => {
      const opened = list.open === undefined ? undefined : next[list.open];
      // Back closes what is open; it does not walk through everything that was.
      const replace = opened === undefined || (isOpen && opened !== null);
      const changed = list.changed(params, next);
      startTransition(() => {
        // A search is shown by its box already.
        if (Object.keys(next).some((name) => name !== 'q')) showFirst(changed);
        setParams(changed, { replace });
      });
    },
    [list, params, showFirst, setParams, isOpen],
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
