import * as z from 'zod/mini';
import { entityFields } from '../entity';
import { importedSchema } from '../exchange/source';

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

/** A prescription as another system sent it (FHIR MedicationRequest): shown on the record, not yet scheduled here. */
export const medicationRequestSchema = z.object({
  ...entityFields,
  patient: z.string().check(z.minLength(1)),
  medicine: z.string().check(z.minLength(1), z.maxLength(500)),
  code: z.optional(
    z.object({ system: z.string().check(z.maxLength(300)), code: z.string().check(z.maxLength(100)) }),
  ),
  status: z.enum(medicationStatuses),
  authoredOn: z.optional(z.string().check(z.maxLength(40))),
  /** Dosage in words, as the source gave it. */
  dosage: z.optional(z.string().check(z.maxLength(2000))),
  asNeeded: z.optional(z.boolean()),
  /** Of what age the last import was; the server writes it. */
  imported: z.optional(importedSchema),
});
export type MedicationRequest = z.infer<typeof medicationRequestSchema>;
