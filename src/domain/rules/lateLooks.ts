import { lowerBound } from '../ascending';
import { addDays, patientDay } from '../patientDay';
import type { Measure } from '../readings/measure';
import type { Series } from '../readings/summarise';
import type { RuleContext } from './evaluate';
import type { Judgement } from './evaluation';
import { isLabSubject } from './labSubjects';
import { endDays } from './ruleFigures';
import { atDay, ofReadings, part, windowStart, type Look } from './ruleLooks';
import type { Observable } from './ruleSubject';
import { isDaily, type Verdict } from './ruleVerdict';

/** Something that came to be known only now: a reading or session that is new, was corrected, or counts again. */
export interface Arrived {
  measure: Observable;
  /** When it was measured, epoch ms. */
  at: number;
}

const DAY_MS = 86_400_000;
/**
 * The age up to which newly arrived readings are judged, days: that somebody saw them when they were measured is an
 * assumption. Older ones are history, which a file of two years brings by the thousand. The number is our own.
 */
export const LATE_DAYS = 7;

type Direction = Judgement['direction'];
type Told = Map<Direction, Verdict[]>;

/** The verdicts that hold for what came late: what was clear since, and of what is met only what is new, with its mark. */
function add(told: Told, { verdicts }: Look, now: number, isNew: (at: string) => boolean): void {
  const arrivedAt = new Date(now).toISOString();
  for (const [direction, all] of verdicts) {
    const own = told.get(direction) ?? [];
    for (const one of all) {
      if (one.state === 'clear') own.push(one);
      if (one.state === 'met' && isNew(one.observed.at ?? ''))
        own.push({ ...one, observed: { ...one.observed, arrivedAt } });
    }
    told.set(direction, own);
  }
}

/** Single readings from before the window of their rule. */
function lateReadings(context: RuleContext, measure: Observable, series: Series, arrived: readonly number[]) {
  const { now, clock } = context;
  const start = windowStart(context);
  const late = new Set(arrived.filter((at) => at < start && at >= now - LATE_DAYS * DAY_MS));
  const told: Told = new Map();
  if (late.size === 0) return told;
  for (let place = lowerBound(series.t, Math.min(...late)); (series.t[place] ?? start) < start;) {
    const at = series.t[place] ?? 0;
    const next = lowerBound(series.t, at + 1);
    const then = { ...context, now: at, today: patientDay(at, clock) };
    for (const one of ofReadings(then, measure, part(series, place, next)))
      add(told, one, now, () => late.has(at));
    place = next;
  }
  return told;
}

/** Days from before those that their rule looks at: the day of what arrived, and those on which that still counts. */
function lateDays(context: RuleContext, measure: Measure, series: Series, arrived: readonly number[]) {
  const { rule, now, today, clock } = context;
  const told: Told = new Map();
  const isChange = rule.aggregation === 'change';
  // A mean or a sum of several days holds what came late by itself.
  if (!isDaily(context) && !isChange) return told;
  const oldest = addDays(today, -LATE_DAYS);
  const days = new Set(arrived.map((at) => patientDay(at, clock)).filter((day) => day >= oldest));
  const [newest] = endDays(context);
  const until = endDays(context).at(-1) ?? newest;
  const runs = rule.levels.map(({ days: inRow = 1, within = 1 }) => Math.max(inRow, within));
  const reach = isChange ? rule.window.count + 1 : Math.max(...runs);
  const first = [...days].toSorted()[0] ?? until;
  for (let day = first; day < until; day = addDays(day, 1)) {
    const isNew = Array.from({ length: reach }, (_, back) => addDays(day, -back)).some((one) =>
      days.has(one),
    );
    // What is too little is judged once its day is over.
    const asOf = newest === today ? day : addDays(day, 1);
    for (const one of atDay(context, measure, series, asOf)) add(told, one, now, (at) => isNew && at === day);
  }
  return told;
}

/**
 * The verdicts of a rule on what came to be known only now and lies before what it looks at: each at its own time, with
 * what was clear since, in order.
 */
export function lateVerdicts(
  context: RuleContext,
  measure: Observable,
  series: Series,
  arrived: readonly Arrived[],
): Told {
  // Sessions say what was gained, which stands among the weights.
  const isOwn = (one: Arrived) =>
    one.measure === measure || (measure === 'weight' && one.measure === 'dialysis');
  const own = arrived.filter(isOwn).map(({ at }) => at);
  if (own.length === 0) return new Map();
  if (context.rule.aggregation === 'last') return lateReadings(context, measure, series, own);
  return measure === 'dialysis' || isLabSubject(measure)
    ? new Map()
    : lateDays(context, measure, series, own);
}
