import { defaultRules } from '@/domain/defaultRules';
import type { CareDatabase } from './database';

/** The version of a rule that was never changed. */
const FIRST_VERSION = '1';

/** Puts the rules of the beginning into a database that has none; of two tabs that do, one finds it done. */
export async function putDefaultRules(database: CareDatabase): Promise<void> {
  const transaction = database.transaction('rules', 'readwrite');
  if ((await transaction.store.count()) === 0) {
    const at = new Date().toISOString();
    for (const rule of defaultRules(at, () => FIRST_VERSION)) await transaction.store.put(rule);
  }
  await transaction.done;
}
