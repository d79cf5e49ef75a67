import type { OwnProfile } from '@/domain/identity';
import type { Reply } from './desk';
import type { AccountRecord } from './records';
import { rolesOf } from './sessions';

/** What the my-identity call says of an account. */
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

export const profileReply = (account: AccountRecord): Reply => [
  200,
  ownProfileOf(account),
  { etag: `"${account.version}"` },
];
