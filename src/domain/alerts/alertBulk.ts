import * as z from 'zod/mini';
import { alertSchema } from './alert';
import { alertActionSchema } from './alertAction';

/** The most alerts that one call can act on. */
const MOST_AT_ONCE = 500;

/** One action on many alerts, each in the version that was read. */
export const bulkActionSchema = z.object({
  items: z
    .array(z.object({ id: z.string(), version: z.string() }))
    .check(z.minLength(1, { error: 'validation.required' }), z.maxLength(MOST_AT_ONCE)),
  action: alertActionSchema,
});
export type BulkAction = z.infer<typeof bulkActionSchema>;

/**
 * The outcome for one alert of a bulk action: `status` as the call for it alone would have answered, `alert` as it
 * stands now (also where somebody else was faster), and the reason where nothing was done.
 */
export const bulkOutcomeSchema = z.object({
  id: z.string(),
  status: z.int(),
  alert: z.optional(alertSchema),
  message: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type BulkOutcome = z.infer<typeof bulkOutcomeSchema>;

/** In the order of the items. */
export const bulkAnswerSchema = z.object({ outcomes: z.array(bulkOutcomeSchema) });
