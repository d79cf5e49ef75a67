import { renew, setRenewer } from '@/session/renewal';
import { selectVia, selectStatus } from '@/session/state';
import { heldToken } from '@/session/tokenStorage';
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
