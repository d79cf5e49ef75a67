import type { Comparator } from './comparators';
import * as z from 'zod/mini';
import type { MessageId } from '@/locales';
import {
  ruleFields,
  thresholdFields,
  type AlertRule,
  type RuleBody,
  type RuleExclusion,
  type RuleLevel,
  type ThresholdBody,
} from './alertRule';
import { isDefaultRule } from './ruleIds';
import { subjectFacts, warnsOfLow } from './ruleSubject';
import { severityRank } from '../alerts/severity';

type Problems = Record<string, MessageId>;
/** More readings a day than this nobody takes. */
const READINGS_PER_DAY = 10;
/** A limit in per cent of the plan's target, both included. */
const PLAN_SHARE = { min: 1, max: 500 };

/** Exclusions that together leave nobody. */
const everybody: readonly (readonly RuleExclusion[])[] = [
  ['pregnant', 'notPregnant'],
  ['minors', 'adults'],
  ['children', 'adolescents', 'adults'],
  ['drinksMuch', 'drinksAsUsual'],
];

const isBand = (comparator: Comparator): boolean => comparator === 'between' || comparator === 'outside';
function levelProblems(rule: RuleBody): Problems {
  const problems: Problems = {};
  const plan = rule.basis === 'plan';
  const { min, max } = plan ? PLAN_SHARE : subjectFacts[rule.subject].limits;
  const diastolic = subjectFacts.diastolic.limits;
  for (const [index, level] of rule.levels.entries()) {
    const at = (field: string) => `levels.${index}.${field}`;
    if (level.limit < min || level.limit > max) problems[at('limit')] = 'validation.limitRange';
    if (isBand(rule.comparator)) {
      if (level.upper === undefined) problems[at('upper')] = 'validation.required';
      else if (level.upper > max) problems[at('upper')] = 'validation.limitRange';
      else if (level.limit >= level.upper) problems[at('upper')] = 'validation.limitOrder';
    }
    if (rule.subject === 'pressure') {
      const { diastolic: second } = level;
      if (second === undefined) problems[at('diastolic')] = 'validation.bothPressures';
      else if (second < diastolic.min || second > diastolic.max)
        problems[at('diastolic')] = 'validation.limitRange';
      else if (second >= level.limit) problems[at('diastolic')] = 'validation.pressureOrder';
    }
    if (rule.levels.findIndex(({ severity }) => severity === level.severity) < index)
      problems[at('severity')] = 'validation.levelTwice';
  }
  return problems;
}

/** Positive where `a` lies further out than `b`, by the limits that the comparator uses; 0 where equally far. */
function outward(rule: RuleBody, a: RuleLevel, b: RuleLevel): number {
  const sign = warnsOfLow(rule.comparator) ? -1 : 1;
  const steps =
    rule.comparator === 'outside'
      ? [b.limit - a.limit, (a.upper ?? 0) - (b.upper ?? 0)]
      : [sign * (a.limit - b.limit), sign * ((a.diastolic ?? 0) - (b.diastolic ?? 0))];
  if (steps.some((step) => step < 0)) return -1;
  return Math.max(...steps);
}

/** A more urgent level lies further out, or is as far out and lasts longer. */
function orderProblems(rule: RuleBody): Problems {
  const problems: Problems = {};
  const order = [...rule.levels.entries()].sort(
    ([, a], [, b]) => severityRank(a.severity) - severityRank(b.severity),
  );
  for (const [place, [index, urgent]] of order.entries()) {
    const [, milder] = order[place + 1] ?? [];
    if (!milder) continue;
    const further = outward(rule, urgent, milder);
    const longer = (urgent.days ?? 1) > (milder.days ?? 1);
    const overlaps = rule.comparator === 'between';
    if (overlaps || further < 0 || (further === 0 && !longer))
      problems[`levels.${index}.limit`] = 'validation.levelOrder';
  }
  return problems;
}

function windowProblems(rule: RuleBody): Problems {
  const problems: Problems = {};
  const { subject, aggregation, window, levels } = rule;
  const { aggregations, longestDays } = subjectFacts[subject];
  if (!aggregations.includes(aggregation)) problems['aggregation'] = 'validation.aggregation';
  if (subject === 'noData') return problems;
  const days = window.unit === 'days' ? window.count : 1;
  // Of water and weight a summary knows the day, not each reading.
  const perDay = subject === 'water' || subject === 'weight' ? 1 : READINGS_PER_DAY;
  const readings = aggregation === 'last' ? 1 : days * perDay;
  if (window.unit === 'hours' && aggregation !== 'last') problems['window.unit'] = 'validation.aggregation';
  if (days > longestDays) problems['window.count'] = 'validation.windowLong';
  if (rule.minReadings > readings) problems['minReadings'] = 'validation.windowShort';
  if (rule.minDays > days || (aggregation === 'last' && rule.minDays > 1))
    problems['minDays'] = 'validation.windowShort';
  const isDaily = window.unit === 'days' && days === 1 && aggregation !== 'last' && aggregation !== 'change';
  for (const [index, level] of levels.entries()) {
    const count = level.days ?? 1;
    if (count > 1 && !isDaily) problems[`levels.${index}.days`] = 'validation.severalDays';
    else if (Math.max(count, level.within ?? 1) > longestDays)
      problems[`levels.${index}.days`] = 'validation.windowLong';
    else if (level.within !== undefined && level.within < count)
      problems[`levels.${index}.within`] = 'validation.windowShort';
  }
  return problems;
}

