import { keysStartingWith, type KeyRange } from './port';
import type { Entities, Kind } from '../contract';
import type { ReadTransaction, WriteTransaction } from './transaction';

/** The calls that are needed of an object store, typed by the kind of record in it. */
interface ReadTable<T> {
  get: (id: string) => Promise<T | undefined>;
  getAll: (range: KeyRange | null, count: number, only?: 'open') => Promise<T[]>;
  /** Only of kinds that belong to a patient, or to a user. */
  index: (name: 'patient' | 'owner') => { getAll: (whose: string) => Promise<T[]> };
}
interface Table<T> extends ReadTable<T> {
  put: (record: T) => Promise<void>;
  delete: (id: string) => Promise<void>;
}

// TypeScript does not follow a kind that is only known by its caller; every kind has a table of its name and shape.
export function readTable<K extends Kind>(transaction: ReadTransaction, kind: K): ReadTable<Entities[K]> {
  return transaction.table(kind) as unknown as ReadTable<Entities[K]>;
}
export function table<K extends Kind>(transaction: WriteTransaction, kind: K): Table<Entities[K]> {
  return transaction.table(kind) as unknown as Table<Entities[K]>;
}

/** Kinds whose records belong to a patient and are indexed by it. */
export const ofOnePatient = [
  'conditions',
  'medicationRequests',
  'labResults',
  'allergies',
  'dialysisSessions',
  'alerts',
  'annotations',
  'fluidAssignments',
  'allocations',
  'intakes',
  'questionnaireAssignments',
  'questionnaireResponses',
  'articleAssignments',
] as const;
type OwnedKind = (typeof ofOnePatient)[number];
export const isOwned = (kind: Kind): kind is OwnedKind => (ofOnePatient as readonly Kind[]).includes(kind);

/** The keys of the readings and the newest readings of a patient. */
export const ofPatient = (patient: string) => keysStartingWith(patient);
