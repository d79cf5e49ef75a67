import type { MessageId } from '@/locales';
import {
  organisationChanged,
  organisationState,
  setOrganisation,
  type Organisation,
  type OrganisationState,
} from '@/session/organisation';
import { selectEndedBy, selectStatus } from '@/session/state';
import { selectLocale } from '@/shell/themeSlice';
import { enter, forget, stay, type Sides } from './organisationEntry';
import { isPassing, problemOf } from './organisationFailure';
import { takeReturn } from './organisationReturn';
import { whyNotReached } from './reachProvider';

const tell = (phase: OrganisationState['phase'], problem: MessageId | null = null) =>
  organisationChanged({ phase, problem });

const held = new Set(['signedIn', 'locked', 'unlocking']);

/** The ways to the provider, each asking first whether it can be reached. */
function waysOf(sides: Sides, isOtherMeant: () => boolean): Organisation {
  const { library, origin, store } = sides;
  return {
    async signIn(returnTo, prompt) {
      if (organisationState().phase !== 'ready') return;
      tell('leading');
      const problem = await whyNotReached(origin);
      if (problem) return tell('ready', problem);
      const isAnew = prompt === 'login' || isOtherMeant() || selectEndedBy(store.getState()) === 'age';
      const authorizationParams = {
        ui_locales: selectLocale(store.getState()),
        ...(isAnew && { prompt: 'login' as const }),
      };
      await library
        .loginWithRedirect({ authorizationParams, ...(returnTo !== null && { appState: { returnTo } }) })
        .catch((thrown: unknown) => tell('ready', problemOf(thrown)));
    },
    async signOut() {
      tell('leaving');
      const problem = await whyNotReached(origin);
      await forget(sides);
      if (problem) return tell('ready', 'organisation.stillOpen');
      await library.logout({ logoutParams: { returnTo: window.location.origin } });
    },
    async renew() {
      try {
        const renewed = await library.getAccessTokenSilently({ cacheMode: 'off', detailedResponse: true });
        return renewed ? { access_token: renewed.access_token } : null;
      } catch (thrown) {
        if (isPassing(thrown)) throw thrown;
        return null;
      }
    },
  };
}

/** A session that ended otherwise than by signing out here leaves nothing of the provider's in this tab either. */
function forgetWithSession(sides: Sides, isEntering: () => boolean): () => void {
  const { store } = sides;
  let wasHeld = held.has(selectStatus(store.getState()));
  return store.subscribe(() => {
    const status = selectStatus(store.getState());
    const isOver = wasHeld && status === 'signedOut' && selectEndedBy(store.getState()) !== 'user';
    wasHeld = held.has(status);
    if (isOver && !isEntering()) void forget(sides);
    const { phase, problem } = organisationState();
    if (status === 'signedIn' && phase === 'ready' && problem) tell('ready');
  });
}

/** Back at this page with the browser's *Back*, nobody is on the way any more. */
function settleOnReturn(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && organisationState().phase === 'leading') tell('ready');
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

/**
 * Ties the provider to the session: takes up its answer when somebody comes back from it, and offers the ways to it.
 * @returns unties it
 */
export function tieOrganisation(sides: Sides): () => void {
  let isEntering = false;
  let isOtherMeant = false;

  const takeUp = async (address: string) => {
    isEntering = true;
    try {
      isOtherMeant = await enter(sides, address);
      tell('ready');
    } catch (thrown) {
      await stay(sides, thrown);
      tell('ready', problemOf(thrown));
    } finally {
      isEntering = false;
    }
  };

  setOrganisation(waysOf(sides, () => isOtherMeant));
  const untie = [forgetWithSession(sides, () => isEntering), settleOnReturn()];
  const address = takeReturn();
  if (address !== null) void takeUp(address);
  else if (organisationState().phase === 'loading') tell('ready');
  return () => {
    for (const undo of untie) undo();
    setOrganisation(null);
  };
}
