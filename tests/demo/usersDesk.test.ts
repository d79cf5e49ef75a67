import { beforeEach, describe, expect, it } from 'vitest';
import { sampleUsers } from '@/backend/demo/sample/users';
import {
  actAs,
  addUser,
  archiveUsers,
  deleteUsers,
  saveUser,
  takeFetched,
  type Right,
} from '@/demo/users/usersStore';
import { entriesOf, userFrom, userProblems } from '@/demo/users/form/userEntries';
import type { ListedUser } from '@/shared/demonstration/users';

const [first, second, ...others] = sampleUsers();
const nothing = { read: false, write: false, create: false, delete: false };

/** Has somebody act whose matrix for users allows the one thing alone. */
function actWith(right: Right | null): void {
  const rights = right ? { ...nothing, [right]: true } : nothing;
  const actor = { ...second, permissions: { ...second?.permissions, users: rights } } as ListedUser;
  takeFetched([first as ListedUser, actor, ...others]);
  actAs(actor.id);
}

const actions: Record<Exclude<Right, 'read'>, () => unknown> = {
  write: () => saveUser({ ...(others[0] as ListedUser), name: 'Another Name' }),
  create: () => addUser(userFrom(entriesOf(null))),
  delete: () => deleteUsers([others[1]?.id ?? 0]),
};

describe('the matrix of the one acted as (§6)', () => {
  beforeEach(() => actWith(null));

  it.each(['write', 'create', 'delete'] as const)('only %s lets them do what it is for', (right) => {
    for (const [needed, action] of Object.entries(actions)) {
      actWith(right);
      expect(Boolean(action())).toBe(needed === right);
    }
  });

  it('without write nobody is archived', () => {
    expect(archiveUsers([3], true)).toBeNull();
    actWith('write');
    expect(archiveUsers([3], true)).toBeTypeOf('function');
  });

  it('nobody who is not there is written', () => {
    actWith('write');
    expect(saveUser({ ...(first as ListedUser), id: 9999 })).toBe(false);
  });
});

describe('the entries of a user', () => {
  it.each(sampleUsers().slice(0, 3))('come back as they were: $name', (user) => {
    const { id, ...written } = user;
    expect(JSON.parse(JSON.stringify(userFrom(entriesOf(user))))).toEqual(written);
    expect(
      userProblems(
        entriesOf(user),
        sampleUsers().filter((one) => one.id !== id),
        '2026-11-23',
      ),
    ).toEqual({});
  });

  it('name what is wrong, field by field', () => {
    const entries = {
      ...entriesOf(null),
      username: first?.username.toUpperCase() ?? '',
      email: 'nobody',
      mobile: 'later',
      dob: '2026-11-24',
      website: 'javascript:alert(1)',
      slack: 'slack',
    };
    expect(userProblems(entries, sampleUsers(), '2026-11-23')).toEqual({
      username: 'users.usernameTaken',
      name: 'validation.required',
      email: 'validation.email',
      mobile: 'validation.phone',
      dob: 'users.dobLater',
      website: 'users.webAddress',
      slack: 'users.webAddress',
    });
  });
});
