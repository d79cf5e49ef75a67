import { CODE_LENGTH, CODE_SIGNS } from '@/domain/staff/codes';

const TOKEN_BYTES = 32;

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A number of random bytes, as hexadecimal digits. */
export const randomHex = (bytes = TOKEN_BYTES): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));

/**
 * Hashes a secret that is random and long for storage: a reader of the database must not be able to use it. SHA-256
 * is enough for these; what people choose is hashed slowly (`passwords.ts`).
 */
export async function hashOf(secret: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))));
}

/** Tells whether two hashes are the same, in a time that does not depend on where they differ. */
export function sameHash(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}

/** Bytes from here on are drawn again: with them the first signs would be likelier than the others. */
const FAIR_BELOW = 256 - (256 % CODE_SIGNS.length);

/** A one-time code, every one as likely as any other. */
export function randomCode(): string {
  let code = '';
  while (code.length < CODE_LENGTH) {
    const [drawn = FAIR_BELOW] = crypto.getRandomValues(new Uint8Array(1));
    if (drawn < FAIR_BELOW) code += CODE_SIGNS.charAt(drawn % CODE_SIGNS.length);
  }
  return code;
}
