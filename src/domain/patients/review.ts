import * as z from 'zod/mini';
import { entityFields } from '../entity';

/** Who marked a patient as reviewed may take it back for so long, ms: then colleagues have begun to rely on it. */
export const REVIEW_UNDO_MS = 10 * 60_000;

const who = { by: z.string(), at: z.string() };

/**
 * That somebody has looked at a patient: the newest one counts. Its id is the patient's. `previous` is the one before,
 * which returns when this one is undone.
 */
export const reviewSchema = z.object({
  ...entityFields,
  patient: z.string().check(z.minLength(1)),
  ...who,
  previous: z.optional(z.object(who)),
});
export type Review = z.infer<typeof reviewSchema>;

/** The newest review as the worklist shows it; `version` is what an undo names. */
export const reviewedSchema = z.object({ ...who, version: z.string() });

/** Tells whether `user` can still undo a review at `now` (epoch ms): only whoever marked it, and only for a while. */
export const mayUndo = ({ by, at }: Pick<Review, 'by' | 'at'>, user: string, now: number): boolean =>
  by === user && now - Date.parse(at) <= REVIEW_UNDO_MS;
