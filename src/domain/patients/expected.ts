import * as z from 'zod/mini';
import { calendarDate } from '../entity';
import { silencingKinds } from '../readings/annotation';
import { askedReadingSchema } from './patient';

/**
 * A reading that the patient is asked for; where it is asked for a while only, `from` and `to` are its first and last
 * patient day.
 */
const askedSchema = z.extend(askedReadingSchema, {
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
});
export type Asked = z.infer<typeof askedSchema>;

/** Which readings are awaited of a patient, and what stands in their place where they do not come. */
export const expectedSchema = z.object({
  asked: z.array(askedSchema),
  /** Journeys and stays in hospital, ascending, from one patient day to another inclusive; without an end it goes on. */
  away: z.array(z.object({ kind: z.enum(silencingKinds), from: calendarDate, to: z.optional(calendarDate) })),
  /** Instants at which a dialysis session last measured what is otherwise measured at home. */
  atDialysis: z.object({ weight: z.optional(z.string()), bloodPressure: z.optional(z.string()) }),
});
export type Expected = z.infer<typeof expectedSchema>;
