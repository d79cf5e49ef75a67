import type { OwnProfile } from '@/domain/staff/identity';
import type { Caller } from '../authenticate';
import type { Reply } from '../identityContext';
import type { AccountRecord } from '../records';
import { rolesOf } from '../sessions/sessions';

/** Gives what the my-identity call says of an account. */
function ownProfileOf(account: AccountRecord): OwnProfile {
  const { username, firstName, lastName, phone, mobile, avatar, version, password, questions } = account;
  const contact = {
    ...(phone !== undefined && { phone }),
    ...(mobile !== undefined && { mobile }),
    ...(avatar !== undefined && { avatar }),
  };
  return {
    username,
    roles: rolesOf(account),
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    ...contact,
    version,
    hasPassword: password !== null,
    hasQuestions: questions.length > 0,
  };
}

/** Tells of a user who left the session locked only who it is that has to come back. */
export function lockedReply(caller: Caller): Reply {
  const { username, firstName, lastName, name } =
    'account' in caller ? ownProfileOf(caller.account) : caller.identity;
  return [200, { username, roles: [], firstName, lastName, name, isLocked: true }];
}

export const profileReply = (account: AccountRecord): Reply => [
  200,
  ownProfileOf(account),
  { etag: `"${account.version}"` },
];
