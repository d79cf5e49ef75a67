import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * One of a few, kept in the address, where Back and a bookmark find it. It stands in the fragment, because a query at the
 * root is meant for the sign-in page.
 * @param name what is chosen, alone on its page
 * @param options the first one holds where the address says nothing
 */
export function useChoice<Option extends string>(
  name: string,
  options: readonly [Option, ...Option[]],
): [Option, (option: Option) => void] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(hash.slice(1)).get(name);
  const chosen = options.find((option) => option === named) ?? options[0];
  const first = options[0];
  const choose = useCallback(
    (option: Option) => {
      const all = new URLSearchParams(hash.slice(1));
      if (option === first) all.delete(name);
      else all.set(name, option);
      void navigate({ search, hash: all.toString() }, { replace: true, preventScrollReset: true });
    },
    [first, hash, name, navigate, search],
  );
  return [chosen, choose];
}
