import type { AppDispatch } from '@/shared/store/useEntities';
import { identitiesOf } from './enter';
import { isLockedAway, lockAway, notedEnd } from './idle/presence';
import { locked, selectStatus, signedOut, unlockedElsewhere } from './state';
import { adoptStored, forgetToken, heldSession, storedLogin } from './tokenStorage';

/** Statuses in which this tab has a session. */
const held = new Set(['signedIn', 'locked', 'unlocking']);

/**
 * Another tab has unlocked, or the lock flag was removed from the storage: the host decides. If it cannot be reached
 * the screen stays locked.
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
 * Repeats what another tab did: signed out, locked, unlocked, or renewed the token. Also runs when the page returns
 * from the browser's page cache.
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
