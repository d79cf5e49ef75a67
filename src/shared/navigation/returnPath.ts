import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';

/** The path of a history entry's state that a visitor asked for before signing in. */
export interface ReturnState {
  from: string;
}

const ORIGIN = 'https://own.invalid';

/** The address that a text leads to from a page of this application, or null where that is none of its own. */
function resolved(text: string): URL | null {
  if (!text.startsWith('/') || text.startsWith('//') || /[\\\s]/.test(text)) return null;
  if (!URL.canParse(text, ORIGIN)) return null;
  const url = new URL(text, ORIGIN);
  return url.origin === ORIGIN && !url.pathname.startsWith('//') ? url : null;
}

/**
 * A path of this application with query and fragment, or null. Anything that a browser could read as another origin
 * (`//host`, `/\host`, a scheme), or that becomes such an address once its dots are resolved (`/.//host`), is refused.
 */
export function ownPath(text: unknown): string | null {
  const url = typeof text === 'string' ? resolved(text) : null;
  return url && url.pathname + url.search + url.hash;
}

/** The path that may be returned to, or null: the state lives in the history, which other code can write. */
export const safeReturnPath = (state: unknown): string | null =>
  ownPath(typeof state === 'object' && state !== null && 'from' in state ? state.from : null);

/** Tells whether an address is that of a known page which the reader may see. */
export const MayOpenContext = createContext((_address: string): boolean => true);

/** Where somebody goes who has just signed in or unlocked: the page that was asked for, where they may see it. */
export function useReturnPath(): string {
  const mayOpen = use(MayOpenContext);
  const path = safeReturnPath(useLocation().state);
  return path !== null && mayOpen(path) ? path : '/dashboard';
}
