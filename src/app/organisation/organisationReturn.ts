import { ownPath } from '@/shared/navigation/returnPath';

let returned: string | null = null;

const isAnswer = (query: URLSearchParams): boolean =>
  query.has('state') && (query.has('code') || query.has('error'));

/**
 * Removes the provider's answer from the address before anything else reads it: neither the history nor a copied link
 * may contain a code.
 * @returns whether there was one
 */
export function keepReturn(): boolean {
  const { pathname, search, href } = window.location;
  if (pathname !== '/' || !isAnswer(new URLSearchParams(search))) return false;
  returned = href;
  window.history.replaceState(null, '', '/');
  return true;
}

/** Returns the answer once: a code is valid for one use. */
export function takeReturn(): string | null {
  const address = returned;
  returned = null;
  return address;
}

/** The page to open afterwards, as requested before the redirect to the provider. */
export function returnPathOf(appState: unknown): string | null {
  const isState = typeof appState === 'object' && appState !== null && 'returnTo' in appState;
  return isState ? ownPath(appState.returnTo) : null;
}
