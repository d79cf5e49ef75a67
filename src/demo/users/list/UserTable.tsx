import { useEffect, useState } from 'react';
import type { ListedUser, Rights } from '@/shared/demonstration/users';
import { T, useT } from '@/shared/i18n/text';
import { useChosen } from '@/shared/list/useChosen';
import { DataTable } from '@/shared/ui/table/DataTable';
import { EmptyState } from '@/shared/ui/EmptyState';
import { FilterBar } from '@/shared/ui/FilterBar';
import { NoMatch } from '@/shared/ui/NoMatch';
import { TablePager } from '@/shared/ui/table/TablePager';
import { ArchiveFilter } from '@/demo/lists/ArchiveFilter';
import { sortText } from '@/demo/lists/sorting';
import { UndoBar, type UndoableChange } from '@/demo/lists/UndoBar';
import { deleteUsers } from '../usersStore';
import { DeleteUsers } from './DeleteUsers';
import { lastChange } from './lastChange';
import { RowButtons } from './RowButtons';
import { useColumns } from './useColumns';
import { UserActions } from './UserActions';
import { pageSizes } from './userQuery';
import type { useUserList } from './useUserList';

const idOf = ({ id }: ListedUser) => id;

/** The table with its search, its boxes and what can be done to the chosen ones. */
export function UserTable({ list, rights }: { list: ReturnType<typeof useUserList>; rights: Rights }) {
  const t = useT();
  const { query, change, texts, listed, found } = list;
  const columns = useColumns(texts);
  const chosen = useChosen(found, idOf);
  const [leaving, setLeaving] = useState<readonly ListedUser[]>([]);
  const last = lastChange.useValue();
  useEffect(() => () => lastChange.write(null), []);
  const done = (next: UndoableChange, users: readonly ListedUser[]) => {
    lastChange.write(next);
    chosen.choose(users, false);
  };
  const remove = () => {
    const undo = deleteUsers(leaving.map(({ id }) => id));
    setLeaving([]);
    if (undo) done({ message: 'users.deleted', values: { count: leaving.length }, undo }, leaving);
  };
  const rowActions = (user: ListedUser) => (
    <RowButtons user={user} rights={rights} onDelete={() => setLeaving([user])} />
  );
  return (
    <>
      <div className="nd-list-bar">
        <FilterBar
          label={t('users.searching')}
          search={t('users.search')}
          text={list.text}
          onText={list.setText}
          shown={<T id="users.found" values={{ count: found.length }} />}
          isFiltered={list.isFiltered}
          onClear={list.clear}
          box={list.box}
        >
          <ArchiveFilter inArchive={query.inArchive} onChange={(show) => change({ show })} />
        </FilterBar>
        <UserActions
          chosen={chosen.rows}
          found={found}
          texts={texts}
          rights={rights}
          inArchive={query.inArchive}
          onDelete={() => setLeaving(chosen.rows)}
          onDone={(next) => done(next, chosen.rows)}
        />
      </div>
      {last && <UndoBar change={last} onClose={() => lastChange.write(null)} />}
      {found.length === 0 && listed.length > 0 && (
        <NoMatch title={t('users.noMatch')} text={t('users.noMatchText')} onClear={list.clear} />
      )}
      {listed.length === 0 && (
        <EmptyState
          title={t(query.inArchive ? 'users.noneArchived' : 'users.none')}
          text={t(query.inArchive ? 'users.noneArchivedText' : 'users.noneText')}
        />
      )}
      {found.length > 0 && (
        <div className="card nd-list-table">
          <DataTable
            rows={list.rows}
            columns={columns}
            rowKey={({ id }) => String(id)}
            caption={t('users.caption')}
            sort={query.sort}
            onSort={(sort) => change({ sort: sortText(sort) })}
            selection={{
              isChosen: chosen.isChosen,
              onChoose: chosen.choose,
              label: ({ name }) => t('lists.choose', { name }),
              all: { rows: found, label: t('lists.chooseAll', { count: found.length }) },
            }}
            rowActions={rowActions}
          />
          <TablePager
            page={list.page}
            pageSize={query.size}
            sizes={pageSizes}
            total={found.length}
            onPage={(page) => change({ page: String(page) })}
            onPageSize={(size) => change({ size: String(size) })}
          />
        </div>
      )}
      {leaving.length > 0 && (
        <DeleteUsers users={leaving} onConfirm={remove} onClose={() => setLeaving([])} />
      )}
    </>
  );
}
