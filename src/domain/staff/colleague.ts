import * as z from 'zod/mini';
import { leastRole, roles } from '../access';

/**
 * Describes a person an alert can be given to: an active account. A role that cannot be read has the fewest rights.
 */
export const colleagueSchema = z.object({
  username: z.string().check(z.minLength(1)),
  name: z.string(),
  role: z.catch(z.enum(roles), leastRole),
});
export type Colleague = z.infer<typeof colleagueSchema>;

export const colleaguesSchema = z.object({ items: z.array(colleagueSchema) });
