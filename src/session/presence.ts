import { lockAfterMinutes } from '@/domain/account';
import { now } from '@/shared/store/clock';

/**
 * Since when somebody is signed in, when something was last done, and whether the screen is locked: in this browser's
 * storage, because all tabs share one answer and a reload must not unlock. Numbers and a flag, never a name. Where
 * nothing can be stored they live in this tab.
 */
const KEYS = {
  since: 'nephrodesk.since',
  active: 'nephrodesk.active',
  locked: 'nephrodesk.locked',
  lockAfter: 'nephrodesk.lockAfter',
} as const;
type Key = keyof typeof KEYS;
export const LOCKED_KEY = KEYS.locked;

const memory = new Map<Key, number>();

function read(key: Key): number | null {
  let text: string | null = null;
  try {
    text = window.localStorage.getItem(KEYS[key]);
  } catch {
    return memory.get(key) ?? null;
  }
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 ? value : (memory.get(key) ?? null);
}

function write(key: Key, value: number): void {
  memory.set(key, value);
  try {
    window.localStorage.setItem(KEYS[key], String(value));
  } catch {
    // It holds in this tab.
  }
}

function remove(key: Key): void {
  memory.delete(key);
  try {
    window.localStorage.removeItem(KEYS[key]);
  } catch {
    // Nothing was stored.
  }
}

/** An instant that cannot be in the future: a stored one is anybody's, and must not keep a session open. */
const past = (value: number | null): number | null => (value === null ? null : Math.min(value, now()));

/** A sign-in, epoch ms. It counts as activity and unlocks. */
export function beginPresence(at: number): void {
  write('since', at);
  write('active', at);
  remove('locked');
}

export function endPresence(): void {
  for (const key of ['since', 'active', 'locked'] as const) remove(key);
}

/** When the session began, epoch ms; unknown for a login that another program stored. */
export const presentSince = (): number | null => past(read('since'));

/** The last activity in any tab, epoch ms. */
export const lastActive = (): number | null => past(read('active'));
export const noteActivity = (at: number): void => write('active', at);

export const isLockedAway = (): boolean => read('locked') !== null;
export const lockAway = (): void => write('locked', 1);
export function unlockAway(at: number): void {
  remove('locked');
  write('active', at);
}

/** Minutes without activity until the screen locks, as chosen in this browser. */
export function chosenLockAfter(): number {
  const chosen = read('lockAfter');
  const { min, max, usual } = lockAfterMinutes;
  return chosen === null ? usual : Math.min(max, Math.max(min, Math.round(chosen)));
}
export const chooseLockAfter = (minutes: number): void => write('lockAfter', minutes);

/** Whether nothing was done in any tab for longer than chosen. */
export function isIdle(): boolean {
  const active = lastActive();
  return active !== null && now() - active >= chosenLockAfter() * 60_000;
}
