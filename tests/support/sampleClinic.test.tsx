import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { connect } from '@/backend/store/database';
import { seedOnce } from '@/backend/seed/seeding';
import { sampleClinic } from '@/backend/seed/sampleClinic';
import { countingIds } from '../backend/clinic';
import { NOW } from './builders';
import { restoreSampleClinic } from './sampleClinic';

/** The same with all instants blank. */
const withoutTimes = (value: object): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '""'));

/** Every key and value of every store, in the order of the keys. */
async function everything(): Promise<Map<string, unknown[]>> {
  const { open, close } = connect();
  const database = await open();
  const rows = new Map<string, unknown[]>();
  for (const name of database.objectStoreNames) {
    const [keys, values] = await Promise.all([database.getAllKeys(name), database.getAll(name)]);
    rows.set(
      name,
      keys.map((key, place) => [key, values[place]]),
    );
  }
  close();
  return rows;
}

it('restored for a page test the sample clinic is what seeding makes of an empty browser, store by store', async () => {
  globalThis.indexedDB = new IDBFactory();
  const { open, close } = connect();
  await seedOnce(open, () => sampleClinic(NOW), { now: NOW, newId: countingIds('seed'), by: 'system' });
  close();
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
