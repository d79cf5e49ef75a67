import { renew, setRenewer } from '@/session/renewal';
import { selectStatus, selectVia } from '@/session/state';
import { heldToken } from '@/session/tokenStorage';
import { isDemonstrationOpened } from '../site/demoPages';
import type { AppStore } from '../store';

/** An expired token cannot be exchanged (specification 7), so it is exchanged well before, ms. */
const EVERY_MS = 10 * 60_000;

/**
 * Keeps the session of a demonstration account alive by exchanging its token while it is valid.
 * @returns stops it
 */
export function renewDemonstration(store: AppStore): () => void {
  setRenewer('demonstration', async () => {
    const token = heldToken();
    if (token === null) return null;
    const { refresh } = await import('@/demo/accounts/calls');
    const accessToken = await refresh(token);
    return accessToken === null ? null : { access_token: accessToken };
  });
  const timer = setInterval(() => {
    const state = store.getState();
    const status = selectStatus(state);
    const goesOn = status === 'signedIn' || status === 'locked';
    if (goesOn && selectVia(state) === 'demonstration') void renew();
  }, EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * Clears input typed into the demonstration when the session ends, because the next user may be another person.
 * @returns stops it
 */
export function forgetDemonstration(store: AppStore): () => void {
  let before = selectStatus(store.getState());
  return store.subscribe(() => {
    const status = selectStatus(store.getState());
    const isOver = status === 'signedOut' && before !== status;
    before = status;
    if (isOver && isDemonstrationOpened())
      void import('@/demo/held').then(
        ({ forgetHeld }) => forgetHeld(),
        () => undefined,
      );
  });
}
