import { z } from 'zod';
import { entityFields } from './entity';

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
  patient: z.string().min(1),
  medicine: z.string().min(1).max(500),
  code: z.object({ system: z.string().max(300), code: z.string().max(100) }).optional(),
  status: z.enum(medicationStatuses),
  authoredOn: z.string().max(40).optional(),
  /** Dosage in words, as the source gave it. */
  dosage: z.string().max(2000).optional(),
  asNeeded: z.boolean().optional(),
});
export type MedicationRequest = z.infer<typeof medicationRequestSchema>;
