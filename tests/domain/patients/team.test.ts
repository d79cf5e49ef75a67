import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referralStates, teamRoles, type Referral, type TeamMember } from '@/domain/patients/patient';
import type { Practitioner } from '@/domain/staff/practitioner';
import {
  agreements,
  contactText,
  memberProblems,
  movedRole,
  referralProblems,
  rolesInOrder,
  sameContacts,
} from '@/domain/patients/team';
import { aPatient } from '@tests/support/builders';

const aMember = (parts: Partial<TeamMember> = {}): TeamMember => ({
  firstName: 'Irmgard',
  lastName: 'Hollerstett',
  email: 'irmgard@example.org',
  ...parts,
});
const aReferral = (parts: Partial<Referral> = {}): Referral => ({
  id: 'r1',
  to: aMember(),
  speciality: 'Cardiology',
  reason: 'Murmur',
  on: '2026-11-20',
  state: 'requested',
  ...parts,
});

describe('§2.3: who of the team is called first', () => {
  it('places those somebody placed, then the others, and nobody who is not there', () => {
    const medicalTeam = { nephroLogist: aMember(), coach: aMember(), generalPracticenor: aMember() };
    expect(rolesInOrder(aPatient({ medicalTeam }))).toEqual(['nephroLogist', 'generalPracticenor', 'coach']);
    expect(rolesInOrder(aPatient({ medicalTeam, ext: { teamOrder: ['coach', 'uroLogist'] } }))).toEqual([
      'coach',
      'nephroLogist',
      'generalPracticenor',
    ]);
  });

  it('moves one and keeps all', () => {
    expect(movedRole(['coach', 'uroLogist'], 'uroLogist', -1)).toEqual(['uroLogist', 'coach']);
    expect(movedRole(['coach', 'uroLogist'], 'coach', -1)).toEqual(['coach', 'uroLogist']);
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...teamRoles]),
        fc.constantFrom(...teamRoles),
        fc.integer(),
        (order, role, by) => {
          expect(movedRole(order, role, by).toSorted()).toEqual(order.toSorted());
        },
      ),
    );
  });
});

describe('§2.3: somebody of the team', () => {
  it.each([
    [{}, {}],
    [{ email: '', mobile: '+49 30 23125091' }, {}],
    [{ email: '' }, { email: 'validation.reachable' }],
    [{ email: ' ' }, { email: 'validation.reachable' }],
    [{ email: 'irmgard@' }, { email: 'validation.email' }],
    [{ mobile: 'ask at the desk' }, { mobile: 'validation.phone' }],
    [{ firstName: ' ' }, { firstName: 'validation.required' }],
    [{ lastName: '' }, { lastName: 'validation.required' }],
  ])('%j: %j', (parts, expected) => {
    expect(memberProblems(aMember(parts), true)).toEqual(expected);
  });

  it('need not be reached where nobody is told anything', () => {
    expect(memberProblems({ firstName: 'A', lastName: 'B' }, false)).toEqual({});
  });

  it('is copied as lines, without empty ones', () => {
    expect(contactText(aMember({ mobile: '123', pinCode: '10115', cityName: 'Berlin', address: '' }))).toBe(
      'Irmgard Hollerstett\n123\nirmgard@example.org\n10115 Berlin',
    );
  });
});

describe('#34: a contact that is there already', () => {
  it.each([
    [{ email: 'IRMGARD@example.org ' }, ['email', 'name']],
    [{ email: 'other@example.org', lastName: 'HOLLERSTETT' }, ['name']],
    [{ email: 'other@example.org', lastName: 'Höllerstett' }, ['name']],
    [{ email: 'other@example.org', lastName: 'Hollerstetter' }, []],
    [{ email: '', firstName: 'A', lastName: 'B', mobile: '(049) 30/23125091' }, ['mobile']],
    [{ email: '', firstName: 'A', lastName: 'B', mobile: '' }, []],
  ])('%j', (parts, expected) => {
    expect(agreements(aMember(parts), aMember({ mobile: '+49 30 23125091' }))).toEqual(expected);
  });

  it('is never the entry itself', () => {
    const entry = { ...aMember(), id: 'd1' } as Practitioner;
    expect(sameContacts(aMember(), [entry], 'd1')).toEqual([]);
    expect(sameContacts(aMember(), [entry])).toMatchObject([{ by: ['email', 'name'] }]);
  });
});

describe('§2.3: referrals', () => {
  const allowed = [
    'requested requested',
    'requested accepted',
    'requested declined',
    'accepted accepted',
    'accepted completed',
    'accepted declined',
    'completed completed',
    'declined declined',
  ];
  const steps = referralStates.flatMap((was) => referralStates.map((is) => [was, is] as const));
  it.each(steps)('from %s to %s', (was, is) => {
    const { state } = referralProblems(aReferral({ state: is }), '2026-11-20', aReferral({ state: was }));
    expect(state).toBe(allowed.includes(`${was} ${is}`) ? undefined : 'validation.referralState');
  });

  it.each([
    [{}, {}],
    [{ on: '2026-11-21' }, { on: 'validation.afterToday' }],
    [{ state: 'accepted' as const }, { state: 'validation.referralState' }],
    [{ speciality: ' ' }, { speciality: 'validation.required' }],
    [{ reason: '' }, { reason: 'validation.required' }],
    [
      { to: aMember({ lastName: '', email: 'x' }) },
      { 'to.lastName': 'validation.required', 'to.email': 'validation.email' },
    ],
  ])('a new one with %j: %j', (parts, expected) => {
    expect(referralProblems(aReferral(parts), '2026-11-20')).toEqual(expected);
  });
});
