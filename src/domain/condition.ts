import { z } from 'zod';
import { entityFields } from './entity';

export const clinicalStatuses = ['active', 'recurrence', 'relapse', 'inactive', 'remission', 'resolved', 'unknown'] as const;

/** A medical condition of a patient; `code` is the source's own code (SNOMED CT or ICD-10) and may be absent. */
export const conditionSchema = z.object({
  ...entityFields,
  patient: z.string().min(1),
  label: z.string().min(1).max(500),
  code: z.object({ system: z.string().max(300), code: z.string().max(100) }).optional(),
  clinicalStatus: z.enum(clinicalStatuses),
  verification: z.string().max(60).optional(),
  /** Onset and end, ISO date or instant as the source gave it. */
  onset: z.string().max(40).optional(),
  abatement: z.string().max(40).optional(),
  note: z.string().max(2000).optional(),
});
export type Condition = z.infer<typeof conditionSchema>;
