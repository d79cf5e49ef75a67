import type { ClinicFileState } from '@/domain/exchange/clinicFileState';
import type { ReadTransaction } from '../store/transaction';

/** Entries of the log that are looked at; exports and what the program did are passed over. */
const MOST_LOOKED_AT = 500;

/** How old the last file of the clinic is, and when somebody last changed something. */
export async function clinicStanding(transaction: ReadTransaction): Promise<ClinicFileState> {
  const meta = transaction.objectStore('meta');
  const [since, savedAt] = [await meta.get('seeded'), await meta.get('saved')];
  let changedAt: string | undefined;
  let looked = 0;
  // Ids begin with the instant of what was done.
  let cursor = await transaction.objectStore('audit').openCursor(null, 'prev');
  while (cursor && changedAt === undefined && looked < MOST_LOOKED_AT) {
    const { at, by, action } = cursor.value;
    if (by !== 'system' && action !== 'exported') changedAt = at;
    looked += 1;
    cursor = await cursor.continue();
  }
  return {
    since: since ?? new Date(0).toISOString(),
    ...(savedAt !== undefined && { savedAt }),
    ...(changedAt !== undefined && { changedAt }),
  };
}
