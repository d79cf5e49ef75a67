import type { Actor } from './actor';
import type { ImportMade } from '@/domain/exchange/importUndo';
import type { Patient } from '@/domain/patients/patient';
import type { PatientRecord, RecordOutcome } from '@/domain/exchange/patientRecord';

/** Whole records of patients that come from other systems or go there. */
export interface RecordExchange {
  /** Stores whole records in one transaction; nothing of them remains when it fails or `signal` aborts. */
  importRecords(records: PatientRecord[], actor: Actor, signal?: AbortSignal): Promise<RecordOutcome[]>;
  /** The imports that changed a patient within 30 days, the newest first. */
  importsOf(patient: string): Promise<ImportMade[]>;
  /** Puts back what stood there before an import, all of it or nothing. @throws Refused 404; 409 */
  undoImport(patient: string, made: string, reason: string, actor: Actor): Promise<Patient>;
  /** Everything about one patient that can be exchanged with another system. */
  exportRecord(patient: string, actor: Actor): Promise<PatientRecord>;
}
