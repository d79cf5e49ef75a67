import type { Alert } from '@/domain/alerts/alert';
import type { Measure } from '@/domain/readings/measure';
import type { Patient } from '@/domain/patients/patient';
import { measuredOf, type Correction, type Reading, type ReadingDraft } from '@/domain/readings/reading';
import { Refused } from '../../contract';
import type { ReadingKey } from '../../readingContract';
import { changesBetween, note } from '../audit/audit';
import { type Entry, type PackedSeries, withEntries, yearOf } from '../../store/blocks';
import { READING_VERSION, unpack, withoutEntry } from '../../store/unpack';
import { noteOnAlerts, type AlertNote } from '../alerts/noteOnAlerts';
import { refresh } from '../alerts/reevaluatePatient';
import type { WriteContext } from '../writeContext';
import { ofPatient } from '../../store/tables';
import { patientOf } from '../patients/storedPatient';
import { findReading } from './readings';
import { entryOf, mustBePlausible } from './recordReading';
import type { WriteTransaction } from '../../store/transaction';

type Taken = Entry & { id: string };

export async function putSeries(
  transaction: WriteTransaction,
  patient: string,
  year: number,
  measure: Measure,
  change: (series: PackedSeries | undefined) => PackedSeries,
): Promise<void> {
  const store = transaction.table('readings');
  const block = (await store.get([patient, year])) ?? {};
  await store.put({ ...block, [measure]: change(block[measure]) }, [patient, year]);
}

/** Makes the newest reading that counts the newest known one again. */
export async function settleLatest(
  transaction: WriteTransaction,
  patient: string,
  measure: Measure,
): Promise<void> {
  const blocks = transaction.table('readings');
  const latest = transaction.table('latest');
  for (const key of (await blocks.getAllKeys(ofPatient(patient))).reverse()) {
    const series = (await blocks.get(key))?.[measure];
    const newest = unpack(patient, measure, series, series?.t.at(-1)).at(-1);
    if (!newest) continue;
    await latest.put(newest, [patient, measure]);
    return;
  }
  await latest.delete([patient, measure]);
}

/**
 * The reading in the version that was read, taken out of everything that counts.
 * @throws Refused 404 where there is none, 409 where it was entered in error, 412 where it has changed since `ifMatch`
 */
async function takeOut(
  transaction: WriteTransaction,
  { patient, measure, id }: ReadingKey,
  ifMatch: string,
): Promise<{ reading: Reading; entry: Taken; year: number }> {
  const found = await findReading(transaction, patient, measure, id);
  if (!found) throw new Refused(404, 'errors.notFound');
  const { reading, year } = found;
  if (reading.version !== ifMatch) throw new Refused(412, 'errors.conflict');
  if (reading.enteredInError) throw new Refused(409, 'errors.enteredInError');
  let entry: Taken | undefined;
  await putSeries(transaction, patient, year, measure, (series) => {
    const without = series && withoutEntry(patient, measure, series, id);
    if (!without) throw new Error('A reading that was found is not there');
    entry = without.entry;
    return without.series;
  });
  await settleLatest(transaction, patient, measure);
  if (!entry) throw new Error('A reading that was found is not there');
  return { reading, entry, year };
}

export const nextVersion = ({ version = READING_VERSION }: { version?: string | undefined }): string =>
  String(Number(version) + 1);

export const withWithdrawn = (
  series: PackedSeries | undefined,
  measure: Measure,
  added: NonNullable<PackedSeries['withdrawn']>,
  id: string,
): PackedSeries => {
  const { withdrawn = [], ...rest } = series ?? withEntries(measure, undefined, []);
  const kept = [...withdrawn.filter((one) => one.id !== id), ...added];
  return kept.length > 0 ? { ...rest, withdrawn: kept } : rest;
};

interface ReadingChange extends AlertNote {
  action: 'readingCorrected' | 'readingWithdrawn' | 'readingRestored';
}

