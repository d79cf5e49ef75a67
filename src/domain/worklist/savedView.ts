import * as z from 'zod/mini';
import { entityFields } from '../entity';

/** A list with its filters, order and columns as one person wants to find it again. `query` is the address's search. */
export const savedViewSchema = z.object({
  ...entityFields,
  /** Whose it is: a user name, set by the server. */
  owner: z.string(),
  list: z.enum(['worklist', 'alerts']),
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'validation.required' }),
      z.maxLength(60, { error: 'validation.tooLong' }),
    ),
  query: z.string().check(z.maxLength(1000)),
  /** The list opens with it; at most one view of a list, the one that was set last. */
  isDefault: z.optional(z.boolean()),
});
export type SavedView = z.infer<typeof savedViewSchema>;
