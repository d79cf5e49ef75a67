import { lockAfterMinutes, SESSION_MS } from '@/domain/staff/account';
import { now } from '@/shared/store/clock';

/**
 * The start of the session, the last activity, and whether the screen is locked: kept in this browser's storage,
 * because all tabs share them and a reload must not unlock. Only numbers and a flag, never a name. Without storage they
 * are kept in this tab.
 */
const KEYS = {
  since: 'nephrodesk.since',
  active: 'nephrodesk.active',
  locked: 'nephrodesk.locked',
  lockAfter: 'nephrodesk.lockAfter',
  ended: 'nephrodesk.ended',
} as const;
type Key = keyof typeof KEYS;

/**
 * Values that could not be stored. Stored ones are read from storage only, because another tab may have changed them.
 */
const memory = new Map<Key, number>();

function read(key: Key): number | null {
  const here = memory.get(key);
  if (here !== undefined) return here;
  let text: string | null = null;
  try {
    text = window.localStorage.getItem(KEYS[key]);
  } catch {
    return null;
  }
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 ? value : null;
}

function write(key: Key, value: number): void {
  try {
    window.localStorage.setItem(KEYS[key], String(value));
    memory.delete(key);
  } catch {
    // The value applies in this tab.
    memory.set(key, value);
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

/**
 * An instant that is not in the future: anybody can write to the storage, and a stored instant must not keep a session
 * open.
 */
const past = (value: number | null): number | null => (value === null ? null : Math.min(value, now()));

/** A sign-in, epoch ms. It counts as activity and unlocks. */
export function beginPresence(at: number): void {
  write('since', at);
  write('active', at);
  for (const key of ['locked', 'ended'] as const) remove(key);
}

export function endPresence(): void {
  for (const key of ['since', 'active', 'locked'] as const) remove(key);
}

const ends = ['expiry', 'age'] as const;
/** How a session ended automatically. */
export type EndedByItself = (typeof ends)[number];

/** Notifies the other tabs how the session will end; called first, because its end is the event they receive. */
export function noteEnd(by: EndedByItself | null): void {
  if (by) write('ended', ends.indexOf(by));
  else remove('ended');
}
export const notedEnd = (): EndedByItself | null => ends[read('ended') ?? -1] ?? null;

/** Fills in missing values, and corrects instants ahead of the clock, which was changed since. */
export function settlePresence(at: number): void {
  for (const key of ['since', 'active'] as const) if ((read(key) ?? Infinity) > at) write(key, at);
}

/** When the session began, epoch ms; unknown for a login stored by another program. */
export const presentSince = (): number | null => past(read('since'));

/** The last activity in any tab, epoch ms. */
export const lastActive = (): number | null => past(read('active'));
export const noteActivity = (at: number): void => write('active', at);

export const isLockedAway = (): boolean => read('locked') !== null;
export const lockAway = (): void => write('locked', 1);

/** Minutes without activity until the screen locks, as chosen in this browser. */
export function chosenLockAfter(): number {
  const chosen = read('lockAfter');
  const { min, max, usual } = lockAfterMinutes;
  return chosen === null ? usual : Math.min(max, Math.max(min, Math.round(chosen)));
}
export const chooseLockAfter = (minutes: number): void => write('lockAfter', minutes);

/** Listens for activity, a lock or a changed setting in another tab. @returns stops it */
export function onPresenceElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEYS.active || key === KEYS.locked || key === KEYS.lockAfter) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Time of inactivity left until the screen locks, ms; negative when it has passed. */
export const idleLeft = (active = lastActive()): number =>
  active === null ? Infinity : active + chosenLockAfter() * 60_000 - now();

/** Whether there was no activity in any tab for longer than the chosen time. */
export const isIdle = (): boolean => idleLeft() <= 0;

/** Time left until the session's maximum duration, ms, regardless of activity; negative when it has passed. */
export function ageLeft(at = now()): number {
  const since = presentSince();
  return since === null ? Infinity : since + SESSION_MS - at;
}
