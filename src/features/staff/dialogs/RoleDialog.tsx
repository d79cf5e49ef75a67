import { useState } from 'react';
import type { StaffMember } from '@/domain/staff/identity';
import { fullName } from '@/domain/patients/patient';
import type { Role } from '@/session/role';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { ChangeDialog } from './ChangeDialog';
import { RoleChoice } from './RoleChoice';
import { effectOf, roleWord } from '../staffWording';
import { useStaffChange } from './useStaffChange';

/** Gives somebody a role, and says beforehand what they gain or lose by it. Mounted while it is open. */
export function RoleDialog({ member: opened, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const pending = useStaffChange(opened);
  const [role, setRole] = useState<Role>(opened.role ?? 'USER');
  const [insisted, setInsisted] = useState(false);
  const { isOwn, member } = pending;
  const name = fullName(member);
  const effect = effectOf(member.role, role);

  const confirm = async () => {
    setInsisted(effect === null);
    if (effect === null) return;
    const stored = await pending.send({ role, active: member.state !== 'inactive' });
    if (!stored) return;
    if (!isOwn)
      dispatch(
        noticed({
          tone: 'success',
          message: 'staff.roleGiven',
          values: { name, role: t(roleWord(role)) },
        }),
      );
    onClose();
  };

  return (
    <ChangeDialog
      title={<T id="staff.roleTitle" values={{ name: <bdi>{name}</bdi> }} />}
      confirmLabel={<T id={opened.role === null ? 'staff.giveRole' : 'staff.changeRole'} />}
      tone="primary"
      pending={pending}
      ownWarning={effect === 'staff.losesAdmin' && <T id="staff.ownRole" />}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <RoleChoice value={role} onChange={setRole} />
      <div role="status">
        {effect !== null && (
          <p>
            <T id={effect} values={{ name: <bdi>{name}</bdi> }} /> <T id="staff.effectAtOnce" />
          </p>
        )}
      </div>
      <div role="alert">
        {insisted && effect === null && (
          <p className="nd-field-error">
            <T id="staff.sameRole" />
          </p>
        )}
      </div>
    </ChangeDialog>
  );
}
