import type { FieldErrors, Resolver } from 'react-hook-form';
import type { MessageId } from '@/locales';
import type { ListedUser, Rights } from '@/shared/demonstration/users';
import { webAddress } from '@/shared/navigation/webAddress';
import { emailProblem } from '@/demo/pages/emailProblem';
import { linkNames, type LinkName } from '../userFacts';
import { choices } from '../list/userQuery';

/** What the form holds of a user. */
export interface UserEntries extends Record<LinkName, string> {
  avatar: string;
  username: string;
  name: string;
  email: string;
  company: string;
  country: string;
  role: string;
  status: string;
  department: string;
  isVerified: boolean;
  permissions: ListedUser['permissions'];
  dob: string;
  gender: string;
  mobile: string;
  website: string;
  languages: string[];
  contact: string[];
  line1: string;
  line2: string;
  postCode: string;
  city: string;
  state: string;
  addressCountry: string;
}

const reading: Rights = { read: true, write: false, create: false, delete: false };

/** A new one is an active user who may read. */
export function entriesOf(user: ListedUser | null): UserEntries {
  const { location, social_links } = user ?? {};
  return {
    avatar: user?.avatar ?? '',
    username: user?.username ?? '',
    name: user?.name ?? '',
    email: user?.email ?? '',
    company: user?.company ?? '',
    country: user?.country ?? '',
    role: user?.role ?? 'user',
    status: user?.status ?? 'active',
    department: user?.department ?? 'sales',
    isVerified: user?.is_verified ?? false,
    permissions: user?.permissions ?? { users: reading, posts: reading, comments: reading },
    dob: user?.dob ?? '',
    gender: user?.gender ?? '',
    mobile: user?.mobile ?? '',
    website: user?.website ?? '',
    languages: user?.languages_known ?? [],
    contact: user?.contact_options ?? [],
    line1: location?.add_line_1 ?? '',
    line2: location?.add_line_2 ?? '',
    postCode: location?.post_code ?? '',
    city: location?.city ?? '',
    state: location?.state ?? '',
    addressCountry: location?.country ?? '',
    twitter: social_links?.twitter ?? '',
    facebook: social_links?.facebook ?? '',
    instagram: social_links?.instagram ?? '',
    github: social_links?.github ?? '',
    codepen: social_links?.codepen ?? '',
    slack: social_links?.slack ?? '',
  };
}

const oneOf = <Known extends string>(known: readonly Known[], text: string, usual: Known): Known =>
  known.find((one) => one === text) ?? usual;
const given = <Value>(value: Value, isGiven: boolean): Value | undefined => (isGiven ? value : undefined);

/** The user that a form holds; what is empty is not given. */
export function userFrom(entries: UserEntries): Omit<ListedUser, 'id'> {
  const text = (
    name: keyof { [Key in keyof UserEntries as UserEntries[Key] extends string ? Key : never]: 0 },
  ) => entries[name].trim();
  const some = (name: Parameters<typeof text>[0]) => text(name) || undefined;
  const location = {
    add_line_1: text('line1'),
    add_line_2: text('line2'),
    post_code: text('postCode'),
    city: text('city'),
    state: text('state'),
    country: text('addressCountry'),
  };
  const social = Object.fromEntries(linkNames.map((name) => [name, text(name)])) as Record<LinkName, string>;
  return {
    avatar: entries.avatar,
    username: text('username'),
    name: text('name'),
    email: text('email'),
    country: text('country'),
    role: oneOf(choices.role, entries.role, 'user'),
    status: oneOf(choices.status, entries.status, 'active'),
    department: oneOf(choices.department, entries.department, 'sales'),
    is_verified: entries.isVerified,
    permissions: entries.permissions,
    company: some('company'),
    dob: some('dob'),
    gender: some('gender'),
    mobile: some('mobile'),
    website: some('website'),
    languages_known: given(entries.languages, entries.languages.length > 0),
    contact_options: given(entries.contact, entries.contact.length > 0),
    location: given(location, Object.values(location).some(Boolean)),
    social_links: given(social, Object.values(social).some(Boolean)),
  };
}

const fold = (text: string): string => text.trim().toLowerCase();

/**
 * What is wrong with the fields of a form, by field.
 * @param others whose names and addresses are taken
 * @param today ISO date
 */
export function userProblems(
  entries: UserEntries,
  others: readonly ListedUser[],
  today: string,
): Partial<Record<keyof UserEntries, MessageId>> {
  const { username, name, email, mobile, dob } = entries;
  const problems: Partial<Record<keyof UserEntries, MessageId>> = {};
  if (username.trim() === '') problems.username = 'validation.required';
  else if (!/^[\w.-]+$/.test(username.trim())) problems.username = 'users.usernameForm';
  else if (others.some((other) => fold(other.username) === fold(username)))
    problems.username = 'users.usernameTaken';
  if (name.trim() === '') problems.name = 'validation.required';
  const wrongEmail = emailProblem(email);
  if (wrongEmail) problems.email = wrongEmail;
  else if (others.some((other) => fold(other.email) === fold(email))) problems.email = 'users.emailTaken';
  if (!/^[\d\s()+/.-]*$/.test(mobile)) problems.mobile = 'validation.phone';
  if (dob > today) problems.dob = 'users.dobLater';
  for (const field of ['website', ...linkNames] as const)
    if (entries[field].trim() !== '' && webAddress(entries[field].trim()) === null)
      problems[field] = 'users.webAddress';
  return problems;
}

/** As `userProblems`, for the form. */
export const resolverOf =
  (others: readonly ListedUser[], today: () => string): Resolver<UserEntries> =>
  (entries) => {
    const problems = Object.entries(userProblems(entries, others, today()));
    if (problems.length === 0) return { values: entries, errors: {} };
    const errors = problems.map(([field, message]) => [field, { type: 'wrong', message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<UserEntries> };
  };
