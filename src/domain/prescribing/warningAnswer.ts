import * as z from 'zod/mini';
import { fold } from '../fold';

/** The kinds of reasons that speak against giving a medicine. */
export const warningKinds = ['allergy', 'crossAllergy', 'elsewhere', 'kidney', 'kidneyUnknown'] as const;

/** Shortest and longest reason, characters. */
export const REASON_MIN = 3;
export const REASON_MAX = 500;

/** A warning that somebody answered, with the reason for giving the medicine all the same. */
export const warningAnswerSchema = z.object({
  kind: z.enum(warningKinds),
  /** The allergy, the prescription or the ingredient that the warning is about, as it is written there. */
  about: z.string().check(z.minLength(1), z.maxLength(500)),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(REASON_MIN, { error: 'validation.warningReason' }),
      z.maxLength(REASON_MAX, { error: 'validation.tooLong' }),
    ),
});
export type WarningAnswer = z.infer<typeof warningAnswerSchema>;

/** Tells whether two warnings are about the same: one that was answered stays so. */
export const isSameWarning = (
  a: Pick<WarningAnswer, 'kind' | 'about'>,
  b: Pick<WarningAnswer, 'kind' | 'about'>,
): boolean => a.kind === b.kind && fold(a.about.trim()) === fold(b.about.trim());
