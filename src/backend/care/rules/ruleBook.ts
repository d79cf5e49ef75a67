import { isOutdated, ruleIds } from '@/domain/rules/ruleIds';
import type { Store } from '../../store/port';
import type { RuleBook, Threshold } from '@/domain/rules/alertRule';
import type { ReadTransaction, WriteTransaction } from '../../store/transaction';

/**
 * The rule books that each connection has read last, and those read within one transaction, where nobody else can
 * change them.
 */
const cache = new WeakMap<object, { stamp: string; book: RuleBook }>();
const within = new WeakMap<ReadTransaction | WriteTransaction, RuleBook>();

/**
 * The rules and thresholds as the transaction sees them. They are read only when they have changed since, in whatever
 * tab: every change leaves another stamp. The transaction must hold the stores `rules`, `thresholds` and `meta`.
 */
export async function bookOf(transaction: ReadTransaction | WriteTransaction): Promise<RuleBook> {
  const own = within.get(transaction);
  if (own) return own;
  const stamp = (await transaction.table('meta').get('rules')) ?? '';
  const before = cache.get(transaction.store);
  if (before?.stamp === stamp) {
    within.set(transaction, before.book);
    return before.book;
  }
  const [rules, thresholds] = await Promise.all([
    transaction.table('rules').getAll(),
    transaction.table('thresholds').getAll(),
  ]);
  const book = { rules, thresholds };
  within.set(transaction, book);
  cache.set(transaction.store, { stamp, book });
  return book;
}

/** Says that a rule or a threshold has changed in this transaction. */
export async function noteRulesChanged(transaction: WriteTransaction, stamp: string): Promise<void> {
  within.delete(transaction);
  // Should the transaction be undone, this connection must not keep what it has read in it.
  cache.delete(transaction.store);
  await transaction.table('meta').put(stamp, 'rules');
}

/** Removes thresholds of something that is no more: nobody is judged by them any longer. */
export async function forgetThresholds(
  transaction: WriteTransaction,
  isGone: (threshold: Threshold) => boolean,
): Promise<void> {
  const store = transaction.table('thresholds');
  for (const threshold of await store.getAll()) if (isGone(threshold)) await store.delete(threshold.id);
}

/**
 * Puts the rules of the beginning in place where a store lacks one, or has one of an earlier edition; only then they are
 * fetched.
 */
export async function ensureDefaultRules(store: Store): Promise<void> {
  const stored = await store.read(['rules'], (view) => view.table('rules').getAll());
  const known = new Set(stored.map(({ id }) => id));
  if (ruleIds.every((id) => known.has(id)) && !stored.some(isOutdated)) return;
  const { putDefaultRules } = await import('./putDefaultRules');
  await putDefaultRules(store, noteRulesChanged);
}
