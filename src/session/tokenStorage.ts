import { now } from '@/shared/store/clock';
import { beginPresence, endPresence, noteEnd, type EndedByItself } from './idle/presence';

/** The keys and their contents are fixed by the specification (3.1). */
const TOKEN_KEY = 'token';
const QUESTIONS_KEY = 'securityQ';
/** A login response is a few kB; anything much longer was not written by this application. */
const LONGEST = 65_536;

/** Visible ASCII: other characters cannot be sent in a header. */
const sendable = /^[\x21-\x7e]+$/;

/** The sign-in method of a session; it decides how its token is renewed. */
const vias = ['password', 'organisation', 'demonstration'] as const;
export type Via = (typeof vias)[number];

/**
 * The login of this tab: the stored text, and the token in it. `session` identifies the sign-in; a renewed token stays
 * in its session.
 */
interface Held {
  text: string;
  token: string;
  session: number;
  /** Whether this browser stores it; otherwise the storage is not compared with it. */
  isStored: boolean;
}
let held: Held | null = null;
let sessions = 0;

function read(): string | null {
  try {
    return window.localStorage.getItem(TOKEN_KEY);
  } catch {
    return held?.text ?? null;
  }
}

function remove(): void {
  try {
    window.localStorage.removeItem(TOKEN_KEY);
    window.localStorage.removeItem(QUESTIONS_KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}

function write(text: string): boolean {
  try {
    window.localStorage.setItem(TOKEN_KEY, text);
    window.localStorage.setItem(QUESTIONS_KEY, 'true');
    return true;
  } catch {
    remove();
    return false;
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

const sendableOr = (token: unknown): string | null =>
  typeof token === 'string' && sendable.test(token) ? token : null;

/**
 * The access token of a login response, or null if it contains none that could be sent. Rights are never read from
 * storage, neither from names, roles nor claims: anybody can write to a browser's storage.
 */
export function tokenOf(response: unknown): string | null {
  return sendableOr(field(field(response, 'accessToken'), 'access_token'));
}

/** Whether a login response has a plausible size. */
export const isStorable = (response: unknown): boolean => JSON.stringify(response).length <= LONGEST;

function parse(text: string | null): unknown {
  if (text === null || text.length > LONGEST) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Only used to compare whether two tabs belong to the same person. */
const usernameIn = (text: string | null): unknown => field(field(parse(text), 'identity'), 'username');

/** Loads the stored login; an unreadable one is removed and counts as signed out. */
export function loadToken(): string | null {
  const text = read();
  const token = tokenOf(parse(text));
  held = text !== null && token !== null ? { text, token, session: (sessions += 1), isStored: true } : null;
  if (text !== null && token === null) {
    remove();
    endPresence();
  }
  return token;
}

/**
 * Stores a login response, whole. If storage fails, the login stays in memory until the page is left.
 * @returns whether it was stored
 */
export function keepToken(response: unknown, token: string): boolean {
  const text = JSON.stringify(response);
  const isStored = write(text);
  held = { text, token, session: (sessions += 1), isStored };
  // After storing the login: the event in another tab must not unlock it for a session that is not stored yet.
  beginPresence(now());
  return isStored;
}

/** Writes a renewed access token (and its response fields) into the stored login; the session continues. */
export function renewToken(accessToken: Record<string, unknown>): boolean {
  const token = sendableOr(accessToken['access_token']);
  const before = parse(held?.text ?? null);
  if (held === null || token === null || typeof before !== 'object') return false;
  const kept = { ...(field(before, 'accessToken') as object), ...accessToken };
  const text = JSON.stringify({ ...before, accessToken: kept });
  held = { text, token, session: held.session, isStored: write(text) };
  return true;
}

/** The token of this tab's session. */
export function heldToken(): string | null {
  return held?.token ?? null;
}

/** The number of this tab's sign-in; null when there is none. */
export function heldSession(): number | null {
  return held?.session ?? null;
}

/** The refresh token, if the host issued one. */
export function heldRefreshToken(): string | null {
  return sendableOr(field(field(parse(held?.text ?? null), 'accessToken'), 'refresh_token'));
}

export function heldVia(): Via {
  const via = field(parse(held?.text ?? null), 'via');
  return vias.find((known) => known === via) ?? 'password';
}

/** Signs this tab out without changing what another tab may have stored since. */
export function forgetToken(): void {
  held = null;
}

/**
 * Removes the login from this browser. The lock flag is removed last, so that no tab is unlocked by a session that
 * ends.
 */
export function clearToken(by: EndedByItself | null = null): void {
  held = null;
  noteEnd(by);
  remove();
  endPresence();
}

/**
 * How another tab has changed the stored login: `renewed` is another token of the same person, to be loaded by
 * `adoptStored`; `replaced` is a sign-out or another user.
 */
export function storedLogin(): 'unchanged' | 'renewed' | 'replaced' {
  if (held === null || !held.isStored) return 'unchanged';
  const text = read();
  if (text === held.text) return 'unchanged';
  const username = usernameIn(text);
  const same = typeof username === 'string' && username === usernameIn(held.text);
  return same && tokenOf(parse(text)) !== null ? 'renewed' : 'replaced';
}

/** Loads the token renewed by another tab. @returns whether there was one */
export function adoptStored(): boolean {
  if (held === null || storedLogin() !== 'renewed') return false;
  const text = read();
  const token = tokenOf(parse(text));
  if (text === null || token === null) return false;
  held = { text, token, session: held.session, isStored: true };
  return true;
}

/** Whether this browser allows storage. */
export function storable(): boolean {
  const probe = 'nephrodesk.probe';
  try {
    window.localStorage.setItem(probe, '1');
    window.localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
