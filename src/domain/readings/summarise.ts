import { raisedAt } from '../alerts/alertState';
import { beganAt } from '../alerts/alertTimes';
import { isActive, type Alert } from '../alerts/alert';
import type { Draft } from '../entity';
import { nextEscalation, nextReminder } from '../alerts/escalation';
import type { AskedPeriod } from '../fluid/days/askedDays';
import { measures, type Measure } from './measure';
import type { Patient } from '../patients/patient';
import { patientDay, type PatientClock } from '../patientDay';
import { awaitedSince } from '../patients/programme';
import { totalsByDay, type Marked } from './dayTotal';
import type { LatestValue } from './latestValue';
import type { DayMark } from './reading';
import type { UrineSign } from './urineSigns';
import { clockOf } from '../rules/alertLimits';
import type {
  OpenAlert,
  PatientSummary,
  PressureDay,
  UrineDay,
  ValueDay,
  WaterDay,
  WeightDay,
} from '../patients/summary';
import { usualCalendar, type WorkingCalendar } from '../alerts/workingCalendar';

/** Readings of one measure, ascending: `t` epoch ms, `v` canonical value, `w` diastolic mmHg for blood pressure. */
export interface Series {
  t: ArrayLike<number>;
  v: ArrayLike<number>;
  w?: ArrayLike<number>;
  /** The side of the value on which the result lies, by instant, for lab results beyond what could be measured. */
  comparators?: ReadonlyMap<number, '<' | '<=' | '>=' | '>'>;
  /** The marks of drinks or voids for their whole patient day: a total counts instead of the single entries. */
  marks?: readonly Marked[];
  /** Warning signs noted with urine, by instant. */
  signs?: ReadonlyMap<number, readonly UrineSign[]>;
}

/** Days of blood pressure and water that a summary keeps: two weeks are compared. */
const DAYS_KEPT = 14;
/** Days of every other measure: the longest window of a rule about them, and today, which is not over yet. */
const FEWER_DAYS_KEPT = 8;

interface DaySum {
  day: string;
  first: number;
  second: number;
  count: number;
  max: number;
  last: number;
  lastAt: number;
}

/** Sums per patient day of the newest days that have any reading, ascending. */
function newestDays(series: Series | undefined, clock: PatientClock, kept = DAYS_KEPT): DaySum[] {
  const days: DaySum[] = [];
  if (!series) return days;
  for (let index = series.t.length - 1; index >= 0; index -= 1) {
    const day = patientDay(series.t[index] ?? 0, clock);
    let current = days.at(-1);
    if (current?.day !== day) {
      if (days.length === kept) break;
      // The newest comes first: later ones of the loop are earlier ones of the day.
      const [last, lastAt] = [series.v[index] ?? 0, series.t[index] ?? 0];
      current = { day, first: 0, second: 0, count: 0, max: -Infinity, last, lastAt };
      days.push(current);
    }
    // Of several of the same instant the highest counts, in whatever order they arrived.
    if (series.t[index] === current.lastAt) current.last = Math.max(current.last, series.v[index] ?? 0);
    current.first += series.v[index] ?? 0;
    current.max = Math.max(current.max, series.v[index] ?? 0);
    current.second += series.w?.[index] ?? 0;
    current.count += 1;
  }
  return days.reverse();
}

/** Blood pressure of the newest days that have any, ascending. @param kept how many days */
export function pressureDays(
  series: Series | undefined,
  clock: PatientClock,
  kept = DAYS_KEPT,
): PressureDay[] {
  return newestDays(series, clock, kept).map(({ day, first, second, count }) => ({
    day,
    systolic: first / count,
    diastolic: second / count,
    readings: count,
  }));
}

/** Water of the newest days that have any, ascending. @param kept how many days */
export function waterDays(series: Series | undefined, clock: PatientClock, kept = DAYS_KEPT): WaterDay[] {
  const totals = totalsByDay(series?.marks, clock);
  return newestDays(series, clock, kept).map(({ day, first }) => ({ day, ml: totals.get(day) ?? first }));
}

/** Tells whether all urine of a day was caught, where somebody said so. That none was passed holds until some was. */
function collectionOf(marks: readonly DayMark[], ml: number): UrineDay['collection'] {
  if (marks.includes('incomplete')) return 'incomplete';
  return marks.includes('complete') || marks.includes('total') || (marks.includes('nothing') && ml === 0)
    ? 'complete'
    : undefined;
}

function urineDays(series: Series | undefined, clock: PatientClock): UrineDay[] {
  const marked = (series?.marks ?? []).map(({ t, mark }) => ({ mark, day: patientDay(t, clock) }));
  const totals = totalsByDay(series?.marks, clock);
  return newestDays(series, clock, FEWER_DAYS_KEPT).map(({ day, first, count }) => {
    const ml = totals.get(day) ?? first;
    const marks = marked.filter((one) => one.day === day).map(({ mark }) => mark);
    const collection = collectionOf(marks, ml);
    const voids = count - marks.filter((mark) => mark === 'nothing' || mark === 'total').length;
    return { day, ml, voids, ...(collection && { collection }) };
  });
}

function weightDays(series: Series | undefined, clock: PatientClock): WeightDay[] {
  return newestDays(series, clock, FEWER_DAYS_KEPT).map(({ day, last }) => ({ day, kg: last }));
}

