import type { Store, View, Writing } from './port';
import type { TableName } from './schema';

export const careTables = [
  'patients',
  'identifiers',
  'summaries',
  'standings',
  'conditions',
  'medicationRequests',
  'labResults',
  'allergies',
  'dialysisSessions',
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
] as const satisfies readonly TableName[];
export type CareTable = (typeof careTables)[number];
export type ReadTransaction = View<CareTable>;
export type WriteTransaction = Writing<CareTable>;

/** The way by which a repository comes to its transactions. */
export interface Access {
  /** Runs `work` on an unchanging view of the given tables. @throws Refused 503 where the storage fails */
  read: <T>(tables: readonly CareTable[], work: (view: ReadTransaction) => Promise<T>) => Promise<T>;
  /**
   * Runs `work` in one transaction (`Store.write`).
   * @param tables all of care where none are named
   * @throws Refused 503 where the storage fails
   */
  write: <T>(
    work: (transaction: WriteTransaction) => Promise<T>,
    signal?: AbortSignal,
    tables?: readonly CareTable[],
  ) => Promise<T>;
}

/**
 * Each piece of work in a transaction of its own.
 * @param beyond further tables that a write may touch
 */
export const accessTo = (store: Store, beyond: readonly TableName[] = []): Access => ({
  read: store.read,
  write: <T>(
    work: (transaction: WriteTransaction) => Promise<T>,
    signal?: AbortSignal,
    tables: readonly TableName[] = [...careTables, ...beyond],
  ) => store.write<TableName, T>(tables, work, signal),
});

/** All work in one transaction that is open already: it is kept or undone with it. */
export const accessWithin = (transaction: WriteTransaction): Access => ({
  read: (_tables, work) => work(transaction),
  write: (work) => work(transaction),
});
