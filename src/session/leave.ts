import type { AppDispatch } from '@/shared/store/useEntities';
import { identitiesOf } from './enter';
import { lockAway } from './presence';
import { locked, selectStatus, signedOut, type EndedBy } from './state';
import { clearToken, heldToken } from './tokenStorage';

/** Ends the session at once; the host hears of it afterwards, if it can be reached. */
export const endSession = (by: EndedBy) => async (dispatch: AppDispatch, _: unknown, extra: unknown) => {
  const token = heldToken();
  clearToken(by === 'expiry' || by === 'age' ? by : null);
  dispatch(signedOut(by));
  if (token !== null) await (await identitiesOf(extra))?.revoke(token);
};

export const signOut = () => endSession('user');

/** Locks the screen in every tab: the session goes on, and nothing of it is shown. */
export const lock = () => (dispatch: AppDispatch, getState: () => unknown) => {
  if (selectStatus(getState()) !== 'signedIn') return;
  lockAway();
  dispatch(locked());
};
