import type { CareDatabase } from '../store/careSchema';
import { reading, writing } from '../store/transaction';

/** The instant a number of calendar months before another, ISO 8601 UTC. */
const monthsBefore = (now: number, months: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO('UTC')
    .subtract({ months })
    .toInstant()
    .toString({ fractionalSecondDigits: 3 });

/**
 * Deletes log entries that are older than the clinic's retention period. Everything stays until the clinic has set one.
 * @returns the number of deleted entries
 */
export async function deleteExpiredAudit(open: () => Promise<CareDatabase>, now: number): Promise<number> {
  const { range, old } = await reading(open, ['settings', 'audit'], async (transaction) => {
    const general = await transaction.objectStore('settings').get('general');
    if (general?.id !== 'general') return { range: null, old: 0 };
    // Ids begin with the instant of what was done.
    const before = IDBKeyRange.upperBound(monthsBefore(now, general.retentionMonths), true);
    return { range: before, old: await transaction.objectStore('audit').count(before) };
  });
  if (range === null || old === 0) return 0;
  await writing(open, (transaction) => transaction.objectStore('audit').delete(range));
  return old;
}
