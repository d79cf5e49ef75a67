import { readingProblems, type ReadingContext } from '@/domain/readings/plausibility';
import { measures, summedMeasures } from '@/domain/readings/measure';
import type { Patient } from '@/domain/patients/patient';
import { dayBounds, patientDay } from '@/domain/patientDay';
import { marksOf, totalsByDay } from '@/domain/readings/dayTotal';
import { measuredOf, type Reading, type ReadingDraft } from '@/domain/readings/reading';
import { clockOf } from '@/domain/rules/alertLimits';
import { differencesOf } from '@/domain/exchange/storedOtherwise';
import { invalid, mustSaySame, Refused } from '../../contract';
import { note } from '../audit/audit';
import { type Entry, withEntries, yearOf } from '../../store/blocks';
import { noteLatest, refresh } from '../alerts/reevaluatePatient';
import type { WriteContext } from '../writeContext';
import { patientOf } from '../patients/storedPatient';
import { findReading, readingsBetween } from './readings';
import { ofPatient } from '../../store/tables';
import type { WriteTransaction } from '../../store/transaction';
import { hasId, unpack } from '../../store/unpack';

/** The volumes that are recorded of the patient day of an instant; nothing of what is not summed. */
export async function recordedOn(
  transaction: WriteTransaction,
  patient: Patient,
  { measure, at }: Pick<ReadingDraft, 'measure' | 'at'>,
): Promise<Pick<ReadingContext, 'enteredMl' | 'totalMl'>> {
  if (!summedMeasures.includes(measure)) return {};
  const clock = clockOf(patient);
  const day = patientDay(Date.parse(at), clock);
  const { from, to } = dayBounds(day, clock);
  const readings = await readingsBetween(transaction, patient.id, measure, from, to);
  return {
    enteredMl: readings.reduce((sum, { dayMark, value }) => (dayMark === 'total' ? sum : sum + value), 0),
    totalMl: totalsByDay(readings.flatMap(marksOf), clock).get(day),
  };
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
  const problems = readingProblems(draft, {
    now,
    knownAt,
    dateOfBirth: patient.dateOfbirth,
    timeZone: patient.ext.timeZone,
    previousWeight: await transaction.table('latest').get([patient.id, 'weight']),
    ...(await recordedOn(transaction, patient, draft)),
  });
  if (Object.keys(problems.hard).length > 0) throw new Refused(422, 'errors.invalid', problems.hard);
  if (Object.keys(problems.soft).length > 0 && !draft.confirmedOutOfRange) {
    throw new Refused(422, 'errors.invalid', problems.soft);
  }
}

/** Tells whether a reading is stored only where somebody confirms it; one that cannot be is refused by whoever stores it. */
export async function isUnusual(...asked: Parameters<typeof mustBePlausible>): Promise<boolean> {
  try {
    await mustBePlausible(...asked);
    return false;
  } catch (thrown) {
    if (thrown instanceof Refused && thrown.status === 422) return true;
    throw thrown;
  }
}

/** Gives the parts of a reading that go into its block. */
export function entryOf(draft: ReadingDraft, extra: Pick<Entry, 'id' | 'recordedAt'>): Entry {
  const { note: remark, recordedBy, confirmedOutOfRange, dayMark, urine, amendedAt, saidAt } = draft;
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
    ...(saidAt !== undefined && { saidAt }),
  };
}

/** The reading of this id, of whatever measure and year: an id that was used is never used again. */
async function knownReading(
  transaction: WriteTransaction,
  patient: string,
  id: string,
): Promise<Reading | undefined> {
  const blocks = await transaction.table('readings').getAll(ofPatient(patient));
  for (const block of blocks) {
    for (const measure of measures) {
      const series = block[measure];
      const isHere =
        series && (hasId(patient, measure, series, id) || series.withdrawn?.some((one) => one.id === id));
      const found = isHere && (await findReading(transaction, patient, measure, id));
      if (found) return found.reading;
    }
  }
  return undefined;
}

/**
 * Makes sure that a draft says what the reading says or once said: it is then answered by the reading as it is stored
 * by now, corrected or taken out, for it is no other.
 * @throws Refused 409 with the stored reading where it never said so
 */
function mustBeSaid(known: Reading, draft: ReadingDraft): void {
  const { id, patient, measure, source, history = [] } = known;
  const isSaid = [known, ...history].some((one) => {
    const content = { ...measuredOf(one), id, patient, measure, source };
    return differencesOf('readings', content, draft).length === 0;
  });
  if (!isSaid) mustSaySame('readings', known, draft);
}

