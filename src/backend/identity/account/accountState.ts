import { foldEmail } from '@/domain/staff/email';
import type { StaffMember, StaffState } from '@/domain/staff/identity';
import type { IdentityContext } from '../identityContext';
import type { AccountRecord } from '../records';
import type { IdentityView } from '../store';

/** The account of an address, whatever its state. */
export const findByAddress = (view: IdentityView, address: string): Promise<AccountRecord | undefined> =>
  view.table('accounts').index('username').get(foldEmail(address));

/**
 * Gives the state of an account that administrators see, or `unverified` for one that they do not see: anybody could
 * have signed up with that address.
 */
export function stateOf(account: AccountRecord): StaffState | 'unverified' {
  if (!account.verified) return 'unverified';
  if (!account.active) return 'inactive';
  // Whom the organisation vouches for can have come in without a password.
  if (account.password === null && account.lastSignInAt === undefined) return 'invited';
  return account.role === null ? 'waiting' : 'active';
}

/** The account as an administrator sees it; null for one that is none of theirs. */
export function staffMemberOf(account: AccountRecord): StaffMember | null {
  const state = stateOf(account);
  if (state === 'unverified') return null;
  const { id, version, updatedAt, username, firstName, lastName, role, lastSignInAt } = account;
  const member = { id, version, updatedAt, username, firstName, lastName, role, state };
  return lastSignInAt === undefined ? member : { ...member, lastSignInAt };
}

/** The account with a change, as a new version. */
export const changed = (
  context: IdentityContext,
  account: AccountRecord,
  change: Partial<AccountRecord>,
): AccountRecord => ({
  ...account,
  ...change,
  version: context.newId(),
  updatedAt: new Date(context.now()).toISOString(),
});
