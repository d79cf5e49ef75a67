import { careKinds, definitionKinds, type CareKind, type DefinitionKind } from '@/domain/exchange/careRecord';
import type { ImportMade } from '@/domain/exchange/importUndo';
import { UNDO_DAYS } from '@/domain/exchange/importUndo';
import type { Condition } from '@/domain/conditions/condition';
import type { Entity } from '@/domain/entity';
import { knownSince } from '@/domain/exchange/source';
import type { Measure } from '@/domain/readings/measure';
import type { Reading } from '@/domain/readings/reading';
import type { Patient } from '@/domain/patients/patient';
import { Refused } from '../../contract';
import { changesBetween, note } from '../audit/audit';
import { putBack, withdrawReading } from '../readings/correctReading';
import { refresh } from '../alerts/reevaluatePatient';
import type { WriteContext } from '../writeContext';
import { noteAllergies } from '../allergies/noteAllergies';
import { patientOf, putPatient } from '../patients/storedPatient';
import { findReading } from '../readings/readings';
import { table } from '../../store/tables';
import type { ReadTransaction, WriteTransaction } from '../../store/transaction';

const DAY_MS = 86_400_000;

/** What another system sends about a patient piece by piece. */
export type ItemKind = 'conditions' | 'medicationRequests' | 'labResults' | 'allergies';

/** A diagnosis, prescription, laboratory's result, allergy or other record as it was before an import, null where there was none, and the version that it got. */
export interface ItemBefore {
  kind: ItemKind | CareKind | DefinitionKind;
  id: string;
  /** Nothing but items of `ItemKind` is changed by an import; anything else is only brought. */
  before: (Entity & Pick<Condition, 'imported'>) | null;
  version: string;
}

/** A reading as it was before an import, null where there was none, and the version that it got. */
export interface ReadingBefore {
  measure: Measure;
  id: string;
  before: Reading | null;
  version: string;
}

/** What an import changed about somebody who was stored already. */
export interface Before {
  /** The person as they were, and the version that the import gave them; absent where nothing about them changed. */
  person?: { before: Patient; version: string };
  items: ItemBefore[];
  /** The readings that it brought. Imports of earlier versions do not name the version that each got. */
  readings: { measure: Measure; id: string; version?: string }[];
  /** The readings that it corrected or took out; absent of imports of earlier versions. */
  corrected?: ReadingBefore[];
}

interface Kept extends Before {
  id: string;
  at: string;
  by: string;
}

const keyOf = (patient: string) => `imports ${patient}` as const;

/** The imports of a patient that can still be undone. Written by `keepBefore`, and by nothing else. */
async function keptOf(transaction: ReadTransaction | WriteTransaction, patient: string, now: number) {
  const meta = (transaction as WriteTransaction).table('meta');
  const kept = JSON.parse((await meta.get(keyOf(patient))) ?? '[]') as Kept[];
  return kept.filter(({ at }) => now - Date.parse(at) < UNDO_DAYS * DAY_MS);
}

async function put(transaction: WriteTransaction, patient: string, kept: readonly Kept[]): Promise<void> {
  const meta = transaction.table('meta');
  await (kept.length > 0 ? meta.put(JSON.stringify(kept), keyOf(patient)) : meta.delete(keyOf(patient)));
}

const keyOfReading = ({ measure, id }: { measure: Measure; id: string }): string => `${measure} ${id}`;

/** Of a reading that an import changed several times: what it was before the first, and the version of the last. */
function onceEach({ readings, corrected = [] }: Before): Pick<Before, 'readings' | 'corrected'> {
  const changes = new Map<string, ReadingBefore>();
  for (const one of corrected) {
    const first = changes.get(keyOfReading(one)) ?? one;
    changes.set(keyOfReading(one), { ...first, version: one.version });
  }
  // One that it brought and corrected at once was not there before.
  const brought = readings.map((one) => ({ ...one, ...withVersion(changes.get(keyOfReading(one))) }));
  for (const one of readings) changes.delete(keyOfReading(one));
  return { readings: brought, corrected: [...changes.values()] };
}
const withVersion = (one: ReadingBefore | undefined) => one && { version: one.version };

