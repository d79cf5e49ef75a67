import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { embeddedAccounts } from '@/session/embeddedAccounts';
import { nextIdle } from '@/shared/spareTime';
import { useAppDispatch } from '@/shared/store/useEntities';
import { fetchSignUpOffer, selectIsSignUpOpen } from '../slice';

/**
 * Whether anybody may sign up; null until the host has said so. In a browser without a host everybody may. The host is
 * asked once the page stands.
 */
export function useSignUpOffer(): boolean | null {
  const dispatch = useAppDispatch();
  const offered = useSelector(selectIsSignUpOpen);
  const isEmbedded = embeddedAccounts().length > 0;
  const isAsked = !isEmbedded && offered === null;
  useEffect(() => {
    if (isAsked) void nextIdle().then(() => dispatch(fetchSignUpOffer({ quiet: true })));
  }, [dispatch, isAsked]);
  return isEmbedded || offered;
}
