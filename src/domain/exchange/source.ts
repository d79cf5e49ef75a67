import * as z from 'zod/mini';
import type { Reading } from '../readings/reading';

/**
 * Until when the system knew it that a record was last imported from, and the version which that gave the record here:
 * with a later version somebody has changed it here since.
 */
export const importedSchema = z.object({ lastUpdated: z.string(), version: z.string() });
type Imported = z.infer<typeof importedSchema>;

/** Since when a record says what it says: in the system it came from, or here where somebody changed it here. */
export function knownSince(
  record: { version: string; updatedAt: string },
  imported: Imported | undefined,
): string {
  return imported?.version === record.version ? imported.lastUpdated : record.updatedAt;
}

/**
 * Tells whether what another system says may replace what is stored by itself: it is no older. Where it does not say
 * when it is of, nobody knows that, and it may not.
 */
export const isNoOlder = (lastUpdated: string | undefined, storedAt: string): boolean =>
  lastUpdated !== undefined && Date.parse(lastUpdated) >= Date.parse(storedAt);

/** The reasons kept with what a source has changed are words of the standard: they are nobody's language. */
export const sourceReasons = { corrected: 'FHIR: corrected', withdrawn: 'FHIR: entered-in-error' } as const;

/** The reason kept with a reading that a person replaced by what a device's file says of its instant. */
export const fileReason = 'CSV: corrected';

/** Tells whether the last correction of a reading was made by its source. */
const isBySource = ({ amendedAt, history = [] }: Reading): boolean =>
  amendedAt !== undefined && (history.at(-1)?.reason ?? sourceReasons.corrected) === sourceReasons.corrected;

/**
 * The instant since which a corrected reading says what it says: the one that its source gives, empty where it gives
 * none, or that of the last correction here. Undefined of a reading that was never corrected.
 */
export const amendedOn = (reading: Reading): string | undefined =>
  isBySource(reading) ? reading.amendedAt : (reading.history?.at(-1)?.replacedAt ?? reading.amendedAt);

/**
 * The instant at which somebody of this clinic last decided that a reading says what it says: corrected it, or put it
 * back. Undefined where only its source has spoken.
 */
export function decidedHere(reading: Reading): string | undefined {
  const corrected = isBySource(reading) ? undefined : reading.history?.at(-1)?.replacedAt;
  const restored = reading.restored?.at(-1)?.at;
  return [corrected, restored]
    .filter((at) => at !== undefined)
    .toSorted()
    .at(-1);
}
