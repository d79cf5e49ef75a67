import { readingProblems } from '@/domain/limits';
import { summedMeasures } from '@/domain/measure';
import type { Patient } from '@/domain/patient';
import { dayBounds, patientDay } from '@/domain/patientDay';
import type { Reading, ReadingDraft } from '@/domain/reading';
import { clockOf } from '@/domain/rules';
import { Refused } from '../contract';
import { note } from './audit';
import { withEntries, yearOf, type Entry } from './blocks';
import { noteLatest, refresh, type Surroundings } from './effects';
import { patientOf } from './entities';
import { findReading, readingsBetween } from './readings';
import type { WriteTransaction } from './transaction';
import { unpack } from './unpack';

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
  const { note: remark, recordedBy, confirmedOutOfRange, dayMark, urine, amendedAt } = draft;
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
    ...(amendedAt !== undefined && { amendedAt }),
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
  await refresh(transaction, patient, surroundings);
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
