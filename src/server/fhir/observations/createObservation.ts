import type * as fhir from 'fhir/r4';
import { Refused } from '@/backend/contract';
import { resourceId } from '@/domain/fhir/identity';
import { isLabMistake, type LabResult, type LabResultBody } from '@/domain/laboratory/labResult';
import { summedMeasures } from '@/domain/readings/measure';
import type { Reading, ReadingDraft } from '@/domain/readings/reading';
import { refusal } from '../refusals';
import { listAll, type Room } from '../room';
import { findAll } from '../search/search';
import { shown, type FhirAnswer, type Found, type ResourceType } from '../types/resourceType';
import { deviceOf, storedIdOf } from './ids';
import { readSent, type Sent } from './readSent';
import { foundOf, readingsAt, readingsFrom } from './stored';
import { observationRefusal } from './words';

export const answerWith = (
  { base }: Room,
  status: FhirAnswer['status'],
  found: Found<fhir.Observation>,
): FhirAnswer => ({
  status,
  resource: shown(found),
  found,
  ...(status === 201 && { location: `${base}/Observation/${found.id}/_history/${found.version}` }),
});

/**
 * Its source vouches for what is unusual; what is impossible is refused as ever, and before anything is written. What is
 * stored already as vouched for is the same only when it is sent as that.
 */
export async function vouched<T>(
  draft: Pick<ReadingDraft, 'confirmedOutOfRange'>,
  store: (confirmed: { confirmedOutOfRange?: true }) => Promise<T>,
): Promise<T> {
  try {
    return await store({});
  } catch (thrown) {
    const isRefused = thrown instanceof Refused && (thrown.status === 422 || thrown.status === 409);
    if (!isRefused || draft.confirmedOutOfRange) throw thrown;
    return store({ confirmedOutOfRange: true });
  }
}

type Said = Pick<Reading, 'at' | 'value' | 'diastolic'>;
type SaidResult = Pick<LabResult, 'at' | 'value' | 'unit' | 'comparator' | 'status'>;

const saysSame = (one: Said, other: Said): boolean =>
  one.at === other.at && one.value === other.value && one.diastolic === other.diastolic;

const saysSameResult = (one: SaidResult, other: Omit<SaidResult, 'status'>): boolean =>
  one.at === other.at &&
  one.value === other.value &&
  one.unit === other.unit &&
  one.comparator === other.comparator;

/**
 * What came by another way already: what says the same, else what said so before it was corrected or taken out. A
 * repetition never brings back what was wrong, as no import does; what its sender calls a correction is none.
 */
const twinIn = <S, T extends S & { history?: readonly S[] | undefined }>(
  known: readonly T[],
  isSame: (one: T) => boolean,
  wasSame: (one: S) => boolean,
): T | undefined => known.find(isSame) ?? known.find((one) => [one, ...(one.history ?? [])].some(wasSame));

async function createReading(room: Room, { resource, patient, item }: Sent): Promise<FhirAnswer> {
  if (item.kind !== 'reading') throw new Error('Not a reading');
  const { reading } = item;
  const { measure } = reading;
  const { amendedAt } = reading;
  const draft: ReadingDraft = {
    ...reading,
    ...(deviceOf(resource) !== '' && { source: 'device' as const }),
    // By the instant that was sent: where a total stands depends on how much of its day is over.
    id: storedIdOf(resource, patient.id, measure, { ...reading, at: new Date(item.atMs).toISOString() }),
    patient: patient.id,
  };
  const isTotal = reading.dayMark === 'total';
  const known = isTotal
    ? await readingsFrom(room, patient.id, measure, item.atMs)
    : await readingsAt(room, patient.id, measure, reading.at);
  // Two drinks of one moment are two.
  const twin = summedMeasures.includes(measure)
    ? undefined
    : twinIn<Said, Reading>(
        known,
        (one) => !one.enteredInError && saysSame(one, draft),
        (one) => amendedAt === undefined && saysSame(one, draft),
      );
  const before = known.find(({ id }) => id === draft.id) ?? twin;
  const isAgain = isTotal && before?.dayMark === 'total' && before.value === draft.value;
  if (before && (isAgain || (before === twin && before.id !== draft.id)))
    return answerWith(room, 200, foundOf({ kind: measure, record: before }));
  try {
    const stored = await vouched(draft, (confirmed) =>
      room.care<Reading>('POST', '/readings', { body: { ...draft, ...confirmed } }),
    );
    // One that was corrected since may stand at another instant by now.
    const isNew = !before && !stored.history && !stored.enteredInError;
    return answerWith(room, isNew ? 201 : 200, foundOf({ kind: measure, record: stored }));
  } catch (thrown) {
    if (thrown instanceof Refused) throw observationRefusal(thrown, resource, { measure });
    throw thrown;
  }
}

async function createResult(room: Room, { resource, patient, item }: Sent): Promise<FhirAnswer> {
  if (item.kind !== 'labResult') throw new Error('Not a result');
  const { labResult } = item;
  const { recordedBy: _, ...said } = labResult;
  const id = storedIdOf(resource, patient.id, labResult.analyte, labResult);
  const known = await listAll<LabResult>(room.care, 'labResults', patient.id);
  const before = known.find((one) => one.id === id);
  const wasSame = (one: SaidResult) => one.status === labResult.status && saysSameResult(one, labResult);
  const twin = twinIn<SaidResult, LabResult>(
    known.filter(({ analyte }) => analyte === labResult.analyte),
    (one) => !isLabMistake(one) && saysSameResult(one, labResult),
    wasSame,
  );
  // What it said at first is the same result, corrected or taken out by now.
  const same = before ? before.history?.some(wasSame) && before : twin;
  if (same) return answerWith(room, 200, foundOf({ kind: 'labResults', record: same }));
  try {
    const body: LabResultBody = { ...said, id, patient: patient.id };
    const record = await room.care<LabResult>('POST', '/labResults', { body });
    return answerWith(room, before ? 200 : 201, foundOf({ kind: 'labResults', record }));
  } catch (thrown) {
    if (thrown instanceof Refused) throw observationRefusal(thrown, resource, { analyte: labResult.analyte });
    throw thrown;
  }
}

/** What `If-None-Exist` finds: the patient of the resource where it names none. @throws FhirRefused 400, 412 */
async function existing(
  room: Room,
  type: ResourceType<fhir.Observation>,
  { patient }: Sent,
  ifNoneExist: string,
): Promise<Found<fhir.Observation> | undefined> {
  const wanted = new URLSearchParams(ifNoneExist.replace(/^\?/, ''));
  if (![...wanted.keys()].some((name) => /^(?:patient|subject)\b/.test(name)))
    wanted.append('patient', resourceId(patient.id));
  const { found } = await findAll(room, type as ResourceType, wanted);
  if (found.length > 1)
    throw refusal(412, 'multiple-matches', 'If-None-Exist finds several: say more exactly which is meant.');
  return found[0]?.one as Found<fhir.Observation> | undefined;
}

/**
 * Stores a new Observation as a reading or a laboratory's result, by its code. What is stored already is answered as it
 * is, with 200.
 * @throws FhirRefused 422 with the element's path, 409 where its identifier is of another, 412
 */
export async function createObservation(
  room: Room,
  type: ResourceType<fhir.Observation>,
  sent: unknown,
  ifNoneExist: string | undefined,
): Promise<FhirAnswer> {
  const read = await readSent(room, sent);
  const known = ifNoneExist === undefined ? undefined : await existing(room, type, read, ifNoneExist);
  if (known) return answerWith(room, 200, known);
  return read.item.kind === 'reading' ? createReading(room, read) : createResult(room, read);
}
