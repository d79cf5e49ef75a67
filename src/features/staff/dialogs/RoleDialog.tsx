import { useState } from 'react';
import type { StaffMember } from '@/domain/staff/identity';
import { leastRole, type Role } from '@/domain/access';
import { T, useT } from '@/shared/i18n/text';
import { ChangeDialog } from './ChangeDialog';
import { RoleChoice } from './RoleChoice';
import { effectOf, nameOf, roleWord } from '../staffWording';
import { useStaffChange } from './useStaffChange';

/** Gives somebody a role, and says beforehand what they gain or lose by it. Mounted while it is open. */
export function RoleDialog({ member: opened, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useT();
  const pending = useStaffChange(opened);
  const [role, setRole] = useState<Role>(opened.role ?? leastRole);
  const { member } = pending;
  const name = nameOf(member);
  const effect = effectOf(member.role, role);

  return (
    <ChangeDialog
      title={<T id="staff.roleTitle" values={{ name: <bdi>{name}</bdi> }} />}
      confirmLabel={<T id={opened.role === null ? 'staff.giveRole' : 'staff.changeRole'} />}
      tone="primary"
      pending={pending}
      change={{ role, active: member.state !== 'inactive' }}
      isComplete={effect !== null}
      ownWarning={effect === 'staff.losesAdmin' && <T id="staff.ownRole" />}
      done={{ message: 'staff.roleGiven', values: { name, role: t(roleWord(role)) } }}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <RoleChoice value={role} onChange={setRole} />
          <div role="status">
            {effect !== null && (
              <p>
                <T id={effect} values={{ name: <bdi>{name}</bdi> }} /> <T id="staff.effectAtOnce" />
              </p>
            )}
          </div>
          <div role="alert">
            {isTried && effect === null && (
              <p className="nd-field-error">
                <T id="staff.sameRole" />
              </p>
            )}
          </div>
        </>
      )}
    </ChangeDialog>
  );
}
