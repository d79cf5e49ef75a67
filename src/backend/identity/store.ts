import type { Store, View, Writing } from '../store/port';

const identityTables = ['accounts', 'sessions', 'links', 'outbox', 'tries'] as const;
type IdentityTable = (typeof identityTables)[number];
export type IdentityView = View<IdentityTable>;
export type IdentityWriting = Writing<IdentityTable>;
export type LoggedWriting = Writing<IdentityTable | 'audit'>;

export interface IdentityStorage {
  /** Runs `work` on an unchanging view. */
  read: <T>(work: (view: IdentityView) => Promise<T>) => Promise<T>;
  /**
   * Runs `work` in one transaction (`Store.write`). It may wait for nothing but the tables; hashing belongs before it.
   */
  write: <T>(work: (writing: IdentityWriting) => Promise<T>) => Promise<T>;
  /** The same with the log: what changes an account or a session is told there. */
  writeLogged: <T>(work: (writing: LoggedWriting) => Promise<T>) => Promise<T>;
}

/** The tables of the identity host. All reject with `Refused` 503 where the storage fails. */
export const identityStorage = (store: Store): IdentityStorage => ({
  read: (work) => store.read(identityTables, work),
  write: (work) => store.write(identityTables, work),
  writeLogged: (work) => store.write([...identityTables, 'audit'], work),
});
