import { FUTURE_TOLERANCE_MINUTES, readingProblems } from '@/domain/readings/plausibility';
import type { Patient } from '@/domain/patients/patient';
import { isTimeZone } from '@/domain/patientDay';
import type { ReadingDraft } from '@/domain/readings/reading';
import type { ImportDecision, PatientRecord, RecordOutcome } from '@/domain/exchange/patientRecord';
import { Refused } from '../../contract';
import { changesBetween, note } from '../audit/audit';
import { refresh } from '../alerts/reevaluatePatient';
import type { WriteContext } from '../writeContext';
import { patientOf } from '../patients/storedPatient';
import { doubtAbout, personMeant } from './importedPerson';
import {
  type Change,
  createPatient,
  type Import,
  knownAt,
  type StoredPart,
  storeItem,
  updatePatient,
} from './importParts';
import { storeCare } from './importCare';
import { importReadings } from './importReadings';
import { keepBefore } from './importUndo';
import { takeOverCorrections } from './sourceCorrections';
import type { WriteTransaction } from '../../store/transaction';

const MINUTE_MS = 60_000;

/** @throws Refused 422 naming what cannot be: a time zone that there is none of, half a blood pressure, or a reading of the future */
export function mustBeReadable(records: readonly PatientRecord[], now: number): void {
  const fields: Record<string, string> = {};
  const latest = now + FUTURE_TOLERANCE_MINUTES * MINUTE_MS;
  for (const [index, { patient, readings }] of records.entries()) {
    if (!isTimeZone(patient.ext.timeZone))
      fields[`records.${index}.patient.ext.timeZone`] = 'validation.timeZone';
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
  writeContext: WriteContext,
): Promise<RecordOutcome> {
  const patient = await patientOf(transaction, id);
  mustBePossible(patient, readings, writeContext.now);
  const { length: created } = await importReadings(transaction, id, readings);
  if (created > 0) {
    await refresh(transaction, patient, writeContext);
    await note(transaction, writeContext, {
      action: 'imported',
      kind: 'readings',
      record: id,
      patient: id,
      changes: [{ field: 'created', after: String(created) }],
    });
  }
  return { patient: id, created, updated: 0, unchanged: readings.length - created };
}

const detailOf = {
  same: 'importSame',
  other: 'importOther',
  replace: 'importReplace',
} as const satisfies Record<ImportDecision['answer'], string>;

/**
 * Stores one record; what is stored already stays untouched, and an unchanged record changes nothing at all. A record
 * that may be about somebody else is not stored: the outcome asks. What is older than what is stored replaces nothing.
 */
export async function importRecord(
  transaction: WriteTransaction,
  record: PatientRecord,
  writeContext: WriteContext,
): Promise<RecordOutcome> {
  const meant = await personMeant(transaction, record);
  if ('doubt' in meant) {
    const { doubt } = meant;
    return { patient: doubt.stored.id, created: 0, updated: 0, unchanged: 0, doubt };
  }
  const ours = 'ours' in meant ? meant.ours : undefined;
  const { decision } = record;
  const isAnswered =
    ours === undefined || (decision?.patient === ours.id && decision.version === ours.version);
  const context: Import = { ...writeContext, mayReplace: isAnswered && decision?.answer === 'replace' };
  const lastUpdated = knownAt(record.lastUpdated, writeContext);
  const { patient, ...part } =
    'ours' in meant
      ? await updatePatient(transaction, meant.ours, record.patient, lastUpdated, context)
      : {
          patient: await createPatient(transaction, meant.fresh, lastUpdated, writeContext),
          change: 'created' as const,
          withheld: [],
        };
  const parts: StoredPart[] = [part];
  for (const condition of record.conditions)
    parts.push(await storeItem(transaction, 'conditions', condition, patient.id, context));
  for (const request of record.medicationRequests)
    parts.push(await storeItem(transaction, 'medicationRequests', request, patient.id, context));
  const care = record.care
    ? await storeCare(transaction, record.care, patient, writeContext)
    : { parts: [], leftOut: [] };
  parts.push(...care.parts);
  const first = record.readings.filter(({ amendedAt }) => amendedAt === undefined);
  const added = await importReadings(transaction, patient.id, first);
  const readings = record.readings.filter(({ amendedAt }) => amendedAt !== undefined);
  const { withdrawn } = record;
  const corrections = await takeOverCorrections(transaction, patient, { readings, withdrawn }, writeContext);
  const changes = [...parts.map(({ change }) => change), ...corrections];
  if (changes.some((one) => one !== 'unchanged') || added.length > 0)
    await refresh(transaction, patient, writeContext);
  const count = (wanted: Change) => changes.filter((one) => one === wanted).length;
  const outcome = {
    patient: patient.id,
    created: count('created') + added.length,
    updated: count('updated'),
    unchanged: count('unchanged') + first.length - added.length,
    ...(care.leftOut.length > 0 && { leftOut: care.leftOut }),
  };
  if (ours)
    await keepBefore(
      transaction,
      patient.id,
      {
        ...(part.change === 'updated' && { person: { before: ours, version: patient.version } }),
        items: parts.flatMap(({ was }) => was ?? []),
        readings: added,
      },
      writeContext,
    );
  const counted = (['created', 'updated'] as const).filter((field) => outcome[field] > 0);
  if (counted.length > 0) {
    await note(transaction, writeContext, {
      action: 'imported',
      kind: 'patients',
      record: patient.id,
      patient: patient.id,
      ...(decision && isAnswered && { detail: detailOf[decision.answer] }),
      changes: [
        ...counted.map((field) => ({ field, after: String(outcome[field]) })),
        ...(ours ? changesBetween(ours, patient) : []),
      ],
    });
  }
  const withheld = parts.flatMap((one) => one.withheld);
  return withheld.length > 0
    ? { ...outcome, doubt: doubtAbout(patient, record, 'older', withheld) }
    : outcome;
}
