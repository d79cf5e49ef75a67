import { describe, expect, it } from 'vitest';
import type { StaffMember } from '@/domain/staff/identity';
import { isLastAdmin, staffList, staffReading } from '@/features/staff/list/staffRows';
import { effectOf } from '@/features/staff/staffWording';
import { listed } from '@tests/support/lists';

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
const ids = (search: string, list: readonly StaffMember[] = people) =>
  listed(staffList, staffReading, list, search)
    .map(({ id }) => id[0])
    .join('');

describe('the order of the staff list', () => {
  it('begins with those who wait for a role, each state by name', () => {
    expect(ids('')).toBe('vwiazo');
  });

  it('is by any column, in both directions; who has nothing there comes last in either', () => {
    expect(ids('sort=name')).toBe('aizovw');
    expect(ids('sort=name&dir=desc')).toBe('wvozia');
    expect(ids('sort=lastSignIn')).toBe('aoizvw');
    expect(ids('sort=lastSignIn&dir=desc')).toBe('oaizvw');
    expect(ids('sort=role')).toBe('zaiovw');
  });

  it.each(['state', 'name', 'role', 'lastSignIn'])('by %s is the same however the list came', (key) => {
    for (const search of [`sort=${key}`, `sort=${key}&dir=desc`])
      expect(ids(search, people.toReversed())).toBe(ids(search));
  });
});

describe('the filters of the staff list', () => {
  const found = (search: string) => [...ids(search)].toSorted().join('');

  it.each([
    ['zoe muller', 'z'],
    ['MÜLLER', 'z'],
    ['muller zoé', 'z'],
    ['@clinic', 'aiovwz'],
    ['w@clinic.test', 'w'],
    ['mira ab', 'a'],
    ['.*', ''],
  ])('search for %s in name and address', (q, left) => {
    expect(found(`q=${encodeURIComponent(q)}`)).toBe(left);
  });

  it('go by role, by state and by both', () => {
    expect(found('role=none')).toBe('vw');
    expect(found('role=ADMIN')).toBe('z');
    expect(found('state=inactive')).toBe('o');
    expect(found('role=USER&state=invited')).toBe('i');
    expect(found('role=ADMIN&state=waiting')).toBe('');
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
