import * as z from 'zod/mini';
import { entityFields } from './entity';

/** Whose data changed: ids and names of lists, nothing about anybody. */
export interface Change {
  /** The ids concerned, or `all` where there are too many to name or it concerns everybody. */
  patients: string[] | 'all';
  /** Lists of the clinic that changed and are nobody's data, by their kind. */
  lists?: string[];
}

/** Reads a change as another tab, another server or the host of the clinic tells it. */
export const changeSchema: z.ZodMiniType<Change> = z.object({
  patients: z.union([z.literal('all'), z.array(entityFields.id).check(z.maxLength(1000))]),
  lists: z.optional(z.array(z.string().check(z.maxLength(50))).check(z.maxLength(100))),
});
