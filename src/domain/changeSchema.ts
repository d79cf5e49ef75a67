import * as z from 'zod/mini';
import type { Change } from './change';
import { entityFields } from './entity';

/** Reads a change as another tab, another server or the host of the clinic tells it. */
export const changeSchema: z.ZodMiniType<Change> = z.object({
  patients: z.union([z.literal('all'), z.array(entityFields.id).check(z.maxLength(1000))]),
  lists: z.optional(z.array(z.string().check(z.maxLength(50))).check(z.maxLength(100))),
});
