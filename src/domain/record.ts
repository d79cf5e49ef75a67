import * as z from 'zod/mini';
import { conditionSchema } from './condition';
import { medicationRequestSchema } from './medicationRequest';
import { patientSchema } from './patient';
import { readingDraftSchema } from './reading';

const draft = { version: true, updatedAt: true } as const;

/** What is exchanged with another system about one patient, in one piece: stored whole or not at all. */
export const patientRecordSchema = z.object({
  patient: z.omit(patientSchema, draft),
  conditions: z.array(z.omit(conditionSchema, draft)),
  medicationRequests: z.array(z.omit(medicationRequestSchema, draft)),
  // Half a blood pressure is refused with its place in the record, by the store.
  readings: z.array(z.object({ ...readingDraftSchema.shape })),
});
export type PatientRecord = z.infer<typeof patientRecordSchema>;

/** What storing a record changed, counted by what it holds. */
export const recordOutcomeSchema = z.object({
  /** Id the patient has here: another one than sent where an identifier matched a patient already stored. */
  patient: z.string(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
});
export type RecordOutcome = z.infer<typeof recordOutcomeSchema>;
