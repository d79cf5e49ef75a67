import { useSyncExternalStore } from 'react';
import type { MessageId } from '@/locales';
import type { RenewedToken } from './renewal';

/** The calls to the organisation's identity provider, once its code is loaded. */
export interface Organisation {
  /**
   * Redirects to the provider's sign-in, and from there back to a path of this application. A failure is put into the
   * state.
   * @param prompt `login` requires the password even if the provider still has a session, as a locked screen does
   */
  signIn: (returnTo: string | null, prompt?: 'login') => Promise<void>;
  /** Ends the session with the provider as well; leaves the page. */
  signOut: () => Promise<void>;
  /** A new access token, null for a refusal; throws if the provider could not be reached. */
  renew: () => Promise<RenewedToken | null>;
}

export interface OrganisationState {
  /**
   * `off`: none is configured. `leading`: redirecting to the provider. `returning`: back from it, and not yet signed in
   * here. `leaving`: signed out here, and redirecting to sign out there. `unavailable`: it cannot be used, `problem`
   * says why.
   */
  phase: 'off' | 'loading' | 'ready' | 'leading' | 'returning' | 'leaving' | 'unavailable';
  /** Why the last attempt failed, or why none is possible. */
  problem: MessageId | null;
  /** Present if loading the provider's code again may help. */
  retry?: () => void;
}

let organisation: Organisation | null = null;
let current: OrganisationState = { phase: 'off', problem: null };
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Dispatched at start if a provider is configured, then at every step of the redirects. */
export function organisationChanged(state: OrganisationState): void {
  current = state;
  for (const listener of listeners) listener();
}

/** Set when the provider's code is loaded. */
export function setOrganisation(arrived: Organisation | null): void {
  organisation = arrived;
  for (const listener of listeners) listener();
}

export const organisationState = (): OrganisationState => current;

export const useOrganisation = (): OrganisationState => useSyncExternalStore(subscribe, organisationState);

/** The provider as soon as its code is loaded; null if there is none. */
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

/**
 * The host is notified of a sign-out first, because leaving the page aborts the call; the redirect waits no longer than
 * this, ms.
 */
const HOST_HEARS_MS = 2_000;
const patience = () => new Promise((over) => setTimeout(over, HOST_HEARS_MS));

/** Signs out with the provider as well, and shows a failure, because the next person at this computer could sign in. */
export async function signOutThere(hostHeard: Promise<unknown> | null): Promise<void> {
  if (current.phase === 'ready') organisationChanged({ phase: 'leaving', problem: null });
  await Promise.race([hostHeard, patience()]);
  const there = await whenOrganisation();
  if (there) return there.signOut();
  if (current.phase !== 'off') organisationChanged({ ...current, problem: 'organisation.stillOpen' });
}
