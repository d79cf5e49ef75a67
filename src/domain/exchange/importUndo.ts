import * as z from 'zod/mini';
import { needed } from '../text';

/** The number of days in which the changes of an import to a patient can be undone. */
export const UNDO_DAYS = 30;

/** An import that changed somebody who was stored already. */
export const importMadeSchema = z.object({
  id: z.string(),
  /** Instant. */
  at: z.string(),
  by: z.string(),
  /**
   * True where what is known of the person changed; then how many diagnoses and prescriptions, and how many readings,
   * came or changed.
   */
  person: z.boolean(),
  items: z.int(),
  readings: z.int(),
});
export type ImportMade = z.infer<typeof importMadeSchema>;

/** Why an import is undone. */
export const importUndoSchema = z.object({ reason: needed(500) });
