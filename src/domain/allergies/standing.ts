import * as z from 'zod/mini';

export const criticalities = ['high', 'low', 'unable-to-assess'] as const;

/** What is said to be unknown: any allergy, or one to a medicine. */
export const noneScopes = ['any', 'medication'] as const;
export type NoneScope = (typeof noneScopes)[number];

/** What the head of a record says of allergies; absent where nobody ever said anything about them. */
export const allergyStandingSchema = z.object({
  /** Those that hold, the most dangerous first. */
  known: z.array(z.object({ substance: z.string(), criticality: z.optional(z.enum(criticalities)) })),
  /** Of which allergies somebody said that none is known, and nothing says otherwise. */
  none: z.optional(z.enum(noneScopes)),
});
export type AllergyStanding = z.infer<typeof allergyStandingSchema>;
