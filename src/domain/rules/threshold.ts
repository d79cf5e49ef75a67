import type { Comparator } from './comparators';
import type { AlertRule, RuleLevel, Threshold, ThresholdScope } from './alertRule';
import type { ThresholdOrigin } from './evaluation';
import { severityRank } from '../alerts/severity';

/** Scopes from the widest to the narrowest: each overrides, field by field, the ones before. */
const widestFirst: readonly ThresholdScope[] = ['pathology', 'category', 'patient'];

type LimitField = 'limit' | 'upper' | 'diastolic';
export interface ResolvedLevel extends RuleLevel {
  /** Whose figure each limit is. */
  origins: Partial<Record<LimitField, ThresholdOrigin>>;
}

/** A rule as it holds for one patient, each figure with whose it is; the most urgent level comes first. */
export interface ResolvedRule extends Omit<AlertRule, 'levels'> {
  off: boolean;
  levels: ResolvedLevel[];
  origins: { off: ThresholdOrigin; minReadings: ThresholdOrigin; margin: ThresholdOrigin };
}

/** The patient facts that decide which thresholds apply. */
export interface Bearer {
  id: string;
  category: string | null;
  pathologies: readonly string[];
}

const least = (values: readonly number[]) => Math.min(...values);
const most = (values: readonly number[]) => Math.max(...values);

/** Gives the function that picks, of several limits of one scope, the one that warns sooner. */
function cautious(comparator: Comparator, field: LimitField): (values: readonly number[]) => number {
  switch (comparator) {
    case 'above':
    case 'atLeast':
      return least;
    case 'below':
    case 'atMost':
      return most;
    case 'between':
      return field === 'upper' ? most : least;
    case 'outside':
      return field === 'upper' ? least : most;
  }
}

/** Tells whether a threshold is about this patient and still holds on a patient day (ISO date). */
function holds({ scope, key, until }: Threshold, bearer: Bearer, today: string): boolean {
  if (until !== undefined && until < today) return false;
  if (scope === 'patient') return key === bearer.id;
  return scope === 'category' ? key === bearer.category : bearer.pathologies.includes(key);
}

/**
 * The rule as it holds for a patient on a patient day: for each figure the narrowest threshold that names it, patient
 * before category before pathology, and else the rule's own. Expired thresholds do not count. Where two pathologies name
 * the same figure the more cautious one holds: the limit that warns sooner, fewer readings, the wider clear margin, and
 * the rule stays on unless both switch it off.
 */
export function resolveRule(
  rule: AlertRule,
  thresholds: readonly Threshold[],
  bearer: Bearer,
  today: string,
): ResolvedRule {
  const own = thresholds.filter((one) => one.rule === rule.id && holds(one, bearer, today));
  if (own.length === 0) return plainly(rule);
  const resolved = asItIs(rule);
  for (const scope of widestFirst) {
    const among = own.filter((one) => one.scope === scope);
    if (among.length > 0) override(resolved, among, scope);
  }
  return resolved;
}

// Most patients have no threshold of most rules, and a stored rule never changes.
const plain = new WeakMap<AlertRule, ResolvedRule>();

function plainly(rule: AlertRule): ResolvedRule {
  const known = plain.get(rule) ?? asItIs(rule);
  plain.set(rule, known);
  return known;
}

/** A rule with no threshold, its levels the most urgent first. */
function asItIs(rule: AlertRule): ResolvedRule {
  const levels = rule.levels.toSorted((a, b) => severityRank(a.severity) - severityRank(b.severity));
  return {
    ...rule,
    off: false,
    levels: levels.map((level) => ({
      ...level,
      origins: {
        limit: 'global',
        ...(level.upper !== undefined && { upper: 'global' }),
        ...(level.diastolic !== undefined && { diastolic: 'global' }),
      },
    })),
    origins: { off: 'global', minReadings: 'global', margin: 'global' },
  };
}

/** Puts what the thresholds of one scope name in place of what wider ones said. */
function override(resolved: ResolvedRule, among: readonly Threshold[], scope: ThresholdScope): void {
  const valuesOf = <T>(field: (threshold: Threshold) => T | undefined): T[] =>
    among.flatMap((one) => field(one) ?? []);
  const off = valuesOf((one) => one.off);
  if (off.length > 0) {
    resolved.off = off.every(Boolean);
    resolved.origins.off = scope;
  }
  const minReadings = valuesOf((one) => one.minReadings);
  if (minReadings.length > 0) {
    resolved.minReadings = least(minReadings);
    resolved.origins.minReadings = scope;
  }
  const margins = valuesOf((one) => one.margin);
  if (margins.length > 0) {
    resolved.clear = { ...resolved.clear, margin: most(margins) };
    resolved.origins.margin = scope;
  }
  for (const level of resolved.levels) {
    const limits = among.flatMap((one) => one.limits ?? []).filter((one) => one.severity === level.severity);
    for (const field of ['limit', 'upper', 'diastolic'] as const) {
      const values = limits.flatMap((one) => one[field] ?? []);
      // A limit that the rule does not compare means nothing to it.
      if (values.length === 0 || level[field] === undefined) continue;
      level[field] = cautious(resolved.comparator, field)(values);
      level.origins[field] = scope;
    }
  }
}
