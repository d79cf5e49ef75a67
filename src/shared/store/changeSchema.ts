import * as z from 'zod/mini';
import { entityFields } from '@/domain/entity';
import type { Change } from './changes';

/** A change as a host tells it: ids and names of lists, nothing about anybody. */
export const changeSchema: z.ZodMiniType<Change> = z.object({
  patients: z.union([z.literal('all'), z.array(entityFields.id).check(z.maxLength(1000))]),
  lists: z.optional(z.array(z.string().check(z.maxLength(50))).check(z.maxLength(100))),
});
