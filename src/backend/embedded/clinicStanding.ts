import type { ClinicStanding } from '@/domain/clinicStanding';
import type { Repository } from '../contract';
import type { Access } from './transaction';

/** So many entries of the log are looked at: what only left the house, or what time did, is passed over. */
const MOST_LOOKED_AT = 500;

/** How old the last file of the clinic is, and whether anything was changed since. */
export const standingCalls = ({ read }: Access): Pick<Repository, 'clinicStanding'> => ({
  clinicStanding: () =>
    read(['meta', 'audit'], async (transaction): Promise<ClinicStanding> => {
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
    }),
});
