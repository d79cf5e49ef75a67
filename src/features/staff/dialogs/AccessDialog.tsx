import type { StaffMember } from '@/domain/staff/identity';
import { fullName } from '@/domain/patients/patient';
import { T, useT } from '@/shared/i18n/text';
import { ChangeDialog } from './ChangeDialog';
import { roleWord } from '../staffWording';
import { useStaffChange } from './useStaffChange';

/** Closes somebody's account, or opens it again. Mounted while it is open. */
export function AccessDialog({ member: opened, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useT();
  const pending = useStaffChange(opened);
  const { member } = pending;
  const name = fullName(member);
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
