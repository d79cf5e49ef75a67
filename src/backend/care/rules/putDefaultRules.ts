import type { Store } from '../../store/port';
import { changedFields } from '@/domain/canonical';
import type { AlertRule } from '@/domain/rules/alertRule';
import { defaultRules } from '@/domain/rules/defaultRules';
import { isOutdated, ruleEdition } from '@/domain/rules/ruleIds';
import type { WriteTransaction } from '../../store/transaction';

const fieldsOf = (...rules: readonly AlertRule[]): (keyof AlertRule)[] =>
  [...new Set(rules.flatMap((rule) => Object.keys(rule) as (keyof AlertRule)[]))].filter(
    (field) => !['version', 'updatedAt', 'history'].includes(field),
  );

/** A rule of an earlier edition as it is now, its change in its history; where it says the same, it is only counted. */
function followed(before: AlertRule, now: AlertRule): AlertRule {
  const changed = changedFields(fieldsOf(before, now), before, now);
  if (changed.length === 0) return { ...before, version: now.version };
  return { ...now, history: [...before.history, ...now.history.map((one) => ({ ...one, changed }))] };
}

/**
 * Puts the rules of the beginning into a store as far as it has none of them, and the newer edition in place of those
 * that nobody has changed; of two callers that do, one finds it done.
 * @param noteChanged called where rules of a store that had some have changed
 */
export async function putDefaultRules(
  store: Store,
  noteChanged: (transaction: WriteTransaction, stamp: string) => Promise<void>,
): Promise<void> {
  const at = new Date().toISOString();
  const edition = String(ruleEdition);
  await store.write(['rules', 'meta'], async (transaction) => {
    const rules = transaction.table('rules');
    const isNew = (await rules.count()) === 0;
    let hasChanged = false;
    // None of them is ever deleted: one that is not there came with a newer program.
    for (const rule of defaultRules(at, () => edition)) {
      const before = await rules.get(rule.id);
      if (before && !isOutdated(before)) continue;
      await rules.put(before ? followed(before, rule) : rule);
      hasChanged = true;
    }
    // Everybody is judged by them with the next sweep.
    if (hasChanged && !isNew) await noteChanged(transaction, `edition ${edition}`);
  });
}
