import type { MessageId } from '@/locales';
import { isEmail } from '../staff/email';
import { fold } from '../fold';
import { teamRoles, type Patient, type Referral, type TeamMember } from './patient';
import type { Practitioner } from '../staff/practitioner';
import { totalTable } from '../totalTable';

export type TeamRole = (typeof teamRoles)[number];
type Problems = Partial<Record<string, MessageId>>;

/** Who of a team is called first, second and so on: those placed by somebody, then the others in the usual order. */
export function rolesInOrder({ medicalTeam, ext }: Pick<Patient, 'medicalTeam' | 'ext'>): TeamRole[] {
  return [...new Set([...(ext.teamOrder ?? []), ...teamRoles])].filter((role) => medicalTeam[role]);
}

/** The order with one role moved by a number of places; at either end it stays where it is. */
export function movedRole(order: readonly TeamRole[], role: TeamRole, by: number): TeamRole[] {
  const from = order.indexOf(role);
  const to = Math.max(0, Math.min(order.length - 1, from + by));
  return from === -1 ? [...order] : order.toSpliced(from, 1).toSpliced(to, 0, role);
}

const PHONE = /^\+?[\d\s()./-]{3,}$/;
const given = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

/**
 * Lists what is wrong with a person's names and ways to be reached, as message ids by field.
 * @param mustBeReached whether alerts may be sent to this person: then an address or a mobile number is needed
 */
export function memberProblems(member: Partial<TeamMember>, mustBeReached: boolean): Problems {
  const { firstName, lastName, email = '', mobile = '' } = member;
  const problems: Problems = {};
  if (!given(firstName)) problems.firstName = 'validation.required';
  if (!given(lastName)) problems.lastName = 'validation.required';
  if (given(email) && !isEmail(email)) problems.email = 'validation.email';
  if (given(mobile) && !PHONE.test(mobile.trim())) problems.mobile = 'validation.phone';
  if (mustBeReached && !given(email) && !given(mobile)) problems.email = 'validation.reachable';
  return problems;
}

const nextStates: Readonly<Record<Referral['state'], readonly Referral['state'][]>> = totalTable(
  {
    requested: ['accepted', 'declined'],
    accepted: ['completed', 'declined'],
    completed: [],
    declined: [],
  },
  () => [],
);
/** Lists the next states of a referral. A completed or declined one stays so: a new attempt is a new referral. */
export const statesAfter = (state: Referral['state']): readonly Referral['state'][] => nextStates[state];

/**
 * Lists what is wrong with a referral, as message ids by field; those of the person begin with `to.`.
 * @param today ISO date in the patient's zone
 * @param before the stored one, of a change
 */
export function referralProblems(referral: Referral, today: string, before?: Referral): Problems {
  const { speciality, reason, on, state, to } = referral;
  const problems: Problems = {};
  if (!given(speciality)) problems.speciality = 'validation.required';
  if (!given(reason)) problems.reason = 'validation.required';
  if (on !== before?.on && on > today) problems.on = 'validation.afterToday';
  const begun = before ? [before.state, ...statesAfter(before.state)] : ['requested'];
  if (!begun.includes(state)) problems.state = 'validation.referralState';
  for (const [field, problem] of Object.entries(memberProblems(to, false)))
    if (problem) problems[`to.${field}`] = problem;
  return problems;
}

const digits = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^0+/, '');
const nameOf = ({ firstName = '', lastName = '' }: Partial<TeamMember>): string =>
  fold(`${firstName} ${lastName}`).replaceAll(/\s+/g, ' ').trim();

export type SameBy = 'email' | 'mobile' | 'name';

/** In what two people agree: the address, the mobile number by its digits, the name however it is spelt. */
export function agreements(a: Partial<TeamMember>, b: Partial<TeamMember>): SameBy[] {
  const same = (one: string, other: string) => one !== '' && one === other;
  const found: SameBy[] = [];
  if (same(fold(a.email ?? '').trim(), fold(b.email ?? '').trim())) found.push('email');
  if (same(digits(a.mobile ?? ''), digits(b.mobile ?? ''))) found.push('mobile');
  if (nameOf(a).includes(' ') && nameOf(a) === nameOf(b)) found.push('name');
  return found;
}

/** Entries of the directory that may be the same person. @param own id of the entry that is written itself */
export const sameContacts = (
  member: Partial<TeamMember>,
  directory: readonly Practitioner[],
  own?: string,
): { practitioner: Practitioner; by: SameBy[] }[] =>
  directory
    .filter(({ id }) => id !== own)
    .map((practitioner) => ({ practitioner, by: agreements(member, practitioner) }))
    .filter(({ by }) => by.length > 0);

/** A person as lines to be copied: name, then the ways to reach and to find them. */
export function contactText(member: TeamMember): string {
  const { firstName, lastName, mobile, email, address, pinCode, cityName, country } = member;
  const place = [pinCode, cityName].filter(given).join(' ');
  return [`${firstName} ${lastName}`, mobile, email, address, place, country].filter(given).join('\n');
}