/** Brings the newest value, the alerts and the worklist row up to what is stored now. */
export async function settle(
  transaction: WriteTransaction,
  patient: Patient,
  before: Reading,
  context: WriteContext,
  change: ReadingChange,
  corrected?: Reading,
): Promise<void> {
  await settleLatest(transaction, patient.id, before.measure);
  const isAbout = ({ measure }: Alert) => measure === before.measure;
  await noteOnAlerts(transaction, { ...before, isAbout }, context, change);
  const { action, note: noted } = change;
  const at = Math.min(Date.parse(before.at), Date.parse(corrected?.at ?? before.at));
  const touched = { measure: before.measure, at };
  // A new value, or none where one was, is news of its own time.
  const isSame =
    corrected !== undefined &&
    !before.enteredInError &&
    Date.parse(before.at) === Date.parse(corrected.at) &&
    before.value === corrected.value &&
    before.diastolic === corrected.diastolic &&
    before.dayMark === corrected.dayMark;
  const arrived = [before, corrected ?? before].map((one) => ({
    measure: one.measure,
    at: Date.parse(one.at),
  }));
  await refresh(transaction, patient, context, {
    cause: { action, note: noted, touched },
    changed: 'readings',
    arrived: isSame ? [] : arrived,
  });
}

/**
 * Puts a correction in place of what a reading said; what it said stays in its history. Means, totals, newest values,
 * worklist row and alerts follow in the same transaction, also where the reading moves to another year.
 * @param amendedAt of a correction by the source of the reading, when it made it
 * @throws Refused 404, 409, 412 as `takeOut`, 422 for an implausible value
 */
export async function correctReading(
  transaction: WriteTransaction,
  key: ReadingKey,
  { reason, ...correction }: Correction,
  ifMatch: string,
  context: WriteContext,
  amendedAt?: string,
): Promise<Reading> {
  const patient = await patientOf(transaction, key.patient);
  const { reading: before, entry, year } = await takeOut(transaction, key, ifMatch);
  const { id, measure, source, recordedBy, history = [], restored, amendedAt: amendedBefore } = before;
  const draft: ReadingDraft = {
    id,
    patient: patient.id,
    measure,
    source,
    ...correction,
    ...(recordedBy !== undefined && { recordedBy }),
    ...(amendedBefore !== undefined && { amendedAt: amendedBefore }),
    ...(amendedAt !== undefined && { amendedAt }),
  };
  await mustBePlausible(transaction, patient, draft, context.now, before.at);

  const replacedAt = new Date(context.now).toISOString();
  const revision = {
    ...measuredOf(before),
    updatedAt: before.updatedAt,
    replacedAt,
    replacedBy: context.by,
    reason,
  };
  const corrected: Entry = {
    ...entryOf(draft, { id, recordedAt: replacedAt }),
    history: [...history, revision],
    ...(restored && { restored }),
    version: nextVersion(before),
  };
  const newYear = yearOf(corrected.t);
  if (newYear !== year) {
    // A later import of the old year must find that it is known there.
    await putSeries(transaction, patient.id, year, measure, (series) =>
      withWithdrawn(series, measure, [entry], id),
    );
  }
  await putSeries(transaction, patient.id, newYear, measure, (series) =>
    withWithdrawn(withEntries(measure, series, [corrected]), measure, [], id),
  );
  const found = await findReading(transaction, patient.id, measure, id);
  if (!found) throw new Error('A stored reading was not found again');
  const change = { action: 'readingCorrected', note: reason } as const;
  await settle(transaction, patient, before, context, change, found.reading);
  await note(transaction, context, {
    action: 'corrected',
    kind: 'readings',
    record: id,
    patient: patient.id,
    detail: measure,
    reason,
    changes: changesBetween(measuredOf(before), measuredOf(found.reading)),
  });
  return found.reading;
}

/**
 * Takes a reading out of all figures. It stays readable with the reason, and a later import does not bring it back.
 * @throws Refused 404, 409, 412 as `takeOut`
 */
export async function withdrawReading(
  transaction: WriteTransaction,
  key: ReadingKey,
  reason: string,
  ifMatch: string,
  context: WriteContext,
): Promise<Reading> {
  const patient = await patientOf(transaction, key.patient);
  const { reading, entry, year } = await takeOut(transaction, key, ifMatch);
  const at = new Date(context.now).toISOString();
  const error = { at, by: context.by, reason };
  const since = reading.updatedAt;
  const withdrawn = { ...entry, error, since, version: nextVersion(reading), recordedAt: error.at };
  await putSeries(transaction, patient.id, year, key.measure, (series) =>
    withWithdrawn(series, key.measure, [withdrawn], key.id),
  );
  const change = { action: 'readingWithdrawn', note: reason } as const;
  await settle(transaction, patient, reading, context, change);
  await note(transaction, context, {
    action: 'enteredInError',
    kind: 'readings',
    record: key.id,
    patient: patient.id,
    detail: key.measure,
    reason,
  });
  return { ...reading, version: withdrawn.version, updatedAt: error.at, enteredInError: error };
}
