import { oldGroups, type OfFile, type ReadingDoubt } from '@/domain/exchange/fileReadings';
import type { RecordOutcome } from '@/domain/exchange/patientRecord';
import { fileReason } from '@/domain/exchange/source';
import type { Patient } from '@/domain/patients/patient';
import { readingProblems } from '@/domain/readings/plausibility';
import { measuredOf, type Reading, type ReadingDraft } from '@/domain/readings/reading';
import { Refused } from '../../contract';
import type { WriteTransaction } from '../../store/transaction';
import { refresh } from '../alerts/reevaluatePatient';
import { note } from '../audit/audit';
import { patientOf } from '../patients/storedPatient';
import { correctReading } from '../readings/correctReading';
import { isUnusual } from '../readings/recordReading';
import type { WriteContext } from '../writeContext';
import { type Changed, importReadings, putReadings, type Stored, unknownReadings } from './importReadings';
import { arrivedOf } from './importRecords';
import { keepBefore, type ReadingBefore } from './keptImports';

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

/** Holds new readings of a file against the soft limits of typed ones: each weight is held against the one before it. */
async function unusualAmong(
  transaction: WriteTransaction,
  patient: Patient,
  readings: readonly ReadingDraft[],
  now: number,
): Promise<Map<ReadingDraft, 'old' | 'unusual'>> {
  const found = new Map<ReadingDraft, 'old' | 'unusual'>();
  const context = { now, dateOfBirth: patient.dateOfbirth, timeZone: patient.ext.timeZone };
  let weightBefore: Pick<Reading, 'at' | 'value'> | undefined = await transaction
    .table('latest')
    .get([patient.id, 'weight']);
  for (const reading of readings.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    const isWeight = reading.measure === 'weight';
    const previousWeight = isWeight && weightBefore ? weightBefore : undefined;
    // What is drunk in a day is no fact of one of its drinks: a total and its parts come in any order.
    const { soft } = readingProblems(reading, { ...context, previousWeight });
    if (soft['at']) found.set(reading, 'old');
    else if (soft['value'] || soft['diastolic']) found.set(reading, 'unusual');
    else if (isWeight) weightBefore = reading;
  }
  return found;
}

const confirmed = (reading: ReadingDraft): ReadingDraft => ({ ...reading, confirmedOutOfRange: true });
const idOf = ({ id }: ReadingDraft) => ({ id });

/** The questions about readings of a file that are not stored before somebody answers. */
function doubtsAbout(
  unusual: ReadonlyMap<ReadingDraft, 'old' | 'unusual'>,
  changed: readonly Changed[],
): ReadingDoubt[] {
  const of = (kind: 'old' | 'unusual') =>
    [...unusual].flatMap(([one, found]) => (found === kind ? [one] : []));
  const values = of('unusual').map(idOf);
  const beside = changed.map(({ sent, stored: { version, at, value, diastolic } }) => ({
    id: sent.id,
    stored: { version, at, value, ...(diastolic !== undefined && { diastolic }) },
  }));
  return [
    ...oldGroups(of('old')).map((group) => ({ kind: 'old' as const, readings: group.map(idOf) })),
    ...(values.length > 0 ? [{ kind: 'unusual' as const, readings: values }] : []),
    ...(beside.length > 0 ? [{ kind: 'changed' as const, readings: beside }] : []),
  ];
}

/** Corrects stored readings to what a file says of their instants; a person has seen both. @throws Refused 412 */
async function replaceStored(
  transaction: WriteTransaction,
  patient: Patient,
  changed: readonly Changed[],
  seen: OfFile['seen'] = {},
  context: WriteContext,
): Promise<ReadingBefore[]> {
  const corrected: ReadingBefore[] = [];
  for (const { sent, stored } of changed) {
    const { measure, id } = stored;
    const { confirmedOutOfRange: _, ...before } = measuredOf(stored);
    // The instant stays: it may have been told to the second.
    const { at: _at, ...said } = measuredOf(sent);
    const draft = { ...sent, ...before, ...said };
    const isToConfirm = await isUnusual(transaction, patient, draft, context.now, stored.at);
    const correction = { ...measuredOf(isToConfirm ? confirmed(draft) : draft), reason: fileReason };
    const { version } = await correctReading(
      transaction,
      { patient: patient.id, measure, id },
      correction,
      seen[sent.id] ?? '',
      context,
    );
    corrected.push({ measure, id, before: stored, version });
  }
  return corrected;
}

/**
 * Stores readings of a known patient, all or none; what else is known of the patient stays untouched. Of those of a file
 * what is in doubt is stored only where a person has answered, and all of them can be undone.
 * @param file absent of readings that no file brought
 * @throws Refused 404; 412 where a reading that is to be replaced has changed since it was shown; 422
 */
export async function addReadings(
  transaction: WriteTransaction,
  id: string,
  readings: readonly ReadingDraft[],
  file: OfFile | undefined,
  context: WriteContext,
): Promise<RecordOutcome> {
  const patient = await patientOf(transaction, id);
  mustBePossible(patient, readings, context.now);
  const stored: { added: Stored[]; corrected: ReadingBefore[]; asked: ReadingDoubt[]; held: number } = {
    added: [],
    corrected: [],
    asked: [],
    held: 0,
  };
  if (file) {
    const { fresh, changed } = await unknownReadings(transaction, id, readings);
    const { answer, seen } = file;
    const beside = answer === 'beside' ? changed.map((one) => one.sent) : [];
    const unusual = await unusualAmong(transaction, patient, [...fresh, ...beside], context.now);
    const doubted = answer === undefined ? unusual : new Map();
    const open = answer === 'beside' || answer === 'replace' ? [] : changed;
    const sound = [...fresh, ...beside]
      .filter((one) => !doubted.has(one))
      .map((one) => (unusual.has(one) ? confirmed(one) : one));
    stored.added = await putReadings(transaction, id, sound);
    if (answer === 'replace')
      stored.corrected = await replaceStored(transaction, patient, changed, seen, context);
    stored.asked = doubtsAbout(doubted, open);
    stored.held = doubted.size + open.length;
  } else stored.added = (await importReadings(transaction, id, readings)).added;
  const { added, corrected, asked, held } = stored;
  const counts = { created: added.length, updated: corrected.length };
  if (added.length > 0)
    await refresh(transaction, patient, context, { changed: 'readings', arrived: arrivedOf(added) });
  if (file) {
    const brought = added.map(({ measure, id: reading, version }) => ({ measure, id: reading, version }));
    await keepBefore(transaction, id, { items: [], readings: brought, corrected }, context);
  }
  const counted = (['created', 'updated'] as const).filter((field) => counts[field] > 0);
  if (counted.length > 0)
    await note(transaction, context, {
      action: 'imported',
      kind: 'readings',
      record: id,
      patient: id,
      changes: counted.map((field) => ({ field, after: String(counts[field]) })),
    });
  const unchanged = readings.length - added.length - corrected.length - held;
  return { patient: id, ...counts, unchanged, ...(asked.length > 0 && { asked }) };
}
