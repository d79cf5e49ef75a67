import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useAppDispatch } from '@/shared/store/useEntities';
import { linkChanged, selectLink } from '../slice';

const NAME = 'token';

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
  const token = expected ? new URLSearchParams(search).get(NAME) : null;
  useLayoutEffect(() => {
    if (token === null) return;
    const params = new URLSearchParams(search);
    params.delete(NAME);
    dispatch(linkChanged(token === '' ? null : { path: pathname, token }));
    void navigate({ pathname, search: params.toString(), hash }, { replace: true, state });
  }, [dispatch, navigate, token, pathname, search, hash, state]);

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
