import * as z from 'zod/mini';
import { entityFields } from './entity';

/** That somebody has looked at a patient: the newest one counts. Its id is the patient's. */
export const reviewSchema = z.object({
  ...entityFields,
  patient: z.string().check(z.minLength(1)),
  by: z.string(),
  at: z.string(),
});
export type Review = z.infer<typeof reviewSchema>;