/** Keeps the records from before an import, so that an import for the wrong patient can be undone. */
export async function keepBefore(
  transaction: WriteTransaction,
  patient: string,
  before: Before,
  { now, newId, by }: WriteContext,
): Promise<void> {
  const { person, items, readings, corrected = [] } = before;
  if (!person && [...items, ...readings, ...corrected].length === 0) return;
  const made: Kept = {
    ...before,
    ...onceEach(before),
    id: newId(),
    at: new Date(now).toISOString(),
    by,
  };
  await put(transaction, patient, [...(await keptOf(transaction, patient, now)), made]);
}

/** The imports of a patient that can be undone, the newest first. */
export async function importsOf(
  transaction: ReadTransaction,
  patient: string,
  now: number,
): Promise<ImportMade[]> {
  const kept = await keptOf(transaction, patient, now);
  return kept.toReversed().map(({ id, at, by, person, items, readings, corrected = [] }) => ({
    id,
    at,
    by,
    person: person !== undefined,
    items: items.length,
    readings: readings.length + corrected.length,
  }));
}

const withVersions = (kept: Kept, renewed: ReadonlyMap<string, string>): Kept => {
  const now = <T extends { version: string }>(one: T): T => ({
    ...one,
    version: renewed.get(one.version) ?? one.version,
  });
  // The versions of a reading are numbers of its own.
  const nowReading = <T extends { measure: Measure; id: string; version?: string }>(one: T): T => {
    const version = renewed.get(`${keyOfReading(one)} ${one.version}`);
    return version === undefined ? one : { ...one, version };
  };
  const { person, items, readings, corrected } = kept;
  return {
    ...kept,
    ...(person && { person: now(person) }),
    items: items.map(now),
    readings: readings.map(nowReading),
    ...(corrected && { corrected: corrected.map(nowReading) }),
  };
};

const isDefinition = (kind: ItemBefore['kind']): kind is DefinitionKind =>
  (definitionKinds as readonly string[]).includes(kind);

/** Whether nobody has acted on an alert since: what the rules and time did to it, they do again. */
async function isAlertUntouched(transaction: WriteTransaction, id: string, at: string): Promise<boolean> {
  const alert = await transaction.table('alerts').get(id);
  return alert?.history.every((event) => event.at <= at || event.by === 'system') ?? false;
}

/** @throws Refused 409 where something that people entered since stands on what the import brought */
async function mustBeUnused(
  transaction: WriteTransaction,
  patient: Patient,
  { items }: Before,
): Promise<void> {
  const brought = (kind: CareKind) => new Set(items.filter((one) => one.kind === kind).map(({ id }) => id));
  const [allocations, intakes] = [brought('allocations'), brought('intakes')];
  const [given, answers] = [brought('questionnaireAssignments'), brought('questionnaireResponses')];
  const taken = await transaction.table('intakes').index('patient').getAll(patient.id);
  const answered = await transaction.table('questionnaireResponses').index('patient').getAll(patient.id);
  const isUsed =
    taken.some(({ id, allocation }) => allocations.has(allocation) && !intakes.has(id)) ||
    answered.some(({ id, assignment = '' }) => given.has(assignment) && !answers.has(id));
  if (isUsed) throw new Refused(409, 'errors.importMoved');
}

/** Whether a questionnaire or post that an import brought is named by nothing any more, and is as it came. */
async function isIdle(transaction: WriteTransaction, { kind, id, version }: ItemBefore): Promise<boolean> {
  if (kind === 'articles') {
    const named = await transaction.table('articleAssignments').index('article').count(id);
    return named === 0 && (await transaction.table(kind).get(id))?.version === version;
  }
  const given = await transaction.table('questionnaireAssignments').index('questionnaire').count(id);
  const answers = await transaction.table('questionnaireResponses').index('questionnaire').count(id);
  const stored = await transaction.table('questionnaires').get(id);
  return given + answers === 0 && stored?.version === version;
}

