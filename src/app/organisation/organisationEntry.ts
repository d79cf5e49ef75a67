import type { Auth0ContextInterface } from '@auth0/auth0-react';
import type { DataRouter } from 'react-router-dom';
import { signInByOrganisation } from '@/session/enter';
import { endSession } from '@/session/leave';
import { selectStatus, type SessionState } from '@/session/state';
import { returnPathOf } from './organisationReturn';
import type { AppStore } from '../store';

type Library = Pick<
  Auth0ContextInterface,
  'loginWithRedirect' | 'handleRedirectCallback' | 'getAccessTokenSilently' | 'revokeRefreshToken' | 'logout'
>;

/** What stands on both sides of the way to the provider. */
export interface Sides {
  library: Library;
  /** Of the provider. */
  origin: string;
  store: AppStore;
  router: DataRouter;
}

type Status = SessionState['status'];
const underWay = new Set<Status>(['restoring', 'signingIn', 'unlocking']);

/** The status as soon as it is known, and nothing is being decided. */
function settled(store: AppStore): Promise<Status> {
  const now = () => selectStatus(store.getState());
  return new Promise((settle) => {
    if (!underWay.has(now())) return settle(now());
    const stop = store.subscribe(() => {
      if (underWay.has(now())) return;
      stop();
      settle(now());
    });
  });
}

/** What the provider gave this tab: it is given back with the session, and kept nowhere else. */
export const forget = async ({ library }: Sides) => {
  // Whoever cannot be told still forgets: the tokens end by themselves.
  await library.revokeRefreshToken().catch(() => undefined);
  await library.logout({ openUrl: false });
};

async function exchange({ library }: Sides, address: string) {
  const { appState } = await library.handleRedirectCallback(address);
  const token = await library.getAccessTokenSilently();
  if (token === undefined) throw new Error('The provider gave no access token.');
  return { token, returnTo: returnPathOf(appState) };
}

/** Shows where a sign-in goes on: whoever is locked out stays so until it has succeeded. */
async function show({ router, store }: Sides, returnTo: string | null): Promise<void> {
  const page = selectStatus(store.getState()) === 'locked' ? '/pages/lock-screen' : '/';
  const state = returnTo === null ? null : { from: returnTo };
  // At once: on a slow machine the session could begin while the page still stands where nothing says where to go on.
  await router.navigate(page, { replace: true, state, flushSync: true });
}

/**
 * Enters with the provider's answer.
 * @returns `unknown` where the host does not know the account, `left` where nobody enters by it for another reason
 */
export async function enter(sides: Sides, address: string): Promise<'entered' | 'unknown' | 'left'> {
  const { store } = sides;
  const before = settled(store);
  const { token, returnTo } = await exchange(sides, address);
  const isRestored = (await before) === 'signedIn';
  if ((await settled(store)) === 'signedIn') {
    // Whoever did not wait and used a password meanwhile is signed in by it.
    if (!isRestored) return 'left';
    // A session of another tab may be somebody else's, and nobody must work in it by mistake.
    void store.dispatch(endSession('otherTab'));
  }
  await show(sides, returnTo);
  const outcome = await store.dispatch(signInByOrganisation(token));
  if (signInByOrganisation.fulfilled.match(outcome)) return 'entered';
  return outcome.payload?.message === 'organisation.unknownAccount' ? 'unknown' : 'left';
}

/** After an attempt that came to nothing, the page asked for is still the one that a password leads to. */
export async function stay(sides: Sides, thrown: unknown): Promise<void> {
  const status = await settled(sides.store);
  const isWaiting = status === 'locked' || sides.router.state.location.pathname === '/';
  const appState = typeof thrown === 'object' && thrown !== null && 'appState' in thrown && thrown.appState;
  if (isWaiting && status !== 'signedIn') await show(sides, returnPathOf(appState));
}
