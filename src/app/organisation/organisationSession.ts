import type { MessageId } from '@/locales';
import {
  organisationChanged,
  organisationState,
  setOrganisation,
  type Organisation,
  type OrganisationState,
} from '@/session/organisation';
import type { RenewedToken } from '@/session/renewal';
import { selectEndedBy, selectStatus } from '@/session/state';
import { selectLocale } from '@/shell/themeSlice';
import { enter, forget, stay, type Sides } from './organisationEntry';
import { isPassing, problemOf } from './organisationFailure';
import { takeReturn } from './organisationReturn';
import { renewByOthers, renewForOthers } from './organisationTabs';
import { whyNotReached } from './reachProvider';

type Phase = OrganisationState['phase'];
const tell = (phase: Phase, problem: MessageId | null = null) => organisationChanged({ phase, problem });
const ready = (from: Phase) => {
  if (organisationState().phase === from) tell('ready');
};

/** What is known about the provider's answer while this page is open. */
interface Memory {
  isEntering: boolean;
  /** The host did not know the account: the provider shall ask again instead of returning the same account. */
  isOtherMeant: boolean;
  /** This tab holds the refresh token of the session. */
  canRenew: boolean;
}

/** If the page is still open after this time, the browser or the user has stopped the redirect, ms. */
const STILL_HERE_MS = 8_000;
const settleWhoStays = (phase: Phase) => setTimeout(() => ready(phase), STILL_HERE_MS);

async function renewHere({ library }: Sides): Promise<RenewedToken | null> {
  try {
    const renewed = await library.getAccessTokenSilently({ cacheMode: 'off', detailedResponse: true });
    return renewed ? { access_token: renewed.access_token } : null;
  } catch (thrown) {
    if (isPassing(thrown)) throw thrown;
    return null;
  }
}

/** The calls to the provider; each first checks whether it can be reached. */
function waysOf(sides: Sides, memory: Memory): Organisation {
  const { library, origin, store } = sides;
  return {
    async signIn(returnTo, prompt) {
      if (organisationState().phase !== 'ready') return;
      tell('leading');
      const problem = await whyNotReached(origin);
      if (problem) return tell('ready', problem);
      const isAnew = prompt === 'login' || memory.isOtherMeant || selectEndedBy(store.getState()) === 'age';
      const authorizationParams = {
        ui_locales: selectLocale(store.getState()),
        ...(isAnew && { prompt: 'login' as const }),
      };
      try {
        await library.loginWithRedirect({
          authorizationParams,
          ...(returnTo !== null && { appState: { returnTo } }),
        });
        settleWhoStays('leading');
      } catch (thrown) {
        tell('ready', problemOf(thrown));
      }
    },
    async signOut() {
      tell('leaving');
      const problem = await whyNotReached(origin);
      if (problem) tell('ready', 'organisation.stillOpen');
      memory.canRenew = false;
      await forget(sides);
      if (problem) return;
      await library.logout({ logoutParams: { returnTo: window.location.origin } });
      settleWhoStays('leaving');
    },
    renew: () => (memory.canRenew ? renewHere(sides) : renewByOthers()),
  };
}

async function takeUp(sides: Sides, memory: Memory, address: string): Promise<void> {
  memory.isEntering = true;
  try {
    const outcome = await enter(sides, address);
    memory.canRenew = outcome === 'entered';
    memory.isOtherMeant = outcome === 'unknown';
    if (!memory.canRenew) await forget(sides);
    tell('ready');
  } catch (thrown) {
    await stay(sides, thrown);
    tell('ready', problemOf(thrown));
  } finally {
    memory.isEntering = false;
  }
}

const held = new Set(['signedIn', 'locked', 'unlocking']);

/** When a session ends other than by signing out here, this tab also discards the provider's tokens. */
function followSession(sides: Sides, memory: Memory): () => void {
  const { store } = sides;
  let wasHeld = held.has(selectStatus(store.getState()));
  return store.subscribe(() => {
    const status = selectStatus(store.getState());
    const isOver = wasHeld && status === 'signedOut' && selectEndedBy(store.getState()) !== 'user';
    wasHeld = held.has(status);
    if (isOver && !memory.isEntering) {
      memory.canRenew = false;
      void forget(sides);
    }
    // A failed earlier attempt does not concern the next user.
    if (status === 'signedIn' && organisationState().problem) ready('ready');
  });
}

/** After the browser's *Back* to this page, no redirect is in progress any more. */
function settleOnReturn(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) ready('leading');
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

/**
 * Connects the provider to the session: processes its answer after a redirect, and offers its calls.
 * @returns disconnects it
 */
export function tieOrganisation(sides: Sides): () => void {
  const memory: Memory = { isEntering: false, isOtherMeant: false, canRenew: false };
  setOrganisation(waysOf(sides, memory));
  const untie = [
    followSession(sides, memory),
    settleOnReturn(),
    renewForOthers(
      () => memory.canRenew,
      () => renewHere(sides),
    ),
  ];
  const address = takeReturn();
  if (address === null) ready('loading');
  else void takeUp(sides, memory, address);
  return () => {
    for (const undo of untie) undo();
    setOrganisation(null);
  };
}
