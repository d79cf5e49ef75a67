import { openDB } from 'idb';
import { ruleIds } from '@/domain/rules/ruleIds';
import { Refused } from '../contract';
import { toRefused } from './failures';
import {
  createCareAroundStores,
  createCareStores,
  createIdentityStores,
  createPlanStores,
  createTelemonitoringStores,
  setAlarms,
} from './stores';
import type { CareSchema, CareDatabase } from './careSchema';

export const DATABASE_NAME = 'nephrodesk';
export const SCHEMA_VERSION = 7;
/** A new tab waits no longer than this for an old one to let go of the database, ms. */
const BLOCKED_PATIENCE_MS = 3_000;
/**
 * What can befall an open database: a newer program wants to upgrade it (`superseded`: offer to reload), it is being
 * deleted, the browser closed it, or an older tab keeps it from opening (`blocked`).
 */
export type StorageProblem = 'superseded' | 'deleted' | 'terminated' | 'blocked';

export interface Connection {
  /** The database, opened when first wanted and again after it was lost. @throws Refused 503 */
  open: () => Promise<CareDatabase>;
  close: () => void;
}

/** A connection to the care database. `onProblem` hears of what happens outside any call. */
export function connect(
  options: { name?: string; onProblem?: (problem: StorageProblem) => void } = {},
): Connection {
  let current: Promise<CareDatabase> | undefined;
  const lost = (problem: StorageProblem) => {
    if (problem !== 'blocked') current = undefined;
    options.onProblem?.(problem);
  };
  const open = () => {
    current ??= openWithRules(options.name ?? DATABASE_NAME, lost).catch((thrown: unknown) => {
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
  return { open, close };
}

/** The database with rules in it: those of the beginning are put in place where they are not yet. */
async function openWithRules(name: string, lost: (problem: StorageProblem) => void): Promise<CareDatabase> {
  const database = await openCare(name, lost);
  try {
    const known = new Set(await database.getAllKeys('rules'));
    if (ruleIds.every((id) => known.has(id))) return database;
    const { putDefaultRules } = await import('../care/rules/putDefaultRules');
    await putDefaultRules(database);
    return database;
  } catch (thrown) {
    database.close();
    throw thrown;
  }
}

async function openCare(name: string, lost: (problem: StorageProblem) => void): Promise<CareDatabase> {
  let giveUp: (reason: Refused) => void = () => undefined;
  const patience = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const opening = openDB<CareSchema>(name, SCHEMA_VERSION, {
    async upgrade(database, before, _now, transaction) {
      if (before < 1) createCareStores(database);
      if (before < 2) createIdentityStores(database);
      if (before < 3) database.createObjectStore('bookmarks', { keyPath: ['user', 'id'] });
      if (before < 4) createTelemonitoringStores(database);
      if (before < 5) await setAlarms(transaction.objectStore('alerts'));
      if (before < 6) createPlanStores(database);
      if (before < 7) createCareAroundStores(database);
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
