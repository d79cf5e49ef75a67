import * as z from 'zod/mini';

/** A title to complete what is typed; `rank` is its place among them, counted from 1. */
const titleSchema = z.object({ title: z.string(), rank: z.string(), id: z.int() });
export type Title = z.infer<typeof titleSchema>;

/** Answers `GET autocomplete/data`. */
export const titlesSchema = z.object({ autoComplete: z.array(titleSchema) });
