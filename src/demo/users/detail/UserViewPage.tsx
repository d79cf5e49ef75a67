import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Refused } from '../ActingAs';
import { deleteUsers } from '../usersStore';
import { DeleteUsers } from '../list/DeleteUsers';
import { lastChange } from '../list/lastChange';
import { userPath } from '../list/useColumns';
import { UserCards } from './UserCards';
import { UserFrame } from '../UserFrame';
import { useUsers } from '../useUsers';
import { useWantedUser } from '../useWantedUser';

/** A listed user of the demonstration (specification 2.7, 3.5). */
export default function UserViewPage() {
  const t = useT();
  const navigate = useNavigate();
  const users = useUsers();
  const { user } = useWantedUser(users);
  const [isLeaving, setLeaving] = useState(false);
  const { actor, rights } = users;
  const remove = () => {
    const undo = user && deleteUsers([user.id]);
    setLeaving(false);
    if (!undo) return;
    lastChange.write({ message: 'users.deleted', values: { count: 1 }, undo });
    void navigate('/app/user/list');
  };
  const content = user && (
    <>
      <UserCards user={user} />
      {isLeaving && <DeleteUsers users={[user]} onConfirm={remove} onClose={() => setLeaving(false)} />}
    </>
  );
  return (
    <UserFrame
      title={user && rights.read ? user.name : t('app.demoUser')}
      users={users}
      actions={
        user &&
        rights.read && (
          <>
            {rights.delete && (
              <button type="button" className="btn btn-outline-danger" onClick={() => setLeaving(true)}>
                <Icon of={Trash2} /> <T id="users.deleteThem" />
              </button>
            )}
            {rights.write && (
              <Link to={userPath('edit', user.id)} className="btn btn-primary">
                <Icon of={Pencil} /> <T id="users.edit" />
              </Link>
            )}
          </>
        )
      }
    >
      {rights.read ? content : <Refused actor={actor} right="read" />}
    </UserFrame>
  );
}
