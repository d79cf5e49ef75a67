import { isActive, type Alert, type AlertEvent } from '@/domain/alerts/alert';
import { interdialyticGains } from '@/domain/dialysis/sessionFigures';
import type { DialysisSession } from '@/domain/dialysis/session';
import { bagSeries } from '@/domain/dialysis/sessionSeries';
import { settle } from '@/domain/alerts/alerting';
import type { Draft } from '@/domain/entity';
import { nextChange } from '@/domain/alerts/escalation';
import { underPlan, type AskedPeriod } from '@/domain/fluid/days/askedDays';
import { askedPeriods } from '@/domain/fluid/days/askedPeriods';
import type { Measure } from '@/domain/readings/measure';
import type { Patient } from '@/domain/patients/patient';
import type { Reading } from '@/domain/readings/reading';
import type { RuleBook } from '@/domain/rules/alertRule';
import type { Annotation } from '@/domain/readings/annotation';
import { judgements, type Touched } from '@/domain/rules/judgements';
import type { Arrived } from '@/domain/rules/lateLooks';
import { patientDay } from '@/domain/patientDay';
import { heardOf } from '@/domain/patients/programmeEnd';
import { clockOf } from '@/domain/rules/alertLimits';
import { activeRules } from '@/domain/rules/activeRules';
import { pressureDays, summarise, waterDays } from '@/domain/readings/summarise';
import { STANDING_DAYS, standingOf } from '@/domain/curves/standing';
import type { PatientSummary } from '@/domain/patients/summary';
import { phonesOf } from '@/domain/patients/telephones';
import { expectedReadings } from '@/domain/worklist/expectedReadings';
import { clockOf as clockOfRow } from '@/domain/worklist/triage';
import type { WorkingCalendar } from '@/domain/alerts/workingCalendar';
import type { WriteContext } from '../writeContext';
import { laboratoryFacts, type LaboratoryFacts } from '../laboratory/laboratoryFacts';
import { noteSigns } from '../patients/openFacts';
import { putAlerts } from './mailAlerts';
import { recentSeries, type RecentSeries } from './recentSeries';
import { bookOf } from '../rules/ruleBook';
import { sameContent } from '../../store/same';
import { calendarFor } from '../settings/storedSettings';
import { ofPatient } from '../../store/tables';
import type { WriteTransaction } from '../../store/transaction';

/** All that a judgement of a patient stands on. */
export interface Known {
  series: RecentSeries;
  /** Undefined where nothing can have changed about results of laboratories: their alerts and figures then stay. */
  laboratory: LaboratoryFacts | undefined;
  alerts: readonly Alert[];
  annotations: readonly Annotation[];
  sessions: readonly DialysisSession[];
  book: RuleBook;
  /** The periods with what fluid plans asked for in each; undefined where the patient was never given one. */
  periods: AskedPeriod[] | undefined;
  /** When the team works. */
  calendar: WorkingCalendar;
}

/** The change of a reading, or of an answer, that alerts may stand on. */
export interface ReevaluationCause {
  action: AlertEvent['action'];
  note: string;
  /** Which times are to be looked at again; of an answer none. */
  touched?: Touched;
}

