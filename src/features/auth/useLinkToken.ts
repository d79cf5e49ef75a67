import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/shared/store/useEntities';
import { linkChanged } from './slice';

const NAME = 'token';

/**
 * Takes the token of a link out of the address before the page does anything: there it would stay in the history, and
 * be seen. The page finds it in the store.
 * @param expected whether the page at this address comes by links
 * @returns whether the address still holds it; until it does not, nothing is to be shown
 */
export function useLinkToken(expected: boolean): boolean {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: unknown;
  };
  const token = expected ? new URLSearchParams(search).get(NAME) : null;
  useLayoutEffect(() => {
    if (token === null) return;
    const params = new URLSearchParams(search);
    params.delete(NAME);
    dispatch(linkChanged(token === '' ? null : { path: pathname, token }));
    void navigate({ pathname, search: params.toString(), hash }, { replace: true, state });
  }, [dispatch, navigate, token, pathname, search, hash, state]);
  return token !== null;
}
