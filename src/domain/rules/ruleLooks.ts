import { isGraver } from '../alerts/alertMatches';
import { lowerBound } from '../ascending';
import type { KnownFacts, RuleContext } from './evaluate';
import type { Judgement, Seen } from './evaluation';
import { isLabSubject } from './labSubjects';
import { summedMeasures, type Measure } from '../readings/measure';
import type { Observable } from './ruleSubject';
import { addDays, dayBounds } from '../patientDay';
import { endDays, figureOn } from './ruleFigures';
import { directionsOf, isDaily, judgeEach, type Verdict } from './ruleVerdict';
import { dayFactsOf, type Series } from '../readings/summarise';

type Direction = Judgement['direction'];
type Met = Extract<Verdict, { state: 'met' }>;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const CLOCK_SKEW_MS = 5 * MINUTE_MS;
/** Where the days of a measure stand among the facts. */
export const dayKeys = {
  bloodPressure: 'pressureDays',
  water: 'waterDays',
  urine: 'urineDays',
  weight: 'weightDays',
  stress: 'stressDays',
  fatigue: 'fatigueDays',
  pulse: 'pulseDays',
} as const satisfies Record<Measure, keyof KnownFacts>;

/** The result of one look at a rule's figures, for each direction, and the figures themselves. */
export interface Look {
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
function withNewest(facts: KnownFacts, measure: Observable, series: Series, place: number): KnownFacts {
  const { t, v, w, comparators, signs } = series;
  const [diastolic, at = 0] = [w?.[place], t[place]];
  const comparator = comparators?.get(at);
  const noted = signs?.get(at);
  const latest = {
    at: new Date(at).toISOString(),
    value: v[place] ?? NaN,
    ...(diastolic !== undefined && { diastolic }),
    ...(comparator && { comparator }),
    ...(noted && { signs: [...noted] }),
  };
  return { ...facts, latest: { ...facts.latest, [measure]: latest } };
}

/** The part of a series between two of its places, the second excluded. */
export const part = ({ t, v, w, marks, comparators, signs }: Series, from: number, to: number): Series => {
  const cut = (values: ArrayLike<number>): number[] => Array.prototype.slice.call(values, from, to);
  const last = t[to - 1] ?? 0;
  return {
    t: cut(t),
    v: cut(v),
    ...(w && { w: cut(w) }),
    ...(comparators && { comparators }),
    ...(signs && { signs }),
    ...(marks && { marks: marks.filter((one) => one.t <= last) }),
  };
};

/** Which of two figures is named, where neither is graver: always the same, in whatever order they arrived. */
const byFigures = (one: Met, other: Met): number =>
  (one.observed.value ?? 0) - (other.observed.value ?? 0) ||
  (one.observed.diastolic ?? 0) - (other.observed.diastolic ?? 0);

/** Combines verdicts of the same time: the gravest counts, and it was clear only where all say so. */
export function together(verdicts: readonly Verdict[], direction: Direction): Verdict | undefined {
  const metVerdicts = verdicts.flatMap((one) => (one.state === 'met' ? [one] : []));
  const [worst] = metVerdicts.toSorted((one, other) => {
    if (isGraver(one, other, direction)) return -1;
    return isGraver(other, one, direction) ? 1 : byFigures(one, other);
  });
  return worst ?? verdicts.find(({ state }) => state === 'held') ?? verdicts[0];
}

/** When the oldest reading that a rule about the newest one looks at may have been taken, epoch ms. */
export function windowStart({ rule: { window }, now, today, clock }: RuleContext): number {
  if (window.unit === 'hours') return now - window.count * HOUR_MS;
  return dayBounds(addDays(today, 1 - window.count), clock).from;
}

/** A rule about single readings: each one that its window holds. */
export function ofReadings(context: RuleContext, measure: Observable, series: Series): Look[] {
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
 * A rule about a mean or a change, evaluated at the start of the patient day, after each reading of it, and now. A
 * bound crossed in the morning is reported even if the evening's reading arrived with it.
 */
function ofDay(context: RuleContext, measure: Measure, series: Series): Look[] {
  const { today, clock, now, facts } = context;
  const key = dayKeys[measure];
  const { from, to } = dayBounds(today, clock);
  const start = lowerBound(series.t, from);
  const before = facts[key].filter(({ day }) => day < today);
  const lookAt = (place: number) => {
    const days = dayFactsOf(measure, part(series, start, place), clock)[key] ?? [];
    return look({ ...context, facts: { ...facts, [key]: [...before, ...days] } });
  };
  const instants = instantsOf(series, from, Math.min(now, to - 1));
  return [
    ...[start, ...instants.map(({ places }) => (places.at(-1) ?? start) + 1)].map(lookAt),
    look(context),
  ];
}

/** The same at an earlier patient day, with what was known until its end. */
export function atDay(context: RuleContext, measure: Observable, series: Series, day: string): Look[] {
  if (isLabSubject(measure)) return [];
  const { to } = dayBounds(day, context.clock);
  const known = part(series, 0, lowerBound(series.t, to));
  const days = measure === 'dialysis' ? {} : dayFactsOf(measure, known, context.clock);
  const facts = { ...context.facts, ...days };
  return looksOf({ ...context, now: to - 1, today: day, facts }, measure, known);
}

/** All looks at what a rule's window holds. */
export function looksOf(context: RuleContext, measure: Observable, series: Series | undefined): Look[] {
  if (series && context.rule.aggregation === 'last') return ofReadings(context, measure, series);
  const isSingle = measure === 'dialysis' || isLabSubject(measure) || summedMeasures.includes(measure);
  if (!series || isSingle) return [look(context)];
  return ofDay(context, measure, series);
}
