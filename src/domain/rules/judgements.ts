import type { AlertRule, RuleBook } from './alertRule';
import type { AlertMatch } from '../alerts/alert';
import { lowerBound } from '../ascending';
import {
  contextsOf,
  judgeMissing,
  judgeSilence,
  outsideHours,
  evaluationOf,
  type KnownFacts,
  type RuleContext,
} from './evaluate';
import { isSeen, type Evaluation, type Judgement } from './evaluation';
import { weightsJudged } from '../dialysis/sessionSeries';
import { isLabSubject } from './labSubjects';
import type { Patient } from '../patients/patient';
import { LATE_DAYS, lateVerdicts, type Arrived } from './lateLooks';
import { addDays, patientDay } from '../patientDay';
import { endDays } from './ruleFigures';
import { atDay, dayKeys, looksOf, ofReadings, part, together, windowStart, type Look } from './ruleLooks';
import { isActiveAt } from './ruleScope';
import { subjectFacts, type Observable } from './ruleSubject';
import { directionsOf, marginOf } from './ruleVerdict';
import type { Series } from '../readings/summarise';

type Direction = Judgement['direction'];
const DAY_MS = 86_400_000;
/** As far back as weights are surely known, ms. */
const WHOLE_MS = 30 * DAY_MS;
type SeriesOf = Partial<Record<Observable, Series>>;

/** Something that was corrected or taken out: alerts that stood on that time, or on days that it counted for, are judged again. */
export interface Touched {
  /**
   * A dialysis session is touched with what was gained up to it and the one after; of results of laboratories any of
   * them, for a creatinine changes a GFR, and its fall.
   */
  measure: Observable | 'laboratory';
  /** Epoch ms; where it was moved in time the earlier of both. */
  at: number;
}

/** The newest day before today for which a change may be reported: while today has no value this is the day used. */
function changedBefore({ rule, facts, today }: RuleContext, measure: Observable): string | undefined {
  if (rule.aggregation !== 'change' || measure === 'dialysis' || isLabSubject(measure)) return undefined;
  const first = addDays(today, -rule.window.count);
  return facts[dayKeys[measure]].findLast(({ day }) => day < today && day >= first)?.day;
}

/** An earlier match of an alert, looked at again because something that it stands on was corrected or taken out. */
function lookAgain(
  context: RuleContext,
  series: Series,
  direction: Direction,
  match: AlertMatch,
  isWhole: boolean,
): AlertMatch | null | undefined {
  const { rule, clock } = context;
  const { measure } = subjectFacts[rule.subject];
  const { at } = match.observed;
  if (at === undefined || !measure) return undefined;
  const metOf = (looks: readonly Look[]): AlertMatch | null => {
    const met = looks
      .flatMap(({ verdicts }) => verdicts.get(direction) ?? [])
      .flatMap((one) => (one.state === 'met' && one.observed.at === at ? [one] : []));
    const last = met.at(-1);
    if (!last) return null;
    const worst = together(met, direction);
    const isOther = worst?.state === 'met' && worst !== last;
    return {
      severity: last.severity,
      observed: last.observed,
      ...(isOther && { worst: { severity: worst.severity, observed: worst.observed } }),
    };
  };
  const stands = (looks: readonly Look[]) =>
    isSeen(
      match,
      looks.flatMap(({ seen }) => seen),
    );
  if (at.includes('T')) {
    if (rule.aggregation !== 'last') return undefined;
    const now = Date.parse(at);
    // As far back as what came late is judged every reading is among those that are known.
    const isKnown = isWhole || now >= context.now - LATE_DAYS * DAY_MS;
    if (now < (series.t[0] ?? Infinity)) return series.t.length === 0 || isKnown ? null : undefined;
    const then = { ...context, now, today: patientDay(now, clock) };
    const looks = ofReadings(
      then,
      measure,
      part(series, lowerBound(series.t, now), lowerBound(series.t, now + 1)),
    );
    return metOf(looks) ?? (stands(looks) ? undefined : null);
  }
  if (rule.aggregation === 'last') return undefined;
  // What is judged only once its day is over was judged on the day after.
  const judgedOn = endDays(context)[0] === context.today ? at : addDays(at, 1);
  const looks = atDay(context, measure, series, judgedOn);
  return metOf(looks) ?? (stands(looks) ? undefined : null);
}

/** The start of the period that is re-evaluated each time. */
function reevaluatedFrom(context: RuleContext): string {
  if (context.rule.aggregation === 'last') return new Date(windowStart(context)).toISOString();
  return endDays(context).at(-1) ?? context.today;
}

