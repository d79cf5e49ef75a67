import * as z from 'zod/mini';

export const criticalities = ['high', 'low', 'unable-to-assess'] as const;

/** The allergies that a statement says are not known: any allergy, or one to a medicine. */
export const noneScopes = ['any', 'medication'] as const;
export type NoneScope = (typeof noneScopes)[number];

/** The allergies in the head of a record; absent where nobody ever said anything about them. */
export const allergyStandingSchema = z.object({
  /** Those that hold, the most dangerous first. */
  known: z.array(z.object({ substance: z.string(), criticality: z.optional(z.enum(criticalities)) })),
  /** The allergies that somebody said are not known (any, or those to medicines), where nothing says otherwise. */
  none: z.optional(z.enum(noneScopes)),
});
export type AllergyStanding = z.infer<typeof allergyStandingSchema>;
