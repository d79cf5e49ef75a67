import type { AppDispatch } from '@/shared/store/useEntities';
import { identitiesOf } from './enter';
import { isLockedAway, lockAway, notedEnd } from './idle/presence';
import { locked, selectStatus, signedOut, unlockedElsewhere } from './state';
import { adoptStored, forgetToken, heldSession, storedLogin } from './tokenStorage';

/** Statuses in which this tab holds somebody's session. */
const held = new Set(['signedIn', 'locked', 'unlocking']);

/**
 * Another tab has unlocked, or somebody has taken the note of the lock out of the storage: the host says which. Where it
 * cannot be asked the screen stays locked.
 */
const confirmUnlocked = () => async (dispatch: AppDispatch, getState: () => unknown, extra: unknown) => {
  const session = heldSession();
  const identities = await identitiesOf(extra);
  const profile = await identities?.fetchHeldIdentity().catch(() => null);
  if (heldSession() !== session || selectStatus(getState()) !== 'locked') return;
  if (profile && !profile.isLocked) dispatch(unlockedElsewhere(profile));
  else lockAway();
};

/**
 * Does here what another tab did: signed out, locked, unlocked, or renewed the token. Also when the page comes back
 * out of the browser's page cache.
 * @returns stops it
 */
export function followOtherTabs(store: { dispatch: AppDispatch; getState: () => unknown }): () => void {
  const check = () => {
    const status = selectStatus(store.getState());
    if (!held.has(status)) return;
    const login = storedLogin();
    if (login === 'replaced') {
      forgetToken();
      store.dispatch(signedOut(notedEnd() ?? 'otherTab'));
      return;
    }
    if (login === 'renewed') adoptStored();
    if (isLockedAway() === (status !== 'signedIn')) return;
    if (status === 'signedIn') store.dispatch(locked());
    else void store.dispatch(confirmUnlocked());
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) check();
  };
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', check);
    window.removeEventListener('pageshow', onShow);
  };
}
