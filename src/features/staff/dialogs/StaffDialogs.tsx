import type { StaffMember } from '@/domain/staff/identity';
import { AccessDialog } from './AccessDialog';
import { InviteDialog } from './InviteDialog';
import { RoleDialog } from './RoleDialog';
import type { StaffAction } from '../list/StaffActions';

/** What is being asked on the staff page, and about whom. */
export type Doing = { action: 'invite' } | { action: StaffAction; member: StaffMember };

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
