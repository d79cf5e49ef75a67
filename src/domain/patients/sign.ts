import * as z from 'zod/mini';

/** The facts that rules and targets go by and that an import can leave open. */
export const openFacts = ['dialysis', 'pregnancy', 'transplant'] as const;
export type OpenFact = (typeof openFacts)[number];

/**
 * A diagnosis or a dialysis session of the record that speaks for a fact of which nobody has decided whether it holds.
 * `says` is what the diagnosis is called, of a session the kind of dialysis; `on` the onset as it was given, or the day of the session.
 */
export const signSchema = z.object({
  fact: z.enum(openFacts),
  by: z.enum(['condition', 'session']),
  says: z.string().check(z.maxLength(500)),
  on: z.optional(z.string().check(z.maxLength(40))),
});
export type Sign = z.infer<typeof signSchema>;

/** The number of signs kept with a patient, the first of each fact before the others. */
export const MOST_SIGNS = 20;
