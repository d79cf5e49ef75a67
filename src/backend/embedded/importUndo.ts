import type { ImportMade } from '@/domain/importUndo';
import { UNDO_DAYS } from '@/domain/importUndo';
import type { Measure } from '@/domain/measure';
import type { Patient } from '@/domain/patient';
import { Refused } from '../contract';
import { changesBetween, note } from './audit';
import { withdrawReading } from './corrections';
import { refresh, type Surroundings } from './effects';
import { patientOf, putPatient } from './entities';
import { findReading } from './readings';
import type { ReadTransaction, WriteTransaction } from './transaction';

const DAY_MS = 86_400_000;

/** A diagnosis or prescription as it was before an import, null where there was none, and the version that it got. */
export interface ItemBefore {
  kind: 'conditions' | 'medicationRequests';
  id: string;
  before: { id: string } | null;
  version: string;
}

/** What an import changed about somebody who was stored already. */
export interface Before {
  /** The person as they were, and the version that the import gave them; absent where nothing about them changed. */
  person?: { before: Patient; version: string };
  items: ItemBefore[];
  readings: { measure: Measure; id: string }[];
}

interface Kept extends Before {
  id: string;
  at: string;
  by: string;
}

const keyOf = (patient: string) => `imports ${patient}` as const;

/** The imports of a patient that can still be undone. Written by `keepBefore`, and by nothing else. */
async function keptOf(transaction: ReadTransaction | WriteTransaction, patient: string, now: number) {
  const meta = (transaction as WriteTransaction).objectStore('meta');
  const kept = JSON.parse((await meta.get(keyOf(patient))) ?? '[]') as Kept[];
  return kept.filter(({ at }) => now - Date.parse(at) < UNDO_DAYS * DAY_MS);
}

async function put(transaction: WriteTransaction, patient: string, kept: readonly Kept[]): Promise<void> {
  const meta = transaction.objectStore('meta');
  await (kept.length > 0 ? meta.put(JSON.stringify(kept), keyOf(patient)) : meta.delete(keyOf(patient)));
}

/** Keeps what stood there before an import, for whoever finds that it was somebody else's. */
export async function keepBefore(
  transaction: WriteTransaction,
  patient: string,
  before: Before,
  { now, newId, by }: Surroundings,
): Promise<void> {
  const { person, items, readings } = before;
  if (!person && items.length === 0 && readings.length === 0) return;
  const made: Kept = { ...before, id: newId(), at: new Date(now).toISOString(), by };
  await put(transaction, patient, [...(await keptOf(transaction, patient, now)), made]);
}

/** The imports of a patient that can be undone, the newest first. */
export async function importsOf(
  transaction: ReadTransaction,
  patient: string,
  now: number,
): Promise<ImportMade[]> {
  const kept = await keptOf(transaction, patient, now);
  return kept.toReversed().map(({ id, at, by, person, items, readings }) => ({
    id,
    at,
    by,
    person: person !== undefined,
    items: items.length,
    readings: readings.length,
  }));
}

const withVersions = (kept: Kept, renewed: ReadonlyMap<string, string>): Kept => {
  const now = <T extends { version: string }>(one: T): T => ({
    ...one,
    version: renewed.get(one.version) ?? one.version,
  });
  return { ...kept, ...(kept.person && { person: now(kept.person) }), items: kept.items.map(now) };
};

/** @throws Refused 409 where something that the import changed has been changed since */
async function mustBeUntouched(
  transaction: WriteTransaction,
  patient: Patient,
  { person, items }: Before,
): Promise<void> {
  if (person && person.version !== patient.version) throw new Refused(409, 'errors.importMoved');
  // What a step of the programme has ended would stay ended: it is taken back by a step.
  if (person && person.before.ext.status !== patient.ext.status) throw new Refused(409, 'errors.importMoved');
  for (const { kind, id, version } of items) {
    const stored = await transaction.objectStore(kind).get(id);
    if (stored?.version !== version) throw new Refused(409, 'errors.importMoved');
  }
}

/**
 * Puts back what stood there before an import and takes out of all figures the readings that it brought: all of it, or
 * nothing where somebody has changed it since.
 * @throws Refused 404 where there is no such import, or it is too long ago; 409
 */
export async function undoImport(
  transaction: WriteTransaction,
  id: string,
  made: string,
  reason: string,
  surroundings: Surroundings,
): Promise<Patient> {
  const { now, newId } = surroundings;
  const patient = await patientOf(transaction, id);
  const kept = await keptOf(transaction, id, now);
  const found = kept.find((one) => one.id === made);
  if (!found) throw new Refused(404, 'errors.notFound');
  await mustBeUntouched(transaction, patient, found);
  const updatedAt = new Date(now).toISOString();
  let current = patient;
  /** Which versions what comes back has now, by those it had: an older import may be undone next. */
  const renewed = new Map<string, string>();
  const renew = <T extends object>(before: T): T & { version: string } => {
    const version = newId();
    if ('version' in before) renewed.set(String(before.version), version);
    return { ...before, version, updatedAt };
  };
  if (found.person) {
    current = renew(found.person.before);
    await putPatient(transaction, current, patient);
  }
  for (const { kind, id: item, before } of found.items) {
    const store = transaction.objectStore(kind);
    // A record and its store belong together; TypeScript cannot pair them.
    if (before) await store.put(renew(before) as never);
    else await store.delete(item);
  }
  for (const { measure, id: reading } of found.readings) {
    const stored = (await findReading(transaction, id, measure, reading))?.reading;
    if (!stored || stored.enteredInError) continue;
    await withdrawReading(
      transaction,
      { patient: id, measure, id: reading },
      reason,
      stored.version,
      surroundings,
    );
  }
  await put(
    transaction,
    id,
    kept.filter((one) => one !== found).map((one) => withVersions(one, renewed)),
  );
  await note(transaction, surroundings, {
    action: 'restored',
    kind: 'patients',
    record: id,
    patient: id,
    detail: 'importUndone',
    reason,
    changes: changesBetween(patient, current),
  });
  await refresh(transaction, current, surroundings);
  return current;
}
