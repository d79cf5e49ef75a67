import type { SessionGain } from '../dialysis/sessionFigures';
import { daysAwaited, isExcused, type Annotation } from '../readings/annotation';
import type { AlertRule, RuleBook } from './alertRule';
import type { Alert } from '../alerts/alert';
import type { Evaluation } from './evaluation';
import { underPlan } from '../fluid/days/askedDays';
import type { Patient } from '../patients/patient';
import { addDays, daysBetween, patientDay } from '../patientDay';
import { judgeSides, type Verdict } from './ruleVerdict';
import type { Facts, FigureContext } from './figure';
import { endDays, figureOn } from './ruleFigures';
import type { PatientSummary } from '../patients/summary';
import { goesByPlan, isActiveAt, isFor } from './ruleScope';
import { awaitedSince } from '../patients/programme';
import { clockOf, isWatched } from './alertLimits';
import { subjectFacts } from './ruleSubject';
import { resolveRule } from './threshold';

/**
 * The facts known of a patient, with the journeys and stays in hospital that explain missing readings, and the weight
 * gained between dialysis sessions.
 */
export interface KnownFacts extends Facts {
  labFigures?: PatientSummary['labFigures'];
  annotations?: readonly Annotation[];
  gains?: readonly SessionGain[];
}

/** All that a rule that is for the patient judges by. */
export interface RuleContext extends FigureContext {
  annotations: readonly Annotation[];
  gains: readonly SessionGain[];
  /** Readings are awaited of this patient: enrolled, and the programme is running. */
  isExpected: boolean;
}

/** A verdict as the rule's evaluation. */
export function evaluationOf(rule: AlertRule, direction: Alert['direction'], verdict: Verdict): Evaluation {
  if (verdict.state === 'met') {
    const { severity, observed, origin, measure } = verdict;
    const { name, version, escalation, notify } = rule;
    return {
      state: 'met',
      rule: rule.id,
      ...(name !== undefined && { ruleName: name }),
      ruleVersion: version,
      origin,
      ...(escalation.length > 0 && { escalation }),
      ...(notify.length > 0 && { notify }),
      measure,
      direction,
      severity,
      observed,
    };
  }
  const { state, at } = verdict;
  const evaluation = { state, rule: rule.id, direction, ...(at !== undefined && { at }) };
  return state === 'clear' ? { ...evaluation, evaluations: rule.clear.evaluations } : evaluation;
}

/** Whole patient days since a measure last came; since enrolment where it never did, and never since before a pause. */
export function judgeSilence({
  rule,
  patient,
  facts,
  clock,
  today,
  annotations,
  isExpected,
}: RuleContext): Verdict | null {
  const { measure } = rule;
  if (!measure || !isExpected) return null;
  const at = facts.latest[measure]?.at;
  if (isExcused(annotations, today)) return { state: 'held' };
  const known = at ?? patient.resistration ?? today;
  const begun = at === undefined ? known : patientDay(Date.parse(at), clock);
  const awaited = awaitedSince(patient);
  const [since, from] = awaited !== undefined && awaited > begun ? [awaited, awaited] : [known, begun];
  const value = daysAwaited(from, today, annotations);
  const level = rule.levels.find(({ limit }) => value >= limit);
  if (!level) return { state: 'clear', at: since };
  const { severity, limit, origins } = level;
  const observed = { value, at: since, limit, unit: 'days' } as const;
  return { state: 'met', severity, measure, origin: origins.limit ?? 'global', observed };
}

/** Judges a rule for which no figure was found; null where the rule says nothing about that. */
export function judgeMissing(
  { rule, patient, today, annotations, isExpected }: RuleContext,
  isKnown: boolean,
): Verdict | null {
  const { measure } = subjectFacts[rule.subject];
  if (rule.missingPolicy !== 'raise' || !measure || !isExpected) return null;
  if (isKnown) return { state: 'clear', at: today };
  if (isExcused(annotations, today)) return { state: 'held' };
  const mildest = rule.levels.at(-1);
  if (!mildest) return null;
  const limit = rule.window.unit === 'days' ? rule.window.count : Math.ceil(rule.window.count / 24);
  const awaited = awaitedSince(patient);
  if (awaited !== undefined && daysBetween(awaited, today) < limit) return { state: 'held' };
  const observed = { value: null, limit, unit: 'days', at: today } as const;
  return { state: 'met', severity: mildest.severity, measure, origin: 'global', observed };
}

function evaluateRule(context: RuleContext): Evaluation[] {
  const { rule } = context;
  if (rule.subject === 'noData') {
    const verdict = judgeSilence(context);
    return verdict ? [evaluationOf(rule, 'missing', verdict)] : [];
  }
  const figures = endDays(context).map((day) => figureOn(context, day));
  const isKnown = figures.some((figure) => figure !== null);
  const evaluations = judgeSides(context, isKnown).map(([side, verdict]) =>
    evaluationOf(rule, side, verdict),
  );
  const missing = judgeMissing(context, isKnown);
  return missing ? [...evaluations, evaluationOf(rule, 'missing', missing)] : evaluations;
}

/**
 * Holds back, until the hours of its rule begin, what an evaluation would raise outside of them; anything else
 * stands.
 */
export const outsideHours = (evaluation: Evaluation): Evaluation =>
  evaluation.state === 'met'
    ? { state: 'held', rule: evaluation.rule, direction: evaluation.direction }
    : evaluation;

/** The active rules that are for a patient at `now` (epoch ms), each with what it judges by. */
export function contextsOf(
  stored: Patient,
  facts: KnownFacts,
  book: RuleBook,
  now: number,
): { rule: AlertRule; context: RuleContext }[] {
  if (!isWatched(stored.ext.status)) return [];
  const clock = clockOf(stored);
  const today = patientDay(now, clock);
  const patient = underPlan(stored, facts.fluidAsked, today);
  // Yesterday is judged too, also where today nothing is asked any more.
  const before = underPlan(stored, facts.fluidAsked, addDays(today, -1));
  const { annotations = [], gains = [], labFigures, ...measured } = facts;
  const known = { ...measured, latest: { ...measured.latest, ...labFigures } };
  const isExpected = patient.ext.status === 'active' && patient.resistration !== undefined;
  const bearer = { id: patient.id, category: patient.category, pathologies: patient.pathologies };
  return book.rules.flatMap((rule) => {
    const isMeant = isFor(rule, patient, today) || (goesByPlan(rule) && isFor(rule, before, today));
    if (rule.status !== 'active' || !isMeant) return [];
    const resolved = resolveRule(rule, book.thresholds, bearer, today);
    if (resolved.off) return [];
    const told = { annotations, gains, isExpected };
    const context = { rule: resolved, patient, facts: known, clock, now, today, ...told };
    return [{ rule, context }];
  });
}

/**
 * Evaluates every active rule that is for a patient at `now` (epoch ms). Pure: the same facts give the same answers;
 * at most one per rule and direction. Readings older than a rule's window are not used, and a day without data is
 * unknown, never zero.
 */
export const evaluate = (stored: Patient, facts: KnownFacts, book: RuleBook, now: number): Evaluation[] =>
  contextsOf(stored, facts, book, now).flatMap(({ rule, context }) => {
    const evaluations = evaluateRule(context);
    return isActiveAt(rule, context.clock.timeZone, now) ? evaluations : evaluations.map(outsideHours);
  });