function scopeProblems({ appliesTo }: RuleBody): Problems {
  switch (appliesTo.to) {
    case 'all':
      return {};
    case 'category':
      return appliesTo.codes.length > 0 ? {} : { 'appliesTo.codes': 'validation.required' };
    case 'pathology':
      return appliesTo.pathologies.length > 0 ? {} : { 'appliesTo.pathologies': 'validation.required' };
    case 'patient':
      return appliesTo.patients.length > 0 ? {} : { 'appliesTo.patients': 'validation.required' };
  }
}

/**
 * Lists what makes no sense about a rule whose shape is right, by path: `levels.0.upper`. Empty for a rule that may
 * be stored.
 */
export function ruleProblems(rule: RuleBody): Problems {
  const problems: Problems = { ...orderProblems(rule), ...levelProblems(rule), ...windowProblems(rule) };
  const { subject, comparator, activeHours } = rule;
  if (!rule.name && !isDefaultRule(rule.id)) problems['name'] = 'validation.required';
  if (subject === 'noData' && !rule.measure) problems['measure'] = 'validation.required';
  const counts = subject === 'noData' && comparator !== 'atLeast';
  if (counts || (subject === 'pressure' && isBand(comparator))) problems['comparator'] = 'validation.invalid';
  if (rule.basis === 'plan' && (subject !== 'water' || isBand(comparator)))
    problems['basis'] = 'validation.planWater';
  if (everybody.some((all) => all.every((one) => rule.exclusions.includes(one))))
    problems['exclusions'] = 'validation.everybodyExcluded';
  if (activeHours && rule.levels.some(({ severity }) => severity === 'critical'))
    problems['activeHours'] = 'validation.criticalHours';
  for (const [index, { afterHours }] of rule.escalation.entries()) {
    if (afterHours <= (rule.escalation[index - 1]?.afterHours ?? 0))
      problems[`escalation.${index}.afterHours`] = 'validation.escalationOrder';
  }
  return { ...problems, ...scopeProblems(rule) };
}

/** The rule as a threshold leaves it: its own figures in place of the rule's. */
function changedBy(rule: RuleBody, { limits, minReadings, margin }: ThresholdBody): RuleBody {
  const levels = rule.levels.map((level) => ({
    ...level,
    ...limits?.find(({ severity }) => severity === level.severity),
  })) as RuleLevel[];
  return {
    ...rule,
    levels,
    minReadings: minReadings ?? rule.minReadings,
    clear: { ...rule.clear, margin: margin ?? rule.clear.margin },
  };
}

/**
 * Lists what makes no sense about a threshold, by path: it changes nothing, names a severity that the rule does not
 * have, or leaves the rule with limits in the wrong order.
 */
export function thresholdProblems(threshold: ThresholdBody, rule: AlertRule): Problems {
  const problems: Problems = {};
  const { off, limits = [], minReadings, margin } = threshold;
  if (off === undefined && limits.length === 0 && minReadings === undefined && margin === undefined)
    problems['limits'] = 'validation.thresholdEmpty';
  const places = limits.map(({ severity }) => rule.levels.findIndex((level) => level.severity === severity));
  for (const [index, place] of places.entries()) {
    if (place < 0) problems[`limits.${index}.severity`] = 'validation.invalid';
    else if (places.indexOf(place) < index) problems[`limits.${index}.severity`] = 'validation.levelTwice';
  }
  const found = ruleProblems(changedBy(rule, threshold));
  for (const [path, message] of Object.entries(found)) {
    const [, level, field] = /^levels\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const own = places.indexOf(Number(level));
    // The order concerns two levels: the threshold may have moved only the other one.
    if (field !== undefined && limits.length > 0) problems[`limits.${Math.max(own, 0)}.${field}`] = message;
    if (path === 'minReadings' && minReadings !== undefined) problems[path] = message;
  }
  return problems;
}

const report = (problems: Problems, issues: z.core.$ZodRawIssue[], input: unknown) => {
  for (const [path, message] of Object.entries(problems)) {
    const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    issues.push({ code: 'custom', path: keys, message, input });
  }
};

/** The rule that a client sends, checked for shape and sense. */
export const ruleDraftSchema = z
  .object(ruleFields)
  .check((context) => report(ruleProblems(context.value), context.issues, context.value));

/** The threshold that a client sends, checked for its shape; `thresholdProblems` needs the rule as well. */
export const thresholdDraftSchema = z.object(thresholdFields);
