import * as z from 'zod/mini';
import { comparators } from '../laboratory/labResult';
import { urineSigns } from './urineSigns';

/** The newest value of a measure: canonical unit, instant; `comparator` where a laboratory could only say on which side of it. */
export const latestValueSchema = z.object({
  at: z.string(),
  value: z.number(),
  diastolic: z.optional(z.number()),
  comparator: z.optional(z.enum(comparators)),
  /** The warning signs that were noted with urine, at least one. */
  signs: z.catch(z.optional(z.array(z.enum(urineSigns))), undefined),
});

export type LatestValue = z.infer<typeof latestValueSchema>;
