/** The path of a history entry's state that a visitor asked for before signing in. */
export interface ReturnState {
  from: string;
}

/**
 * A path of this application with query and fragment, or null. Anything that a browser could read as another origin
 * (`//host`, `/\host`, a scheme) is refused.
 */
export function ownPath(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/') || /[\\\s]/.test(text)) return null;
  const origin = 'https://own.invalid';
  if (!URL.canParse(text, origin) || text.startsWith('//')) return null;
  const url = new URL(text, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}

/** The path that may be returned to, or null: the state lives in the history, which other code can write. */
export const safeReturnPath = (state: unknown): string | null =>
  ownPath(typeof state === 'object' && state !== null && 'from' in state ? state.from : null);
