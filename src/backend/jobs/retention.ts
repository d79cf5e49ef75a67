import { keysBefore, type Store } from '../store/port';
import { accessTo } from '../store/transaction';

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
export async function deleteExpiredAudit(store: Store, now: number): Promise<number> {
  const { read, write } = accessTo(store);
  const { expired, old } = await read(['settings', 'audit'], async (transaction) => {
    const general = await transaction.table('settings').get('general');
    if (general?.id !== 'general') return { expired: null, old: 0 };
    // Ids begin with the instant of what was done.
    const keys = keysBefore(monthsBefore(now, general.retentionMonths));
    return { expired: keys, old: await transaction.table('audit').count(keys) };
  });
  if (expired === null || old === 0) return 0;
  await write((transaction) => transaction.table('audit').delete(expired));
  return old;
}