/** @throws Refused 409 where something that the import changed has been changed since */
async function mustBeUntouched(transaction: WriteTransaction, patient: Patient, before: Kept): Promise<void> {
  const { person, items, at, readings, corrected = [] } = before;
  for (const { measure, id, version } of [...readings, ...corrected]) {
    const stored = (await findReading(transaction, patient.id, measure, id))?.reading;
    const isOut = stored?.enteredInError && readings.some((one) => one.measure === measure && one.id === id);
    if (isOut || version === undefined || stored?.version === version) continue;
    throw new Refused(409, 'errors.importMoved');
  }
  if (person && person.version !== patient.version) throw new Refused(409, 'errors.importMoved');
  // What a step of the programme has ended would stay ended: it is taken back by a step.
  if (person && person.before.ext.status !== patient.ext.status) throw new Refused(409, 'errors.importMoved');
  for (const { kind, id, version } of items) {
    if (isDefinition(kind)) continue;
    if (kind === 'alerts') {
      if (await isAlertUntouched(transaction, id, at)) continue;
      throw new Refused(409, 'errors.importMoved');
    }
    const stored = await table(transaction, kind).get(id);
    if (stored?.version !== version) throw new Refused(409, 'errors.importMoved');
  }
  if (items.some(({ kind }) => (careKinds as readonly string[]).includes(kind)))
    await mustBeUnused(transaction, patient, before);
}

/**
 * Puts back what stood there before an import, readings that it corrected or took out among it, and takes out of all
 * figures those that it brought: all of it, or nothing where somebody has changed it since. Its file may bring all of it
 * again.
 * @throws Refused 404 where there is no such import, or it is too long ago; 409
 */
export async function undoImport(
  transaction: WriteTransaction,
  id: string,
  made: string,
  reason: string,
  context: WriteContext,
): Promise<Patient> {
  const { now, newId } = context;
  const patient = await patientOf(transaction, id);
  const kept = await keptOf(transaction, id, now);
  const found = kept.find((one) => one.id === made);
  if (!found) throw new Refused(404, 'errors.notFound');
  await mustBeUntouched(transaction, patient, found);
  const updatedAt = new Date(now).toISOString();
  let current = patient;
  /** Which versions what comes back has now, by those it had: an older import may be undone next. */
  const renewed = new Map<string, string>();
  /** It is of the age that it was: neither its file nor another clinic may take it for newer than it is. */
  const renew = <T extends Entity>(before: T, imported: Parameters<typeof knownSince>[1]) => {
    const version = newId();
    renewed.set(before.version, version);
    return {
      renewal: { ...before, version, updatedAt },
      imported: { lastUpdated: knownSince(before, imported), version },
    };
  };
  if (found.person) {
    const { before } = found.person;
    const { renewal, imported } = renew(before, before.ext.imported);
    current = { ...renewal, ext: { ...before.ext, imported } };
    await putPatient(transaction, current, patient);
  }
  const records = found.items.filter(({ kind }) => !isDefinition(kind));
  for (const { kind, id: item, before } of records) {
    const store = transaction.table(kind);
    // A record and its store belong together; TypeScript cannot pair them.
    if (before) {
      const { renewal, imported } = renew(before, before.imported);
      await store.put({ ...renewal, imported } as never);
    } else await store.delete(item);
  }
  // What others have been given or have answered meanwhile stays.
  for (const one of found.items)
    if (isDefinition(one.kind) && (await isIdle(transaction, one)))
      await transaction.table(one.kind).delete(one.id);
  for (const one of found.corrected ?? []) {
    const { measure, before } = one;
    const key = { patient: id, measure, id: one.id };
    const version = await putBack(transaction, key, before, reason, context);
    if (before && version !== undefined) renewed.set(`${keyOfReading(one)} ${before.version}`, version);
  }
  for (const { measure, id: reading } of found.readings) {
    const stored = (await findReading(transaction, id, measure, reading))?.reading;
    if (!stored || stored.enteredInError) continue;
    await withdrawReading(
      transaction,
      { patient: id, measure, id: reading },
      reason,
      stored.version,
      context,
      true,
    );
  }
  await put(
    transaction,
    id,
    kept.filter((one) => one !== found).map((one) => withVersions(one, renewed)),
  );
  await note(transaction, context, {
    action: 'restored',
    kind: 'patients',
    record: id,
    patient: id,
    detail: 'importUndone',
    reason,
    changes: changesBetween(patient, current),
  });
  await refresh(transaction, current, context);
  await noteAllergies(transaction, id, context);
  return current;
}
