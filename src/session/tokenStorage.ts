import { now } from '@/shared/store/clock';
import { beginPresence, endPresence, noteEnd, type EndedByItself } from './idle/presence';

/** The keys and their contents are fixed by the specification (3.1). */
const TOKEN_KEY = 'token';
const QUESTIONS_KEY = 'securityQ';
/** A login response is a few kB; anything far beyond was not written by this application. */
const LONGEST = 65_536;

/** Visible ASCII: anything else could not travel in a header. */
const sendable = /^[\x21-\x7e]+$/;

/** By which door a session was entered; it decides who renews its token. */
const vias = ['password', 'organisation', 'demonstration'] as const;
export type Via = (typeof vias)[number];

/**
 * What this tab is signed in with: the text as stored, and the token in it. `session` tells one sign-in from the next;
 * a renewed token stays in its session.
 */
interface Held {
  text: string;
  token: string;
  session: number;
  /** Whether this browser keeps it; otherwise nothing that is stored says anything about it. */
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
    // Nothing can be stored here, so nothing is left behind either.
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
 * The access token of a login response, or null where it holds none that could be sent. Nothing that grants a right is
 * ever read from what is stored, no name, no role, no claim: anybody can write to a browser's storage.
 */
export function tokenOf(response: unknown): string | null {
  return sendableOr(field(field(response, 'accessToken'), 'access_token'));
}

/** Whether a login response is of a size that can be one. */
export const isStorable = (response: unknown): boolean => JSON.stringify(response).length <= LONGEST;

function parse(text: string | null): unknown {
  if (text === null || text.length > LONGEST) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Only to tell whether two tabs are the same person's. */
const usernameIn = (text: string | null): unknown => field(field(parse(text), 'identity'), 'username');

/** Takes up the stored login; one that cannot be read is removed and counts as signed out. */
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
 * Stores a login response, whole. Where storage refuses, the login lives in memory until the page is left.
 * @returns whether it was stored
 */
export function keepToken(response: unknown, token: string): boolean {
  const text = JSON.stringify(response);
  const isStored = write(text);
  held = { text, token, session: (sessions += 1), isStored };
  // After the login: what another tab hears first must not unlock it for a session that is not there yet.
  beginPresence(now());
  return isStored;
}

/** Puts a renewed access token (and what came with it) into the stored login; the session goes on. */
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

/** Which sign-in of this tab it is; null when there is none. */
export function heldSession(): number | null {
  return held?.session ?? null;
}

/** What renews the held token, where the host gave one. */
export function heldRefreshToken(): string | null {
  return sendableOr(field(field(parse(held?.text ?? null), 'accessToken'), 'refresh_token'));
}

export function heldVia(): Via {
  const via = field(parse(held?.text ?? null), 'via');
  return vias.find((known) => known === via) ?? 'password';
}

/** Signs this tab out without touching what another tab may have stored since. */
export function forgetToken(): void {
  held = null;
}

/** Removes the login from this browser. Last what locks: no tab may be unlocked by a session that ends. */
export function clearToken(by: EndedByItself | null = null): void {
  held = null;
  noteEnd(by);
  remove();
  endPresence();
}

/**
 * What another tab has done to the stored login: `renewed` is another token of the same person, to be taken up by
 * `adoptStored`; `replaced` is a sign-out or somebody else.
 */
export function storedLogin(): 'unchanged' | 'renewed' | 'replaced' {
  if (held === null || !held.isStored) return 'unchanged';
  const text = read();
  if (text === held.text) return 'unchanged';
  const username = usernameIn(text);
  const same = typeof username === 'string' && username === usernameIn(held.text);
  return same && tokenOf(parse(text)) !== null ? 'renewed' : 'replaced';
}

/** Takes up the token that another tab renewed. @returns whether there was one */
export function adoptStored(): boolean {
  if (held === null || storedLogin() !== 'renewed') return false;
  const text = read();
  const token = tokenOf(parse(text));
  if (text === null || token === null) return false;
  held = { text, token, session: held.session, isStored: true };
  return true;
}

/** Whether this browser lets the application store anything. */
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
