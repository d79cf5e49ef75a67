import type { Measure } from '@/domain/measure';
import { summedMeasures } from '@/domain/measure';
import type { Patient } from '@/domain/patient';
import { dayBounds, patientDay } from '@/domain/patientDay';
import { readingProblems } from '@/domain/limits';
import type { Reading, ReadingDraft } from '@/domain/reading';
import { clockOf } from '@/domain/rules';
import { Refused } from '../contract';
import { unpack, withEntries, yearOf, type Entry } from './blocks';
import { noteLatest, ofPatient, refresh, type Surroundings } from './effects';
import { patientOf } from './entities';
import type { ReadTransaction, WriteTransaction } from './transaction';

/** Readings of a half-open range of epoch ms, ascending; only the blocks of the years it touches are read. */
export async function readingsBetween(
  transaction: ReadTransaction,
  patient: string,
  measure: Measure,
  from: number,
  to: number,
): Promise<Reading[]> {
  if (from >= to) return [];
  const years = IDBKeyRange.bound([patient, yearOf(from)], [patient, yearOf(to)]);
  const blocks = await transaction.objectStore('readings').getAll(years);
  return blocks.flatMap((block) => unpack(patient, measure, block[measure], from, to));
}

/** Newest reading of every measure of the given patients, not older than `since` (epoch ms). */
export async function latestOf(
  transaction: ReadTransaction,
  patients: string[],
  since: number,
): Promise<Reading[]> {
  const store = transaction.objectStore('latest');
  const rows = await Promise.all(patients.map((patient) => store.getAll(ofPatient(patient))));
  return rows.flat().filter((reading) => Date.parse(reading.at) >= since);
}

/** @throws Refused 422 for a value that cannot be, or an unusual one that nobody confirmed */
async function mustBePlausible(
  transaction: WriteTransaction,
  patient: Patient,
  draft: ReadingDraft,
  now: number,
): Promise<void> {
  const at = Date.parse(draft.at);
  const clock = clockOf(patient);
  const { from, to } = dayBounds(patientDay(at, clock), clock);
  const sameDay = summedMeasures.includes(draft.measure)
    ? await readingsBetween(transaction, patient.id, draft.measure, from, to)
    : [];
  const problems = readingProblems(draft, {
    now,
    dateOfBirth: patient.dateOfbirth,
    timeZone: patient.ext.timeZone,
    previousWeight: await transaction.objectStore('latest').get([patient.id, 'weight']),
    dayTotalMl: sameDay.reduce((sum, reading) => sum + reading.value, 0),
  });
  if (Object.keys(problems.hard).length > 0) throw new Refused(422, 'errors.invalid', problems.hard);
  if (Object.keys(problems.soft).length > 0 && !draft.confirmedOutOfRange) {
    throw new Refused(422, 'errors.invalid', problems.soft);
  }
}

/** What of a reading goes into its block. */
export function entryOf(draft: ReadingDraft, extra: Pick<Entry, 'id' | 'recordedAt'>): Entry {
  const { note, recordedBy, confirmedOutOfRange } = draft;
  return {
    t: Date.parse(draft.at),
    v: draft.value,
    ...(draft.diastolic !== undefined && { w: draft.diastolic }),
    source: draft.source,
    ...(extra.id !== undefined && { id: extra.id }),
    ...(extra.recordedAt !== undefined && { recordedAt: extra.recordedAt }),
    ...(recordedBy !== undefined && { recordedBy }),
    ...(note !== undefined && { note }),
    ...(confirmedOutOfRange && { confirmedOutOfRange }),
  };
}

/**
 * Stores a reading with everything that follows from it. One whose id is stored already is answered as it is.
 * @throws Refused 404 for an unknown patient, 422 for an implausible value
 */
export async function recordReading(
  transaction: WriteTransaction,
  draft: ReadingDraft,
  surroundings: Surroundings,
): Promise<{ reading: Reading; created: boolean }> {
  const patient = await patientOf(transaction, draft.patient);
  const store = transaction.objectStore('readings');
  const key: [string, number] = [patient.id, yearOf(Date.parse(draft.at))];
  const block = (await store.get(key)) ?? {};
  const series = block[draft.measure];
  const known = unpack(patient.id, draft.measure, series).find((reading) => reading.id === draft.id);
  if (known) return { reading: known, created: false };
  await mustBePlausible(transaction, patient, draft, surroundings.now);

  const recordedAt = new Date(surroundings.now).toISOString();
  const entry = entryOf({ ...draft, recordedBy: surroundings.by }, { id: draft.id, recordedAt });
  const fresh = withEntries(draft.measure, series, [entry]);
  await store.put({ ...block, [draft.measure]: fresh }, key);
  const reading = unpack(patient.id, draft.measure, fresh, entry.t, entry.t + 1).find(
    ({ id }) => id === draft.id,
  );
  if (!reading) throw new Error('A stored reading was not found again');
  await noteLatest(transaction, patient.id, [reading]);
  await refresh(transaction, patient, surroundings, reading);
  return { reading, created: true };
}
