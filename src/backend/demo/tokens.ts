import * as z from 'zod/mini';

/** A token expires after this many seconds (specification 9). */
export const EXPIRES_IN_S = 8000;

/** Of a demonstration token; times are in seconds since the epoch. */
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
  /** What a token of this browser says while it holds; null for every other text. */
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