function valueDays(series: Series | undefined, clock: PatientClock): ValueDay[] {
  return newestDays(series, clock, FEWER_DAYS_KEPT).map(({ day, first, count, max }) => ({
    day,
    mean: first / count,
    max,
    readings: count,
  }));
}

type DayFacts = Pick<
  PatientSummary,
  'pressureDays' | 'waterDays' | 'urineDays' | 'weightDays' | 'stressDays' | 'fatigueDays' | 'pulseDays'
>;

/** Gives the facts of one measure that a summary keeps by patient day. */
export function dayFactsOf(
  measure: Measure,
  series: Series | undefined,
  clock: PatientClock,
): Partial<DayFacts> {
  switch (measure) {
    case 'bloodPressure':
      return { pressureDays: pressureDays(series, clock) };
    case 'water':
      return { waterDays: waterDays(series, clock) };
    case 'urine':
      return { urineDays: urineDays(series, clock) };
    case 'weight':
      return { weightDays: weightDays(series, clock) };
    case 'stress':
      return { stressDays: valueDays(series, clock) };
    case 'fatigue':
      return { fatigueDays: valueDays(series, clock) };
    case 'pulse':
      return { pulseDays: valueDays(series, clock) };
  }
}

/** The last value of a series; undefined of an empty one. */
export function newestValue({ t, v, w, comparators, signs }: Series): LatestValue | undefined {
  const last = t.length - 1;
  const [at, value, diastolic] = [t[last], v[last], w?.[last]];
  if (at === undefined || value === undefined) return undefined;
  const comparator = comparators?.get(at);
  const noted = signs?.get(at);
  return {
    at: new Date(at).toISOString(),
    value,
    ...(diastolic !== undefined && { diastolic }),
    ...(comparator && { comparator }),
    ...(noted && { signs: [...noted] }),
  };
}

function latestValues(series: Partial<Record<Measure, Series>>): PatientSummary['latest'] {
  const latest: PatientSummary['latest'] = {};
  for (const measure of measures) {
    const own = series[measure];
    const newest = own && newestValue(own);
    if (newest) latest[measure] = newest;
  }
  return latest;
}

const instantText = (at: number | undefined): string | undefined =>
  at === undefined ? undefined : new Date(at).toISOString();

function openAlert(alert: Alert, calendar: WorkingCalendar): OpenAlert {
  const { id, rule, ruleName, measure, direction, severity, status, startedAt, observed, worst } = alert;
  const { owner, team, snoozedUntil, snoozedBy, notify, escalatedTo, remindedAt } = alert;
  const [began, raised] = [beganAt(alert), raisedAt(alert)];
  return {
    id,
    rule,
    ruleName,
    measure,
    direction,
    severity,
    status,
    startedAt,
    ...(began !== startedAt && { began }),
    ...(raised !== startedAt && { raised }),
    observed,
    worst,
    owner,
    team,
    snoozedUntil,
    snoozedBy,
    notify,
    escalatedTo,
    remindedAt,
    dueAt: instantText(nextEscalation(alert, calendar)?.at),
    remindAt: instantText(nextReminder(alert)?.at),
  };
}

/**
 * The worklist row of a patient: facts only, nothing that moves with the clock.
 * @param series readings per measure, ascending; at least the newest 15 days with data of blood pressure and water, of
 *   every other measure the newest 8 of those and in any case the newest reading
 * @param alerts all alerts of the patient; the active ones are kept
 * @param asked what fluid plans asked for; undefined where the patient was never given one
 * @param calendar when the team works; usual hours in the patient's zone without one
 */
export function summarise(
  patient: Patient,
  series: Partial<Record<Measure, Series>>,
  alerts: readonly Alert[],
  asked?: AskedPeriod[],
  calendar: WorkingCalendar = usualCalendar(patient.ext.timeZone),
): Draft<PatientSummary> {
  const clock = clockOf(patient);
  const { ext } = patient;
  return {
    id: patient.id,
    firstName: patient.firstName,
    lastName: patient.lastName,
    patientId: patient.patientId,
    mobile: patient.mobile,
    dateOfbirth: patient.dateOfbirth,
    gender: patient.gender,
    category: patient.category,
    pathologies: patient.pathologies,
    referent: patient.referent,
    resistration: patient.resistration,
    awaitedSince: awaitedSince(patient),
    status: ext.status,
    dialysisMode: ext.dialysisMode,
    pregnant: ext.pregnant,
    signs: ext.signs,
    timeZone: ext.timeZone,
    wakeUpTime: patient.wakeUpTime,
    fluidTarget: ext.fluidTarget,
    fluidAsked: asked,
    pressureTarget: ext.pressureTarget,
    pressureDays: pressureDays(series.bloodPressure, clock),
    waterDays: waterDays(series.water, clock),
    urineDays: urineDays(series.urine, clock),
    weightDays: weightDays(series.weight, clock),
    stressDays: valueDays(series.stress, clock),
    fatigueDays: valueDays(series.fatigue, clock),
    pulseDays: valueDays(series.pulse, clock),
    latest: latestValues(series),
    alerts: alerts.filter(isActive).map((alert) => openAlert(alert, calendar)),
  };
}
