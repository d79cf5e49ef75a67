import type { Listed } from './resources';
import { useMemo } from 'react';
import type { RuleBody, AlertRule, RuleBook, ThresholdBody, Threshold } from '@/domain/rules/alertRule';
import { lazyResource } from '@/shared/api/resource';
import { createRecordSlice } from '@/shared/store/recordSlice';
import { useEntities } from '@/shared/store/useEntities';
/** The alert rules of the clinic. */
export const rules = createRecordSlice<Listed<AlertRule>, RuleBody>(
  'rules',
  lazyResource(async () => (await import('./resources')).ruleResource),
);

/** Other figures of a rule for a patient, a category or a pathology. */
export const thresholds = createRecordSlice<Listed<Threshold>, ThresholdBody>(
  'thresholds',
  lazyResource(async () => (await import('./resources')).thresholdResource),
);

const readable = <T>(listed: readonly Listed<T>[]): T[] =>
  listed.flatMap(({ value }) => (value === null ? [] : [value]));

/**
 * All there is to judge a patient by. Null until both the rules and the figures put in their place are known: half of
 * them would draw a limit that is not this patient's. A figure that cannot be read may be the patient's own, so that
 * counts as failed; a rule that cannot be read draws nothing.
 */
export function useRuleBook(): { book: RuleBook | null; failed: boolean } {
  const listed = useEntities(rules);
  const own = useEntities(thresholds);
  const isWhole = own.rows.every(({ value }) => value !== null);
  const isKnown = listed.status === 'ready' && own.status === 'ready' && isWhole;
  const book = useMemo(
    () => (isKnown ? { rules: readable(listed.rows), thresholds: readable(own.rows) } : null),
    [isKnown, listed.rows, own.rows],
  );
  return { book, failed: listed.status === 'failed' || own.status === 'failed' || !isWhole };
}
