import { useMemo, type ComponentProps } from 'react';
import { useSelector } from 'react-redux';
import { foldEmail } from '@/domain/staff/email';
import type { StaffMember } from '@/domain/staff/identity';
import { fullName } from '@/domain/patients/patient';
import { selectProfile } from '@/session/state';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/DataTable';
import { Icon } from '@/shared/ui/Icon';
import type { Column } from '@/shared/ui/tableColumn';
import { StaffActions } from './StaffActions';
import { isLastAdmin } from './staffRows';
import { roleWord, stateLooks } from '../staffWording';
import type { QueryChange, StaffQuery } from './useStaffQuery';

type Doing = Pick<ComponentProps<typeof StaffActions>, 'onAct' | 'onSent'>;

const actionsFor = (all: readonly StaffMember[], doing: Doing) => (member: StaffMember) => (
  <StaffActions member={member} isLastAdmin={isLastAdmin(member, all)} {...doing} />
);

export function StaffTable({
  all,
  rows,
  query,
  page,
  total,
  onChange,
  ...doing
}: {
  /** Everybody, also those whom the filters leave out. */
  all: readonly StaffMember[];
  rows: readonly StaffMember[];
  query: StaffQuery;
  page: number;
  total: number;
  onChange: (change: QueryChange) => void;
} & Doing) {
  const t = useT();
  const columns = useColumns();
  return (
    <DataTable
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      caption={t('staff.caption')}
      sort={{ id: query.sort, desc: query.descending }}
      onSort={({ id, desc }) => onChange({ sort: id, dir: desc ? 'desc' : null })}
      page={page}
      pageSize={query.pageSize}
      total={total}
      onPage={(next) => onChange({ page: String(next) })}
      onPageSize={(size) => onChange({ size: String(size) })}
      rowActions={actionsFor(all, doing)}
    />
  );
}

function useColumns(): Column<StaffMember>[] {
  const t = useT();
  const times = useOwnTimes();
  const own = foldEmail(useSelector(selectProfile)?.username ?? '');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('staff.columnName'),
        sortable: true,
        cell: (member) => (
          <div className="nd-person">
            <span className="nd-person-name">
              <bdi>{fullName(member)}</bdi>
              {foldEmail(member.username) === own && (
                <span className="nd-person-id">
                  <T id="staff.you" />
                </span>
              )}
            </span>
            <bdi className="nd-person-id nd-address">{member.username}</bdi>
          </div>
        ),
      },
      {
        id: 'role',
        header: t('staff.columnRole'),
        sortable: true,
        cell: ({ role }) => (
          <span className={role === null ? 'text-body-secondary' : undefined}>
            <T id={roleWord(role)} />
          </span>
        ),
      },
      {
        id: 'state',
        header: t('staff.columnState'),
        sortable: true,
        cell: ({ state }) => {
          const { icon, tone, word } = stateLooks[state];
          return (
            <span className={`nd-state-word ${tone}`}>
              <Icon of={icon} /> <T id={word} />
            </span>
          );
        },
      },
      {
        id: 'lastSignIn',
        header: t('staff.columnLastSignIn'),
        sortable: true,
        hideBelow: 'md',
        cell: ({ lastSignInAt: at }) =>
          at === undefined ? (
            <span className="text-body-secondary">{t('staff.never')}</span>
          ) : (
            <span className="nd-moment">{times.moment(at)}</span>
          ),
      },
    ],
    [t, times, own],
  );
}
