import type { Referral, TeamMember } from '@/domain/patients/patient';
import type { Practitioner } from '@/domain/staff/practitioner';
import type { CategoryCode } from './course';
import { isoDate } from './days';
import { pick } from './noise';
import { places } from './places';
import type { Town } from './roster';

type Role = Practitioner['roles'][number];
type Row = readonly [firstName: string, lastName: string, town: Town, role: Role | null, speciality?: string];

/** The directory of the sample clinic: invented people. The place in the list is their number. */
const rows: readonly Row[] = [
  ['Irmgard', 'Hollerstett', 'Berlin', 'nephroLogist'],
  ['Vincent', 'Duremont', 'Paris', 'nephroLogist'],
  ['Aneta', 'Skorupska-Lind', 'Hamburg', 'nephroLogist'],
  ['Jasper', 'Rosenkamp', 'Berlin', 'generalPracticenor'],
  ['Teodora', 'Valcorsa', 'Lisboa', 'generalPracticenor'],
  ['Hugh', 'Merrowdale', 'London', 'generalPracticenor'],
  ['Sunniva', 'Brekkelund', 'Hamburg', 'generalPracticenor'],
  ['Reinhold', 'Steinbrücker', 'Köln', 'uroLogist'],
  ['Camille', 'Lavernette', 'Paris', 'uroLogist'],
  ['Pia', 'Wellenkamp', 'Berlin', 'coach'],
  ['Joaquim', 'Almeirante', 'Lisboa', 'coach'],
  ['Mechthild', 'Orlanden', 'Berlin', null, 'Cardiology'],
  ['Edgar', 'Thornaby', 'London', null, 'Ophthalmology'],
  ['Benedetta', 'Ferravilla', 'Frankfurt', null, 'Dietetics'],
];

const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

function memberOf([firstName, lastName, town]: Row, number: number): TeamMember {
  const { country, street, pinCode, mobile } = places[town];
  return {
    firstName,
    lastName,
    email: `${ascii(firstName)}.${ascii(lastName)}@example.org`,
    mobile: mobile(String(80 + number)),
    address: `${street} ${80 + number}`,
    pinCode,
    cityName: town,
    country,
  };
}
const members = rows.map(memberOf);

/** The directory as it is stored. @param now epoch ms */
export const samplePractitioners = (now: number): Practitioner[] =>
  rows.map((row, number) => ({
    id: `sample-practitioner-${number}`,
    version: '1',
    updatedAt: new Date(now).toISOString(),
    ...memberOf(row, number),
    roles: row[3] ? [row[3]] : [],
    ...(row[4] !== undefined && { speciality: row[4] }),
    // Has moved away since: is found, and not proposed any more.
    active: row[1] !== 'Steinbrücker',
  }));

function oneOf(role: Role, ...parts: readonly number[]): TeamMember {
  const [first, ...others] = members.filter((_, number) => rows[number]?.[3] === role);
  if (!first) throw new Error(`Nobody is ${role}`);
  return pick([first, ...others], ...parts);
}

/** Who cares for a patient: everybody has a nephrologist and a general practitioner, others as the category asks. */
export const teamOf = (number: number, category: CategoryCode) => ({
  nephroLogist: oneOf('nephroLogist', number, 1),
  generalPracticenor: oneOf('generalPracticenor', number, 2),
  ...(category === 'STONE' && { uroLogist: oneOf('uroLogist', number, 3) }),
  ...((category === 'PREV' || category === 'HF') && { coach: oneOf('coach', number, 4) }),
});

type Sent = readonly [
  patient: number,
  lastName: string,
  daysAgo: number,
  state: Referral['state'],
  reason: string,
  note?: string,
];
const sent: readonly Sent[] = [
  [
    1,
    'Orlanden',
    12,
    'accepted',
    'Systolic above 180 at home twice; echocardiography before changing the treatment.',
  ],
  [1, 'Thornaby', 160, 'completed', 'Yearly look at the retina.', 'No change since last year.'],
  [5, 'Ferravilla', 3, 'requested', 'Salt and fluid in heart failure: what to cook.'],
];

/** Referrals of a sample patient, and for some the order in which the team is called. @param today day number */
export function referralsOf(patient: number, today: number): { referrals?: Referral[]; teamOrder?: Role[] } {
  const referrals = sent.flatMap(([whose, lastName, daysAgo, state, reason, note], place): Referral[] => {
    const number = rows.findIndex((row) => row[1] === lastName);
    const to = members[number];
    if (whose !== patient || !to) return [];
    const on = isoDate(today - daysAgo);
    const speciality = rows[number]?.[4] ?? '';
    return [
      {
        id: `sample-referral-${place}`,
        to,
        speciality,
        reason,
        on,
        state,
        ...(note !== undefined && { note }),
      },
    ];
  });
  return {
    ...(referrals.length > 0 && { referrals }),
    ...(patient === 5 && { teamOrder: ['coach', 'nephroLogist', 'generalPracticenor'] }),
  };
}
