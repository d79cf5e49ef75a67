import type { SlowHash } from '../records';
import { hex, randomHex, sameHash } from '../sessions/secrets';

/** PBKDF2 rounds of a password that somebody chose (OWASP, for SHA-256). */
export const CHOSEN_ROUNDS = 600_000;
/** The rounds for a password that stands on the sign-in page anyway. */
export const PRINTED_ROUNDS = 1_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;

/** One spelling of the same signs, whatever keyboard they were typed on (NIST SP 800-63B 3.1.1.2). */
const bytesOf = (text: string) => new TextEncoder().encode(text.normalize('NFKC'));

async function derive(text: string, salt: string, rounds: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytesOf(text), 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: rounds };
  return hex(new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, HASH_BITS)));
}

/** Hashes a password or answer for storage. It takes its time, outside any transaction of the database. */
export async function slowHash(text: string, rounds: number): Promise<SlowHash> {
  const salt = randomHex(SALT_BYTES);
  return { salt, rounds, hash: await derive(text, salt, rounds) };
}

/** Tells whether a password or answer is the one that is kept. @param kept made by `slowHash` */
export const isHashOf = async (text: string, { salt, rounds, hash }: SlowHash): Promise<boolean> =>
  sameHash(await derive(text, salt, rounds), hash);

/** Hashes passwords and answers. It takes its time, outside any transaction. */
export interface Hashing {
  hash: (text: string) => Promise<SlowHash>;
  /**
   * Tells whether a password or answer is the one that is kept. Where none is kept it takes as long as where one is,
   * so that the time tells nobody which accounts there are.
   */
  isRight: (text: string, kept: SlowHash | null | undefined) => Promise<boolean>;
  /**
   * Tells whether it was hashed as it would be today; otherwise it is hashed again when the user signs in with it.
   */
  isCurrent: (kept: SlowHash) => boolean;
}

/** By PBKDF2, which every browser has. @param rounds of what people choose */
export const pbkdf2 = (rounds: number): Hashing => ({
  hash: (text) => slowHash(text, rounds),
  isRight: (text, kept) => isHashOf(text, kept ?? { salt: '', rounds, hash: '' }),
  // Printed passwords are nobody's secret and stay as they are.
  isCurrent: () => true,
});
