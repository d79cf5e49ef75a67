import type { StaffMember } from '@/domain/staff/identity';
import { fullName } from '@/domain/patients/patient';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { ChangeDialog } from './ChangeDialog';
import { roleWord } from '../staffWording';
import { useStaffChange } from './useStaffChange';

/** Closes somebody's account, or opens it again. Mounted while it is open. */
export function AccessDialog({ member: opened, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const pending = useStaffChange(opened);
  const { isOwn, member } = pending;
  const name = fullName(member);
  const opens = opened.state === 'inactive';

  const confirm = async () => {
    const stored = await pending.send({ role: member.role, active: opens });
    if (!stored) return;
    const message = opens ? 'staff.reactivated' : 'staff.deactivated';
    if (!isOwn) dispatch(noticed({ tone: 'success', message, values: { name } }));
    onClose();
  };

  const values = { name: <bdi>{name}</bdi> };
  return (
    <ChangeDialog
      title={<T id={opens ? 'staff.reactivateTitle' : 'staff.deactivateTitle'} values={values} />}
      confirmLabel={<T id={opens ? 'staff.reactivate' : 'staff.deactivate'} />}
      tone={opens ? 'primary' : 'danger'}
      pending={pending}
      ownWarning={<T id="staff.ownAccount" />}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        {opens ? (
          <T id="staff.reactivateText" values={{ role: t(roleWord(member.role)) }} />
        ) : (
          <T id="staff.deactivateText" />
        )}
      </p>
    </ChangeDialog>
  );
}
