import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Hourglass from 'lucide-react/icons/hourglass';
import Mail from 'lucide-react/icons/mail';
import { may, type Role } from '@/domain/access';
import { roleNames } from '@/shared/i18n/wording/roleWording';
import { fullName } from '@/domain/patients/patient';
import type { StaffMember, StaffState } from '@/domain/staff/identity';
import type { MessageId } from '@/locales';
import { lookTable, type StatusLook } from '@/shared/ui/StatusMark';

/** How a state looks and what it is called. */
export const stateLooks: Record<StaffState, StatusLook> = lookTable({
  waiting: { icon: Hourglass, word: 'staff.waiting', tone: 'text-warning' },
  invited: { icon: Mail, word: 'staff.invited', tone: 'text-info' },
  active: { icon: CircleCheck, word: 'staff.active', tone: 'text-success' },
  inactive: { icon: CircleSlash, word: 'staff.inactive', tone: 'text-body-secondary' },
});

export const roleWord = (role: Role | null): MessageId => (role === null ? 'staff.noRole' : roleNames[role]);

/** What a role opens. */
export const mayDo: Record<Role, MessageId> = { ADMIN: 'staff.mayAdmin', USER: 'staff.mayUser' };

/** What somebody gains or loses by a role in the place of another; null where nothing changes. */
export function effectOf(before: Role | null, after: Role): MessageId | null {
  if (before === after) return null;
  const administers = may(after, 'staff.manage');
  if (before === null) return administers ? 'staff.gainsAll' : 'staff.gainsPatients';
  return administers ? 'staff.gainsAdmin' : 'staff.losesAdmin';
}

/** What somebody is called: by the address until they have written their name into their profile. */
export const nameOf = (member: StaffMember): string => fullName(member).trim() || member.username;