interface StoredReading {
  reading: Reading;
  created: boolean;
}

/** Puts a reading into its block, and among the newest values where it is one. */
async function putReading(
  transaction: WriteTransaction,
  patient: Patient,
  draft: ReadingDraft,
  context: WriteContext,
): Promise<StoredReading> {
  const known = await knownReading(transaction, patient.id, draft.id);
  if (known) {
    mustBeSaid(known, draft);
    return { reading: known, created: false };
  }
  await mustBePlausible(transaction, patient, draft, context.now);
  const store = transaction.table('readings');
  const key: [string, number] = [patient.id, yearOf(Date.parse(draft.at))];
  const block = (await store.get(key)) ?? {};
  const recordedAt = new Date(context.now).toISOString();
  const entry = entryOf({ ...draft, recordedBy: context.by }, { id: draft.id, recordedAt });
  const fresh = withEntries(draft.measure, block[draft.measure], [entry]);
  await store.put({ ...block, [draft.measure]: fresh }, key);
  const reading = unpack(patient.id, draft.measure, fresh, entry.t, entry.t + 1).find(
    ({ id }) => id === draft.id,
  );
  if (!reading) throw new Error('A stored reading was not found again');
  await noteLatest(transaction, patient.id, [reading]);
  return { reading, created: true };
}

/** The rules judge the patient once for all new readings; each of them is logged. */
async function afterRecording(
  transaction: WriteTransaction,
  patient: Patient,
  stored: readonly StoredReading[],
  context: WriteContext,
): Promise<void> {
  const fresh = stored.filter(({ created }) => created);
  if (fresh.length === 0) return;
  const arrived = fresh.map(({ reading: { measure, at } }) => ({ measure, at: Date.parse(at) }));
  await refresh(transaction, patient, context, { changed: 'readings', arrived });
  for (const { reading } of fresh)
    await note(transaction, context, {
      action: 'recorded',
      kind: 'readings',
      record: reading.id,
      patient: patient.id,
      detail: reading.measure,
      changes: [{ field: 'value', after: [reading.value, reading.diastolic ?? []].flat().join('/') }],
    });
}

/**
 * Stores a reading with everything that follows from it. A reading whose id is stored already is answered as it is.
 * @throws Refused 404 for an unknown patient, 409 where the id is of another reading, 422 for an implausible value
 */
export async function recordReading(
  transaction: WriteTransaction,
  draft: ReadingDraft,
  context: WriteContext,
): Promise<StoredReading> {
  const patient = await patientOf(transaction, draft.patient);
  const stored = await putReading(transaction, patient, draft, context);
  await afterRecording(transaction, patient, [stored], context);
  return stored;
}

/** The same refusal with its fields below the place of the reading in what was sent, e.g. `readings.1.value`. */
function atPlace(thrown: unknown, place: number): unknown {
  if (!(thrown instanceof Refused) || thrown.status !== 422) return thrown;
  const fields = Object.entries(thrown.fields ?? {});
  return invalid(Object.fromEntries(fields.map(([name, message]) => [`readings.${place}.${name}`, message])));
}

/**
 * Stores the readings of one moment, e.g. a blood pressure with its pulse: all of them or none, and the rules judge the
 * patient once. A reading whose id is stored already is answered as it is.
 * @param confirmed ids of readings that are kept also where their value turns out unusual
 * @throws Refused 404 for an unknown patient, 409 where an id is of another reading, 422 naming the reading by its place
 *   for an implausible value or another patient
 */
export async function recordReadings(
  transaction: WriteTransaction,
  drafts: readonly ReadingDraft[],
  context: WriteContext,
  confirmed: ReadonlySet<string> = new Set(),
): Promise<StoredReading[]> {
  const [first] = drafts;
  if (!first) return [];
  const patient = await patientOf(transaction, first.patient);
  const stored: StoredReading[] = [];
  for (const [place, draft] of drafts.entries()) {
    try {
      if (draft.patient !== patient.id) throw invalid({ patient: 'validation.invalid' });
      const put = (one: ReadingDraft) => putReading(transaction, patient, one, context);
      stored.push(
        await put(draft).catch((thrown: unknown) => {
          if (!(thrown instanceof Refused) || !confirmed.has(draft.id)) throw thrown;
          // It was refused before anything was written: an unusual value is kept, an impossible one refused again.
          return put({ ...draft, confirmedOutOfRange: true });
        }),
      );
    } catch (thrown) {
      throw atPlace(thrown, place);
    }
  }
  await afterRecording(transaction, patient, stored, context);
  return stored;
}
