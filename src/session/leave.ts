import type { AppDispatch } from '@/shared/store/useEntities';
import { identitiesOf } from './enter';
import { signOutThere } from './organisation';
import { lockAway } from './presence';
import { locked, selectStatus, signedOut, type EndedBy } from './state';
import { clearToken, heldToken, heldVia } from './tokenStorage';

/**
 * Ends the session at once; the host hears of it afterwards, if it can be reached. Whoever came from the organisation
 * and signs out is signed out there as well, in the tab that was asked to.
 */
export const endSession = (by: EndedBy) => async (dispatch: AppDispatch, _: unknown, extra: unknown) => {
  const token = heldToken();
  const isToldThere = by === 'user' && heldVia() === 'organisation';
  clearToken(by === 'expiry' || by === 'age' ? by : null);
  dispatch(signedOut(by));
  const revoked = token === null ? null : identitiesOf(extra).then((found) => found?.revoke(token));
  if (isToldThere) await signOutThere(revoked);
  await revoked;
};

export const signOut = () => endSession('user');

/** Locks the screen in every tab: the session goes on, and nothing of it is shown. */
export const lock = () => (dispatch: AppDispatch, getState: () => unknown) => {
  if (selectStatus(getState()) !== 'signedIn') return;
  lockAway();
  dispatch(locked());
};
