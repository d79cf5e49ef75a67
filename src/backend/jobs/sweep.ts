import type { RuleBook } from '@/domain/rules/alertRule';
import { evaluate } from '@/domain/rules/evaluate';
import type { Evaluation } from '@/domain/rules/evaluation';
import type { Patient } from '@/domain/patients/patient';
import { underPlan } from '@/domain/fluid/days/askedDays';
import { patientDay } from '@/domain/patientDay';
import { pauseOver } from '@/domain/patients/programme';
import { lacksPauses } from '@/domain/patients/programmePauses';
import { heardOf } from '@/domain/patients/programmeEnd';
import { clockOf } from '@/domain/rules/alertLimits';
import { isActiveAt } from '@/domain/rules/ruleScope';
import { subjectFacts } from '@/domain/rules/ruleSubject';
import { severityRank } from '@/domain/alerts/severity';
import { activeRules } from '@/domain/rules/activeRules';
import type { PatientSummary } from '@/domain/patients/summary';
import { mailTables } from '../care/alerts/mailAlerts';
import { refresh } from '../care/alerts/reevaluatePatient';
import type { DutyContext } from './dutyContext';
import { leisure } from '../http/pause';
import { togetherOrAlone, type OnFailure } from '../care/oneByOne';
import { resumed } from '../care/programme/programmeRecords';
import { bookOf } from '../care/rules/ruleBook';
import { sameContent } from '../store/same';
import { keysAfter, keysAfterUpTo, type Store } from '../store/port';
import { accessTo, type Access } from '../store/transaction';

/** Patients judged without a pause: few, for the page may be about to paint. */
const CHUNK = 50;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Re-evaluates all patients, for what only the passing of time brings: nothing measured for days, a day that is over, a
 * pause of the programme that has ended.
 * It works in chunks, each its own transaction, so that the page and other tabs come between and go first.
 * @param signal aborting it ends the sweep before the next chunk
 * @param onFailure called for each patient who could not be judged; the others are
 * @returns the patients whose alerts changed
 */
export async function sweepAlerts(
  store: Store,
  clock: DutyContext,
  signal?: AbortSignal,
  onFailure: OnFailure = () => undefined,
): Promise<string[]> {
  const access = accessTo(store, clock.mailAlerts && mailTables);
  const changed: string[] = [];
  const { rules, swept } = await stampsOf(access);
  // Other rules may ask for readings that no row shows any more: then everybody is judged.
  const isAll = rules !== swept;
  let hasFailed = false;
  const failed: OnFailure = (...failure) => {
    hasFailed = true;
    onFailure(...failure);
  };
  for (let after = ''; ;) {
    if (signal?.aborted) return changed;
    const rows = await dueAfter(access, after, clock.now(), isAll);
    const judge = (due: readonly string[]) => judgeAgain(access, due, clock);
    if (rows.due.length > 0) changed.push(...(await togetherOrAlone(rows.due, judge, failed)));
    if (rows.last === undefined) {
      if (isAll && !hasFailed)
        await access.write((transaction) => transaction.table('meta').put(rules, 'swept'));
      return changed;
    }
    after = rows.last;
    await leisure();
  }
}

/** Tells whether rules have changed since all patients were judged last. */
export async function isSweepDue(store: Store): Promise<boolean> {
  const { rules, swept } = await stampsOf(accessTo(store));
  return rules !== swept;
}

/** Which rules hold, and by which everybody was judged last. */
const stampsOf = ({ read }: Access) =>
  read(['meta'], async (transaction) => ({
    rules: (await transaction.table('meta').get('rules')) ?? '',
    swept: (await transaction.table('meta').get('swept')) ?? '',
  }));

/** Tells whether the row shows what an evaluation says: an active alert for what is met, none for what is clear. */
function isSaid({ alerts }: PatientSummary, evaluation: Evaluation): boolean {
  const same = alerts.find(
    ({ rule, direction }) => rule === evaluation.rule && direction === evaluation.direction,
  );
  if (evaluation.state !== 'met') return evaluation.state === 'held' || same === undefined;
  if (!same || severityRank(same.severity) > severityRank(evaluation.severity)) return false;
  const [shown, found] = [same.observed, evaluation.observed];
  // Where a graver day came before the newest one, the row shows the newest.
  if (shown.at !== found.at) return (shown.at ?? '') > (found.at ?? '');
  return shown.value === found.value && shown.diastolic === found.diastolic;
}

