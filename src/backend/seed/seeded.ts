import type { Store } from '../store/port';

/** Tells whether the sample clinic has been put in place. @throws Refused 503 where the storage fails */
export async function isSeeded(store: Store): Promise<boolean> {
  const since = await store.read(['meta'], (transaction) => transaction.table('meta').get('seeded'));
  return since !== undefined;
}

/** Notes that the clinic begins without a record, unless it has begun already. @param now epoch ms @throws Refused 503 */
export const beginEmpty = (store: Store, now: number): Promise<void> =>
  store.write(['meta'], async (transaction) => {
    const meta = transaction.table('meta');
    if ((await meta.get('seeded')) === undefined) await meta.put(new Date(now).toISOString(), 'seeded');
  });
