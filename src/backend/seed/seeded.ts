import type { CareDatabase } from '../store/careSchema';
import { reading, writing } from '../store/transaction';

/** Whether the sample clinic has been put in place. @throws Refused 503 where the storage fails */
export async function isSeeded(open: () => Promise<CareDatabase>): Promise<boolean> {
  const since = await reading(open, ['meta'], (transaction) => transaction.objectStore('meta').get('seeded'));
  return since !== undefined;
}

/** Notes that the clinic begins without a record, unless it has begun already. @param now epoch ms @throws Refused 503 */
export const beginEmpty = (open: () => Promise<CareDatabase>, now: number): Promise<void> =>
  writing(open, async (transaction) => {
    const meta = transaction.objectStore('meta');
    if ((await meta.get('seeded')) === undefined) await meta.put(new Date(now).toISOString(), 'seeded');
  });
