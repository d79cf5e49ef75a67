import * as z from 'zod/mini';

/** The newest value of a measure: canonical unit, instant. */
export const latestValueSchema = z.object({
  at: z.string(),
  value: z.number(),
  diastolic: z.optional(z.number()),
});

export type LatestValue = z.infer<typeof latestValueSchema>;
