import type { MessageId } from '@/locales';
import * as z from 'zod/mini';
import { passwordProblem } from '../staff/password';

/** The name of the format in a file of the whole clinic. */
export const CLINIC_FORMAT = 'nephrodesk-clinic';
/** The most bytes of such a file when unpacked: ten times a clinic of 2,000 patients with a year of readings. */
export const MOST_BYTES = 400_000_000;
/** Nothing in a record is nested deeper. */
export const MOST_DEPTH = 40;
/** The fewest characters of a passphrase: anybody who has the file may try any number of them. */
export const SHORTEST_PASSPHRASE = 12;

const counts = z.record(z.string(), z.int().check(z.minimum(0)));

/** The first line. `sha256` is of all bytes that follow it, `counts` says how many lines there are of each kind. */
export const clinicHeaderSchema = z.object({
  format: z.literal(CLINIC_FORMAT),
  /** The schema version of the store it was made from. */
  schema: z.int().check(z.minimum(1)),
  /** When it was made, an instant. */
  at: z.string().check(z.maxLength(40)),
  counts,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type ClinicHeader = z.infer<typeof clinicHeaderSchema>;

/** Gives what is wrong with a passphrase for a new file, or null. */
export const passphraseProblem = (text: string): MessageId | null =>
  [...text].length < SHORTEST_PASSPHRASE ? 'validation.passphraseShort' : passwordProblem(text, '');

interface Wish {
  passphrase?: string | undefined;
  plain?: true | undefined;
}
function wishProblem({ passphrase, plain }: Wish): MessageId | null {
  if (plain) return passphrase === undefined ? null : 'validation.invalid';
  return passphrase === undefined ? 'validation.required' : passphraseProblem(passphrase);
}
/** Says how a file is to be saved: encrypted, unless somebody asks for one that anybody can read. */
export const clinicExportSchema = z
  .object({ passphrase: z.optional(z.string()), plain: z.optional(z.literal(true)) })
  .check(({ value, issues }) => {
    const message = wishProblem(value);
    if (message) issues.push({ code: 'custom', path: ['passphrase'], message, input: value });
  });

/**
 * Why a file is not taken. `format`: it is none of ours; `newer`: a newer program made it; `size`: it is too large;
 * `cut`: its end is missing; `changed`: it is not what was saved; `record`: a line is no record that could be stored;
 * `locked`: it is encrypted and came without a passphrase; `passphrase`: that is wrong, or the file was changed.
 */
export const clinicProblemKinds = [
  'format',
  'newer',
  'size',
  'cut',
  'changed',
  'record',
  'locked',
  'passphrase',
] as const;
export const clinicProblemSchema = z.object({
  kind: z.catch(z.enum(clinicProblemKinds), 'format'),
  /** The place of a record that is wrong: its line in the unpacked file, its kind, and the wrong field. */
  line: z.optional(z.int()),
  store: z.optional(z.string()),
  field: z.optional(z.string()),
});
export type ClinicProblem = z.infer<typeof clinicProblemSchema>;

/** Holds what a file contains beside what it would replace, or why it is not taken. */
export const clinicCheckSchema = z.object({
  at: z.optional(z.string()),
  schema: z.optional(z.int()),
  counts,
  /** The counts of what is stored now. */
  present: counts,
  problem: z.optional(clinicProblemSchema),
});
export type ClinicCheck = z.infer<typeof clinicCheckSchema>;
