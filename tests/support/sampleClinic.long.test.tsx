import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { seedOnce } from '@/backend/seed/seeding';
import { sampleClinic } from '@/backend/seed/sampleClinic';
import { careTables } from '@/backend/store/transaction';
import { DATABASE_NAME } from '@/backend/store/indexedDb/database';
import { countingIds } from '../backend/clinic';
import { NOW } from './builders';
import { restoreSampleClinic } from './sampleClinic';
import { openStore } from '../backend/stores';

/** The same with all instants blank. */
const withoutTimes = (value: object): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '""'));

/** Every key and value of every table of care, in the order of the keys. */
async function everything(): Promise<Map<string, unknown[]>> {
  const store = openStore(DATABASE_NAME);
  const rows = new Map<string, unknown[]>();
  await store.read(careTables, async (view) => {
    for (const name of careTables) {
      const own: unknown[] = [];
      for await (const { key, value } of view.table(name).rows()) own.push([key, value]);
      rows.set(name, own);
    }
  });
  store.close();
  return rows;
}

it('restored for a page test the sample clinic is what seeding makes of an empty browser, store by store', async () => {
  globalThis.indexedDB = new IDBFactory();
  const store = openStore(DATABASE_NAME);
  await seedOnce(store, () => sampleClinic(NOW), { now: NOW, newId: countingIds('seed'), by: 'system' });
  store.close();
  const seeded = await everything();
  globalThis.indexedDB = new IDBFactory();
  await restoreSampleClinic();
  const restored = await everything();
  expect(seeded.get('patients')).toHaveLength(48);
  // Ids in the log go on counting, the default rules are stamped with the machine's time, and their mark is random.
  const comparable = ([name, rows]: [string, unknown[]]) => {
    const entries = rows as [key: string, value: object][];
    if (name === 'audit') return [name, entries.map(([, entry]) => ({ ...entry, id: '' }))];
    if (name === 'rules') return [name, entries.map(([key, rule]) => [key, withoutTimes(rule)])];
    return [name, entries.filter(([key]) => name !== 'meta' || key !== 'rules')];
  };
  expect([...restored].map(comparable)).toEqual([...seeded].map(comparable));
});
