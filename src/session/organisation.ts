import { useSyncExternalStore } from 'react';
import type { MessageId } from '@/locales';
import type { RenewedToken } from './renewal';

/** What may be asked of the organisation's identity provider, once its code is here. */
export interface Organisation {
  /**
   * Leads to the provider's own sign-in, and from there back to a path of this application. What prevents it is told
   * by the state.
   * @param prompt `login` asks for the password even of somebody whom the provider still knows, as a locked screen does
   */
  signIn: (returnTo: string | null, prompt?: 'login') => Promise<void>;
  /** Ends the session with the provider as well; leaves the page. */
  signOut: () => Promise<void>;
  /** A new access token, null for a refusal; throws where nobody could be asked. */
  renew: () => Promise<RenewedToken | null>;
}

export interface OrganisationState {
  /**
   * `off`: none is configured. `leading`: on the way to the provider. `returning`: back from it, and not yet signed in
   * here. `leaving`: signed out here, and on the way to sign out there. `unavailable`: the way is closed, `problem` says
   * why.
   */
  phase: 'off' | 'loading' | 'ready' | 'leading' | 'returning' | 'leaving' | 'unavailable';
  /** Why the last attempt came to nothing, or why there can be none. */
  problem: MessageId | null;
  /** Where it may help to fetch the provider's code once more. */
  retry?: () => void;
}

let organisation: Organisation | null = null;
let current: OrganisationState = { phase: 'off', problem: null };
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Told at start, and only where a provider is configured; then by whatever happens on the way to it and back. */
export function organisationChanged(state: OrganisationState): void {
  current = state;
  for (const listener of listeners) listener();
}

/** Named when the provider's code has arrived. */
export function setOrganisation(arrived: Organisation | null): void {
  organisation = arrived;
  for (const listener of listeners) listener();
}

export const organisationState = (): OrganisationState => current;

export const useOrganisation = (): OrganisationState => useSyncExternalStore(subscribe, organisationState);

/** The way to the provider as soon as its code is here; null where there is none. */
export function whenOrganisation(): Promise<Organisation | null> {
  return new Promise((settle) => {
    const settled = () => {
      if (organisation === null && current.phase !== 'off' && current.phase !== 'unavailable') return false;
      settle(organisation);
      return true;
    };
    if (settled()) return;
    const stop = subscribe(() => settled() && stop());
  });
}

/** The host hears of a sign-out first, because leaving the page cuts its call off; but nobody waits longer for it, ms. */
const HOST_HEARS_MS = 2_000;
const patience = () => new Promise((over) => setTimeout(over, HOST_HEARS_MS));

/** Signs out with the provider as well, and says so where that cannot be done: the next one at this computer may come in. */
export async function signOutThere(hostHeard: Promise<unknown> | null): Promise<void> {
  if (current.phase === 'ready') organisationChanged({ phase: 'leaving', problem: null });
  await Promise.race([hostHeard, patience()]);
  const there = await whenOrganisation();
  if (there) return there.signOut();
  if (current.phase !== 'off') organisationChanged({ ...current, problem: 'organisation.stillOpen' });
}
