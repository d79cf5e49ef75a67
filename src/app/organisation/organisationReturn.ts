import { ownPath } from '@/shared/navigation/returnPath';

let returned: string | null = null;

const isAnswer = (query: URLSearchParams): boolean =>
  query.has('state') && (query.has('code') || query.has('error'));

/**
 * Takes the provider's answer out of the address before anything else reads it: neither the history nor a link that
 * somebody copies may hold a code.
 * @returns whether there was one
 */
export function keepReturn(): boolean {
  const { pathname, search, href } = window.location;
  if (pathname !== '/' || !isAnswer(new URLSearchParams(search))) return false;
  returned = href;
  window.history.replaceState(null, '', '/');
  return true;
}

/** The answer, once: a code is spent by its first use. */
export function takeReturn(): string | null {
  const address = returned;
  returned = null;
  return address;
}

/** The page to open afterwards, as it was when somebody left for the provider. */
export function returnPathOf(appState: unknown): string | null {
  const isState = typeof appState === 'object' && appState !== null && 'returnTo' in appState;
  return isState ? ownPath(appState.returnTo) : null;
}
