import type { AlertRule, RuleBook } from './alertRule';
import type { AlertMatch } from './alert';
import { isGraver } from './alertMatches';
import { lowerBound } from './ascending';
import {
  contextsOf,
  judgeMissing,
  judgeSilence,
  outsideHours,
  said,
  type KnownFacts,
  type RuleContext,
} from './evaluate';
import { isSeen, type Evaluation, type Judgement, type Seen } from './evaluation';
import { summedMeasures, type Measure } from './measure';
import type { Patient } from './patient';
import { addDays, dayBounds, patientDay } from './patientDay';
import { endDays, figureOn } from './ruleFigures';
import { isActiveAt } from './ruleScope';
import { subjectFacts } from './ruleSubject';
import { directionsOf, isDaily, judgeEach, type Verdict } from './ruleVerdict';
import { dayFactsOf, type Series } from './summarise';

type Direction = Judgement['direction'];
type Met = Extract<Verdict, { state: 'met' }>;
type SeriesOf = Partial<Record<Measure, Series>>;

/** Something that was corrected or taken out: alerts that stood on that time, or on days that it counted for, are judged again. */
export interface Touched {
  measure: Measure;
  /** Epoch ms; where it was moved in time the earlier of both. */
  at: number;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const CLOCK_SKEW_MS = 5 * MINUTE_MS;
const dayKeys = {
  bloodPressure: 'pressureDays',
  water: 'waterDays',
  urine: 'urineDays',
  weight: 'weightDays',
  stress: 'stressDays',
  fatigue: 'fatigueDays',
  pulse: 'pulseDays',
} as const satisfies Record<Measure, keyof KnownFacts>;

/** What one look at a rule's figures says of each direction, and the figures themselves. */
interface Look {
  verdicts: Map<Direction, Verdict[]>;
  seen: Seen[];
}

function look(context: RuleContext): Look {
  const figures = endDays(context).flatMap((day) => figureOn(context, day) ?? []);
  const verdicts = new Map(judgeEach(context, figures.length > 0));
  const seen = figures.map(({ at, value, diastolic }) => ({
    at,
    value,
    ...(diastolic !== undefined && { diastolic }),
    ...(isDaily(context) && { days: 1 }),
  }));
  return { verdicts, seen };
}

/** Places of a series between two instants, both inclusive, those of the same instant together. */
function instantsOf({ t }: Series, from: number, to: number): { at: number; places: number[] }[] {
  const found: { at: number; places: number[] }[] = [];
  for (let place = lowerBound(t, from); place < t.length; place += 1) {
    const at = t[place] ?? 0;
    if (at > to) break;
    const last = found.at(-1);
    if (last?.at === at) last.places.push(place);
    else found.push({ at, places: [place] });
  }
  return found;
}

/** The facts as they would be with one reading as the newest. */
function withNewest(facts: KnownFacts, measure: Measure, { t, v, w }: Series, place: number): KnownFacts {
  const diastolic = w?.[place];
  const latest = {
    at: new Date(t[place] ?? 0).toISOString(),
    value: v[place] ?? NaN,
    ...(diastolic !== undefined && { diastolic }),
  };
  return { ...facts, latest: { ...facts.latest, [measure]: latest } };
}

const part = ({ t, v, w, marks }: Series, from: number, to: number): Series => {
  const cut = (values: ArrayLike<number>): number[] => Array.prototype.slice.call(values, from, to);
  const last = t[to - 1] ?? 0;
  return {
    t: cut(t),
    v: cut(v),
    ...(w && { w: cut(w) }),
    ...(marks && { marks: marks.filter((one) => one.t <= last) }),
  };
};

/** Which of two figures is named, where neither is graver: always the same, in whatever order they arrived. */
const byFigures = (one: Met, other: Met): number =>
  (one.observed.value ?? 0) - (other.observed.value ?? 0) ||
  (one.observed.diastolic ?? 0) - (other.observed.diastolic ?? 0);

/** Of several verdicts of the same time the gravest counts, and that it was clear only where all say so. */
function together(verdicts: readonly Verdict[], direction: Direction): Verdict | undefined {
  const met = verdicts.flatMap((one) => (one.state === 'met' ? [one] : []));
  const [worst] = met.toSorted((one, other) => {
    if (isGraver(one, other, direction)) return -1;
    return isGraver(other, one, direction) ? 1 : byFigures(one, other);
  });
  return worst ?? verdicts.find(({ state }) => state === 'held') ?? verdicts[0];
}

/** When the oldest reading that a rule about the newest one looks at may have been taken, epoch ms. */
function windowStart({ rule: { window }, now, today, clock }: RuleContext): number {
  if (window.unit === 'hours') return now - window.count * HOUR_MS;
  return dayBounds(addDays(today, 1 - window.count), clock).from;
}

/** A rule about single readings: each one that its window holds. */
function ofReadings(context: RuleContext, measure: Measure, series: Series): Look[] {
  const { now, facts } = context;
  return instantsOf(series, windowStart(context), now + CLOCK_SKEW_MS).map(({ places }) => {
    const looks = places.map((place) =>
      look({ ...context, facts: withNewest(facts, measure, series, place) }),
    );
    const verdicts = new Map<Direction, Verdict[]>();
    for (const direction of directionsOf(context)) {
      const one = together(
        looks.flatMap((each) => each.verdicts.get(direction) ?? []),
        direction,
      );
      if (one) verdicts.set(direction, [one]);
    }
    return { verdicts, seen: looks.flatMap(({ seen }) => seen) };
  });
}

/**
 * A rule about a mean or a change: as it stood when the patient day began, after each reading of it, and as it stands
 * now. A figure that was met in the morning is told, though the evening's reading came with it.
 */
function ofDay(context: RuleContext, measure: Measure, series: Series): Look[] {
  const { today, clock, now, facts } = context;
  const key = dayKeys[measure];
  const { from, to } = dayBounds(today, clock);
  const start = lowerBound(series.t, from);
  const before = facts[key].filter(({ day }) => day < today);
  const stood = (place: number) => {
    const days = dayFactsOf(measure, part(series, start, place), clock)[key] ?? [];
    return look({ ...context, facts: { ...facts, [key]: [...before, ...days] } });
  };
  const instants = instantsOf(series, from, Math.min(now, to - 1));
  return [
    ...[start, ...instants.map(({ places }) => (places.at(-1) ?? start) + 1)].map(stood),
    look(context),
  ];
}

/** The same at an earlier patient day, with what was known until its end. */
function atDay(context: RuleContext, measure: Measure, series: Series, day: string): Look[] {
  const { to } = dayBounds(day, context.clock);
  const known = part(series, 0, lowerBound(series.t, to));
  const facts = { ...context.facts, ...dayFactsOf(measure, known, context.clock) };
  return looksOf({ ...context, now: to - 1, today: day, facts }, measure, known);
}

function looksOf(context: RuleContext, measure: Measure, series: Series | undefined): Look[] {
  if (series && context.rule.aggregation === 'last') return ofReadings(context, measure, series);
  if (!series || summedMeasures.includes(measure)) return [look(context)];
  return ofDay(context, measure, series);
}

/** The newest day before today that a change may be told of: while today has no value it is the one. */
function changedBefore({ rule, facts, today }: RuleContext, measure: Measure): string | undefined {
  if (rule.aggregation !== 'change') return undefined;
  const first = addDays(today, -rule.window.count);
  return facts[dayKeys[measure]].findLast(({ day }) => day < today && day >= first)?.day;
}

/** An earlier match of an alert, looked at again because something that it stands on was corrected or taken out. */
function lookAgain(
  context: RuleContext,
  series: Series,
  direction: Direction,
  match: AlertMatch,
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
    if (now < (series.t[0] ?? Infinity)) return series.t.length === 0 ? null : undefined;
    const then = { ...context, now, today: patientDay(now, clock) };
    const looks = ofReadings(
      then,
      measure,
      part(series, lowerBound(series.t, now), lowerBound(series.t, now + 1)),
    );
    return metOf(looks) ?? (stands(looks) ? undefined : null);
  }
  if (rule.aggregation === 'last') return undefined;
  const looks = atDay(context, measure, series, at);
  return metOf(looks) ?? (stands(looks) ? undefined : null);
}

