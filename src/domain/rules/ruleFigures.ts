import { addDays, patientDay } from '../patientDay';
import type { Figure, FigureContext } from './figure';
import { pressureMean } from './alertLimits';
import { isLabSubject } from './labSubjects';
import { planTargetOn } from './ruleScope';
import { subjectFacts, warnsOfLow } from './ruleSubject';
import type { UrineDay, ValueDay } from '../patients/summary';
import type { ResolvedRule } from './threshold';
import { rounded } from '../readings/units';
import { weightChange } from '../readings/weightChange';

const HOUR_MS = 3_600_000;
const CLOCK_SKEW_MS = 5 * 60_000;

/** Weights come in tenths; their differences carry binary dust. */
const tidy = (value: number): number => Math.round(value * 1000) / 1000;

/** The newest value, where the window still holds it: what is older was judged when it arrived. */
function newest({ rule, patient, facts, clock, now, today }: FigureContext): Figure | null {
  const { measure } = subjectFacts[rule.subject];
  const latest = measure ? facts.latest[measure] : undefined;
  if (!latest) return null;
  const age = now - Date.parse(latest.at);
  if (age < -CLOCK_SKEW_MS) return null;
  const { unit, count } = rule.window;
  if (unit === 'hours' && age > count * HOUR_MS) return null;
  if (unit === 'days' && patientDay(Date.parse(latest.at), clock) <= addDays(today, -count)) return null;
  const { value, diastolic, at, comparator } = latest;
  const { dryWeight = NaN } = patient.ext;
  const { subject } = rule;
  if (isLabSubject(subject)) return { value, at, ...(comparator && { comparator }) };
  switch (subject) {
    case 'pressure':
    case 'systolic':
      return diastolic === undefined ? null : { value, diastolic, at };
    case 'diastolic':
      return diastolic === undefined ? null : { value: diastolic, at };
    case 'dryWeight':
      return { value: tidy(value - dryWeight), at };
    case 'dryWeightShare':
      return { value: tidy(((value - dryWeight) / dryWeight) * 100), at };
    case 'water': {
      if (rule.basis !== 'plan') return { value, at };
      const target = planTargetOn(rule, patient, facts, patientDay(Date.parse(at), clock));
      return target === null ? null : { value, at, target };
    }
    case 'urineSign':
      // A void of which nothing was noted says neither that there was a sign nor that there was none.
      return latest.signs ? { value: latest.signs.length, signs: latest.signs, at } : null;
    case 'pulse':
    case 'urine':
    case 'weight':
    case 'cloudyBag':
    case 'stress':
    case 'fatigue':
      return { value, at };
    // Voids are counted by the day, and silence has no figure.
    case 'urineVoids':
    case 'noData':
      return null;
  }
}

/** Tells whether a day of urine may be judged: one that was not fully collected says nothing about too little. */
function isUsable(rule: ResolvedRule, { collection }: UrineDay): boolean {
  if (rule.completeDays) return collection === 'complete';
  return !(warnsOfLow(rule.comparator) && collection === 'incomplete');
}

/** A day known by its total alone: in how many voids nobody said. */
const isOnlyTotal = ({ ml, voids }: UrineDay): boolean => voids === 0 && ml > 0;

/** Day values of a window, and how many readings they stand on. */
interface Values {
  values: number[];
  readings: number;
  /** The fluid plan's target for each day. */
  targets?: number[];
}

function totals({ rule, patient, facts }: FigureContext, from: string, to: string): Values {
  const within = ({ day }: { day: string }) => day >= from && day <= to;
  if (rule.subject === 'water') {
    const days = facts.waterDays.filter(within);
    if (rule.basis !== 'plan') return { values: days.map(({ ml }) => ml), readings: days.length };
    // A day on which no plan held cannot be judged by one.
    const askedDays = days.flatMap(({ day, ml }) => {
      const target = planTargetOn(rule, patient, facts, day);
      return target === null ? [] : { ml, target };
    });
    const [values, targets] = [askedDays.map(({ ml }) => ml), askedDays.map(({ target }) => target)];
    return { values, targets, readings: values.length };
  }
  const counts = rule.subject === 'urineVoids';
  const days = facts.urineDays.filter(
    (day) => within(day) && isUsable(rule, day) && !(counts && isOnlyTotal(day)),
  );
  const values = days.map(({ ml, voids }) => (counts ? voids : ml));
  // A day total, even zero, counts as one entry too.
  return { values, readings: days.reduce((sum, { voids }) => sum + Math.max(voids, 1), 0) };
}

