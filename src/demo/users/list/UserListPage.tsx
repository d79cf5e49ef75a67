import ListFilter from 'lucide-react/icons/list-filter';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { AsyncView } from '@/shared/ui/AsyncView';
import { Icon } from '@/shared/ui/Icon';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ActingAs, Refused, Withheld } from '../ActingAs';
import { FilterCard, FiltersInForce } from './FilterCard';
import { userPath } from './useColumns';
import { UserTable } from './UserTable';
import { useUserList } from './useUserList';
import { useUsers } from '../useUsers';
import '@/demo/lists/lists.css';
import '../users.css';

/** The listed users of the demonstration (specification 2.7, 3.5), as far as the one acted as may see them. */
export default function UserListPage() {
  const t = useT();
  const users = useUsers();
  const { actor, rights, isThere, status } = users;
  const list = useUserList(users);
  const [hasCard, setCard] = useState(true);
  const filters = list.query.filters;
  return (
    <>
      <PageHeader
        title={t('app.demoUsers')}
        lead={<T id="todo.lead" />}
        actions={
          <>
            {isThere && <ActingAs {...users} />}
            {!hasCard && (
              <button type="button" className="btn btn-outline-secondary" onClick={() => setCard(true)}>
                <Icon of={ListFilter} /> <T id="users.showFilters" />
              </button>
            )}
            {isThere && rights.create && (
              <Link to={userPath('edit', 'new')} className="btn btn-primary">
                <Icon of={Plus} /> <T id="users.add" />
              </Link>
            )}
          </>
        }
      />
      {isThere && <Withheld actor={actor} rights={rights} />}
      <AsyncView status={status} error={users.error} isEmpty={!isThere} onRetry={users.reload}>
        {rights.read ? (
          <>
            {hasCard ? (
              <FilterCard
                filters={filters}
                onChange={list.change}
                isBusy={status === 'loading'}
                onRefresh={() => {
                  list.clear();
                  users.reload();
                }}
                onRemove={() => setCard(false)}
              />
            ) : (
              <FiltersInForce filters={filters} onChange={list.change} onClear={list.clear} />
            )}
            <UserTable list={list} rights={rights} />
          </>
        ) : (
          <Refused actor={actor} right="read" />
        )}
      </AsyncView>
    </>
  );
}
