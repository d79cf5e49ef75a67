/** The path of a history entry's state that a visitor asked for before signing in. */
export interface ReturnState {
  from: string;
}

/**
 * A path of this application that may be returned to, or null. Anything that a browser could read as another origin
 * (`//host`, `/\host`, a scheme) is refused: the value lives in the history, which other code can write.
 */
export function safeReturnPath(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  if (typeof from !== 'string' || !from.startsWith('/') || /[\\\s]/.test(from)) return null;
  const origin = 'https://own.invalid';
  if (!URL.canParse(from, origin) || from.startsWith('//')) return null;
  const url = new URL(from, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}
