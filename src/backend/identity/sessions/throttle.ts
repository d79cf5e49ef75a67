import { RESEND_AFTER_MS } from '@/domain/staff/account';
import { foldEmail } from '@/domain/staff/email';
import { Refused } from '@/backend/contract';
import { hashOf } from './secrets';
import type { IdentityContext } from '../identityContext';
import type { IdentityWriting } from '../store';

/** The number of failures allowed within the period; after that one more at a time, with a pause between. */
const FAILURES = 10;
/** The same of all who sign in from one address: a clinic's staff may share one. */
export const FAILURES_OF_ORIGIN = 100;
const WITHIN_MS = 15 * 60_000;
const PAUSE_MS = 60_000;

export class TooManyTries extends Refused {
  readonly retryAfterS: number;
  constructor(waitMs: number) {
    super(429, 'errors.tooManyTries');
    this.retryAfterS = Math.ceil(waitMs / 1000);
  }
}

/**
 * Under which tries are counted. It is made of what was typed, whether an account belongs to it or not, and hashed, for
 * it may be anybody's address.
 */
export const triesKey = (purpose: string, address: string): Promise<string> =>
  hashOf(`${purpose}:${foldEmail(address)}`);

/**
 * Counts a try before its outcome is known, so that many at once are not more than many one by one; success forgets
 * them. @throws TooManyTries
 */
export async function countTry(
  writing: IdentityWriting,
  key: string,
  now: number,
  most = FAILURES,
): Promise<void> {
  const tries = writing.table('tries');
  // A clock that was ahead and has been put right must keep nobody out.
  const at = (await tries.get(key))?.at.filter((time) => time > now - WITHIN_MS && time <= now) ?? [];
  const wait = (at.at(-1) ?? 0) + PAUSE_MS - now;
  if (at.length >= most && wait > 0) throw new TooManyTries(wait);
  await tries.put({ key, at: [...at, now].slice(-most) });
}

export const forgetTries = (writing: IdentityWriting, key: string): Promise<void> =>
  writing.table('tries').delete(key);

/**
 * Whether something may be sent again for a key, and if so notes that it is: the ms to wait before, 0 when it may be
 * sent now.
 */
export async function waitToSend(writing: IdentityWriting, key: string, now: number): Promise<number> {
  const tries = writing.table('tries');
  const last = (await tries.get(key))?.at.at(-1);
  const wait = last === undefined ? 0 : last + RESEND_AFTER_MS - now;
  if (wait > 0 && wait <= RESEND_AFTER_MS) return wait;
  await tries.put({ key, at: [now] });
  return 0;
}

/** Tries that count no more, and sessions that are over, are forgotten: what is counted and looked for stays small. */
export async function forgetExpired({
  storage,
  now,
}: Pick<IdentityContext, 'storage' | 'now'>): Promise<void> {
  await storage.write(async (writing) => {
    const [tries, sessions] = [writing.table('tries'), writing.table('sessions')];
    for (const { key, at } of await tries.getAll())
      if ((at.at(-1) ?? 0) <= now() - WITHIN_MS) await tries.delete(key);
    for (const { id, endsAt } of await sessions.getAll()) if (endsAt <= now()) await sessions.delete(id);
  });
}
