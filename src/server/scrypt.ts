import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { isHashOf, type Hashing } from '@/backend/identity/account/passwords';
import type { SlowHash } from '@/backend/identity/records';

/** Parameters of scrypt (OWASP Password Storage Cheat Sheet): 32 MiB and three rounds over them. */
const COST = 2 ** 15;
const BLOCK_SIZE = 8;
const ROUNDS = 3;
const LENGTH = 32;
const MEMORY = 2 * 128 * COST * BLOCK_SIZE;
const SALT_BYTES = 16;
/** Hashes made at the same time: each holds its memory, and a core. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** One spelling of the same signs, whatever keyboard they were typed on (NIST SP 800-63B 3.1.1.2). */
const derive = (text: string, salt: string, rounds: number): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        const options = { N: COST, r: BLOCK_SIZE, p: rounds, maxmem: MEMORY };
        scrypt(text.normalize('NFKC'), salt, LENGTH, options, (thrown, key) =>
          thrown ? reject(thrown) : resolve(key),
        );
      }),
  );

/** Hashing by scrypt, which a browser lacks. Hashes by PBKDF2 are still right, and count as outdated. */
export const scryptHashing: Hashing = {
  async hash(text): Promise<SlowHash> {
    const salt = randomBytes(SALT_BYTES).toString('hex');
    const key = await derive(text, salt, ROUNDS);
    return { algorithm: 'scrypt', salt, rounds: ROUNDS, hash: key.toString('hex') };
  },
  async isRight(text, kept) {
    if (kept && kept.algorithm !== 'scrypt') return isHashOf(text, kept);
    const key = await derive(text, kept?.salt ?? '', kept?.rounds ?? ROUNDS);
    return kept ? timingSafeEqual(key, Buffer.from(kept.hash, 'hex')) : false;
  },
  isCurrent: ({ algorithm, rounds }) => algorithm === 'scrypt' && rounds === ROUNDS,
};