/** The worklist row and the alerts to write, from everything known about a patient. */
export function judge(
  patient: Patient,
  { series, laboratory, alerts, annotations, sessions, book, periods, calendar }: Known,
  { now, newId, by }: WriteContext,
  cause?: ReevaluationCause,
  arrived?: readonly Arrived[],
): { summary: Draft<PatientSummary>; alerts: Alert[] } {
  const rules = activeRules(patient, book, patientDay(now, clockOf(patient)));
  const expected = expectedReadings(patient, annotations, sessions);
  const noted = { ...rules, expected, phones: phonesOf(patient), ...laboratory?.noted };
  const summary = { ...summarise(patient, series, alerts, periods, calendar), ...noted };
  const facts = { ...summary, annotations, gains: interdialyticGains(sessions) };
  const bags = bagSeries(sessions);
  const observed = { ...series, ...laboratory?.series, ...(bags && { dialysis: bags }) };
  const active = alerts.filter(isActive);
  const found = judgements(patient, facts, observed, book, now, cause?.touched, arrived).map((one) => ({
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
  const all = after(alerts, written);
  return { summary: { ...summarise(patient, series, all, periods, calendar), ...noted }, alerts: written };
}

/** All alerts of a patient once some of them are written. */
function after(alerts: readonly Alert[], written: readonly Alert[]): Alert[] {
  const replaced = new Set(written.map(({ id }) => id));
  return [...alerts.filter(({ id }) => !replaced.has(id)), ...written];
}

/**
 * The data that can have changed: all that is known of a patient, or readings alone, which say nothing about
 * laboratories.
 */
export type Changed = 'all' | 'readings';

async function loadFacts(
  transaction: WriteTransaction,
  patient: Patient,
  now: number,
  changed: Changed,
): Promise<Omit<Known, 'periods'>> {
  const { id } = patient;
  const [series, laboratory, alerts, annotations, sessions, book, calendar] = await Promise.all([
    recentSeries(transaction, id, now),
    changed === 'all' ? laboratoryFacts(transaction, patient) : undefined,
    transaction.table('alerts').index('patient').getAll(id),
    transaction.table('annotations').index('patient').getAll(id),
    transaction.table('dialysisSessions').index('patient').getAll(id),
    bookOf(transaction),
    calendarFor(transaction, patient),
  ]);
  return { series, laboratory, alerts, annotations, sessions, book, calendar };
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

/**
 * Brings alerts and worklist row of a patient up to what the transaction holds; writes only what changed.
 * @param arrived what the same transaction has stored first, so that it is judged also where its time has passed
 */
export async function refresh(
  transaction: WriteTransaction,
  stored: Patient,
  writeContext: WriteContext,
  {
    cause,
    changed = 'all',
    arrived,
  }: { cause?: ReevaluationCause; changed?: Changed; arrived?: readonly Arrived[] } = {},
): Promise<boolean> {
  const known = await noteSigns(transaction, stored, writeContext.now);
  const { patient, periods } = await planned(transaction, known, writeContext.now);
  const facts = { ...(await loadFacts(transaction, patient, writeContext.now, changed)), periods };
  const judged = judge(patient, facts, writeContext, cause, arrived);
  await putAlerts(transaction, patient, facts.alerts, judged.alerts, writeContext);
  const written = await putSummary(transaction, judged.summary, writeContext);
  await putStanding(
    transaction,
    judged.summary,
    facts.series,
    after(facts.alerts, judged.alerts),
    writeContext,
  );
  return written || judged.alerts.length > 0;
}

/** Brings the worklist row alone up to date, where an alert was acted upon and nothing new was measured. */
export async function refreshSummary(
  transaction: WriteTransaction,
  stored: Patient,
  writeContext: WriteContext,
): Promise<void> {
  const { patient, periods } = await planned(transaction, stored, writeContext.now);
  const facts = await loadFacts(transaction, patient, writeContext.now, 'readings');
  const { series, alerts, annotations, sessions, book, calendar } = facts;
  const rules = activeRules(patient, book, patientDay(writeContext.now, clockOf(patient)));
  const expected = expectedReadings(patient, annotations, sessions);
  const noted = { ...rules, expected, phones: phonesOf(patient) };
  const summary = { ...summarise(patient, series, alerts, periods, calendar), ...noted };
  await putSummary(transaction, summary, writeContext);
  await putStanding(transaction, summary, series, alerts, writeContext);
}

/** Stores what the clinic's curves count of the patient; a row each, so that no writer waits for another. */
async function putStanding(
  transaction: WriteTransaction,
  summary: Draft<PatientSummary>,
  { bloodPressure, water }: RecentSeries,
  alerts: readonly Alert[],
  { now }: WriteContext,
): Promise<void> {
  const clock = clockOfRow(summary);
  const days = {
    pressureDays: pressureDays(bloodPressure, clock, STANDING_DAYS),
    waterDays: waterDays(water, clock, STANDING_DAYS),
  };
  // To read what stood there would cost as much as to write it.
  await transaction.table('standings').put(standingOf(summary, days, alerts, now));
}

async function putSummary(
  transaction: WriteTransaction,
  summary: Draft<PatientSummary>,
  { now, newId }: WriteContext,
): Promise<boolean> {
  const store = transaction.table('summaries');
  const before = await store.get(summary.id);
  const { reviewed, laboratory, labFigures, allergies } = before ?? {};
  // Reviewing is done by people, allergies are noted with each, and what was not looked at stays as it was noted.
  const whole = {
    ...(laboratory && { laboratory }),
    ...(labFigures && { labFigures }),
    ...summary,
    ...(reviewed && { reviewed }),
    ...(allergies && { allergies }),
  };
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
