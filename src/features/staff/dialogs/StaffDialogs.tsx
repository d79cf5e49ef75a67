import type { StaffMember } from '@/domain/staff/identity';
import { T, useT } from '@/shared/i18n/text';
import { nameOf, roleWord } from '../staffWording';
import { ChangeDialog } from './ChangeDialog';
import { InviteDialog } from './InviteDialog';
import { RoleDialog } from './RoleDialog';
import type { StaffAction } from '../list/StaffActions';
import { useStaffChange } from './useStaffChange';

/** What is being asked on the staff page, and about whom. */
export type Doing = { action: 'invite' } | { action: StaffAction; member: StaffMember };

/** Closes somebody's account, or opens it again. Mounted while it is open. */
function AccessDialog({ member: opened, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useT();
  const pending = useStaffChange(opened);
  const { member } = pending;
  const name = nameOf(member);
  const opens = opened.state === 'inactive';

  const values = { name: <bdi>{name}</bdi> };
  return (
    <ChangeDialog
      title={<T id={opens ? 'staff.reactivateTitle' : 'staff.deactivateTitle'} values={values} />}
      confirmLabel={<T id={opens ? 'staff.reactivate' : 'staff.deactivate'} />}
      tone={opens ? 'primary' : 'danger'}
      pending={pending}
      change={{ role: member.role, active: opens }}
      ownWarning={<T id="staff.ownAccount" />}
      done={{ message: opens ? 'staff.reactivated' : 'staff.deactivated', values: { name } }}
      onClose={onClose}
    >
      {() => (
        <p>
          {opens ? (
            <T id="staff.reactivateText" values={{ role: t(roleWord(member.role)) }} />
          ) : (
            <T id="staff.deactivateText" />
          )}
        </p>
      )}
    </ChangeDialog>
  );
}

/** The dialog of what is being done, mounted while it is. */
export function StaffDialogs({
  doing,
  onSent,
  onClose,
}: {
  doing: Doing;
  onSent: (address: string) => void;
  onClose: () => void;
}) {
  switch (doing.action) {
    case 'invite':
      return <InviteDialog onSent={onSent} onClose={onClose} />;
    case 'role':
      return <RoleDialog member={doing.member} onClose={onClose} />;
    case 'access':
      return <AccessDialog member={doing.member} onClose={onClose} />;
  }
}
