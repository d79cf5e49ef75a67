import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ListedUser } from '@/shared/demonstration/users';
import { useT } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import type { Column } from '@/shared/ui/table/tableColumn';
import type { ColumnId, UserTexts } from './userQuery';
import { columnIds } from './userQuery';
import { StatusMark, VerifiedMark } from '../words';

export const userPath = (page: 'view' | 'edit', id: number | 'new'): string => `/app/user/${page}?id=${id}`;

/** What the columns are called. */
export function useHeaders(): Record<ColumnId, string> {
  const t = useT();
  return useMemo(
    () => ({
      name: t('users.name'),
      id: t('users.id'),
      username: t('users.username'),
      email: t('users.email'),
      country: t('users.country'),
      role: t('users.role'),
      status: t('users.status'),
      verified: t('users.verifiedColumn'),
      department: t('users.department'),
    }),
    [t],
  );
}

/** Two lines where there is no room for one: a word is not broken anywhere. */
function Email({ of }: { of: string }) {
  const [account = '', ...host] = of.split('@');
  return (
    <bdi>
      {account}@<wbr />
      {host.join('@')}
    </bdi>
  );
}

/** The username stands below the name. */
const shown = columnIds.filter((id) => id !== 'username');

/** The columns of the list: the first names the user and leads to them. */
export function useColumns(texts: UserTexts): readonly Column<ListedUser>[] {
  const headers = useHeaders();
  return useMemo(
    () =>
      shown.map((id): Column<ListedUser> => ({
        id,
        header: headers[id],
        sortable: true,
        ...(id === 'id' && { align: 'end' }),
        cell: (user) => {
          if (id === 'name')
            return (
              <span className="nd-users-name">
                <Avatar name={user.name} picture={user.avatar === '' ? undefined : user.avatar} />
                <span className="nd-person">
                  <Link to={userPath('view', user.id)}>
                    <bdi>{user.name}</bdi>
                  </Link>
                  <bdi className="nd-person-id">{user.username}</bdi>
                </span>
              </span>
            );
          if (id === 'email') return <Email of={user.email} />;
          if (id === 'status') return <StatusMark status={user.status} />;
          if (id === 'verified') return <VerifiedMark isVerified={user.is_verified} />;
          return id === 'id' || id === 'role' || id === 'department' ? (
            texts(user)[id]
          ) : (
            <bdi>{texts(user)[id]}</bdi>
          );
        },
      })),
    [headers, texts],
  );
}
