import { toRole } from '@/domain/access';
import { Refused } from '../contract';
import type { Identified } from '../actor';
import { noteAccount } from './accountLog';
import { findByAddress, stateOf } from './account/accountState';
import type { IdentityContext, Identity, Lockable, Own } from './identityContext';
import type { AccountRecord } from './records';
import { hashOf } from './sessions/secrets';
import { isLockedForeign, lockForeign, lockSession, rolesOf, seen, sessionOf } from './sessions/sessions';

/** Who makes a call: somebody with an account here, or an identity that only somebody else knows. */
export type Caller = Own | { identity: Identity };

/** The tokens of this host; no other service is ever shown one. */
const ownToken = /^[0-9a-f]{64}$/;

/** The account that somebody else vouches for. Whom that lets in for the first time has accepted the invitation. */
async function vouchedFor(context: IdentityContext, address: string): Promise<AccountRecord | null> {
  const account = await context.storage.read((view) => findByAddress(view, address));
  if (!account?.verified || !account.active) return null;
  if (stateOf(account) !== 'invited') return account;
  return context.storage.writeLogged(async (writing) => {
    const stored = await writing.table('accounts').get(account.id);
    if (!stored?.active) return null;
    const joined = { ...stored, lastSignInAt: new Date(context.now()).toISOString() };
    await writing.table('accounts').put(joined);
    await noteAccount(context, writing, joined, joined, { action: 'signedIn', detail: 'organisation' });
    return joined;
  });
}

async function vouchedCaller(context: IdentityContext, token: string): Promise<Caller | null> {
  for (const voucher of context.vouchers) {
    const vouched = await voucher(token);
    if (vouched && !('email' in vouched)) return { identity: vouched };
    const account = vouched && (await vouchedFor(context, vouched.email));
    if (account) return { account, session: null };
  }
  return null;
}

async function authenticateElsewhere(
  context: IdentityContext,
  token: string,
): Promise<Lockable<Caller> | null> {
  const caller = await vouchedCaller(context, token);
  if (!caller) return null;
  const hash = await hashOf(token);
  const isLocked = await context.storage.read((view) => isLockedForeign(view, hash));
  return isLocked ? { ...caller, isLocked } : caller;
}

/**
 * Whose a token is; null for one that does not hold, or that of somebody who may no longer sign in.
 * @param isSeen whether somebody is there who asks, rather than a page that is open
 */
export async function authenticate(
  context: IdentityContext,
  token: string | undefined,
  isSeen = true,
): Promise<Lockable<Caller> | null> {
  if (token === undefined) return null;
  if (!ownToken.test(token)) return authenticateElsewhere(context, token);
  const hash = await hashOf(token);
  const own = await context.storage.read((view) => sessionOf(context, view, hash));
  if (own && !own.isLocked && isSeen) await seen(context, own.session);
  return own;
}

/** Locks what a token opens. @throws Refused 401 for one that does not hold */
export async function lockOf(context: IdentityContext, token: string | undefined): Promise<void> {
  const caller = await authenticate(context, token);
  if (!caller || token === undefined) throw new Refused(401, 'errors.signedOut');
  if (caller.isLocked) return;
  if ('account' in caller && caller.session) await lockSession(context, caller.session.id);
  else await lockForeign(context, await hashOf(token));
}

/** A caller without an account here, only with a token of another identity host, belongs to the demonstration. */
export function identifiedOf(caller: Lockable<Caller>): Identified {
  const locked = caller.isLocked && { isLocked: caller.isLocked };
  if ('account' in caller) {
    const { account } = caller;
    return { username: account.username, role: toRole(rolesOf(account)[0]?.name), ...locked };
  }
  const { username, roles } = caller.identity;
  return { username, role: toRole(roles[0]?.name), isDemonstration: true, ...locked };
}

/** @throws Refused 401; 423 for one who left it locked */
export async function requireCaller(context: IdentityContext, token: string | undefined): Promise<Caller> {
  const caller = await authenticate(context, token);
  if (!caller) throw new Refused(401, 'errors.signedOut');
  if (caller.isLocked) throw new Refused(423, 'errors.locked');
  return caller;
}
