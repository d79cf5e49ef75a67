import { drawnSecret } from '@/shared/drawnSecret';

const KEY = 'nephrodesk.device';
let own: string | undefined;

/**
 * The secret by which a host knows this browser again, so that nobody who guesses passwords elsewhere keeps its users
 * out. It opens nothing, and stays when somebody signs out; without storage it lasts until the page is left.
 */
export function deviceSecret(): string {
  try {
    const kept = window.localStorage.getItem(KEY);
    if (kept !== null && /^[0-9a-f]{64}$/.test(kept)) return kept;
    own ??= drawnSecret();
    window.localStorage.setItem(KEY, own);
  } catch {
    // Without storage there is nothing to keep it in.
  }
  return (own ??= drawnSecret());
}
