import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { TeamMember } from '@/domain/patients/patient';
import type { MessageId } from '@/locales';

export const memberFields = [
  'firstName',
  'lastName',
  'email',
  'mobile',
  'address',
  'pinCode',
  'cityName',
  'country',
] as const satisfies readonly (keyof TeamMember)[];
/** What the form of a person holds; '' for what was left out. */
export type MemberEntries = Record<(typeof memberFields)[number], string>;

/** What the fields are called, for the summary of what is wrong. */
export const memberLabels: Readonly<Record<keyof MemberEntries, MessageId>> = {
  firstName: 'team.firstName',
  lastName: 'team.lastName',
  email: 'team.email',
  mobile: 'team.mobile',
  address: 'team.address',
  pinCode: 'team.pinCode',
  cityName: 'team.cityName',
  country: 'team.country',
};

export const memberEntriesOf = (member: TeamMember | undefined): MemberEntries =>
  Object.fromEntries(memberFields.map((field) => [field, member?.[field] ?? ''])) as MemberEntries;

/** The person of the entries, without what was left out. */
export function memberFrom(entries: MemberEntries): TeamMember {
  const given = memberFields.flatMap((field) => {
    const text = entries[field].trim();
    return text === '' ? [] : [[field, text]];
  });
  // Names that are missing are told by the rules.
  return { firstName: '', lastName: '', ...Object.fromEntries(given) };
}

/** Problems by field as a form holds them. */
export function errorsOf<Form extends FieldValues>(
  problems: Readonly<Record<string, MessageId | undefined>>,
): FieldErrors<Form> {
  const entries = Object.entries(problems).map(([field, message]) => [field, { type: 'hard', message }]);
  return Object.fromEntries(entries) as FieldErrors<Form>;
}
