import * as z from 'zod/mini';

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
 * Whether what another system says may take the place of what is stored by itself: it is no older. Of what does not say
 * when it is of nobody knows that.
 */
export const isNoOlder = (lastUpdated: string | undefined, storedAt: string): boolean =>
  lastUpdated !== undefined && Date.parse(lastUpdated) >= Date.parse(storedAt);
