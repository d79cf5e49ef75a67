import { RESEND_AFTER_MS, SIGN_UP_LIFE_MS } from '@/domain/staff/codes';
import { foldEmail } from '@/domain/staff/email';
import { Refused } from '@/backend/contract';
import { hashOf } from './secrets';
import type { IdentityContext } from '../identityContext';
import type { AccountRecord } from '../records';
import type { IdentityWriting } from '../store';

/** So many tries are allowed within the period; after that one more at a time, with a pause between. */
const WITHIN_MS = 15 * 60_000;
const PAUSE_MS = 60_000;
/** The number of tries where no other number is given. */
const TRIES = 10;

interface Most {
  /** For one account from one place. Where no place is known, as in a browser, this alone is counted. */
  each?: number;
  /** For one account from all places together: wide, for a stranger uses it up for everybody. */
  account?: number;
  /** From one place: a clinic's staff may share one. */
  place?: number;
  /** From everywhere: what the mail server, and a guess among all codes, can bear. */
  total?: number;
}

/** The numbers of tries that are let through within the period, by what is tried. */
const most = {
  /** Failures alone; a success takes its try back. */
  signIn: { each: TRIES, account: 100, place: 100 },
  /** Codes have 40 bits: a thousand guesses a quarter of an hour among all that wait find none in centuries. */
  code: { each: TRIES, account: 50, place: 50, total: 1_000 },
  signUp: { each: TRIES },
  /** Mails that anybody can ask for, sign-ups among them. */
  mail: { account: 20, place: 30, total: 300 },
} satisfies Record<string, Most>;

/** Something that tries are counted under, and how many are let through. */
export interface Lane {
  key: string;
  most: number;
}

/**
 * Where the tries of a sign-in are counted. A browser in which somebody has signed in before is counted apart, so that
 * strangers who guess, from wherever, keep out nobody who works here.
 * @param device hash of the secret of that browser
 */
export async function signInLanes(
  context: Pick<IdentityContext, 'origin'>,
  address: string,
  account: AccountRecord | undefined,
  device: string | undefined,
): Promise<Lane[]> {
  if (device === undefined || !account?.devices?.includes(device)) return lanesOf(context, 'signIn', address);
  return [{ key: await triesKey(`signIn.device.${device}`, address), most: TRIES }];
}

/** Where the tries of a call are counted, the narrowest first: what one refuses counts in no other. */
export async function lanesOf(
  { origin }: Pick<IdentityContext, 'origin'>,
  purpose: keyof typeof most,
  address: string,
): Promise<Lane[]> {
  const { each, account, place, total }: Most = most[purpose];
  const named: [name: string, most: number | undefined][] =
    origin === undefined
      ? [[`${purpose}:${foldEmail(address)}`, each]]
      : [
          [`${purpose}:${foldEmail(address)} ${origin}`, each],
          [`${purpose}.account:${foldEmail(address)}`, account],
          [`${purpose}.from:${origin}`, place],
          [`${purpose}.total:`, total],
        ];
  const lanes = named.map(async ([name, limit]) => limit && { key: await hashOf(name), most: limit });
  return (await Promise.all(lanes)).filter((lane) => lane !== undefined && lane !== 0);
}

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

/** The same for who asks from one place, so that nobody elsewhere makes them wait. */
export const placeKey = (
  { origin }: Pick<IdentityContext, 'origin'>,
  purpose: string,
  address: string,
): Promise<string> => triesKey(purpose, origin === undefined ? address : `${address} ${origin}`);

/**
 * Counts a try before its outcome is known, so that many at once are not more than many one by one; success forgets
 * them. @throws TooManyTries
 */
export async function countTry(
  writing: IdentityWriting,
  key: string,
  now: number,
  limit = TRIES,
): Promise<void> {
  const tries = writing.table('tries');
  // A clock that was ahead and has been put right must keep nobody out.
  const at = (await tries.get(key))?.at.filter((time) => time > now - WITHIN_MS && time <= now) ?? [];
  const wait = (at.at(-1) ?? 0) + PAUSE_MS - now;
  if (at.length >= limit && wait > 0) throw new TooManyTries(wait);
  await tries.put({ key, at: [...at, now].slice(-limit) });
}

/** Counts a try in every lane. @throws TooManyTries, having counted nothing once the transaction is undone */
export async function countTries(
  writing: IdentityWriting,
  lanes: readonly Lane[],
  now: number,
): Promise<void> {
  for (const { key, most: limit } of lanes) await countTry(writing, key, now, limit);
}

/** Forgets the failures of who has succeeded, and takes back the try from what is counted with others. */
export async function forgetFailures(
  writing: IdentityWriting,
  [own, ...shared]: readonly Lane[],
  at: number,
): Promise<void> {
  const tries = writing.table('tries');
  if (own) await tries.delete(own.key);
  for (const { key } of shared) {
    const counted = (await tries.get(key))?.at ?? [];
    const place = counted.lastIndexOf(at);
    if (place >= 0) await tries.put({ key, at: counted.toSpliced(place, 1) });
  }
}

export const forgetTries = (writing: IdentityWriting, key: string): Promise<void> =>
  writing.table('tries').delete(key);

/**
 * Gives the ms to wait before something may be sent again for a key; 0 when it may be sent now, which is then noted.
 */
export async function waitToSend(writing: IdentityWriting, key: string, now: number): Promise<number> {
  const tries = writing.table('tries');
  const last = (await tries.get(key))?.at.at(-1);
  const wait = last === undefined ? 0 : last + RESEND_AFTER_MS - now;
  if (wait > 0 && wait <= RESEND_AFTER_MS) return wait;
  await tries.put({ key, at: [now] });
  return 0;
}

/**
 * Tries that count no more, sessions that are over, and codes, links and sign-ups that have run out are forgotten, so
 * that what is counted and looked for stays small; and so are accounts of an older version that were never proven.
 */
export async function forgetExpired({
  storage,
  now,
}: Pick<IdentityContext, 'storage' | 'now'>): Promise<void> {
  await storage.write(async (writing) => {
    const [tries, sessions] = [writing.table('tries'), writing.table('sessions')];
    const [links, outbox, accounts] = [
      writing.table('links'),
      writing.table('outbox'),
      writing.table('accounts'),
    ];
    for (const { id, until } of await links.getAll()) {
      if (until > now()) continue;
      await links.delete(id);
      for (const message of await outbox.index('link').getAllKeys(id)) await outbox.delete(message);
    }
    for (const { id, verified, updatedAt } of await accounts.getAll())
      if (!verified && Date.parse(updatedAt) <= now() - SIGN_UP_LIFE_MS) await accounts.delete(id);
    for (const { key, at } of await tries.getAll())
      if ((at.at(-1) ?? 0) <= now() - WITHIN_MS) await tries.delete(key);
    for (const { id, endsAt } of await sessions.getAll()) if (endsAt <= now()) await sessions.delete(id);
  });
}
