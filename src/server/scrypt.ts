import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Refused } from '@/backend/contract';
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

/**
 * So many wait at most, of each kind: a hash takes up to half a second, so that a sign-in is answered within 15 s, which
 * is how long pages wait, however many come.
 */
const MOST_WAITING = { check: 40, make: 10 };
type Kind = keyof typeof MOST_WAITING;

let running = 0;
const waiting: Record<Kind, (() => void)[]> = { check: [], make: [] };

/** Does it when there is room: checks, which sign people in, before hashes that are made. @throws Refused 503 */
async function inTurn<T>(kind: Kind, work: () => Promise<T>): Promise<T> {
  const queue = waiting[kind];
  if (running < AT_ONCE) running += 1;
  else if (queue.length >= MOST_WAITING[kind]) throw new Refused(503, 'errors.busy');
  // Who comes next takes over the room of who has ended.
  else await new Promise<void>((resolve) => queue.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.check.shift() ?? waiting.make.shift();
    if (next) next();
    else running -= 1;
  }
}

/** One spelling of the same signs, whatever keyboard they were typed on (NIST SP 800-63B 3.1.1.2). */
const derive = (kind: Kind, text: string, salt: string, rounds: number): Promise<Buffer> =>
  inTurn(
    kind,
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
    const key = await derive('make', text, salt, ROUNDS);
    return { algorithm: 'scrypt', salt, rounds: ROUNDS, hash: key.toString('hex') };
  },
  async isRight(text, kept) {
    if (kept && kept.algorithm !== 'scrypt') return isHashOf(text, kept);
    const key = await derive('check', text, kept?.salt ?? '', kept?.rounds ?? ROUNDS);
    return kept ? timingSafeEqual(key, Buffer.from(kept.hash, 'hex')) : false;
  },
  isCurrent: ({ algorithm, rounds }) => algorithm === 'scrypt' && rounds === ROUNDS,
};
