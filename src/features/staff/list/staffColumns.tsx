import { useMemo, type ComponentProps } from 'react';
import { useSelector } from 'react-redux';
import { foldEmail } from '@/domain/staff/email';
import type { StaffMember } from '@/domain/staff/identity';
import { selectProfile } from '@/session/state';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { StatusMark } from '@/shared/ui/StatusMark';
import type { Column } from '@/shared/ui/table/tableColumn';
import { StaffActions } from './StaffActions';
import { isLastAdmin } from './staffRows';
import { nameOf, roleWord, stateLooks } from '../staffWording';

/** What can be done to each member of the staff. */
export const staffActionsFor =
  (all: readonly StaffMember[], doing: Pick<ComponentProps<typeof StaffActions>, 'onAct' | 'onSent'>) =>
  (member: StaffMember) => <StaffActions member={member} isLastAdmin={isLastAdmin(member, all)} {...doing} />;

/** What the staff list says of each member. */
export function useStaffColumns(): Column<StaffMember>[] {
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
              <bdi>{nameOf(member)}</bdi>
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
        cell: ({ state }) => <StatusMark {...stateLooks[state]} />,
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
