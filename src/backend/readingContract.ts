import type { OfFile } from '@/domain/exchange/fileReadings';
import type { RecordOutcome } from '@/domain/exchange/patientRecord';
import type { Measure } from '@/domain/readings/measure';
import type { Correction, Reading, ReadingDraft } from '@/domain/readings/reading';
import type { Actor } from './actor';

/** Half-open range of instants, ISO 8601 UTC. */
export interface ReadingsQuery {
  patient: string;
  measure: Measure;
  from: string;
  to: string;
  /** Also those entered in error. */
  errors?: boolean;
}

/** One reading of a patient. */
export interface ReadingKey {
  patient: string;
  measure: Measure;
  id: string;
}

/** The readings of patients, each stored with all that follows from it. */
export interface Readings {
  /** Readings of one measure in a half-open range, ascending by instant. */
  readings(query: ReadingsQuery): Promise<Reading[]>;
  /** The newest reading of every measure of the given patients, as far as it is not older than `since`. */
  latest(query: { patients: string[]; since: string }): Promise<Reading[]>;
  /** Stores a reading and, in the same transaction, the newest values, the worklist row and the alerts it raises. */
  record(reading: ReadingDraft, actor: Actor): Promise<Reading>;
  /** The same of several readings of one patient, e.g. a blood pressure with its pulse: all of them or none. */
  recordAll(readings: ReadingDraft[], actor: Actor): Promise<Reading[]>;
  /**
   * Stores readings of one patient in one transaction, e.g. of a device; those that are stored already stay. Those of a
   * file can be undone, and what is in doubt is asked about.
   */
  addReadings(
    patient: string,
    sent: { readings: ReadingDraft[]; file?: OfFile | undefined },
    actor: Actor,
    signal?: AbortSignal,
  ): Promise<RecordOutcome>;
  /** Puts a correction in place of what a reading said, and keeps what it said in its history. */
  correct(key: ReadingKey, correction: Correction, ifMatch: string, actor: Actor): Promise<Reading>;
  /** Takes a reading that was entered in error out of all figures; it stays readable. */
  withdraw(key: ReadingKey, reason: string, ifMatch: string, actor: Actor): Promise<Reading>;
  /** Puts a reading back into all figures that was taken out by mistake. */
  restore(key: ReadingKey, reason: string, ifMatch: string, actor: Actor): Promise<Reading>;
}
