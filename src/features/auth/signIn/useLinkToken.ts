import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useAppDispatch } from '@/shared/store/useEntities';
import { linkChanged, selectLink } from '../slice';

const NAME = 'token';

/** What stands in a query or fragment without the token, and the token. */
function apart(text: string, sign: '?' | '#'): { token: string | null; rest: string } {
  const params = new URLSearchParams(text.slice(1));
  const token = params.get(NAME);
  if (token === null) return { token, rest: text };
  params.delete(NAME);
  return { token, rest: params.size > 0 ? sign + params.toString() : '' };
}

/**
 * Removes the token of a link from the address before the page renders, because it would stay visible and in the
 * history. The page reads it by `useLink` while it is open.
 * @param expected whether the page at this address is opened by links
 * @returns whether the address still contains it; until it does not, nothing may be shown
 */
export function useLinkToken(expected: boolean): boolean {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const link = useSelector(selectLink);
  const [inQuery, inFragment] = [apart(search, '?'), apart(hash, '#')];
  // Links of an older version have it in the query.
  const token = expected ? (inFragment.token ?? inQuery.token) : null;
  const [query, fragment] = [inQuery.rest, inFragment.rest];
  useLayoutEffect(() => {
    if (token === null) return;
    dispatch(linkChanged(token === '' ? null : { path: pathname, token }));
    void navigate({ pathname, search: query, hash: fragment }, { replace: true, state });
  }, [dispatch, navigate, token, pathname, query, fragment, state]);

  const isLeft = link !== null && link.path !== pathname;
  useLayoutEffect(() => {
    if (isLeft) dispatch(linkChanged(null));
  }, [dispatch, isLeft]);
  return token !== null;
}

/** The token of the link by which this page was opened. */
export function useLink(): string | null {
  const { pathname } = useLocation();
  const link = useSelector(selectLink);
  return link?.path === pathname ? link.token : null;
}
