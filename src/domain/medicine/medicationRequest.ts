import * as z from 'zod/mini';
import { entityFields } from '../entity';
import { importedSchema } from '../exchange/source';
import { dosageLineSchema, MOST_LINES } from './dosageLine';

export const medicationStatuses = [
  'active',
  'on-hold',
  'cancelled',
  'completed',
  'entered-in-error',
  'stopped',
  'draft',
  'unknown',
] as const;

/** Intents of R4 by which somebody has authorised that it is given; what is proposed, planned or optional is none. */
export const orderIntents = [
  'order',
  'original-order',
  'reflex-order',
  'filler-order',
  'instance-order',
] as const;

/**
 * A prescription as another system sent it (FHIR MedicationRequest), or a statement that a medicine is taken
 * (MedicationStatement): shown on the record, not yet scheduled here.
 */
export const medicationRequestSchema = z.object({
  ...entityFields,
  patient: z.string().check(z.minLength(1)),
  medicine: z.string().check(z.minLength(1), z.maxLength(500)),
  code: z.optional(
    z.object({ system: z.string().check(z.maxLength(300)), code: z.string().check(z.maxLength(100)) }),
  ),
  status: z.enum(medicationStatuses),
  /** The intent of a prescription that is no plain order. */
  intent: z.optional(z.enum(orderIntents)),
  /** True where somebody says that it is taken and nobody is known to have prescribed it. */
  isStatement: z.optional(z.literal(true)),
  /** When it was prescribed; of a statement, since when it is taken. */
  authoredOn: z.optional(z.string().check(z.maxLength(40))),
  /** The last day on which it is taken, of a statement. */
  until: z.optional(z.string().check(z.maxLength(40))),
  /** Dosage in words, as the source gave it. */
  dosage: z.optional(z.string().check(z.maxLength(2000))),
  /** True where all of it is taken as needed only. */
  asNeeded: z.optional(z.boolean()),
  /** The dosage line by line, where there are several or one has conditions. */
  lines: z.optional(z.array(dosageLineSchema).check(z.maxLength(MOST_LINES))),
  /** The age of the last import; the server writes it. */
  imported: z.optional(importedSchema),
});
export type MedicationRequest = z.infer<typeof medicationRequestSchema>;
