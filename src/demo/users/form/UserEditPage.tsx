import { useState } from 'react';
import { useT } from '@/shared/i18n/text';
import { Refused } from '../ActingAs';
import { UserForm } from './UserForm';
import { UserFrame } from '../UserFrame';
import { useUsers } from '../useUsers';
import { useWantedUser } from '../useWantedUser';

/** Writes a listed user of the demonstration, or a new one at `?id=new` (specification 2.7, 3.5). */
export default function UserEditPage() {
  const t = useT();
  const users = useUsers();
  const { wanted, user } = useWantedUser(users);
  const { actor, rights } = users;
  const isNew = wanted === 'new';
  const isAllowed = isNew ? rights.create : rights.read && rights.write;
  const refused = isNew ? 'create' : rights.read ? 'write' : 'read';
  const named = user && rights.read ? t('users.editTitle', { name: user.name }) : t('app.demoUserEdit');
  // Somebody who acts as somebody else for a moment finds again what they typed.
  const [wasAllowed, setWasAllowed] = useState(false);
  if (isAllowed && !wasAllowed) setWasAllowed(true);
  const form = (isNew || user) && (
    <UserForm key={wanted} user={isNew ? null : (user ?? null)} users={users.users} />
  );
  return (
    <UserFrame title={isNew ? t('users.add') : named} users={users}>
      {isAllowed || wasAllowed ? (
        form && (
          <>
            {!isAllowed && <Refused actor={actor} right={refused} />}
            <div hidden={!isAllowed}>{form}</div>
          </>
        )
      ) : (
        <Refused actor={actor} right={refused} />
      )}
    </UserFrame>
  );
}
