import type { CareDatabase } from '../../store/careSchema';
import { defaultRules } from '@/domain/rules/defaultRules';
/** The version of a rule that was never changed. */
const FIRST_VERSION = '1';

/** Puts the rules of the beginning into a database as far as it has none of them; of two tabs that do, one finds it done. */
export async function putDefaultRules(database: CareDatabase): Promise<void> {
  const transaction = database.transaction('rules', 'readwrite');
  const at = new Date().toISOString();
  // None of them is ever deleted: one that is not there came with a newer program.
  for (const rule of defaultRules(at, () => FIRST_VERSION))
    if ((await transaction.store.getKey(rule.id)) === undefined) await transaction.store.put(rule);
  await transaction.done;
}
