import { ACCESS_MS, SESSION_MS } from '@/domain/staff/account';
import { noteAccount } from '../accountLog';
import type { IdentityContext, Lockable, Reply } from '../identityContext';
import type { AccountRecord, SessionRecord } from '../records';
import { hashOf, randomHex } from './secrets';
import type { IdentityView, IdentityWriting, LoggedWriting } from '../store';

/** The precision with which it is known when a session was last used, ms. */
const SEEN_EVERY_MS = 60_000;
const PART = 64;

/**
 * The tokens of a session. A renewal token has two random parts: the first is the session's and stays, the second is
 * spent by its use. So one that was used before is known for what it is, however long ago that was.
 */
export interface Tokens {
  access: string;
  refresh: string;
  accessHash: string;
  familyHash: string;
  refreshHash: string;
}

/** The tokens of a new session. */
export async function drawTokens(): Promise<Tokens> {
  const [access, family, spendable] = [randomHex(), randomHex(), randomHex()];
  const [accessHash, familyHash, refreshHash] = await Promise.all([access, family, spendable].map(hashOf));
  return {
    access,
    refresh: family + spendable,
    accessHash: accessHash ?? '',
    familyHash: familyHash ?? '',
    refreshHash: refreshHash ?? '',
  };
}

/**
 * The tokens that follow a renewal token. They are made of it and of a random salt: with the salt alone, which is stored,
 * nobody has them.
 */
export async function drawSuccessors(
  { family, spendable }: { family: string; spendable: string },
  salt: string,
): Promise<Tokens> {
  const [access, next, familyHash] = await Promise.all([
    hashOf(`access ${salt} ${family}${spendable}`),
    hashOf(`renewal ${salt} ${family}${spendable}`),
    hashOf(family),
  ]);
  const [accessHash, refreshHash] = await Promise.all([hashOf(access), hashOf(next)]);
  return { access, refresh: family + next, accessHash, familyHash, refreshHash };
}

/** The two parts of a renewal token; null for what is none. */
export function partsOf(refresh: string): { family: string; spendable: string } | null {
  if (refresh.length !== 2 * PART) return null;
  return { family: refresh.slice(0, PART), spendable: refresh.slice(PART) };
}

/** So many browsers of an account are known again; the one that was longest unused makes room. */
const MOST_DEVICES = 20;

/** Begins a session. @param device hash of the secret of the browser, which is known again from now on */
export async function beginSession(
  context: IdentityContext,
  writing: LoggedWriting,
  account: AccountRecord,
  { accessHash, familyHash, refreshHash }: Tokens,
  device?: string,
): Promise<void> {
  const [now, sessions] = [context.now(), writing.table('sessions')];
  await sessions.put({
    id: context.newId(),
    account: account.id,
    accessHash,
    familyHash,
    refreshHash,
    accessUntil: now + ACCESS_MS,
    startedAt: now,
    endsAt: now + SESSION_MS,
    lastSeenAt: now,
    device: context.device(),
  });
  const others = (account.devices ?? []).filter((known) => known !== device);
  const devices = device === undefined ? others : [...others, device].slice(-MOST_DEVICES);
  const seenAt = { lastSignInAt: new Date(now).toISOString() };
  await writing.table('accounts').put({ ...account, ...seenAt, ...(devices.length > 0 && { devices }) });
  await noteAccount(context, writing, account, account, { action: 'signedIn', detail: context.device() });
}

/** Ends the sessions of an account, all or all but one. */
export async function endSessions(writing: IdentityWriting, account: string, but?: string): Promise<void> {
  const sessions = writing.table('sessions');
  for (const id of await sessions.index('account').getAllKeys(account))
    if (id !== but) await sessions.delete(id);
}

export const rolesOf = ({ role }: AccountRecord) => (role === null ? [] : [{ name: role }]);

const expiresIn = (context: IdentityContext, session: Pick<SessionRecord, 'accessUntil'>) =>
  Math.max(0, Math.floor((session.accessUntil - context.now()) / 1000));

export const accessTokenOf = (context: IdentityContext, tokens: Tokens, accessUntil: number) => ({
  access_token: tokens.access,
  refresh_token: tokens.refresh,
  expires_in: expiresIn(context, { accessUntil }),
});

/** The answer to a sign-in, as the specification has it (3.1). */
export const loginReply = (context: IdentityContext, account: AccountRecord, tokens: Tokens): Reply => [
  200,
  {
    identity: { username: account.username, roles: rolesOf(account) },
    accessToken: accessTokenOf(context, tokens, context.now() + ACCESS_MS),
  },
];

/** Tells whether a session needs the password again: it was locked, or nobody was seen in it for too long. */
export const isLockedNow = (
  { now, unseenMs }: Pick<IdentityContext, 'now' | 'unseenMs'>,
  { lockedAt, lastSeenAt }: SessionRecord,
): boolean => lockedAt !== undefined || now() - lastSeenAt >= unseenMs;

/**
 * The session of an access token that holds, and whose it is; null for every other. The token of a locked session opens
 * nothing, so it may also have run out: it only says who is to unlock.
 */
export async function sessionOf(
  context: IdentityContext,
  view: IdentityView,
  accessHash: string,
): Promise<Lockable<{ session: SessionRecord; account: AccountRecord }> | null> {
  const session = await view.table('sessions').index('accessHash').get(accessHash);
  if (!session || session.endsAt <= context.now()) return null;
  const isLocked = isLockedNow(context, session);
  if (!isLocked && session.accessUntil <= context.now()) return null;
  const account = await view.table('accounts').get(session.account);
  return account?.active ? { session, account, ...(isLocked && { isLocked }) } : null;
}

/** Locks a session: from now on it needs the password again. */
export async function lockSession(context: IdentityContext, id: string): Promise<void> {
  await context.storage.write(async (writing) => {
    const sessions = writing.table('sessions');
    const session = await sessions.get(id);
    if (session) await sessions.put({ ...session, lockedAt: session.lockedAt ?? context.now() });
  });
}

/** Account of the sessions that stand for a token of somebody else's: it is locked here, and nothing else. */
export const ELSEWHERE = '';

/** Locks a token that somebody else vouches for, until no session can last that it opened. */
export async function lockForeign(context: IdentityContext, accessHash: string): Promise<void> {
  const now = context.now();
  await context.storage.write(async (writing) => {
    const sessions = writing.table('sessions');
    if (await sessions.index('accessHash').getKey(accessHash)) return;
    await sessions.put({
      id: context.newId(),
      account: ELSEWHERE,
      accessHash,
      familyHash: `locked ${accessHash}`,
      refreshHash: '',
      accessUntil: now,
      startedAt: now,
      endsAt: now + SESSION_MS,
      lastSeenAt: now,
      device: '',
      lockedAt: now,
    });
  });
}

/** Tells whether a token that this host did not issue was left locked. */
export const isLockedForeign = async (view: IdentityView, accessHash: string): Promise<boolean> =>
  (await view.table('sessions').index('accessHash').getKey(accessHash)) !== undefined;

/** Notes that a session is in use, once a minute. */
export async function seen(context: IdentityContext, { id, lastSeenAt }: SessionRecord): Promise<void> {
  if (context.now() - lastSeenAt < SEEN_EVERY_MS) return;
  await context.storage.write(async (writing) => {
    const sessions = writing.table('sessions');
    const session = await sessions.get(id);
    if (session) await sessions.put({ ...session, lastSeenAt: context.now() });
  });
}
