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
  const revoke = async () =>
    token === null ? true : ((await (await identitiesOf(extra))?.revoke(token)) ?? true);
  const revoked = revoke();
  if (isToldThere) await signOutThere(revoked);
  // Who is asked for the password again may hold nothing that works elsewhere, however long the connection is away.
  if (!(await revoked)) await untilTold(revoke);
};

export const signOut = () => endSession('user');

/** What the host could not be told is repeated after this, ms. */
const TELL_AGAIN_MS = 5_000;

/** Tells the host again and again while this tab lives. @param isMeant whether it still is to be told */
async function untilTold(tell: () => Promise<boolean>, isMeant = () => true): Promise<void> {
  while (isMeant()) {
    await new Promise((done) => setTimeout(done, TELL_AGAIN_MS));
    if (isMeant() && (await tell())) return;
  }
}

/** Makes the host require the password too, because anybody at this computer can read the browser's storage. */
export const lockAtHost = () => async (_dispatch: AppDispatch, getState: () => unknown, extra: unknown) => {
  const token = heldToken();
  if (token === null) return;
  const isStillMeant = () => heldToken() === token && selectIsLocked(getState());
  const tell = async () => (await (await identitiesOf(extra))?.lockThere(token)) ?? false;
  if (isStillMeant() && !(await tell())) await untilTold(tell, isStillMeant);
};

/** Locks the screen in every tab: the session continues, but nothing is shown or answered. */
export const lock = () => (dispatch: AppDispatch, getState: () => unknown) => {
  if (selectStatus(getState()) !== 'signedIn') return;
  lockAway();
  dispatch(locked());
  void dispatch(lockAtHost());
};
