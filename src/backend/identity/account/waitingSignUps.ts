import { CODE_TRIES, SIGN_UP_LIFE_MS } from '@/domain/staff/codes';
import { foldEmail } from '@/domain/staff/email';
import type { IdentityContext } from '../identityContext';
import { countWrong, voidLinks } from '../links/links';
import type { LinkRecord } from '../records';
import { sameHash } from '../sessions/secrets';
import type { IdentityView, IdentityWriting } from '../store';

/**
 * Sign-ups of one address that wait side by side; the oldest make room. No more than that are let through while a code
 * lives (`throttle.ts`), so that nobody's sign-up is pushed out while its code is on the way.
 */
const MOST_WAITING = 20;

/** The sign-ups that wait for a code sent to an address, the latest first. */
export async function waitingFor(
  { now }: Pick<IdentityContext, 'now'>,
  view: IdentityView,
  address: string,
): Promise<LinkRecord[]> {
  const stored = await view.table('links').index('account').getAll(foldEmail(address));
  return stored
    .filter(({ purpose, until }) => purpose === 'waiting' && until > now())
    .toSorted((a, b) => b.until - a.until);
}

async function forget(context: IdentityContext, writing: IdentityWriting, { id }: LinkRecord): Promise<void> {
  await voidLinks(context, writing, id);
  await writing.table('links').delete(id);
}

/** Forgets every sign-up of an address, with its codes: somebody has proven it, or was invited. */
export async function forgetSignUps(
  context: IdentityContext,
  writing: IdentityWriting,
  address: string,
): Promise<void> {
  for (const one of await waitingFor(context, writing, address)) await forget(context, writing, one);
}

/** Keeps a sign-up beside those of the same address. */
export async function keepSignUp(
  context: IdentityContext,
  writing: IdentityWriting,
  address: string,
  { nonce, person }: Required<Pick<LinkRecord, 'nonce' | 'person'>>,
): Promise<LinkRecord> {
  for (const old of (await waitingFor(context, writing, address)).slice(MOST_WAITING - 1))
    await forget(context, writing, old);
  const until = context.now() + SIGN_UP_LIFE_MS;
  const account = foldEmail(address);
  const id = context.newId();
  const kept: LinkRecord = {
    id,
    // No token has it, and no other sign-up.
    hash: `waiting ${id}`,
    purpose: 'waiting',
    account,
    until,
    triesLeft: CODE_TRIES,
    person,
    nonce,
  };
  await writing.table('links').put(kept);
  return kept;
}

/** The code of a sign-up that can still be used. */
export async function codeOf(
  { now }: Pick<IdentityContext, 'now'>,
  view: IdentityView,
  { id }: Pick<LinkRecord, 'id'>,
): Promise<LinkRecord | undefined> {
  const own = await view.table('links').index('account').getAll(id);
  return own.find(({ purpose, until }) => purpose === 'signUp' && until > now());
}

/** Tells whether a code is the one that was sent for a sign-up that is the asker's own; a wrong try is counted. */
export async function isCode(
  context: IdentityContext,
  writing: IdentityWriting,
  signUp: LinkRecord,
  { hash, isOwn }: { hash: string; isOwn: boolean },
): Promise<boolean> {
  const code = await codeOf(context, writing, signUp);
  if (!code) return false;
  if (isOwn && sameHash(code.hash, hash)) return true;
  await countWrong(context, writing, code);
  return false;
}
