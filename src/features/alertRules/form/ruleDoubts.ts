import type { Range } from '@/domain/readings/units';
import type { RuleBody, RuleExclusion } from '@/domain/rules/alertRule';
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

/** What is normal depends on the age; the other figures mean the same at any, or are compared with the patient's own. */
const differsByAge: readonly Subject[] = [
  'pressure',
  'systolic',
  'diastolic',
  'pulse',
  'water',
  'urine',
  'urineVoids',
];
/** Exclusions of somebody who has thought of children, or whose rule is for pregnancy. */
const decided: readonly RuleExclusion[] = ['minors', 'children', 'adults', 'notPregnant'];

const beyond = (value: number | undefined, range: Range | undefined): boolean =>
  value !== undefined && range !== undefined && (value < range.min || value > range.max);

/**
 * What is unusual about a rule that makes sense: limits that readings hardly ever reach without being questioned on
 * entry, a mean of one reading, and adults' limits for those who are none.
 */
export function ruleDoubts(rule: RuleBody): Doubt[] {
  const doubts: Doubt[] = [];
  // What is usual on entry is that of adults.
  const hasNone = rule.basis === 'plan' || rule.aggregation === 'sum' || rule.exclusions.includes('adults');
  const range = hasNone ? undefined : usual[rule.subject];
  for (const [place, { limit, upper, diastolic }] of rule.levels.entries()) {
    const message = 'alertRules.doubtReach' as const;
    if (beyond(limit, range)) doubts.push({ field: `levels.${place}.limit`, message });
    if (beyond(upper, range)) doubts.push({ field: `levels.${place}.upper`, message });
    if (beyond(diastolic, plausible.diastolic.soft))
      doubts.push({ field: `levels.${place}.diastolic`, message });
  }
  if (rule.aggregation === 'mean' && rule.minReadings < 2 && rule.minDays < 2)
    doubts.push({ field: 'minReadings', message: 'alertRules.doubtMean' });
  const isAsked = rule.exclusions.some((one) => decided.includes(one));
  if (rule.basis === 'figure' && differsByAge.includes(rule.subject) && !isAsked)
    doubts.push({ field: 'exclusions', message: 'alertRules.doubtMinors' });
  return doubts;
}
