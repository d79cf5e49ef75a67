import { staffStates, type StaffMember, type StaffState } from '@/domain/staff/identity';
import { fullName } from '@/domain/patients/patient';
import { fold } from '@/domain/fold';
import type { Role } from '@/session/role';

export const sortKeys = ['state', 'name', 'role', 'lastSignIn'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface StaffFilters {
  q: string;
  role: Role | 'none' | '';
  state: StaffState | '';
}

const sortName = ({ firstName, lastName }: StaffMember): string => fold(`${lastName} ${firstName}`);

/** Null sorts last in either direction: who has never signed in is neither the first nor the last who did. */
function valueOf(member: StaffMember, key: SortKey): number | string | null {
  switch (key) {
    case 'state':
      return staffStates.indexOf(member.state);
    case 'name':
      return sortName(member);
    case 'role':
      return member.role;
    case 'lastSignIn':
      return member.lastSignInAt === undefined ? null : Date.parse(member.lastSignInAt);
  }
}

const compare = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);

/** People in the order asked for, ties by name. By state, those who wait for a role come first. */
export function sortStaff(all: readonly StaffMember[], key: SortKey, descending: boolean): StaffMember[] {
  const sign = descending ? -1 : 1;
  return all.toSorted((a, b) => {
    const [left, right] = [valueOf(a, key), valueOf(b, key)];
    if (left === null || right === null) {
      if (left !== right) return left === null ? 1 : -1;
    } else if (left !== right) return sign * compare(left, right);
    return compare(sortName(a), sortName(b)) || compare(a.id, b.id);
  });
}

/** People who satisfy every filter; each word of the search must occur in name or address. */
export function filterStaff(all: readonly StaffMember[], { q, role, state }: StaffFilters): StaffMember[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return all.filter((member) => {
    const haystack = fold(`${fullName(member)} ${member.firstName}\n${member.username}`);
    return (
      (role === '' || (member.role ?? 'none') === role) &&
      (state === '' || member.state === state) &&
      words.every((word) => haystack.includes(word))
    );
  });
}

export function countStates(all: readonly StaffMember[]): Record<StaffState, number> {
  const counts = { waiting: 0, invited: 0, active: 0, inactive: 0 };
  for (const { state } of all) counts[state] += 1;
  return counts;
}

/** Whether nobody but this person could administer: they keep role and account until somebody else can. */
export function isLastAdmin(member: StaffMember, all: readonly StaffMember[]): boolean {
  const administers = ({ role, state }: StaffMember) => role === 'ADMIN' && state === 'active';
  return administers(member) && all.filter(administers).length === 1;
}
