import { Refused } from '../contract';
import type { Identified } from '../http/adapter';
import { findByAddress, stateOf } from './accountState';
import type { Desk, Identity, Known, Own } from './identityContext';
import type { AccountRecord } from './records';
import { hashOf } from './secrets';
import { isLockedForeign, lockForeign, lockSession, rolesOf, seen, sessionOf } from './sessions';

/** Who makes a call: somebody with an account here, or an identity that only somebody else knows. */
export type Asker = Own | { identity: Identity };

/** The tokens of this host; no other service is ever shown one. */
const ownToken = /^[0-9a-f]{64}$/;

/** The account that somebody else vouches for. Whom that lets in for the first time has accepted the invitation. */
async function vouchedFor(desk: Desk, address: string): Promise<AccountRecord | null> {
  const account = await desk.storage.read((view) => findByAddress(view, address));
  if (!account?.verified || !account.active) return null;
  if (stateOf(account) !== 'invited') return account;
  return desk.storage.write(async (writing) => {
    const stored = await writing.objectStore('accounts').get(account.id);
    if (!stored?.active) return null;
    const joined = { ...stored, lastSignInAt: new Date(desk.now()).toISOString() };
    await writing.objectStore('accounts').put(joined);
    return joined;
  });
}

async function vouchedAsker(desk: Desk, token: string): Promise<Asker | null> {
  for (const voucher of desk.vouchers) {
    const vouched = await voucher(token);
    if (vouched && !('email' in vouched)) return { identity: vouched };
    const account = vouched && (await vouchedFor(desk, vouched.email));
    if (account) return { account, session: null };
  }
  return null;
}

async function askElsewhere(desk: Desk, token: string): Promise<Known<Asker> | null> {
  const asker = await vouchedAsker(desk, token);
  if (!asker) return null;
  const hash = await hashOf(token);
  const isLocked = await desk.storage.read((view) => isLockedForeign(view, hash));
  return isLocked ? { ...asker, isLocked } : asker;
}

/** Whose a token is; null for one that does not hold, or that of somebody who may no longer sign in. */
export async function askerOf(desk: Desk, token: string | undefined): Promise<Known<Asker> | null> {
  if (token === undefined) return null;
  if (!ownToken.test(token)) return askElsewhere(desk, token);
  const hash = await hashOf(token);
  const own = await desk.storage.read((view) => sessionOf(desk, view, hash));
  if (own && !own.isLocked) await seen(desk, own.session);
  return own;
}

/** Locks what a token opens. @throws Refused 401 for one that does not hold */
export async function lockOf(desk: Desk, token: string | undefined): Promise<void> {
  const asker = await askerOf(desk, token);
  if (!asker || token === undefined) throw new Refused(401, 'errors.signedOut');
  if (asker.isLocked) return;
  if ('account' in asker && asker.session) await lockSession(desk, asker.session.id);
  else await lockForeign(desk, await hashOf(token));
}

/** The one reading of a role's name; every other name is none. */
export function roleNamed(name: string | undefined): Identified['role'] {
  const upper = name?.trim().toUpperCase();
  return upper === 'ADMIN' || upper === 'USER' ? upper : null;
}

/** Whoever has no account here, only somebody else's word, is of the demonstration. */
export function identifiedOf(asker: Known<Asker>): Identified {
  const locked = asker.isLocked && { isLocked: asker.isLocked };
  if ('account' in asker) {
    const { account } = asker;
    return { username: account.username, role: roleNamed(rolesOf(account)[0]?.name), ...locked };
  }
  const { username, roles } = asker.identity;
  return { username, role: roleNamed(roles[0]?.name), isDemonstration: true, ...locked };
}

/** @throws Refused 401; 423 for one who left it locked */
export async function requireAsker(desk: Desk, token: string | undefined): Promise<Asker> {
  const asker = await askerOf(desk, token);
  if (!asker) throw new Refused(401, 'errors.signedOut');
  if (asker.isLocked) throw new Refused(423, 'errors.locked');
  return asker;
}
