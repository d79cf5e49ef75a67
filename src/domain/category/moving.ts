import * as z from 'zod/mini';

/** The most patients that one call can name. */
const MOST_AT_ONCE = 500;
const ids = z.array(z.string().check(z.minLength(1), z.maxLength(100)));

/** Where patients of a category are moved to (id of a category), and which of them: all without names. */
export const categoryMoveSchema = z.object({
  to: z.string().check(z.minLength(1, { error: 'validation.required' }), z.maxLength(100)),
  patients: z.optional(
    ids.check(z.minLength(1, { error: 'validation.required' }), z.maxLength(MOST_AT_ONCE)),
  ),
});
export type CategoryMove = z.infer<typeof categoryMoveSchema>;

/**
 * The ids of the patients by what became of them: moved now, there before, or in neither category any more (or
 * never).
 */
export const categoryMovedSchema = z.object({
  moved: z.array(z.string()),
  unchanged: z.array(z.string()),
  elsewhere: z.array(z.string()),
});
export type CategoryMoved = z.infer<typeof categoryMovedSchema>;
