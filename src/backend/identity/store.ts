import type { CareDatabase, CareSchema } from '../store/careSchema';
import type { IDBPTransaction } from 'idb';
import { run } from '../store/transaction';
import { toRefused } from '../store/failures';

const identityStores = ['accounts', 'sessions', 'links', 'outbox', 'tries'] as const;
type IdentityStore = (typeof identityStores)[number];
export type IdentityView = IDBPTransaction<CareSchema, IdentityStore[], IDBTransactionMode>;
export type IdentityWriting = IDBPTransaction<CareSchema, IdentityStore[], 'readwrite'>;

export interface IdentityStorage {
  /** Runs `work` on an unchanging view. */
  read: <T>(work: (view: IdentityView) => Promise<T>) => Promise<T>;
  /**
   * Runs `work` in one transaction: all of it is kept or none, and one follows another, also those of other tabs.
   * `work` may wait for nothing but the stores; hashing belongs before it.
   */
  write: <T>(work: (writing: IdentityWriting) => Promise<T>) => Promise<T>;
}

/**
 * The stores of the identity host. Each database is prepared before it is first used; one that was deleted comes back
 * empty and is prepared again. All reject with `Refused` 503 where the storage fails.
 */
export function identityStorage(
  open: () => Promise<CareDatabase>,
  prepare: (database: CareDatabase) => Promise<void>,
): IdentityStorage {
  const prepared = new WeakMap<CareDatabase, Promise<void>>();
  const ready = async (): Promise<CareDatabase> => {
    const database = await open();
    const preparing = prepared.get(database) ?? prepare(database);
    prepared.set(database, preparing);
    try {
      await preparing;
      return database;
    } catch (thrown) {
      prepared.delete(database);
      throw toRefused(thrown);
    }
  };
  const begin = <Mode extends IDBTransactionMode>(database: CareDatabase, mode: Mode) => {
    try {
      return database.transaction([...identityStores], mode);
    } catch (thrown) {
      throw toRefused(thrown);
    }
  };
  return {
    async read(work) {
      const view = begin(await ready(), 'readonly');
      return run(view, () => work(view));
    },
    async write(work) {
      const writing = begin(await ready(), 'readwrite');
      return run(writing, () => work(writing));
    },
  };
}
