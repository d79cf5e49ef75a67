import type { CareDatabase } from '@/backend/store/careSchema';
import { sampleAccounts, type SampleAccount } from './accounts';
import { PRINTED_ROUNDS, slowHash } from './passwords';
import type { AccountRecord } from '../records';

async function recordOf(sample: SampleAccount, at: string): Promise<AccountRecord> {
  const { username, password, firstName, lastName, role } = sample;
  return {
    id: `sample-${role.toLowerCase()}`,
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

/** Puts the accounts of the sample clinic into a database that has none, once, however many tabs do so together. */
export async function seedAccounts(database: CareDatabase, now: number): Promise<void> {
  if ((await database.count('accounts')) > 0) return;
  const at = new Date(now).toISOString();
  const records = await Promise.all(sampleAccounts.map((sample) => recordOf(sample, at)));
  const { store, done } = database.transaction('accounts', 'readwrite');
  const isEmpty = (await store.count()) === 0;
  if (isEmpty) await Promise.all(records.map((record) => store.put(record)));
  await done;
}
