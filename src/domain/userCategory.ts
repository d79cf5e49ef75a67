import { z } from 'zod';
import { entityFields } from './entity';

export const categoryTypes = ['clinical', 'programme', 'administrative'] as const;

/** A user category (specification 3.3). `code` never changes once a patient has it. */
export const userCategorySchema = z.object({
  ...entityFields,
  name: z.string().trim().min(1).max(100),
  type: z.enum(categoryTypes),
  code: z.string().regex(/^[A-Z0-9_-]{2,20}$/),
  description: z.string().max(1000).optional(),
});
export type UserCategory = z.infer<typeof userCategorySchema>;
