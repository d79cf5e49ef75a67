import type { Store } from '../../store/port';
import { defaultRules } from '@/domain/rules/defaultRules';
/** The version of a rule that was never changed. */
const FIRST_VERSION = '1';

/** Puts the rules of the beginning into a store as far as it has none of them; of two callers that do, one finds it done. */
export async function putDefaultRules(store: Store): Promise<void> {
  const at = new Date().toISOString();
  await store.write(['rules'], async (transaction) => {
    const rules = transaction.table('rules');
    // None of them is ever deleted: one that is not there came with a newer program.
    for (const rule of defaultRules(at, () => FIRST_VERSION))
      if ((await rules.getKey(rule.id)) === undefined) await rules.put(rule);
  });
}
