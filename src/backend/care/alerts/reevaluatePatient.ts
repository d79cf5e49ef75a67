import { isActive, type Alert, type AlertEvent } from '@/domain/alerts/alert';
import { settle } from '@/domain/alerts/alerting';
import type { Draft } from '@/domain/entity';
import { nextChange } from '@/domain/alerts/escalation';
import { underPlan, type AskedPeriod } from '@/domain/fluid/days/askedDays';
import { askedPeriods } from '@/domain/fluid/days/askedPeriods';
import { measures, type Measure } from '@/domain/readings/measure';
import type { Patient } from '@/domain/patients/patient';
import type { Reading } from '@/domain/readings/reading';
import type { RuleBook } from '@/domain/rules/alertRule';
import type { Annotation } from '@/domain/readings/annotation';
import { judgements, type Touched } from '@/domain/rules/judgements';
import { patientDay } from '@/domain/patientDay';
import { heardOf } from '@/domain/patients/programmeEnd';
import { clockOf } from '@/domain/rules/alertLimits';
import { activeRules } from '@/domain/rules/activeRules';
import { summarise, type Series } from '@/domain/readings/summarise';
import type { PatientSummary } from '@/domain/patients/summary';
import type { WorkingCalendar } from '@/domain/alerts/workingCalendar';
import type { WriteContext } from '../writeContext';
import { putAlerts } from './mailAlerts';
import type { Block } from '../../store/blocks';
import { bookOf } from '../rules/ruleBook';
import { sameContent } from '../../store/same';
import { calendarFor } from '../settings/storedSettings';
import { ofPatient } from '../../store/tables';
import type { WriteTransaction } from '../../store/transaction';

export type RecentSeries = Partial<Record<Measure, Series>>;

/** Dates with data that surely hold the 15 patient days a summary looks at: a patient day may span two dates. */
const DATES_NEEDED = 32;
const DAY_MS = 86_400_000;

/** The newest days with data of every other measure lie within the blocks that these two reach back to. */
const reaching = ['bloodPressure', 'water'] as const;

/** The readings of a patient as far back as a summary looks, and the newest of every measure. */
async function recentSeries(transaction: WriteTransaction, patient: string): Promise<RecentSeries> {
  const series: RecentSeries = {};
  for (const { measure, at, value, diastolic } of await transaction
    .table('latest')
    .getAll(ofPatient(patient))) {
    series[measure] = { t: [Date.parse(at)], v: [value], ...(diastolic !== undefined && { w: [diastolic] }) };
  }
  const store = transaction.table('readings');
  const blocks: Block[] = [];
  for (const key of (await store.getAllKeys(ofPatient(patient))).reverse()) {
    blocks.unshift((await store.get(key)) ?? {});
    if (reaching.every((measure) => reachesBack(blocks, measure))) break;
  }
  for (const measure of measures) {
    const joined = joinBlocks(blocks, measure);
    if (joined && joined.t.length > 0) series[measure] = joined;
  }
  if (series.urine) series.urine = { ...series.urine, marks: marksOf(blocks) };
  return series;
}

/** What voids say of their whole day. */
export function marksOf(blocks: readonly Block[]): NonNullable<Series['marks']> {
  return blocks.flatMap(({ urine }) =>
    (urine?.extras ?? []).flatMap(({ index, extra: { dayMark } }) =>
      dayMark ? [{ t: urine?.t[index] ?? 0, mark: dayMark }] : [],
    ),
  );
}

function reachesBack(blocks: readonly Block[], measure: Measure): boolean {
  const dates = new Set<number>();
  for (const block of blocks.toReversed()) {
    const instants = block[measure]?.t ?? [];
    for (let index = instants.length - 1; index >= 0; index -= 1) {
      dates.add(Math.floor((instants[index] ?? 0) / DAY_MS));
      if (dates.size >= DATES_NEEDED) return true;
    }
  }
  return false;
}

/** One series of blocks that follow each other. */
export function joinBlocks(blocks: readonly Block[], measure: Measure): Series | undefined {
  const parts = blocks.flatMap((block) => block[measure] ?? []);
  const [only] = parts;
  if (!only || parts.length === 1) return only;
  return {
    t: parts.flatMap((part) => [...part.t]),
    v: parts.flatMap((part) => [...part.v]),
    ...(only.w && { w: parts.flatMap((part) => [...(part.w ?? [])]) }),
  };
}

/** All that a judgement of a patient stands on. */
export interface Known {
  series: RecentSeries;
  alerts: readonly Alert[];
  annotations: readonly Annotation[];
  book: RuleBook;
  /** What fluid plans asked for; undefined where the patient was never given one. */
  periods: AskedPeriod[] | undefined;
  /** When the team works. */
  calendar: WorkingCalendar;
}

/** What was done to a reading, or to an answer, that alerts may stand on. */
export interface ReevaluationCause {
  action: AlertEvent['action'];
  note: string;
  /** Which times are to be looked at again; of an answer none. */
  touched?: Touched;
}

