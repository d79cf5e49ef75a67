import type { ListedUser, Rights } from '@/shared/demonstration/users';
import { held } from '../held';

/** What somebody may do to the listed users. */
export type Right = keyof Rights;
export const rightNames = ['read', 'write', 'create', 'delete'] as const satisfies readonly Right[];

interface UsersState {
  fetched: readonly ListedUser[];
  /** Those written here, by id, in the order of their first change; null for one that was deleted. */
  changes: ReadonlyMap<number, ListedUser | null>;
  archived: ReadonlySet<number>;
  /** As whom somebody acts, where that was chosen. */
  actorId: number | null;
}

const usersState = held<UsersState>({ fetched: [], changes: new Map(), archived: new Set(), actorId: null });
export const useUsersStore = usersState.useValue;

/** Everybody listed as they are now: those added here first, the newest before the others. */
export function everybody({ fetched, changes }: Pick<UsersState, 'fetched' | 'changes'>): ListedUser[] {
  const known = new Set(fetched.map(({ id }) => id));
  const isThere = (user: ListedUser | null | undefined): user is ListedUser =>
    user !== null && user !== undefined;
  const added = [...changes].filter(([id]) => !known.has(id)).map(([, user]) => user);
  const kept = fetched.map((user) => {
    const change = changes.get(user.id);
    return change === undefined ? user : change;
  });
  return [...added.reverse(), ...kept].filter(isThere);
}

const nothing: Rights = { read: false, write: false, create: false, delete: false };
const mayAll = ({ permissions }: ListedUser) => rightNames.every((right) => permissions.users[right]);

/** As whom somebody acts: whom they chose, else the first administrator who may do everything. Nobody may do nothing. */
export function actorAt(state: Pick<UsersState, 'fetched' | 'changes' | 'actorId'>): ListedUser | null {
  const users = everybody(state);
  return (
    users.find(({ id }) => id === state.actorId) ??
    users.find((user) => user.role === 'admin' && mayAll(user)) ??
    null
  );
}

export const rightsAt = (state: Parameters<typeof actorAt>[0]): Rights =>
  actorAt(state)?.permissions.users ?? nothing;

export const actAs = (actorId: number): void => usersState.write({ ...usersState.read(), actorId });

export const takeFetched = (fetched: readonly ListedUser[]): void =>
  usersState.write({ ...usersState.read(), fetched });

const may = (right: Right): boolean => rightsAt(usersState.read())[right];
const withChanges = (entries: Iterable<[number, ListedUser | null]>) =>
  usersState.write({ ...usersState.read(), changes: new Map([...usersState.read().changes, ...entries]) });

/** Writes a user who is there. Refused, with false, to whom the matrix does not allow it, as all that follows. */
export function saveUser(user: ListedUser): boolean {
  const isThere = everybody(usersState.read()).some(({ id }) => id === user.id);
  if (!may('write') || !isThere) return false;
  withChanges([[user.id, user]]);
  return true;
}

/** Adds a user, who is given the next id; null where it is refused. */
export function addUser(user: Omit<ListedUser, 'id'>): number | null {
  if (!may('create')) return null;
  const { fetched, changes } = usersState.read();
  const id = Math.max(0, ...fetched.map((one) => one.id), ...changes.keys()) + 1;
  withChanges([[id, { ...user, id }]]);
  return id;
}

/** Deletes users; answers how to take it back, null where it is refused. */
export function deleteUsers(ids: readonly number[]): (() => void) | null {
  if (!may('delete')) return null;
  const before = everybody(usersState.read()).filter(({ id }) => ids.includes(id));
  const { actorId } = usersState.read();
  withChanges(before.map(({ id }) => [id, null]));
  return () => {
    withChanges(before.map((user) => [user.id, user]));
    usersState.write({ ...usersState.read(), actorId });
  };
}

/** Puts users into the archive, or takes them out of it; answers how to take it back, null where it is refused. */
export function archiveUsers(ids: readonly number[], into: boolean): (() => void) | null {
  if (!may('write')) return null;
  const before = usersState.read().archived;
  const archived = new Set([...before].filter((id) => into || !ids.includes(id)));
  if (into) for (const id of ids) archived.add(id);
  usersState.write({ ...usersState.read(), archived });
  return () => usersState.write({ ...usersState.read(), archived: before });
}
