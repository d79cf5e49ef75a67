import type { ListedUser, Rights } from '@/shared/demonstration/users';
import { nameOf, townOf } from './names';
import { portrait } from './pictures';

const USERS = 50;
/** Has no divisor in common with 50: a walk in such steps meets everybody once. */
const STEP = 13;

const roles = { admin: 7, staff: 13, user: 30 } as const;
const states = { active: 36, deactivated: 8, blocked: 6 } as const;
const departments = { sales: 17, development: 21, management: 12 } as const;

/** Each value as often as is said, mixed; another `from` mixes otherwise. */
function mixed<Value extends string>(counts: Readonly<Record<Value, number>>, from: number): Value[] {
  const values = Object.keys(counts) as Value[];
  const all = values.flatMap((value) => Array.from({ length: counts[value] }, () => value));
  return Array.from(all, (first, index) => all[(from + index * STEP) % USERS] ?? first);
}

const all: Rights = { read: true, write: true, create: true, delete: true };
const most: Rights = { ...all, delete: false };
const reading: Rights = { read: true, write: false, create: false, delete: false };
const permissions: Record<ListedUser['role'], ListedUser['permissions']> = {
  admin: { users: all, posts: all, comments: all },
  staff: { users: reading, posts: most, comments: all },
  user: { users: reading, posts: reading, comments: most },
};

const firstUserTells: Partial<ListedUser> = {
  dob: '1986-04-23',
  gender: 'female',
  company: 'Brindlow Works',
  mobile: '555-0142',
  website: 'https://brindlow.test',
  languages_known: ['English', 'French', 'Portuguese'],
  contact_options: ['email', 'phone'],
  location: {
    add_line_1: '12 Chestnut Row',
    add_line_2: 'Second floor',
    post_code: '41702',
    city: 'Oderwalde',
    state: 'Brandmark',
    country: 'Germany',
  },
  social_links: {
    twitter: 'https://twitter.test/brindlow',
    facebook: 'https://facebook.test/brindlow',
    instagram: 'https://instagram.test/brindlow',
    github: 'https://github.test/brindlow',
    codepen: 'https://codepen.test/brindlow',
    slack: 'https://slack.test/brindlow',
  },
};

/** The listed users; only the first tells more of herself than the list shows. */
export function sampleUsers(): ListedUser[] {
  const [role, status, department] = [mixed(roles, 0), mixed(states, 9), mixed(departments, 21)];
  return role.map((given, index) => {
    const { first, last, handle } = nameOf(index);
    return {
      id: index + 1,
      username: handle,
      avatar: portrait(index),
      email: `${handle}@users.test`,
      name: `${first} ${last}`,
      country: townOf(index).country,
      role: given,
      status: status[index] ?? 'active',
      is_verified: index % 3 !== 2,
      department: department[index] ?? 'sales',
      permissions: permissions[given],
      ...(index === 0 ? firstUserTells : {}),
    };
  });
}
