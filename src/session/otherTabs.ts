import type { AppDispatch } from '@/shared/store/useEntities';
import { isLockedAway, notedEnd } from './presence';
import { locked, selectStatus, signedOut, unlockedElsewhere } from './state';
import { adoptStored, forgetToken, storedLogin } from './tokenStorage';

/** Statuses in which this tab holds somebody's session. */
const held = new Set(['signedIn', 'locked', 'unlocking']);

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
    store.dispatch(status === 'signedIn' ? locked() : unlockedElsewhere());
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
