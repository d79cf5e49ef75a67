import * as z from 'zod/mini';
import { conditionSchema } from './condition';
import { instant } from './entity';
import { measureSchema } from './measure';
import { medicationRequestSchema } from './medicationRequest';
import { patientSchema } from './patient';
import { readingDraftSchema } from './reading';

/** What is stored is taken out of all figures; what is not yet known never comes in. */
const withdrawnSchema = z.object({
  id: readingDraftSchema.shape.id,
  measure: measureSchema,
  at: z.optional(instant),
  value: z.optional(z.number()),
  diastolic: z.optional(z.number()),
});

const draft = { version: true, updatedAt: true } as const;

/** What is exchanged with another system about one patient, in one piece: stored whole or not at all. */
export const patientRecordSchema = z.object({
  patient: z.omit(patientSchema, draft),
  conditions: z.array(z.omit(conditionSchema, draft)),
  medicationRequests: z.array(z.omit(medicationRequestSchema, draft)),
  // Half a blood pressure is refused with its place in the record, by the store.
  readings: z.array(z.object({ ...readingDraftSchema.shape })),
  /** Readings that their source has taken back as entered in error, by their ids; with what they said, where it says that. */
  withdrawn: z.optional(z.array(withdrawnSchema)),
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
