import * as z from 'zod/mini';
import { entityFields } from './entity';

export const clinicalStatuses = [
  'active',
  'recurrence',
  'relapse',
  'inactive',
  'remission',
  'resolved',
  'unknown',
] as const;

/** A medical condition of a patient; `code` is the source's own code (SNOMED CT or ICD-10) and may be absent. */
export const conditionSchema = z.object({
  ...entityFields,
  patient: z.string().check(z.minLength(1)),
  label: z.string().check(z.minLength(1), z.maxLength(500)),
  code: z.optional(
    z.object({ system: z.string().check(z.maxLength(300)), code: z.string().check(z.maxLength(100)) }),
  ),
  clinicalStatus: z.enum(clinicalStatuses),
  verification: z.optional(z.string().check(z.maxLength(60))),
  /** Onset and end, ISO date or instant as the source gave it. */
  onset: z.optional(z.string().check(z.maxLength(40))),
  abatement: z.optional(z.string().check(z.maxLength(40))),
  note: z.optional(z.string().check(z.maxLength(2000))),
});
export type Condition = z.infer<typeof conditionSchema>;
