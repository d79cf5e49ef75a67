import type { CareDatabase, CareSchema } from './careSchema';
import type { IDBPTransaction } from 'idb';
import { toRefused } from './failures';

const careStores = [
  'patients',
  'identifiers',
  'summaries',
  'conditions',
  'medicationRequests',
  'categories',
  'alerts',
  'readings',
  'latest',
  'annotations',
  'reviews',
  'views',
  'rules',
  'thresholds',
  'fluidPlans',
  'fluidAssignments',
  'medicines',
  'allocations',
  'intakes',
  'practitioners',
  'enrolments',
  'questionnaires',
  'questionnaireAssignments',
  'questionnaireResponses',
  'articles',
  'articleAssignments',
  'settings',
  'terms',
  'audit',
  'meta',
] as const;
export type CareStore = (typeof careStores)[number];
export type ReadTransaction = IDBPTransaction<CareSchema, CareStore[], IDBTransactionMode>;
export type WriteTransaction = IDBPTransaction<CareSchema, CareStore[], 'readwrite'>;

/** Settles a transaction with the work done in it: kept where that succeeded, undone where it threw. */
export async function run<T>(
  transaction: { done: Promise<void>; abort: () => void; error: DOMException | null },
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  // The failure is reported by `work` or by the await below; alone it would count as unhandled.
  transaction.done.catch(() => undefined);
  try {
    const result = await work();
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

/**
 * Runs `work` in one transaction over all care stores: all of it is kept or none. Such transactions follow one another,
 * also those of other tabs. `work` may wait for nothing but the stores.
 * @param signal aborting it undoes everything
 * @throws Refused 503 where the storage fails
 */
export async function writing<T>(
  open: () => Promise<CareDatabase>,
  work: (transaction: WriteTransaction) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const database = await open();
  signal?.throwIfAborted();
  const transaction: WriteTransaction = database.transaction([...careStores], 'readwrite');
  const untilAborted = async () => {
    const result = await work(transaction);
    signal?.throwIfAborted();
    return result;
  };
  return run(transaction, untilAborted, signal);
}

/** Runs `work` on an unchanging view of the given stores. @throws Refused 503 where the storage fails */
export async function reading<T>(
  open: () => Promise<CareDatabase>,
  stores: CareStore[],
  work: (transaction: ReadTransaction) => Promise<T>,
): Promise<T> {
  const database = await open();
  const transaction = database.transaction(stores, 'readonly');
  return run(transaction, () => work(transaction));
}

/** How a repository comes to its transactions. */
export interface Access {
  read: <T>(stores: CareStore[], work: (transaction: ReadTransaction) => Promise<T>) => Promise<T>;
  write: <T>(work: (transaction: WriteTransaction) => Promise<T>, signal?: AbortSignal) => Promise<T>;
}

/** Each piece of work in a transaction of its own. */
export function accessTo(open: () => Promise<CareDatabase>): Access {
  return {
    read: (stores, work) => reading(open, stores, work),
    write: (work, signal) => writing(open, work, signal),
  };
}

/** All work in one transaction that is open already: it is kept or undone with it. */
export function accessWithin(transaction: WriteTransaction): Access {
  return { read: (_stores, work) => work(transaction), write: (work) => work(transaction) };
}
