import * as z from 'zod/mini';
import { entityFields } from './entity';

export const categoryTypes = ['clinical', 'programme', 'administrative'] as const;

/** A user category (specification 3.3). `code` never changes once a patient has it. */
export const userCategorySchema = z.object({
  ...entityFields,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  type: z.enum(categoryTypes),
  code: z.string().check(z.regex(/^[A-Z0-9_-]{2,20}$/)),
  description: z.optional(z.string().check(z.maxLength(1000))),
});
export type UserCategory = z.infer<typeof userCategorySchema>;
