import * as z from 'zod/mini';

/** What a file of the whole clinic calls itself. */
export const CLINIC_FORMAT = 'nephrodesk-clinic';
/** Unpacked such a file has at most so many bytes: ten times a clinic of 2,000 patients with a year of readings. */
export const MOST_BYTES = 400_000_000;
/** Nothing in a record is nested deeper. */
export const MOST_DEPTH = 40;

const counts = z.record(z.string(), z.int().check(z.minimum(0)));

/** The first line. `sha256` is of all bytes that follow it, `counts` says how many lines there are of each kind. */
export const clinicHeaderSchema = z.object({
  format: z.literal(CLINIC_FORMAT),
  /** Of the store it was made from. */
  schema: z.int().check(z.minimum(1)),
  /** When it was made, an instant. */
  at: z.string().check(z.maxLength(40)),
  counts,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type ClinicHeader = z.infer<typeof clinicHeaderSchema>;

/**
 * Why a file is not taken. `format`: it is none of ours; `newer`: a newer program made it; `size`: it is too large;
 * `cut`: its end is missing; `changed`: it is not what was saved; `record`: a line is no record that could be stored.
 */
export const clinicProblemKinds = ['format', 'newer', 'size', 'cut', 'changed', 'record'] as const;
export const clinicProblemSchema = z.object({
  kind: z.catch(z.enum(clinicProblemKinds), 'format'),
  /** Of a record: its line in the unpacked file, of which kind it is, and which field is wrong. */
  line: z.optional(z.int()),
  store: z.optional(z.string()),
  field: z.optional(z.string()),
});
export type ClinicProblem = z.infer<typeof clinicProblemSchema>;

/** What a file holds beside what it would replace, or why it is not taken. */
export const clinicCheckSchema = z.object({
  at: z.optional(z.string()),
  schema: z.optional(z.int()),
  counts,
  /** What is stored now. */
  present: counts,
  problem: z.optional(clinicProblemSchema),
});
export type ClinicCheck = z.infer<typeof clinicCheckSchema>;
