import { describe, expect, it } from 'vitest';
import type { StaffMember } from '@/domain/staff/identity';
import {
  countStates,
  filterStaff,
  isLastAdmin,
  sortKeys,
  sortStaff,
  type StaffFilters,
} from '@/features/staff/list/staffRows';
import { effectOf } from '@/features/staff/staffWording';

const aMember = (change: Partial<StaffMember>): StaffMember => ({
  id: change.username ?? 'm',
  version: '1',
  updatedAt: '2026-11-20T11:00:00Z',
  username: 'member@clinic.test',
  firstName: 'Mira',
  lastName: 'Member',
  role: 'USER',
  state: 'active',
  ...change,
});

const people = [
  aMember({ username: 'z@clinic.test', firstName: 'Zoé', lastName: 'Müller', role: 'ADMIN' }),
  aMember({ username: 'a@clinic.test', lastName: 'Abel', lastSignInAt: '2026-11-19T08:00:00Z' }),
  aMember({ username: 'i@clinic.test', lastName: 'Ito', state: 'invited' }),
  aMember({ username: 'w@clinic.test', lastName: 'Wolf', state: 'waiting', role: null }),
  aMember({ username: 'v@clinic.test', lastName: 'Vale', state: 'waiting', role: null }),
  aMember({
    username: 'o@clinic.test',
    lastName: 'Otto',
    state: 'inactive',
    lastSignInAt: '2026-11-20T08:00:00+02:00',
  }),
];
const ids = (list: readonly StaffMember[]) => list.map(({ id }) => id[0]).join('');

describe('the order of the staff list', () => {
  it('begins with those who wait for a role, each state by name', () => {
    expect(ids(sortStaff(people, 'state', false))).toBe('vwiazo');
  });

  it('is by any column, in both directions; who never signed in comes last in either', () => {
    expect(ids(sortStaff(people, 'name', false))).toBe('aizovw');
    expect(ids(sortStaff(people, 'name', true))).toBe('wvozia');
    expect(ids(sortStaff(people, 'lastSignIn', false))).toBe('aoizvw');
    expect(ids(sortStaff(people, 'lastSignIn', true))).toBe('oaizvw');
    expect(ids(sortStaff(people, 'role', false))).toBe('zaiovw');
  });

  it.each(sortKeys)('by %s is the same however the list came', (key) => {
    for (const descending of [false, true])
      expect(ids(sortStaff(people.toReversed(), key, descending))).toBe(
        ids(sortStaff(people, key, descending)),
      );
  });
});

describe('the filters of the staff list', () => {
  const filtered = (change: Partial<StaffFilters>) =>
    ids(filterStaff(people, { q: '', role: '', state: '', ...change }));

  it.each([
    ['zoe muller', 'z'],
    ['MÜLLER', 'z'],
    ['muller zoé', 'z'],
    ['@clinic', 'zaiwvo'],
    ['w@clinic.test', 'w'],
    ['mira ab', 'a'],
    ['.*', ''],
  ])('search for %s in name and address', (q, found) => {
    expect(filtered({ q })).toBe(found);
  });

  it('go by role, by state and by both', () => {
    expect(filtered({ role: 'none' })).toBe('wv');
    expect(filtered({ role: 'ADMIN' })).toBe('z');
    expect(filtered({ state: 'inactive' })).toBe('o');
    expect(filtered({ role: 'USER', state: 'invited' })).toBe('i');
    expect(filtered({ role: 'ADMIN', state: 'waiting' })).toBe('');
  });

  it('count the states', () => {
    expect(countStates(people)).toEqual({ waiting: 2, invited: 1, active: 2, inactive: 1 });
  });
});

describe('the last administrator', () => {
  const [admin] = people as [StaffMember];
  const second = (change: Partial<StaffMember>) =>
    aMember({ username: 's@clinic.test', role: 'ADMIN', ...change });

  it('is who alone can administer now', () => {
    expect(isLastAdmin(admin, people)).toBe(true);
    expect(isLastAdmin(admin, [...people, second({})])).toBe(false);
    for (const state of ['invited', 'inactive'] as const)
      expect(isLastAdmin(admin, [...people, second({ state })])).toBe(true);
  });

  it('is nobody who cannot administer', () => {
    expect(people.filter((member) => isLastAdmin(member, people))).toEqual([admin]);
    const inactive = second({ state: 'inactive' });
    expect(isLastAdmin(inactive, [inactive])).toBe(false);
  });
});

it('a role in the place of another gains or loses something, and the same one nothing', () => {
  const effects = ([null, 'USER', 'ADMIN'] as const).map((before) => [
    effectOf(before, 'USER'),
    effectOf(before, 'ADMIN'),
  ]);
  expect(effects).toEqual([
    ['staff.gainsPatients', 'staff.gainsAll'],
    [null, 'staff.gainsAdmin'],
    ['staff.losesAdmin', null],
  ]);
});
