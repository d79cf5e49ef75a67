import { openDB, type IDBPDatabase } from 'idb';
import { Refused } from '../../contract';
import type { Store } from '../port';
import { SCHEMA_VERSION } from '../versions';
import { toRefused } from './failures';
import {
  createCareAroundStores,
  createCareStores,
  createIdentityStores,
  createPlanStores,
  createTelemonitoringStores,
  setAlarms,
} from './objectStores';
import { transactionOf } from './tables';

export const DATABASE_NAME = 'nephrodesk';
/** A new tab waits no longer than this for an old one to let go of the database, ms. */
const BLOCKED_PATIENCE_MS = 3_000;
/**
 * A problem of an open database outside of any call: a newer program wants to upgrade it (`superseded`: offer to
 * reload), it is being deleted, the browser closed it, or an older tab keeps it from opening (`blocked`).
 */
export type StorageProblem = 'superseded' | 'deleted' | 'terminated' | 'blocked';

interface ConnectOptions {
  name?: string;
  /** Puts in place what must be in a database before anything else is done with it; called whenever one is opened. */
  prepare?: (store: Store) => Promise<void>;
  /** Called for what happens outside any call. */
  onProblem?: (problem: StorageProblem) => void;
}

/** A store in IndexedDB: its database is opened when first wanted, and again after it was lost. */
export function connect(options: ConnectOptions = {}): Store {
  let current: Promise<IDBPDatabase> | undefined;
  const lost = (problem: StorageProblem) => {
    if (problem !== 'blocked') current = undefined;
    options.onProblem?.(problem);
  };
  const open = () => {
    current ??= openPrepared(options, lost).catch((thrown: unknown) => {
      current = undefined;
      const refused = toRefused(thrown);
      throw refused instanceof Refused ? refused : new Refused(503, 'errors.storage');
    });
    return current;
  };
  const close = () => {
    void current?.then(
      (database) => database.close(),
      () => undefined,
    );
    current = undefined;
  };
  return storeOver(open, close);
}

async function openPrepared(
  { name = DATABASE_NAME, prepare }: ConnectOptions,
  lost: (problem: StorageProblem) => void,
): Promise<IDBPDatabase> {
  const database = await openCare(name, lost);
  try {
    await prepare?.(storeOver(() => Promise.resolve(database)));
    return database;
  } catch (thrown) {
    database.close();
    throw thrown;
  }
}

/** Settles a transaction with the work done in it: kept where that succeeded, undone where it threw. */
async function settle<T>(
  open: () => Promise<IDBPDatabase>,
  mode: IDBTransactionMode,
  tables: readonly string[],
  work: (transaction: ReturnType<typeof transactionOf>) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const database = await open();
  signal?.throwIfAborted();
  const transaction = begin(database, tables, mode);
  // The failure is reported by `work` or by the await below; alone it would count as unhandled.
  transaction.done.catch(() => undefined);
  try {
    const result = await work(transactionOf(transaction));
    signal?.throwIfAborted();
    await transaction.done;
    return result;
  } catch (thrown) {
    try {
      transaction.abort();
    } catch {
      // It has already ended by itself.
    }
    signal?.throwIfAborted();
    throw toRefused(transaction.error ?? thrown);
  }
}

function begin(database: IDBPDatabase, tables: readonly string[], mode: IDBTransactionMode) {
  try {
    // What only reads is never handed out as more than a view.
    return database.transaction([...tables], mode as 'readwrite');
  } catch (thrown) {
    throw toRefused(thrown);
  }
}

const storeOver = (open: () => Promise<IDBPDatabase>, close = () => undefined as void): Store => ({
  read: (tables, work) => settle(open, 'readonly', tables, work),
  write: (tables, work, signal) => settle(open, 'readwrite', tables, work, signal),
  close,
});

async function openCare(name: string, lost: (problem: StorageProblem) => void): Promise<IDBPDatabase> {
  let giveUp: (reason: Refused) => void = () => undefined;
  const patience = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const opening = openDB(name, SCHEMA_VERSION, {
    async upgrade(database, before, _now, transaction) {
      if (before < 1) createCareStores(database);
      if (before < 2) createIdentityStores(database);
      if (before < 3) database.createObjectStore('bookmarks', { keyPath: ['user', 'id'] });
      if (before < 4) createTelemonitoringStores(database);
      if (before < 5) await setAlarms(transaction.objectStore<'alerts'>('alerts'));
      if (before < 6) createPlanStores(database);
      if (before < 7) createCareAroundStores(database);
      if (before < 8) database.createObjectStore('standings', { keyPath: 'id' });
      if (before < 9)
        database.createObjectStore('labResults', { keyPath: 'id' }).createIndex('patient', 'patient');
      if (before < 10)
        database.createObjectStore('allergies', { keyPath: 'id' }).createIndex('patient', 'patient');
      if (before < 11)
        database.createObjectStore('dialysisSessions', { keyPath: 'id' }).createIndex('patient', 'patient');
    },
    blocked() {
      lost('blocked');
      timer = setTimeout(() => giveUp(new Refused(503, 'errors.storage')), BLOCKED_PATIENCE_MS);
    },
    blocking(_current, next, event) {
      (event.target as IDBDatabase).close();
      lost(next === null ? 'deleted' : 'superseded');
    },
    terminated: () => lost('terminated'),
  });
  try {
    return await Promise.race([opening, patience]);
  } catch (thrown) {
    // Should it open after all, nobody is waiting for it.
    void opening.then(
      (late) => late.close(),
      () => undefined,
    );
    throw thrown;
  } finally {
    clearTimeout(timer);
  }
}
