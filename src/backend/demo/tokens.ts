import * as z from 'zod/mini';
import type { Store } from '../store/port';

/** A token expires after this many seconds (specification 9). */
export const EXPIRES_IN_S = 8000;

/** The claims of a demonstration token; times are in seconds since the epoch. */
const claimsSchema = z.object({ id: z.int(), iat: z.int(), exp: z.int() });
export type Claims = z.infer<typeof claimsSchema>;

const shape = /^([\w-]+)\.([\w-]+)\.([\w-]{43})$/;
const encoder = new TextEncoder();

const toBase64Url = (binary: string): string =>
  btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const fromBase64Url = (text: string): string => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
const bytesOf = (binary: string) => Uint8Array.from(binary, (letter) => letter.charCodeAt(0));

/** The only header there is: a token that names another algorithm, or none, is not one of ours. */
const HEADER = toBase64Url(JSON.stringify({ alg: 'HS256', typ: 'JWT' }));

function claimsOf(payload: string): Claims | null {
  try {
    const claims = claimsSchema.safeParse(JSON.parse(fromBase64Url(payload)));
    return claims.success ? claims.data : null;
  } catch {
    return null;
  }
}

export interface Tokens {
  /** A token for an account, from now on. Rejects where the key cannot be had. */
  sign: (id: number) => Promise<string>;
  /** Reads the claims of a token of this browser while it holds; gives null for every other text. */
  read: (token: string) => Promise<Claims | null>;
}

/** JSON Web Tokens, HS256 (RFC 7519), as the demonstration calls give them out. */
export function createTokens(key: () => Promise<CryptoKey>, now: () => number): Tokens {
  const seconds = () => Math.floor(now() / 1000);
  return {
    async sign(id) {
      const iat = seconds();
      const claims: Claims = { id, iat, exp: iat + EXPIRES_IN_S };
      const signed = `${HEADER}.${toBase64Url(JSON.stringify(claims))}`;
      const signature = await crypto.subtle.sign('HMAC', await key(), encoder.encode(signed));
      return `${signed}.${toBase64Url(String.fromCharCode(...new Uint8Array(signature)))}`;
    },
    async read(token) {
      const [, header, payload = '', signature = ''] = shape.exec(token) ?? [];
      if (header !== HEADER) return null;
      const decoded = fromBase64Url(signature);
      // Several texts decode to the same bytes, only one of them was given out.
      if (toBase64Url(decoded) !== signature) return null;
      const signed = encoder.encode(`${header}.${payload}`);
      if (!(await crypto.subtle.verify('HMAC', await key(), bytesOf(decoded), signed))) return null;
      const claims = claimsOf(payload);
      return claims && claims.exp > seconds() ? claims : null;
    },
  };
}

const KEY_NAME = 'demonstration';
const KEY_BYTES = 32;
const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/**
 * The key that signs the tokens of this browser. It is made at random when first wanted and kept, so that a token holds
 * over reloads and in every tab; none is part of the program. @throws Refused 503 where the storage fails
 */
export const signingKey = (store: Store) => async (): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', await storedBytes(store), algorithm, false, ['sign', 'verify']);

async function storedBytes(store: Store): Promise<Uint8Array<ArrayBuffer>> {
  const stored = await store.read(['keys'], (view) => view.table('keys').get(KEY_NAME));
  if (stored !== undefined) return stored;
  // One transaction reads and writes: of two tabs that start together, the second takes the first one's key.
  return store.write(['keys'], async (writing) => {
    const keys = writing.table('keys');
    const made = await keys.get(KEY_NAME);
    if (made !== undefined) return made;
    const fresh = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
    await keys.put(fresh, KEY_NAME);
    return fresh;
  });
}
