import type { Store } from '@/backend/store/port';
import { sampleAccounts, type SampleAccount } from './accounts';
import { PRINTED_ROUNDS, slowHash } from './passwords';
import type { AccountRecord } from '../records';

const idOf = ({ role }: SampleAccount): string => `sample-${role.toLowerCase()}`;

/** Tells whether an account is one of the sample clinic's, whose passwords are printed. */
export const isOfSample = ({ id, username }: Pick<AccountRecord, 'id' | 'username'>): boolean =>
  sampleAccounts.some((sample) => sample.username === username && idOf(sample) === id);

async function recordOf(sample: SampleAccount, at: string): Promise<AccountRecord> {
  const { username, password, firstName, lastName, role } = sample;
  return {
    id: idOf(sample),
    username,
    firstName,
    lastName,
    role,
    verified: true,
    active: true,
    password: await slowHash(password, PRINTED_ROUNDS),
    questions: [],
    version: '1',
    updatedAt: at,
  };
}

/** Puts the accounts of the sample clinic into a store that has none, once, however many callers do so together. */
export async function seedAccounts(store: Store, now: number): Promise<void> {
  if ((await store.read(['accounts'], (view) => view.table('accounts').count())) > 0) return;
  const at = new Date(now).toISOString();
  // Hashing comes before the transaction: it would not wait for it.
  const records = await Promise.all(sampleAccounts.map((sample) => recordOf(sample, at)));
  await store.write(['accounts'], async (writing) => {
    const accounts = writing.table('accounts');
    if ((await accounts.count()) === 0) await Promise.all(records.map((record) => accounts.put(record)));
  });
}
