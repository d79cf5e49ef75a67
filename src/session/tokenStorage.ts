/** The keys and their contents are fixed by the specification (3.1). */
const TOKEN_KEY = 'token';
const QUESTIONS_KEY = 'securityQ';
/** A login response is a few kB; anything far beyond was not written by this application. */
const LONGEST = 65_536;

/** Visible ASCII: anything else could not travel in a header. */
const sendable = /^[\x21-\x7e]+$/;

/** What this tab is signed in with: the text as stored, and the token in it. */
let held: { text: string; token: string } | null = null;

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

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/**
 * The access token of a login response, or null where it holds none that could be sent. Only the token is ever read
 * from what is stored, never a name, a role or a claim: anybody can write to a browser's storage.
 */
export function tokenOf(response: unknown): string | null {
  const token = field(field(response, 'accessToken'), 'access_token');
  return typeof token === 'string' && sendable.test(token) ? token : null;
}

function parse(text: string): string | null {
  if (text.length > LONGEST) return null;
  try {
    return tokenOf(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Takes up the stored login; one that cannot be read is removed and counts as signed out. */
export function loadToken(): string | null {
  const text = read();
  const token = text === null ? null : parse(text);
  held = text !== null && token !== null ? { text, token } : null;
  if (text !== null && token === null) remove();
  return token;
}

/**
 * Stores a login response, whole. Where storage refuses, the login lives in memory until the page is left.
 * @returns whether it was stored
 */
export function keepToken(response: unknown, token: string): boolean {
  const text = JSON.stringify(response);
  held = { text, token };
  try {
    window.localStorage.setItem(TOKEN_KEY, text);
    window.localStorage.setItem(QUESTIONS_KEY, 'true');
    return true;
  } catch {
    remove();
    return false;
  }
}

/** The token of this tab's session. */
export function heldToken(): string | null {
  return held?.token ?? null;
}

/** Signs this tab out without touching what another tab may have stored since. */
export function forgetToken(): void {
  held = null;
}

/** Removes the login from this browser. */
export function clearToken(): void {
  held = null;
  remove();
}

/** Whether another tab signed out, or in as somebody else, since this tab took up its login. */
export function replacedElsewhere(): boolean {
  return held !== null && storable() && read() !== held.text;
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
