import type { Alert } from '@/domain/alerts/alert';
import { nextChange } from '@/domain/alerts/escalation';
import type { Patient, ProgrammeState } from '@/domain/patients/patient';
import {
  closedByProgramme,
  completedOn,
  endedBy,
  outcomeOf,
  reopenedAlert,
  stoppedOn,
  type Belongings,
  type ProgrammePreview,
} from '@/domain/patients/programmeEnd';
import { Refused, type Entities } from '../../contract';
import { table } from '../../store/tables';
import type { ReadTransaction, WriteTransaction } from '../../store/transaction';
import { putAlerts } from '../alerts/mailAlerts';
import { note } from '../audit/audit';
import type { AuditedAction } from '../audit/logEntry';
import { todayOf } from '../fluid/fluidSuccession';
import { calendarFor } from '../settings/storedSettings';
import type { WriteContext } from '../writeContext';

/** The stores that hold what a patient was given. */
const givenStores = [
  'questionnaireAssignments',
  'articleAssignments',
  'allocations',
  'fluidAssignments',
] as const;
type GivenStore = (typeof givenStores)[number];

/** The stores that a look at what a change would bring needs. */
export const previewStores = ['patients', 'alerts', 'questionnaireResponses', ...givenStores] as const;

async function belongingsOf(transaction: ReadTransaction, id: string): Promise<Belongings> {
  const [alerts, questionnaires, responses, articles, allocations, fluidAssignments] = await Promise.all([
    transaction.table('alerts').index('patient').getAll(id),
    transaction.table('questionnaireAssignments').index('patient').getAll(id),
    transaction.table('questionnaireResponses').index('patient').getAll(id),
    transaction.table('articleAssignments').index('patient').getAll(id),
    transaction.table('allocations').index('patient').getAll(id),
    transaction.table('fluidAssignments').index('patient').getAll(id),
  ]);
  return { alerts, questionnaires, responses, articles, allocations, fluidAssignments };
}

/** Counts what is open and would end with a change, today. @throws Refused 404 */
export async function previewOf(
  transaction: ReadTransaction,
  id: string,
  to: ProgrammeState,
  now: number,
): Promise<ProgrammePreview> {
  const patient = await transaction.table('patients').get(id);
  if (!patient) throw new Refused(404, 'errors.notFound');
  const { timeZone } = patient.ext;
  const ends = endedBy(to, await belongingsOf(transaction, id), { on: todayOf(patient, now), now, timeZone });
  return {
    alerts: ends.alerts.length,
    questionnaires: ends.questionnaires.length,
    articles: ends.articles.length,
    allocations: ends.allocations.length,
    fluidAssignments: ends.fluidAssignments.length,
  };
}

/** A record before a death ended it, and the version that the end gave it. */
interface Ended {
  store: GivenStore;
  before: Entities[GivenStore];
  version: string;
}

async function endAlerts(
  transaction: WriteTransaction,
  { id, ext }: Patient,
  alerts: readonly Alert[],
  context: WriteContext,
): Promise<void> {
  const outcome = outcomeOf(ext.status);
  if (!outcome) return;
  const { now, newId, by } = context;
  const at = new Date(now).toISOString();
  for (const alert of alerts) {
    const closed = closedByProgramme(alert, outcome, { by, at, reason: ext.programme?.reason });
    const stored = { ...closed, nextAt: undefined, version: newId(), updatedAt: at };
    await transaction.table('alerts').put(stored);
    await note(transaction, context, {
      action: 'acted',
      kind: 'alerts',
      record: alert.id,
      patient: id,
      detail: 'resolve',
      changes: [{ field: 'outcome', after: outcome }],
    });
  }
}

/**
 * Ends what the patient is no longer asked for; after a death the previous state is kept, so that a mistake can be
 * corrected.
 */
async function endGiven(
  transaction: WriteTransaction,
  { id, ext }: Patient,
  ends: Omit<Belongings, 'responses' | 'alerts'>,
  on: string,
  context: WriteContext,
): Promise<void> {
  const { now, newId, by } = context;
  const at = new Date(now).toISOString();
  const reason = ext.programme?.reason;
  const done = { by, at, reason };
  const why = reason !== undefined && { reason };
  const kept: Ended[] = [];
  const end = async <K extends GivenStore>(
    store: K,
    before: Entities[K],
    after: Entities[K],
    detail: string,
  ) => {
    const version = newId();
    await table(transaction, store).put({ ...after, version, updatedAt: at });
    kept.push({ store, before, version });
    const action: AuditedAction = {
      action: 'updated',
      kind: store,
      record: before.id,
      patient: id,
      detail,
      reason,
    };
    await note(transaction, context, action);
  };
  for (const one of ends.questionnaires)
    await end('questionnaireAssignments', one, { ...one, status: 'cancelled', ...why }, 'cancelled');
  for (const one of ends.articles)
    await end('articleAssignments', one, { ...one, state: 'withdrawn', ...why }, 'withdrawn');
  for (const one of ends.allocations) await end('allocations', one, stoppedOn(one, on, done), 'stopped');
  for (const one of ends.fluidAssignments)
    await end('fluidAssignments', one, completedOn(one, on, done), 'completed');
  const key = `ended ${id}` as const;
  if (ext.status === 'deceased') await transaction.table('meta').put(JSON.stringify(kept), key);
}

/** Ends what the state of the patient ends. */
export async function endWith(
  transaction: WriteTransaction,
  patient: Patient,
  context: WriteContext,
): Promise<void> {
  const { id, ext } = patient;
  const { now } = context;
  const on = ext.programme?.on ?? todayOf(patient, now);
  const moment = { on, now, timeZone: ext.timeZone };
  const ends = endedBy(ext.status, await belongingsOf(transaction, id), moment);
  await endAlerts(transaction, patient, ends.alerts, context);
  await endGiven(transaction, patient, ends, on, context);
}

/** Puts back what a death that was none has ended, as far as nobody has changed it since. */
export async function takeBack(
  transaction: WriteTransaction,
  patient: Patient,
  context: WriteContext,
): Promise<void> {
  const { now, newId, by } = context;
  const at = new Date(now).toISOString();
  const reason = patient.ext.programme?.reason;
  const calendar = await calendarFor(transaction, patient);
  for (const alert of await transaction.table('alerts').index('patient').getAll(patient.id)) {
    if (alert.outcome !== 'patientDeceased') continue;
    const open = reopenedAlert(alert, { by, at, reason });
    const stored = { ...open, nextAt: nextChange(open, calendar), version: newId(), updatedAt: at };
    await putAlerts(transaction, patient, [alert], [stored], context);
  }
  const meta = transaction.table('meta');
  const key = `ended ${patient.id}` as const;
  const kept = JSON.parse((await meta.get(key)) ?? '[]') as Ended[];
  await meta.delete(key);
  for (const { store, before, version } of kept) {
    // It may have come with a clinic file: no other table is written by its name, and nothing of another patient.
    if (!givenStores.includes(store) || before.patient !== patient.id) continue;
    const current = await transaction.table(store).get(before.id);
    if (current?.version !== version || current.patient !== patient.id) continue;
    await table(transaction, store).put({ ...before, version: newId(), updatedAt: at });
    const about = { kind: store, record: before.id, patient: patient.id };
    await note(transaction, context, { action: 'restored', ...about, reason });
  }
}
