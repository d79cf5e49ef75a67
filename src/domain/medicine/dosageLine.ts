import * as z from 'zod/mini';

const said = z.string().check(z.minLength(1), z.maxLength(2000));
const unit = z.string().check(z.maxLength(60));
/** ISO date or instant as its source gave it; partial dates occur. */
const point = z.string().check(z.maxLength(40));
const amountSchema = z.object({ value: z.number(), unit });

/** At most so much at a time, in a period, or ever. */
const mostSchema = z.object({
  ...amountSchema.shape,
  per: z.union([z.enum(['administration', 'lifetime']), amountSchema]),
});
export type MostDose = z.infer<typeof mostSchema>;

/** The most lines of one prescription that are kept, and the most limits and additions of a line. */
export const MOST_LINES = 50;
export const MOST_ADDITIONS = 20;

/**
 * One line of the dosage of a prescription from elsewhere (FHIR Dosage) with the conditions under which alone it holds.
 * Texts are the source's own; what is a figure or a mark is put into the reader's words where it is shown.
 */
export const dosageLineSchema = z.object({
  /** Lines of different numbers follow each other, lines of the same are meant together. */
  sequence: z.optional(z.int()),
  text: z.optional(said),
  dose: z.optional(amountSchema),
  /** The frequency, where the source says it in words. */
  timing: z.optional(said),
  from: z.optional(point),
  until: z.optional(point),
  asNeeded: z.optional(z.boolean()),
  /** For what it is taken as needed. */
  neededFor: z.optional(said),
  additional: z.optional(z.array(said).check(z.maxLength(MOST_ADDITIONS))),
  patientInstruction: z.optional(said),
  most: z.optional(z.array(mostSchema).check(z.maxLength(MOST_ADDITIONS))),
  /** Something of the line stands only with its source. */
  isPart: z.optional(z.literal(true)),
});
export type DosageLine = z.infer<typeof dosageLineSchema>;

/** The source's own words of all lines, a line each; undefined where it used none. */
export function sourceWordsOf(lines: readonly DosageLine[]): string | undefined {
  const words = lines.flatMap(({ text, timing, neededFor, additional = [], patientInstruction }) => {
    const parts = [text, timing, neededFor, ...additional, patientInstruction].filter(Boolean);
    return parts.length > 0 ? [parts.join('; ')] : [];
  });
  return words.length > 0 ? words.join('\n') : undefined;
}