function ofTotals(context: FigureContext, from: string, to: string): Figure | null {
  const { rule } = context;
  const { values, readings, targets } = totals(context, from, to);
  if (values.length < rule.minDays || readings < rule.minReadings) return null;
  const sumOf = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
  const figure = (of: (all: readonly number[]) => number): Figure => ({
    value: of(values),
    at: to,
    days: values.length,
    ...(targets && { target: of(targets) }),
  });
  switch (rule.aggregation) {
    case 'mean':
      return figure((all) => sumOf(all) / all.length);
    case 'min':
      return figure((all) => all[values.indexOf(Math.min(...values))] ?? 0);
    case 'max':
      return figure((all) => all[values.indexOf(Math.max(...values))] ?? 0);
    case 'sum':
    case 'count':
      // A day without an entry is unknown: the sum over it would be too small.
      return values.length === rule.window.count ? figure(sumOf) : null;
    case 'last':
    case 'change':
      return null;
  }
}

function ofValues(rule: ResolvedRule, all: readonly ValueDay[], from: string, to: string): Figure | null {
  const days = all.filter(({ day }) => day >= from && day <= to);
  const readings = days.reduce((sum, day) => sum + day.readings, 0);
  if (days.length < rule.minDays || readings < rule.minReadings) return null;
  const value =
    rule.aggregation === 'max'
      ? Math.max(...days.map(({ max }) => max))
      : days.reduce((sum, day) => sum + day.mean * day.readings, 0) / readings;
  return { value, at: to, readings, days: days.length };
}

function ofPressure({ rule, facts }: FigureContext, from: string, to: string): Figure | null {
  const mean = pressureMean(facts.pressureDays, from, to);
  if (!mean || mean.days < rule.minDays || mean.readings < rule.minReadings) return null;
  const { systolic, diastolic, readings, days } = mean;
  const basis = { at: to, readings, days };
  return rule.subject === 'diastolic'
    ? { value: diastolic, ...basis }
    : { value: systolic, diastolic, ...basis };
}

/** The change of weight up to the newest one, where that lies within the window. */
function ofWeight({ rule, facts }: FigureContext, from: string, to: string): Figure | null {
  const days = facts.weightDays.filter(({ day }) => day <= to);
  const against = warnsOfLow(rule.comparator) ? 'highest' : 'lowest';
  const change = weightChange(days, rule.window.count, against);
  if (!change || change.day < from) return null;
  if (change.days < rule.minDays || change.days < rule.minReadings) return null;
  return { value: change.kg, at: change.day, days: change.days };
}

/** A figure with the decimals that it is shown with: what is read as 135 is judged as 135. */
function asShown(rule: ResolvedRule, figure: Figure | null): Figure | null {
  if (!figure) return null;
  const { decimals } = subjectFacts[rule.subject];
  const { value, diastolic } = figure;
  return {
    ...figure,
    value: rounded(value, decimals),
    ...(diastolic !== undefined && { diastolic: rounded(diastolic, decimals) }),
  };
}

/**
 * The figure of the window that ends with a patient day, as it is shown; null where too little is known.
 */
export const figureOn = (context: FigureContext, day: string): Figure | null =>
  asShown(context.rule, exactFigureOn(context, day));

function exactFigureOn(context: FigureContext, day: string): Figure | null {
  const { rule, facts } = context;
  const { subject } = rule;
  if (rule.aggregation === 'last') return newest(context);
  if (isLabSubject(subject)) return null;
  const before = rule.aggregation === 'change' ? rule.window.count : rule.window.count - 1;
  const from = addDays(day, -before);
  switch (subject) {
    case 'pressure':
    case 'systolic':
    case 'diastolic':
      return ofPressure(context, from, day);
    case 'pulse':
      return ofValues(rule, facts.pulseDays, from, day);
    case 'stress':
      return ofValues(rule, facts.stressDays, from, day);
    case 'fatigue':
      return ofValues(rule, facts.fatigueDays, from, day);
    case 'weight':
      return ofWeight(context, from, day);
    case 'water':
    case 'urine':
    case 'urineVoids':
      return ofTotals(context, from, day);
    // Of these only the newest is judged, and of silence no figure at all.
    case 'urineSign':
    case 'dryWeight':
    case 'dryWeightShare':
    case 'cloudyBag':
    case 'noData':
      return null;
  }
}

/**
 * The days on which a window may end, the newest first. A total that is too high counts as soon as it is; one that is
 * too low only once the day is over, for in the morning everybody has drunk too little.
 */
export function endDays({ rule, today }: FigureContext): readonly [string, ...string[]] {
  const { measure } = subjectFacts[rule.subject];
  const yesterday = addDays(today, -1);
  if (measure === 'water' || measure === 'urine') {
    const rises = rule.comparator === 'above' || rule.comparator === 'atLeast';
    return rule.window.count === 1 && rises ? [today, yesterday] : [yesterday];
  }
  return rule.window.count === 1 && rule.aggregation !== 'last' ? [today, yesterday] : [today];
}
