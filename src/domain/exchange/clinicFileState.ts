import * as z from 'zod/mini';
import { addDays } from '../patientDay';

/** Holds what is known of the files that a clinic was saved to. Instants, ISO 8601 UTC. */
export const clinicFileStateSchema = z.object({
  /** Since when the clinic is kept here. */
  since: z.string(),
  /** When what stands here was last saved to a file, or which moment a restored file was of; absent where never. */
  savedAt: z.optional(z.string()),
  /** When somebody last changed something; absent where nobody has. */
  changedAt: z.optional(z.string()),
});
export type ClinicFileState = z.infer<typeof clinicFileStateSchema>;

/**
 * Tells whether anything was changed after a moment; the records a sample clinic begins with were there from its
 * first moment.
 */
export const isChangedSince = (changedAt: string | undefined, from: string): changedAt is string =>
  changedAt !== undefined && changedAt > from;

/**
 * Since when a file is due, as an instant; null where none is: nobody changed anything since the last one, it is young
 * enough, or nobody is to be reminded.
 * @param days without a file; 0 reminds never
 * @param now epoch ms
 */
export function fileDueSince(
  { since, savedAt, changedAt }: ClinicFileState,
  days: number,
  now: number,
): string | null {
  const from = savedAt ?? since;
  if (days === 0 || !isChangedSince(changedAt, from)) return null;
  const today = new Date(now).toISOString().slice(0, 10);
  return addDays(from.slice(0, 10), days) <= today ? from : null;
}
