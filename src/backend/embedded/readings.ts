import type { Measure } from '@/domain/measure';
import { summedMeasures } from '@/domain/measure';
import type { Patient } from '@/domain/patient';
import { dayBounds, patientDay } from '@/domain/patientDay';
import { readingProblems } from '@/domain/limits';
import type { Reading, ReadingDraft } from '@/domain/reading';
import { clockOf } from '@/domain/rules';
import { Refused } from '../contract';
import { note } from './audit';
import { withEntries, yearOf, type Block, type Entry } from './blocks';
import { unpack, unpackErrors } from './unpack';
import { noteLatest, ofPatient, refresh, type Surroundings } from './effects';
import { patientOf } from './entities';
import type { ReadTransaction, WriteTransaction } from './transaction';

async function blocksBetween(
  transaction: ReadTransaction,
  patient: string,
  from: number,
  to: number,
): Promise<Block[]> {
  if (from >= to) return [];
  const years = IDBKeyRange.bound([patient, yearOf(from)], [patient, yearOf(to)]);
  return transaction.objectStore('readings').getAll(years);
}

/** Readings of a half-open range of epoch ms, ascending; only the blocks of the years it touches are read. */
export async function readingsBetween(
  transaction: ReadTransaction,
  patient: string,
  measure: Measure,
  from: number,
  to: number,
): Promise<Reading[]> {
  const blocks = await blocksBetween(transaction, patient, from, to);
  return blocks.flatMap((block) => unpack(patient, measure, block[measure], from, to));
}

/** The same with those that were entered in error. */
export async function allReadingsBetween(
  transaction: ReadTransaction,
  patient: string,
  measure: Measure,
  from: number,
  to: number,
): Promise<Reading[]> {
  const blocks = await blocksBetween(transaction, patient, from, to);
  const sound = blocks.flatMap((block) => unpack(patient, measure, block[measure], from, to));
  const wrong = blocks.flatMap((block) => unpackErrors(patient, measure, block[measure], from, to));
  // The blocks are in order by themselves.
  return wrong.length === 0
    ? sound
    : [...sound, ...wrong].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** A reading by its id, also one entered in error, with the year of its block. The newest years are looked at first. */
export async function findReading(
  transaction: ReadTransaction,
  patient: string,
  measure: Measure,
  id: string,
): Promise<{ reading: Reading; year: number } | undefined> {
  const store = transaction.objectStore('readings');
  for (const key of (await store.getAllKeys(ofPatient(patient))).reverse()) {
    const series = (await store.get(key))?.[measure];
    const all = [...unpack(patient, measure, series), ...unpackErrors(patient, measure, series)];
    const reading = all.find((one) => one.id === id);
    if (reading) return { reading, year: key[1] };
  }
  return undefined;
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

/**
 * @param knownAt the instant that a corrected reading has had until now
 * @throws Refused 422 for a value that cannot be, or an unusual one that nobody confirmed
 */
export async function mustBePlausible(
  transaction: WriteTransaction,
  patient: Patient,
  draft: ReadingDraft,
  now: number,
  knownAt?: string,
): Promise<void> {
  const at = Date.parse(draft.at);
  const clock = clockOf(patient);
  const { from, to } = dayBounds(patientDay(at, clock), clock);
  const sameDay = summedMeasures.includes(draft.measure)
    ? await readingsBetween(transaction, patient.id, draft.measure, from, to)
    : [];
  const problems = readingProblems(draft, {
    now,
    knownAt,
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
  const { note: remark, recordedBy, confirmedOutOfRange, dayMark, urine } = draft;
  return {
    t: Date.parse(draft.at),
    v: draft.value,
    ...(draft.diastolic !== undefined && { w: draft.diastolic }),
    source: draft.source,
    ...(extra.id !== undefined && { id: extra.id }),
    ...(extra.recordedAt !== undefined && { recordedAt: extra.recordedAt }),
    ...(recordedBy !== undefined && { recordedBy }),
    ...(remark !== undefined && { note: remark }),
    ...(confirmedOutOfRange && { confirmedOutOfRange }),
    ...(dayMark !== undefined && { dayMark }),
    ...(urine !== undefined && { urine }),
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
  // Corrected or not, in this year or gone to another: an id that was used is never used again.
  const isKnown =
    unpack(patient.id, draft.measure, series).some((reading) => reading.id === draft.id) ||
    series?.withdrawn?.some(({ id }) => id === draft.id);
  const known = isKnown && (await findReading(transaction, patient.id, draft.measure, draft.id));
  if (known) return { reading: known.reading, created: false };
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
  await note(transaction, surroundings, {
    action: 'recorded',
    kind: 'readings',
    record: reading.id,
    patient: patient.id,
    detail: reading.measure,
    changes: [{ field: 'value', after: [reading.value, reading.diastolic ?? []].flat().join('/') }],
  });
  return { reading, created: true };
}
