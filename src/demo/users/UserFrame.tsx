import ArrowLeft from 'lucide-react/icons/arrow-left';
import UserX from 'lucide-react/icons/user-x';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ActingAs, Withheld } from './ActingAs';
import type { Users } from './useUsers';
import '../lists/lists.css';
import './users.css';

/** The page of one user: as whom one acts, the way back to the list, and what stands there. @param children nothing where nobody is called so */
export function UserFrame({
  title,
  users,
  actions,
  children,
}: {
  title: string;
  users: Users;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const t = useT();
  const { isThere, status, error, reload } = users;
  const back = (
    <Link to="/app/user/list" className="btn btn-outline-secondary">
      <Icon of={ArrowLeft} directional /> <T id="users.toList" />
    </Link>
  );
  return (
    <>
      <PageHeader
        title={title}
        lead={<T id="todo.lead" />}
        actions={
          <>
            {isThere && <ActingAs {...users} />}
            {back}
            {isThere && actions}
          </>
        }
      />
      {isThere && <Withheld {...users} />}
      <AsyncView status={status} error={error} isEmpty={!isThere} onRetry={reload}>
        {children || <EmptyState icon={UserX} title={t('users.unknown')} text={t('users.unknownText')} />}
      </AsyncView>
    </>
  );
}
