import type { Range } from '@/domain/readings/units';
import type { RuleBody } from '@/domain/rules/alertRule';
import { plausible } from '@/domain/readings/plausibility';
import type { Subject } from '@/domain/rules/ruleSubject';
import type { MessageId } from '@/locales';

/** Something unusual about a rule that may be meant: it is asked about, and not refused. */
export interface Doubt {
  /** Path of the field that it is about. */
  field: string;
  message: MessageId;
}

const usual: Partial<Record<Subject, Range>> = {
  pressure: plausible.systolic.soft,
  systolic: plausible.systolic.soft,
  diastolic: plausible.diastolic.soft,
  pulse: plausible.pulse.soft,
  water: plausible.dayVolume.soft,
  urine: plausible.dayVolume.soft,
};

const beyond = (value: number | undefined, range: Range | undefined): boolean =>
  value !== undefined && range !== undefined && (value < range.min || value > range.max);

/**
 * What is unusual about a rule that makes sense: limits that readings hardly ever reach without being questioned on
 * entry, a mean of one reading, and adults' limits for those who are none.
 */
export function ruleDoubts(rule: RuleBody): Doubt[] {
  const doubts: Doubt[] = [];
  const range = rule.basis === 'plan' || rule.aggregation === 'sum' ? undefined : usual[rule.subject];
  for (const [place, { limit, upper, diastolic }] of rule.levels.entries()) {
    const message = 'alertRules.doubtReach' as const;
    if (beyond(limit, range)) doubts.push({ field: `levels.${place}.limit`, message });
    if (beyond(upper, range)) doubts.push({ field: `levels.${place}.upper`, message });
    if (beyond(diastolic, plausible.diastolic.soft))
      doubts.push({ field: `levels.${place}.diastolic`, message });
  }
  if (rule.aggregation === 'mean' && rule.minReadings < 2 && rule.minDays < 2)
    doubts.push({ field: 'minReadings', message: 'alertRules.doubtMean' });
  const isForPregnancy = rule.exclusions.includes('notPregnant');
  // Silence and a cloudy bag mean the same at any age.
  const isOfAnyAge = rule.subject === 'noData' || rule.subject === 'cloudyBag';
  if (!isOfAnyAge && !rule.exclusions.includes('minors') && !isForPregnancy)
    doubts.push({ field: 'exclusions', message: 'alertRules.doubtMinors' });
  return doubts;
}
