import type { Condition } from '@/domain/condition';
import type { Draft } from '@/domain/entity';
import { FUTURE_TOLERANCE_MINUTES, readingProblems } from '@/domain/limits';
import type { Patient } from '@/domain/patient';
import { addDays, patientDay } from '@/domain/patientDay';
import { firstStates, LONGEST_PAUSE_DAYS, programmed } from '@/domain/programme';
import type { ReadingDraft } from '@/domain/reading';
import type { PatientRecord, RecordOutcome } from '@/domain/record';
import { clockOf } from '@/domain/rules';
import { Refused } from '../contract';
import { note } from './audit';
import { refresh, type Surroundings } from './effects';
import { mustBeOwnNumber, patientOf, putPatient } from './entities';
import { importReadings } from './importReadings';
import { mergePatient } from './merge';
import { endWith } from './programmeRecords';
import { sameContent } from './same';
import { takeOverCorrections } from './sourceCorrections';
import type { WriteTransaction } from './transaction';

const LONGEST_ID = 100;
const MINUTE_MS = 60_000;

/** @throws Refused 422 naming the readings that cannot be: half a blood pressure, or one of the future */
export function mustBeReadable(records: readonly PatientRecord[], now: number): void {
  const fields: Record<string, string> = {};
  const latest = now + FUTURE_TOLERANCE_MINUTES * MINUTE_MS;
  for (const [index, { readings }] of records.entries()) {
    for (const [place, { measure, diastolic, at }] of readings.entries()) {
      const path = `records.${index}.readings.${place}`;
      if ((measure === 'bloodPressure') !== (diastolic !== undefined)) {
        fields[`${path}.diastolic`] = 'validation.bothPressures';
      }
      // A reading of the future would stand as the newest and hide everything measured until then.
      if (Date.parse(at) > latest) fields[`${path}.at`] = 'validation.inFuture';
    }
  }
  if (Object.keys(fields).length > 0) throw new Refused(422, 'errors.invalid', fields);
}

/** @throws Refused 422 naming the readings that belong to somebody else or cannot have been measured */
function mustBePossible(patient: Patient, readings: readonly ReadingDraft[], now: number): void {
  const { timeZone } = patient.ext;
  const fields: Record<string, string> = {};
  for (const [index, reading] of readings.entries()) {
    if (reading.patient !== patient.id) fields[`readings.${index}.patient`] = 'validation.invalid';
    const { hard } = readingProblems(reading, { now, dateOfBirth: patient.dateOfbirth, timeZone });
    for (const [field, message] of Object.entries(hard)) fields[`readings.${index}.${field}`] = message;
  }
  if (Object.keys(fields).length > 0) throw new Refused(422, 'errors.invalid', fields);
}

/** Stores readings of a known patient, all or none; what else is known of the patient stays untouched. */
export async function addReadings(
  transaction: WriteTransaction,
  id: string,
  readings: readonly ReadingDraft[],
  surroundings: Surroundings,
): Promise<RecordOutcome> {
  const patient = await patientOf(transaction, id);
  mustBePossible(patient, readings, surroundings.now);
  const created = await importReadings(transaction, id, readings);
  if (created > 0) {
    await refresh(transaction, patient, surroundings);
    await note(transaction, surroundings, {
      action: 'imported',
      kind: 'readings',
      record: id,
      patient: id,
      changes: [{ field: 'created', after: String(created) }],
    });
  }
  return { patient: id, created, updated: 0, unchanged: readings.length - created };
}

/** The same person here: by id, by an identifier that names its system, or by patient number. */
async function findPatient(
  transaction: WriteTransaction,
  sent: Draft<Patient>,
): Promise<Patient | undefined> {
  const patients = transaction.objectStore('patients');
  const byId = await patients.get(sent.id);
  if (byId) return byId;
  for (const { system, value } of sent.ext.identifiers) {
    if (system === '') continue;
    const range = IDBKeyRange.bound([system, value], [system, value, []]);
    const key = await transaction.objectStore('identifiers').getKey(range);
    const known = key && (await patients.get(key[2]));
    if (known) return known;
  }
  return undefined;
}

/**
 * How the patient came to a state that the import brings: today, and by whoever imports. A pause of which nobody says how
 * long it lasts lasts no longer than any other.
 */
function placed(patient: Patient, ours: Patient | undefined, { by, now }: Surroundings): Patient {
  const { status, programme } = patient.ext;
  if (ours && ours.ext.status !== status)
    return programmed(
      { ...patient, ext: { ...patient.ext, status: ours.ext.status } },
      { to: status },
      { by, now },
    );
  if (ours || programme || firstStates.includes(status)) return patient;
  const on = patientDay(now, clockOf(patient));
  const until = status === 'paused' && addDays(on, LONGEST_PAUSE_DAYS);
  return { ...patient, ext: { ...patient.ext, programme: { on, by, ...(until && { until }) } } };
}