function judgeSubject(
  context: RuleContext,
  rule: AlertRule,
  series: SeriesOf,
  touched: Touched | undefined,
  arrived: readonly Arrived[],
): Judgement[] {
  const { measure } = subjectFacts[rule.subject];
  if (!measure) return [];
  const isWeight = measure === 'weight';
  const own = isWeight ? weightsJudged(series.weight, rule, context.patient, context.gains) : series[measure];
  // Where results of laboratories were not looked at, their alerts stay as they are.
  if (isLabSubject(measure) && !own) return [];
  const earlier = own && changedBefore(context, measure);
  const looks = [
    ...(own && earlier !== undefined ? atDay(context, measure, own, earlier) : []),
    ...looksOf(context, measure, own),
  ];
  const seen = looks.flatMap((one) => one.seen);
  // All sessions and results are known, so that what is not there has never been; of weights as much as a row is summed up from.
  const isOfSession = touched?.measure === 'dialysis' && (isWeight || measure === 'dialysis');
  const isOfLaboratory = touched?.measure === 'laboratory' && isLabSubject(measure);
  const isWhole = isOfSession && (measure === 'dialysis' || touched.at > context.now - WHOLE_MS);
  const isTouched = isOfSession || touched?.measure === measure || (own !== undefined && isOfLaboratory);
  const touchedDay = touched && patientDay(touched.at, context.clock);
  const late = own ? lateVerdicts(context, measure, own, arrived) : new Map<Direction, never[]>();
  const measured = directionsOf(context).map((direction): Judgement => ({
    rule: rule.id,
    direction,
    evaluations: [
      ...(late.get(direction) ?? []),
      ...looks.flatMap(({ verdicts }) => verdicts.get(direction) ?? []),
    ].map((verdict) => evaluationOf(rule, direction, verdict)),
    from: earlier ?? reevaluatedFrom(context),
    seen,
    marginOf: marginOf(context.rule),
    ...(isTouched && {
      again: (match: AlertMatch) => {
        const { at = '' } = match.observed;
        const isBefore = at.includes('T') ? Date.parse(at) < touched.at : at < (touchedDay ?? '');
        return isBefore ? undefined : lookAgain(context, own ?? { t: [], v: [] }, direction, match, isWhole);
      },
    }),
  }));
  const missing = judgeMissing(context, seen.length > 0);
  if (!missing) return measured;
  return [
    ...measured,
    { rule: rule.id, direction: 'missing', evaluations: [evaluationOf(rule, 'missing', missing)] },
  ];
}

/** Silence is one observation, which grows: only what is said now stands. */
function judgeNothing(context: RuleContext, rule: AlertRule, isActive: boolean): Judgement[] {
  const verdict = judgeSilence(context);
  if (!verdict) return [];
  const one = evaluationOf(rule, 'missing', verdict);
  const isSaid = one.state === 'met' && isActive;
  return [{ rule: rule.id, direction: 'missing', evaluations: [one], ...(isSaid && { from: '' }) }];
}

/**
 * Judges by every active rule that is for a patient, at `now` (epoch ms), all that the rule looks at: each reading
 * that its window holds, and the figure of a day after each reading of it. Pure: the same readings give the same
 * judgements.
 * @param series readings per measure, ascending, at least those from which `facts` were summed up; results of
 *   laboratories all or not at all, for without them their rules say nothing
 * @param touched what was corrected or taken out, so that alerts about earlier days are looked at again
 * @param arrived what came to be known only now, which is judged at its own time also where that has passed
 */
export function judgements(
  stored: Patient,
  facts: KnownFacts,
  series: SeriesOf,
  book: RuleBook,
  now: number,
  touched?: Touched,
  arrived: readonly Arrived[] = [],
): Judgement[] {
  return contextsOf(stored, facts, book, now).flatMap(({ rule, context }) => {
    const isActive = isActiveAt(rule, context.clock.timeZone, now);
    const found =
      rule.subject === 'noData'
        ? judgeNothing(context, rule, isActive)
        : judgeSubject(context, rule, series, touched, arrived);
    if (isActive) return found;
    // Nobody looks again at what came late: it does not wait.
    const isLate = (one: Evaluation) => one.state === 'met' && one.observed.arrivedAt !== undefined;
    const waiting = (one: Evaluation) => (isLate(one) ? one : outsideHours(one));
    return found.map((one) => ({ ...one, evaluations: one.evaluations.map(waiting) }));
  });
}
