import type { CareKind, DefinitionKind } from '@/domain/exchange/careRecord';
import { UNDO_DAYS, type ImportMade } from '@/domain/exchange/importUndo';
import type { Condition } from '@/domain/conditions/condition';
import type { Entity } from '@/domain/entity';
import type { Measure } from '@/domain/readings/measure';
import type { Reading } from '@/domain/readings/reading';
import type { Patient } from '@/domain/patients/patient';
import { keyOfReading } from '../readings/readings';
import type { WriteContext } from '../writeContext';
import type { ReadTransaction, WriteTransaction } from '../../store/transaction';
import { isImportOf } from './keptImportsSchema';

const DAY_MS = 86_400_000;

/** The kinds of records that another system sends about a patient piece by piece. */
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

/** The state, before an import, of all that it changed about somebody who was stored already. */
export interface Before {
  /** The person as they were, and the version that the import gave them; absent where nothing about them changed. */
  person?: { before: Patient; version: string };
  items: ItemBefore[];
  /** The readings that it brought. Imports of earlier versions do not name the version that each got. */
  readings: { measure: Measure; id: string; version?: string }[];
  /** The readings that it corrected or took out; absent of imports of earlier versions. */
  corrected?: ReadingBefore[];
}

export interface Kept extends Before {
  id: string;
  at: string;
  by: string;
}

const keyOf = (patient: string) => `imports ${patient}` as const;

/** The imports of a patient that can still be undone; what is no import of theirs, whoever put it there, is none of them. */
export async function keptOf(transaction: ReadTransaction | WriteTransaction, patient: string, now: number) {
  const meta = (transaction as WriteTransaction).table('meta');
  const kept = JSON.parse((await meta.get(keyOf(patient))) ?? '[]') as Kept[];
  return kept.filter((one) => isImportOf(patient, one) && now - Date.parse(one.at) < UNDO_DAYS * DAY_MS);
}

/** Keeps these imports of a patient, and no others. */
export async function putKept(
  transaction: WriteTransaction,
  patient: string,
  kept: readonly Kept[],
): Promise<void> {
  const meta = transaction.table('meta');
  await (kept.length > 0 ? meta.put(JSON.stringify(kept), keyOf(patient)) : meta.delete(keyOf(patient)));
}

/** Each changed reading once: as it was before the first change of an import, with the version of the last. */
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
  await putKept(transaction, patient, [...(await keptOf(transaction, patient, now)), made]);
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

/** The same import with the versions that records and readings have now, by those they had. */
export const withVersions = (kept: Kept, renewed: ReadonlyMap<string, string>): Kept => {
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