type Change = 'created' | 'updated' | 'unchanged';

async function storePatient(
  transaction: WriteTransaction,
  sent: Draft<Patient>,
  surroundings: Surroundings,
): Promise<{ patient: Patient; change: Change }> {
  const ours = await findPatient(transaction, sent);
  // Two hospitals may give two people the same number: equal numbers alone never make one person of them.
  if (!ours) await mustBeOwnNumber(transaction, sent.patientId, sent.id);
  const content = ours ? mergePatient(ours, sent) : sent;
  if (ours && sameContent(ours, content)) return { patient: ours, change: 'unchanged' };
  const decided = { version: surroundings.newId(), updatedAt: new Date(surroundings.now).toISOString() };
  const patient: Patient = placed({ ...content, ...decided }, ours, surroundings);
  await putPatient(transaction, patient, ours);
  // Of a death that another system knows of: the same follows as where somebody enters it here.
  if (ours && ours.ext.status !== patient.ext.status) await endWith(transaction, patient, surroundings);
  return { patient, change: ours ? 'updated' : 'created' };
}

type ConditionSent = PatientRecord['conditions'][number];

/**
 * A condition as a source gives it, with what this clinic knows beside: how severe it is, what was noted, who wrote it
 * down. What was found to be a mistake here stays one, however often the source sends it.
 */
function withOwn(before: Condition | undefined, sent: ConditionSent) {
  if (!before) return sent;
  const { severity, note: noted, recordedBy, verification } = before;
  const known = { severity, note: noted, recordedBy, verification };
  return {
    ...known,
    ...sent,
    ...(verification === 'entered-in-error' && { verification }),
  };
}

async function storeItem(
  transaction: WriteTransaction,
  kind: 'conditions' | 'medicationRequests',
  sent: ConditionSent | PatientRecord['medicationRequests'][number],
  patient: string,
  surroundings: Surroundings,
): Promise<Change> {
  const store = transaction.objectStore(kind);
  const sameId = await store.get(sent.id);
  // Another source may number its items alike: an id that is another patient's is made this patient's own.
  const taken = sameId !== undefined && sameId.patient !== patient;
  const id = taken ? `${patient}.${sent.id}`.slice(0, LONGEST_ID) : sent.id;
  const before = taken ? await store.get(id) : sameId;
  const told = kind === 'conditions' ? withOwn(before as Condition | undefined, sent as ConditionSent) : sent;
  const content = { ...told, id, patient };
  if (before && sameContent(before, content)) return 'unchanged';
  const decided = { version: surroundings.newId(), updatedAt: new Date(surroundings.now).toISOString() };
  // Both kinds are stored as they were sent; TypeScript cannot pair the store with the item.
  const changedBy = before && kind === 'conditions' && { recordedBy: surroundings.by };
  await store.put({ ...content, ...changedBy, ...decided } as never);
  return before ? 'updated' : 'created';
}

/** Stores one record; what is stored already stays untouched, and an unchanged record changes nothing at all. */
export async function importRecord(
  transaction: WriteTransaction,
  record: PatientRecord,
  surroundings: Surroundings,
): Promise<RecordOutcome> {
  const { patient, change } = await storePatient(transaction, record.patient, surroundings);
  const changes: Change[] = [change];
  for (const condition of record.conditions) {
    changes.push(await storeItem(transaction, 'conditions', condition, patient.id, surroundings));
  }
  for (const request of record.medicationRequests) {
    changes.push(await storeItem(transaction, 'medicationRequests', request, patient.id, surroundings));
  }
  const first = record.readings.filter(({ amendedAt }) => amendedAt === undefined);
  const added = await importReadings(transaction, patient.id, first);
  const readings = record.readings.filter(({ amendedAt }) => amendedAt !== undefined);
  const { withdrawn } = record;
  changes.push(...(await takeOverCorrections(transaction, patient, { readings, withdrawn }, surroundings)));
  if (changes.some((one) => one !== 'unchanged') || added > 0)
    await refresh(transaction, patient, surroundings);
  const count = (wanted: Change) => changes.filter((one) => one === wanted).length;
  const outcome = {
    patient: patient.id,
    created: count('created') + added,
    updated: count('updated'),
    unchanged: count('unchanged') + first.length - added,
  };
  const changed = (['created', 'updated'] as const).filter((field) => outcome[field] > 0);
  if (changed.length > 0) {
    await note(transaction, surroundings, {
      action: 'imported',
      kind: 'patients',
      record: patient.id,
      patient: patient.id,
      changes: changed.map((field) => ({ field, after: String(outcome[field]) })),
    });
  }
  return outcome;
}
