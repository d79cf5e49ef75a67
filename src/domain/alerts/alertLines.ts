import type { RuleBook } from '../rules/alertRule';
import type { ThresholdOrigin } from '../rules/evaluation';
import { summedMeasures, type Measure } from '../readings/measure';
import type { Patient } from '../patients/patient';
import { isFor, planTarget } from '../rules/ruleScope';
import { subjectFacts, warnsOfLow } from '../rules/ruleSubject';
import { resolveRule, type ResolvedLevel, type ResolvedRule } from '../rules/threshold';

/** A limit of an alert rule beside what it judges: a single reading, the total of a patient day, or the mean of a week. */
export interface AlertLine {
  rule: string;
  of: 'reading' | 'day' | 'mean';
  part: 'value' | 'diastolic';
  side: 'high' | 'low';
  /** In the canonical unit of the measure. */
  limit: number;
  /** True where the limit itself is already beyond. */
  isInclusive: boolean;
  origin: ThresholdOrigin;
  /** Judged only on days that were fully collected. */
  completeDays: boolean;
}

/**
 * Tells what a rule compares on its own: one reading or one day; null where it compares a longer window, which has no
 * place beside a single point.
 */
function drawable(measure: Measure, { aggregation, window }: ResolvedRule): AlertLine['of'] | null {
  const isOneDay = window.unit === 'days' && window.count === 1;
  if (summedMeasures.includes(measure)) return isOneDay && aggregation !== 'count' ? 'day' : null;
  if (aggregation === 'last') return 'reading';
  return isOneDay && (aggregation === 'max' || aggregation === 'min') ? 'reading' : null;
}

/** From a rule's own figure to the measure's canonical unit; null where the patient lacks what it refers to. */
function canonical({ subject, basis, comparator }: ResolvedRule, patient: Patient) {
  const { dryWeight } = patient.ext;
  const target = basis === 'plan' ? planTarget({ comparator }, patient) : null;
  return (figure: number): number | null => {
    if (basis === 'plan') return target === null ? null : (target * figure) / 100;
    switch (subject) {
      case 'dryWeight':
        return dryWeight === undefined ? null : dryWeight + figure;
      case 'dryWeightShare':
        return dryWeight === undefined ? null : dryWeight * (1 + figure / 100);
      default:
        return figure;
    }
  };
}

type Ends = Pick<AlertLine, 'part' | 'side' | 'isInclusive' | 'origin'> & { figure: number };

function endsOf({ subject, comparator }: ResolvedRule, level: ResolvedLevel): Ends[] {
  const { limit, upper, diastolic, origins } = level;
  const part = subject === 'diastolic' ? 'diastolic' : 'value';
  const isInclusive = comparator === 'atLeast' || comparator === 'atMost';
  const side = warnsOfLow(comparator) || comparator === 'outside' ? 'low' : 'high';
  if (comparator === 'between') return [];
  const ends: Ends[] = [{ part, side, isInclusive, figure: limit, origin: origins.limit ?? 'global' }];
  if (comparator === 'outside' && upper !== undefined)
    ends.push({ part, side: 'high', isInclusive, figure: upper, origin: origins.upper ?? 'global' });
  if (diastolic !== undefined)
    ends.push({
      part: 'diastolic',
      side,
      isInclusive,
      figure: diastolic,
      origin: origins.diastolic ?? 'global',
    });
  return ends;
}

/** Says what a rule judges, out of what the caller asks for; null leaves the rule out. */
type Judged = (rule: ResolvedRule) => AlertLine['of'] | null;

function linesBy(
  judged: Judged,
  measure: Measure,
  patient: Patient,
  { rules, thresholds }: RuleBook,
  today: string,
): AlertLine[] {
  const bearer = { id: patient.id, category: patient.category, pathologies: patient.pathologies };
  const lines = new Map<string, AlertLine>();
  for (const one of rules) {
    if (one.status !== 'active' || subjectFacts[one.subject].measure !== measure) continue;
    if (one.subject === 'urineVoids' || one.subject === 'urineSign' || !isFor(one, patient, today)) continue;
    const rule = resolveRule(one, thresholds, bearer, today);
    const of = judged(rule);
    if (rule.off || of === null) continue;
    const toCanonical = canonical(rule, patient);
    for (const { figure, ...end } of rule.levels.flatMap((level) => endsOf(rule, level))) {
      const limit = toCanonical(figure);
      if (limit === null) continue;
      const key = `${rule.id} ${end.part} ${end.side}`;
      const known = lines.get(key);
      const isSooner =
        known === undefined || (end.side === 'high' ? limit < known.limit : limit > known.limit);
      if (isSooner)
        lines.set(key, { ...end, rule: rule.id, of, limit, completeDays: rule.completeDays ?? false });
    }
  }
  return [...lines.values()].sort((a, b) => b.limit - a.limit);
}

/**
 * The limits of the active rules that hold for a patient on a patient day (ISO date) and can be drawn: of each rule, part
 * and side the one that warns first.
 */
export const alertLines = (measure: Measure, patient: Patient, book: RuleBook, today: string): AlertLine[] =>
  linesBy((rule) => drawable(measure, rule), measure, patient, book, today);

/**
 * The upper limits that the active rules set for a patient's mean blood pressure over the given number of patient days.
 * A rule about another number of days does not apply to this mean.
 */
export const meanPressureLines = (
  days: number,
  patient: Patient,
  book: RuleBook,
  today: string,
): AlertLine[] =>
  linesBy(
    ({ aggregation, window }) =>
      aggregation === 'mean' && window.unit === 'days' && window.count === days ? 'mean' : null,
    'bloodPressure',
    patient,
    book,
    today,
  ).filter(({ side }) => side === 'high');

/** The alert limits that hold for the patient; null while they are not known. */
export type Lines = readonly AlertLine[] | null;

/** Tells whether a value lies beyond a limit, in the canonical unit. */
export function isBeyondLine(
  { side, limit, isInclusive }: Pick<AlertLine, 'side' | 'limit' | 'isInclusive'>,
  value: number,
): boolean {
  if (value === limit) return isInclusive;
  return side === 'high' ? value > limit : value < limit;
}

/** Tells whether one number of a reading lies beyond an alert limit for single readings. */
export function isBeyond(lines: Lines, part: AlertLine['part'], value: number | null): boolean {
  if (value === null || !lines) return false;
  return lines.some((line) => line.of === 'reading' && line.part === part && isBeyondLine(line, value));
}
