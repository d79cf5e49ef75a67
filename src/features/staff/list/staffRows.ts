import { may, roles } from '@/domain/access';
import { staffStates, type StaffMember } from '@/domain/staff/identity';
import { fold } from '@/domain/fold';
import { defineList, type FiltersOf, type SortKeyOf } from '@/shared/list/defineList';
import { nameOf } from '../staffWording';

/** The list of the staff as its address names it. */
export const staffList = defineList({
  filters: { state: staffStates, role: [...roles, 'none'] },
  sort: ['state', 'name', 'role', 'lastSignIn'],
  ties: ['name'],
  defaults: { sort: 'state' },
});

export const staffReading = {
  text: (member: StaffMember): string => `${nameOf(member)} ${member.firstName}\n${member.username}`,

  matches: (member: StaffMember, { role, state }: FiltersOf<typeof staffList>): boolean =>
    (role === '' || (member.role ?? 'none') === role) && (state === '' || member.state === state),

  sortValue: (member: StaffMember, key: SortKeyOf<typeof staffList>): string | number | null => {
    switch (key) {
      // Those who wait for a role come first.
      case 'state':
        return staffStates.indexOf(member.state);
      case 'name':
        return fold(`${member.lastName} ${member.firstName}`.trim() || member.username);
      case 'role':
        return member.role;
      // Who has never signed in is neither the first nor the last who did.
      case 'lastSignIn':
        return member.lastSignInAt === undefined ? null : Date.parse(member.lastSignInAt);
    }
  },
};

/** Whether nobody but this person could administer: they keep role and account until somebody else can. */
export function isLastAdmin(member: StaffMember, all: readonly StaffMember[]): boolean {
  const administers = ({ role, state }: StaffMember) => may(role, 'staff.manage') && state === 'active';
  return administers(member) && all.filter(administers).length === 1;
}