/** The worklist row and the alerts to write, from everything known about a patient. */
export function judge(
  patient: Patient,
  { series, alerts, annotations, book, periods, calendar }: Known,
  { now, newId, by }: WriteContext,
  cause?: ReevaluationCause,
): { summary: Draft<PatientSummary>; alerts: Alert[] } {
  const rules = activeRules(patient, book, patientDay(now, clockOf(patient)));
  const summary = { ...summarise(patient, series, alerts, periods, calendar), ...rules };
  const facts = { ...summary, annotations };
  const active = alerts.filter(isActive);
  const found = judgements(patient, facts, series, book, now, cause?.touched).map((one) => ({
    ...one,
    evaluations: heardOf(patient.ext.status, one.evaluations, active),
  }));
  const updatedAt = new Date(now).toISOString();
  const alertCause = cause && { action: cause.action, note: cause.note };
  const context = {
    patient: patient.id,
    clock: clockOf(patient),
    calendar,
    now,
    newId,
    by,
    cause: alertCause,
  };
  const written = settle(alerts, found, context).map((alert) => ({
    ...alert,
    nextAt: nextChange(alert, calendar),
    version: newId(),
    updatedAt,
  }));
  if (written.length === 0) return { summary, alerts: [] };
  const replaced = new Set(written.map((alert) => alert.id));
  const after = [...alerts.filter((alert) => !replaced.has(alert.id)), ...written];
  return { summary: { ...summarise(patient, series, after, periods, calendar), ...rules }, alerts: written };
}

async function loadFacts(transaction: WriteTransaction, patient: Patient): Promise<Omit<Known, 'periods'>> {
  const { id } = patient;
  const [series, alerts, annotations, book, calendar] = await Promise.all([
    recentSeries(transaction, id),
    transaction.table('alerts').index('patient').getAll(id),
    transaction.table('annotations').index('patient').getAll(id),
    bookOf(transaction),
    calendarFor(transaction, patient),
  ]);
  return { series, alerts, annotations, book, calendar };
}

/** The patient as fluid plans have it today, and what they asked on other days. */
async function planned(
  transaction: WriteTransaction,
  stored: Patient,
  now: number,
): Promise<{ patient: Patient; periods: AskedPeriod[] | undefined }> {
  const given = await transaction.table('fluidAssignments').index('patient').getAll(stored.id);
  const periods = askedPeriods(given);
  return { patient: underPlan(stored, periods, patientDay(now, clockOf(stored))), periods };
}

/** Brings alerts and worklist row of a patient up to what the transaction holds; writes only what changed. */
export async function refresh(
  transaction: WriteTransaction,
  stored: Patient,
  writeContext: WriteContext,
  cause?: ReevaluationCause,
): Promise<boolean> {
  const { patient, periods } = await planned(transaction, stored, writeContext.now);
  const facts = { ...(await loadFacts(transaction, patient)), periods };
  const judged = judge(patient, facts, writeContext, cause);
  await putAlerts(transaction, patient, facts.alerts, judged.alerts, writeContext);
  const written = await putSummary(transaction, judged.summary, writeContext);
  return written || judged.alerts.length > 0;
}

/** Brings the worklist row alone up to date, where an alert was acted upon and nothing new was measured. */
export async function refreshSummary(
  transaction: WriteTransaction,
  stored: Patient,
  writeContext: WriteContext,
): Promise<void> {
  const { patient, periods } = await planned(transaction, stored, writeContext.now);
  const { series, alerts, book, calendar } = await loadFacts(transaction, patient);
  const rules = activeRules(patient, book, patientDay(writeContext.now, clockOf(patient)));
  const summary = { ...summarise(patient, series, alerts, periods, calendar), ...rules };
  await putSummary(transaction, summary, writeContext);
}

async function putSummary(
  transaction: WriteTransaction,
  summary: Draft<PatientSummary>,
  { now, newId }: WriteContext,
): Promise<boolean> {
  const store = transaction.table('summaries');
  const before = await store.get(summary.id);
  // Reviewing is done by people: it is on the row and nowhere among what the row is derived from.
  const whole = before?.reviewed ? { ...summary, reviewed: before.reviewed } : summary;
  if (before && sameContent(before, whole)) return false;
  await store.put({ ...whole, version: newId(), updatedAt: new Date(now).toISOString() });
  return true;
}

/** Keeps the newest reading of each measure of a patient, for those that may have become it. */
export async function noteLatest(
  transaction: WriteTransaction,
  patient: string,
  readings: readonly Reading[],
): Promise<void> {
  const store = transaction.table('latest');
  const newest = new Map<Measure, Reading>();
  const stored = await store.getAll(ofPatient(patient));
  for (const reading of [...stored, ...readings]) {
    const before = newest.get(reading.measure);
    if (!before || before.at <= reading.at) newest.set(reading.measure, reading);
  }
  const changed = [...newest.values()].filter((reading) => !stored.includes(reading));
  await Promise.all(changed.map((reading) => store.put(reading, [patient, reading.measure])));
}
