import type { CareDatabase } from './database';
import { reading } from './transaction';

/** Whether the sample clinic has been put in place. @throws Refused 503 where the storage fails */
export async function isSeeded(open: () => Promise<CareDatabase>): Promise<boolean> {
  const since = await reading(open, ['meta'], (transaction) => transaction.objectStore('meta').get('seeded'));
  return since !== undefined;
}