/** From when on a rule's figures are judged anew each time. */
function anewFrom(context: RuleContext): string {
  if (context.rule.aggregation === 'last') return new Date(windowStart(context)).toISOString();
  return endDays(context).at(-1) ?? context.today;
}

function judgeSubject(
  context: RuleContext,
  rule: AlertRule,
  series: SeriesOf,
  touched: Touched | undefined,
): Judgement[] {
  const { measure } = subjectFacts[rule.subject];
  if (!measure) return [];
  const own = series[measure];
  const earlier = own && changedBefore(context, measure);
  const looks = [
    ...(own && earlier !== undefined ? atDay(context, measure, own, earlier) : []),
    ...looksOf(context, measure, own),
  ];
  const seen = looks.flatMap((one) => one.seen);
  const isTouched = touched?.measure === measure && own !== undefined;
  const touchedDay = touched && patientDay(touched.at, context.clock);
  const measured = directionsOf(context).map((direction): Judgement => ({
    rule: rule.id,
    direction,
    said: looks.flatMap(({ verdicts }) =>
      (verdicts.get(direction) ?? []).map((verdict) => said(rule, direction, verdict)),
    ),
    from: earlier ?? anewFrom(context),
    seen,
    ...(isTouched && {
      again: (match: AlertMatch) => {
        const { at = '' } = match.observed;
        const isBefore = at.includes('T') ? Date.parse(at) < touched.at : at < (touchedDay ?? '');
        return isBefore ? undefined : lookAgain(context, own, direction, match);
      },
    }),
  }));
  const missing = judgeMissing(context, seen.length > 0);
  if (!missing) return measured;
  return [...measured, { rule: rule.id, direction: 'missing', said: [said(rule, 'missing', missing)] }];
}

/** Silence is one observation, which grows: only what is said now stands. */
function judgeNothing(context: RuleContext, rule: AlertRule, isActive: boolean): Judgement[] {
  const verdict = judgeSilence(context);
  if (!verdict) return [];
  const one = said(rule, 'missing', verdict);
  const isSaid = one.state === 'met' && isActive;
  return [{ rule: rule.id, direction: 'missing', said: [one], ...(isSaid && { from: '' }) }];
}

/**
 * What every active rule that is for a patient says at `now` (epoch ms) of all that it looks at: each reading that its
 * window holds, and what a day's figure was after each reading of it. Pure: the same readings give the same judgements.
 * @param series readings per measure, ascending, at least those from which `facts` were summed up
 * @param touched what was corrected or taken out, so that alerts about earlier days are looked at again
 */
export function judgements(
  stored: Patient,
  facts: KnownFacts,
  series: SeriesOf,
  book: RuleBook,
  now: number,
  touched?: Touched,
): Judgement[] {
  return contextsOf(stored, facts, book, now).flatMap(({ rule, context }) => {
    const isActive = isActiveAt(rule, context.clock.timeZone, now);
    const found =
      rule.subject === 'noData'
        ? judgeNothing(context, rule, isActive)
        : judgeSubject(context, rule, series, touched);
    if (isActive) return found;
    const waiting = (one: Evaluation) => outsideHours(one);
    return found.map((one) => ({ ...one, said: one.said.map(waiting) }));
  });
}
