import { z } from 'zod';
import { conditionSchema } from './condition';
import { medicationRequestSchema } from './medicationRequest';
import { patientSchema } from './patient';
import { readingSchema } from './reading';

const draft = { version: true, updatedAt: true } as const;

/** What is exchanged with another system about one patient, in one piece: stored whole or not at all. */
export const patientRecordSchema = z.object({
  patient: patientSchema.omit(draft),
  conditions: z.array(conditionSchema.omit(draft)),
  medicationRequests: z.array(medicationRequestSchema.omit(draft)),
  readings: z.array(z.object({ ...readingSchema.shape }).omit(draft)),
});
export type PatientRecord = z.infer<typeof patientRecordSchema>;

/** What storing a record changed, counted by what it holds. */
export const recordOutcomeSchema = z.object({
  /** Id the patient has here: another one than sent where an identifier matched a patient already stored. */
  patient: z.string(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
});
export type RecordOutcome = z.infer<typeof recordOutcomeSchema>;
