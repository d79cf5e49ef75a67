import type { AppDispatch } from '@/shared/store/useEntities';
import { identitiesOf } from './enter';
import { takeBack } from './handover';
import { signOutThere } from './organisation';
import { lockAway } from './idle/presence';
import { locked, selectIsLocked, selectStatus, signedOut, type EndedBy } from './state';
import { clearToken, heldToken, heldVia } from './tokenStorage';

/**
 * Ends the session at once and notifies the host afterwards, if it can be reached. A user of the organisation who signs
 * out is also signed out there, in the tab where this was requested.
 */
export const endSession = (by: EndedBy) => async (dispatch: AppDispatch, _: unknown, extra: unknown) => {
  const token = heldToken();
  const isToldThere = by === 'user' && heldVia() === 'organisation';
  takeBack();
  clearToken(by === 'expiry' || by === 'age' ? by : null);
  dispatch(signedOut(by));
  const revoked = token === null ? null : identitiesOf(extra).then((found) => found?.revoke(token));
  if (isToldThere) await signOutThere(revoked);
  await revoked;
};

export const signOut = () => endSession('user');

/** A failed lock notification to the host is repeated after this, ms. */
const TELL_AGAIN_MS = 5_000;

/** Makes the host require the password too, because anybody at this computer can read the browser's storage. */
export const lockAtHost = () => async (_dispatch: AppDispatch, getState: () => unknown, extra: unknown) => {
  const token = heldToken();
  if (token === null) return;
  const isStillMeant = () => heldToken() === token && selectIsLocked(getState());
  while (isStillMeant()) {
    const identities = await identitiesOf(extra);
    if (await identities?.lockThere(token)) return;
    await new Promise((done) => setTimeout(done, TELL_AGAIN_MS));
  }
};

/** Locks the screen in every tab: the session continues, but nothing is shown or answered. */
export const lock = () => (dispatch: AppDispatch, getState: () => unknown) => {
  if (selectStatus(getState()) !== 'signedIn') return;
  lockAway();
  dispatch(locked());
  void dispatch(lockAtHost());
};
