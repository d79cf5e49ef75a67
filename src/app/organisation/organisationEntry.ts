import type { Auth0ContextInterface } from '@auth0/auth0-react';
import { signInByOrganisation } from '@/session/enter';
import { endSession } from '@/session/leave';
import { selectStatus, type SessionState } from '@/session/state';
import type { AppRouter } from '@/shared/navigation/router';
import { returnPathOf } from './organisationReturn';
import type { AppStore } from '../store';

type Library = Pick<
  Auth0ContextInterface,
  'loginWithRedirect' | 'handleRedirectCallback' | 'getAccessTokenSilently' | 'revokeRefreshToken' | 'logout'
>;

/** The application and provider objects used by the functions below. */
export interface Sides {
  library: Library;
  /** Origin of the provider. */
  origin: string;
  store: AppStore;
  router: AppRouter;
}

type Status = SessionState['status'];
const underWay = new Set<Status>(['restoring', 'signingIn', 'unlocking']);

/** Resolves with the status once no check is in progress. */
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

/** Revokes the provider's token of this tab at the end of the session; it is stored nowhere else. */
export const forget = async ({ library }: Sides) => {
  // If revoking fails, the token is still forgotten: tokens expire by themselves.
  await library.revokeRefreshToken().catch(() => undefined);
  await library.logout({ openUrl: false });
};

async function exchange({ library }: Sides, address: string) {
  const { appState } = await library.handleRedirectCallback(address);
  const token = await library.getAccessTokenSilently();
  if (token === undefined) throw new Error('The provider gave no access token.');
  return { token, returnTo: returnPathOf(appState) };
}

/** Navigates to the page where the sign-in continues; a locked screen stays locked until the sign-in has succeeded. */
async function show({ router, store }: Sides, returnTo: string | null): Promise<void> {
  const page = selectStatus(store.getState()) === 'locked' ? '/pages/lock-screen' : '/';
  const state = returnTo === null ? null : { from: returnTo };
  // Synchronously: on a slow machine the session could begin while the router still shows the page before.
  await router.navigate(page, { replace: true, state, flushSync: true });
}

/**
 * Signs in with the provider's answer.
 * @returns `unknown` if the host does not know the account, `left` if the sign-in did not happen for another reason
 */
export async function enter(sides: Sides, address: string): Promise<'entered' | 'unknown' | 'left'> {
  const { store } = sides;
  const before = settled(store);
  const { token, returnTo } = await exchange(sides, address);
  const isRestored = (await before) === 'signedIn';
  if ((await settled(store)) === 'signedIn') {
    // A user who signed in with a password meanwhile stays signed in with it.
    if (!isRestored) return 'left';
    // Another tab's session may belong to another person, and nobody may work in it by mistake.
    void store.dispatch(endSession('otherTab'));
  }
  await show(sides, returnTo);
  const outcome = await store.dispatch(signInByOrganisation(token));
  if (signInByOrganisation.fulfilled.match(outcome)) return 'entered';
  return outcome.payload?.message === 'organisation.unknownAccount' ? 'unknown' : 'left';
}

/** After a failed attempt, signing in with a password still leads to the requested page. */
export async function stay(sides: Sides, thrown: unknown): Promise<void> {
  const status = await settled(sides.store);
  const isWaiting = status === 'locked' || sides.router.state.location.pathname === '/';
  const appState = typeof thrown === 'object' && thrown !== null && 'appState' in thrown && thrown.appState;
  if (isWaiting && status !== 'signedIn') await show(sides, returnPathOf(appState));
}