/** Rows stored by an older version lack days of some measures, what is awaited, or what rules judge of a laboratory: then they are rewritten. */
const isWhole = ({ urineDays, expected, laboratory, labFigures }: Partial<PatientSummary>): boolean =>
  urineDays !== undefined && expected !== undefined && (laboratory === undefined || labFigures !== undefined);

/**
 * Tells whether readings may be waiting for the hours of a rule: the row knows only the newest, which may be
 * harmless. Looking at them again costs little and raises nothing twice.
 */
function mayWait(summary: PatientSummary, { rules }: RuleBook, timeZone: string, now: number): boolean {
  const latest = { ...summary.latest, ...summary.labFigures };
  return rules.some((rule) => {
    const { measure } = subjectFacts[rule.subject];
    if (rule.status !== 'active' || !rule.activeHours || rule.aggregation !== 'last' || !measure)
      return false;
    const { unit, count } = rule.window;
    // The row does not know of sessions: they were judged when they were written.
    const at = Date.parse((measure === 'dialysis' ? undefined : latest[measure]?.at) ?? '');
    return now - at <= count * (unit === 'hours' ? HOUR_MS : DAY_MS) && isActiveAt(rule, timeZone, now);
  });
}

function isDue(stored: Patient, summary: PatientSummary, book: RuleBook, now: number): boolean {
  if (!isWhole(summary) || mayWait(summary, book, stored.ext.timeZone, now)) return true;
  const { homeMean, lowSystolic, leftOut, fluidTarget } = summary;
  const today = patientDay(now, clockOf(stored));
  const patient = underPlan(stored, summary.fluidAsked, today);
  const says = { ...activeRules(patient, book, today), fluidTarget: patient.ext.fluidTarget };
  if (!sameContent(says, { homeMean, lowSystolic, leftOut, fluidTarget })) return true;
  const heard = heardOf(patient.ext.status, evaluate(patient, summary, book, now), summary.alerts);
  if (pauseOver(stored, now) !== null || lacksPauses(stored)) return true;
  return heard.some((evaluation) => !isSaid(summary, evaluation));
}

/** The same; somebody of whom it cannot be said is judged, and fails alone. */
function mayBeDue(stored: Patient, summary: PatientSummary, book: RuleBook, now: number): boolean {
  try {
    return isDue(stored, summary, book, now);
  } catch {
    return true;
  }
}

/**
 * Lists those of the next chunk of patients for whom the rules find something new, or say other things than their row
 * does. Most have nothing, and cost one read.
 */
async function dueAfter({ read }: Access, after: string, now: number, isAll: boolean) {
  const range = keysAfter(after);
  return read(['patients', 'summaries', 'standings', 'rules', 'thresholds', 'meta'], async (transaction) => {
    const book = await bookOf(transaction);
    const patients = await transaction.table('patients').getAll(range, CHUNK);
    const last = patients.at(-1)?.id;
    if (last === undefined) return { due: [], last };
    // In one read: asked for row by row, they would hold up everything else that is read meanwhile.
    const chunk = keysAfterUpTo(after, last);
    const rows = await transaction.table('summaries').getAll(chunk);
    const summaries = new Map(rows.map((row) => [row.id, row]));
    // Nobody has one whom an older version judged last, or whose clinic file is of one.
    const standing = new Set(await transaction.table('standings').getAllKeys(chunk));
    const due = patients.flatMap((patient) => {
      const summary = summaries.get(patient.id);
      if (!summary) return [];
      const isDueNow = isAll || !standing.has(patient.id) || mayBeDue(patient, summary, book, now);
      return isDueNow ? [patient.id] : [];
    });
    return { due, last: patients.length === CHUNK ? last : undefined };
  });
}

async function judgeAgain(
  { write }: Access,
  due: readonly string[],
  { now, newId, mailAlerts }: DutyContext,
): Promise<string[]> {
  const context = { now: now(), newId, by: 'system', mailAlerts, gathersMails: 'sweep' };
  return write(async (transaction) => {
    const changed: string[] = [];
    for (const id of due) {
      const stored = await transaction.table('patients').get(id);
      if (!stored) continue;
      const patient = await resumed(transaction, stored, context);
      if ((await refresh(transaction, patient, context)) || patient !== stored) changed.push(id);
    }
    return changed;
  });
}
