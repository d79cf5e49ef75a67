import { openDB, type IDBPDatabase } from 'idb';
import { afterEach, expect, it } from 'vitest';
import { ensureDefaultRules } from '@/backend/care/rules/ruleBook';
import { connect } from '@/backend/store/indexedDb/database';
import type { Store } from '@/backend/store/port';
import { SCHEMA_VERSION } from '@/backend/store/versions';
import { createRepository } from '@/backend/care/repository';
import { sweepAlerts } from '@/backend/jobs/sweep';
import { ruleIds } from '@/domain/rules/ruleIds';
import { careClient, countingIds, HOUR, iso, NOW } from '../clinic';
import { aLabDraft, aPatientDraft, aReadingDraft, aSessionDraft } from '../drafts';
import { rowsOf } from '../stores';

let databases = 0;
const opened: { close: () => void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

function connectTo(name: string): Store {
  const store = connect({ name, prepare: ensureDefaultRules });
  opened.push(store);
  return store;
}
/** The database itself, once the program has opened it, and brought it up to date where it was older. */
async function databaseOf(name: string) {
  await rowsOf(connectTo(name)).count('meta');
  const database = await openDB(name);
  opened.push(database);
  return database;
}
const clientOf = (store: Store) => {
  const context = { now: () => NOW, newId: countingIds(), onChange: () => undefined };
  return careClient(createRepository(store, context), 'nurse');
};

/** The stores of the first version, in which a session was kept under the hash of its token. */
function firstVersion(database: IDBPDatabase): void {
  const own = { keyPath: 'id' };
  database.createObjectStore('patients', own).createIndex('patientId', 'patientId', { unique: true });
  database.createObjectStore('identifiers');
  database.createObjectStore('summaries', own);
  database.createObjectStore('categories', own).createIndex('code', 'code', { unique: true });
  for (const name of ['conditions', 'medicationRequests', 'alerts'])
    database.createObjectStore(name, own).createIndex('patient', 'patient');
  for (const name of ['readings', 'latest', 'sessions', 'meta']) database.createObjectStore(name);
}

/** Copies what this version has stored for a clinic into a database as the first version left it. */
async function leftByTheFirstVersion(name: string): Promise<void> {
  const nurse = clientOf(connectTo(`${name}-now`));
  await nurse.post('/patients', aPatientDraft());
  await nurse.post('/readings', aReadingDraft({ value: 190 }));
  const [from, to] = [await databaseOf(`${name}-now`), await openDB(name, 1, { upgrade: firstVersion })];
  for (const store of ['patients', 'summaries', 'alerts', 'readings', 'latest'] as const) {
    for (const key of await from.getAllKeys(store)) {
      const value: unknown = await from.get(store, key as never);
      await to.put(store, value, store === 'readings' || store === 'latest' ? key : undefined);
    }
  }
  await to.put('meta', 'then', 'seeded');
  await to.put('sessions', { username: 'nurse@nephrodesk.test', expiresAt: NOW + 1 }, 'hash');
  to.close();
}

it('keeps the records of the first version and gives up its sessions (OF09)', async () => {
  const name = `upgrade-${(databases += 1)}`;
  await leftByTheFirstVersion(name);
  const database = await databaseOf(name);
  expect(database.version).toBe(SCHEMA_VERSION);
  expect(await database.count('sessions')).toBe(0);
  expect([...database.objectStoreNames]).toEqual(
    expect.arrayContaining(['accounts', 'bookmarks', 'keys', 'links', 'outbox', 'tries']),
  );
  expect(await database.get('meta', 'seeded')).toBe('then');
  expect((await database.getAllKeys('rules')).toSorted()).toEqual([...ruleIds].toSorted());
  // No earlier version said when time changes an alert: each is to be looked at once.
  const [alert] = await database.getAllFromIndex('alerts', 'nextAt');
  expect(alert?.nextAt).toBe(alert?.lastEventAt);
  const nurse = clientOf(connectTo(name));
  expect((await nurse.get('/patients')).data.items).toMatchObject([aPatientDraft()]);
  expect((await nurse.get('/readings/latest', { params: { patients: 'p1' } })).data.items).toMatchObject([
    { value: 190 },
  ]);
  expect((await nurse.get('/alerts')).data.items).toHaveLength(1);
  expect((await nurse.post('/readings', aReadingDraft({ id: 'r-next', value: 120 }))).status).toBe(201);
});

it('brings rules that came with a newer program, and leaves the others as they were changed', async () => {
  const name = `upgrade-${(databases += 1)}`;
  const database = await databaseOf(name);
  const changed = await database.get('rules', 'pressureSevere');
  if (!changed) throw new Error('There is no rule');
  await database.put('rules', { ...changed, status: 'retired', version: 'mine' });
  await database.delete('rules', 'pressurePregnancy');
  const now = await databaseOf(name);
  expect((await now.getAllKeys('rules')).toSorted()).toEqual([...ruleIds].toSorted());
  expect(await now.get('rules', 'pressureSevere')).toMatchObject({ status: 'retired', version: 'mine' });
});

it('brings the newer edition of rules that nobody has changed, says so in their history, and has everybody judged', async () => {
  const name = `upgrade-${(databases += 1)}`;
  const database = await databaseOf(name);
  const rule = async (id: string) => {
    const found = await database.get('rules', id);
    if (!found) throw new Error('There is no rule');
    return found;
  };
  const older = { version: '1', exclusions: ['minors', 'pregnant'] };
  const [silence, own] = [await rule('noPressure'), await rule('noWater')];
  await database.put('rules', { ...silence, ...older });
  const mine = { ...own.history[0], version: 'mine', by: 'ada@nephrodesk.test', changed: ['levels'] };
  await database.put('rules', { ...own, ...older, history: [...own.history, mine] });
  await database.put('rules', { ...(await rule('pressureSevere')), version: '1' });
  const stamp = await database.get('meta', 'rules');
  const now = await databaseOf(name);
  expect(await now.get('rules', 'noPressure')).toMatchObject({
    exclusions: [],
    version: '2',
    history: [{ changed: [] }, { by: 'system', version: '2', changed: ['exclusions'] }],
  });
  expect(await now.get('rules', 'noWater')).toMatchObject({ ...older, history: [{}, { version: 'mine' }] });
  expect(await now.get('rules', 'pressureSevere')).toMatchObject({
    version: '2',
    history: [{ changed: [] }],
  });
  expect(await now.get('meta', 'rules')).not.toBe(stamp);
  // It is done once.
  const again = await databaseOf(name);
  expect((await again.get('rules', 'noPressure'))?.history).toHaveLength(2);
});

it('keeps the sessions and records of the second version and begins with no bookmarks', async () => {
  const name = `upgrade-${(databases += 1)}`;
  const before = await openDB(name, 2, {
    upgrade(database) {
      firstVersion(database);
      database.createObjectStore('accounts', { keyPath: 'id' });
    },
  });
  await before.put('accounts', { id: 'ada', username: 'ada@nephrodesk.test' });
  await before.put('sessions', { account: 'ada' }, 'hash');
  before.close();
  const database = await databaseOf(name);
  expect(database.version).toBe(SCHEMA_VERSION);
  expect(await database.count('bookmarks')).toBe(0);
  expect(await database.count('sessions')).toBe(1);
  expect(await database.get('accounts', 'ada')).toMatchObject({ username: 'ada@nephrodesk.test' });
});

it('fills in the days that the worklist rows of an older version lack, once (§2.2)', async () => {
  const store = connectTo(`upgrade-${(databases += 1)}`);
  const nurse = clientOf(store);
  await nurse.post('/patients', aPatientDraft());
  const weight = { measure: 'weight', value: 71, diastolic: undefined } as const;
  await nurse.post('/readings', aReadingDraft({ ...weight, at: iso(NOW - HOUR) }));
  const database = rowsOf(store);
  const whole = await database.get('summaries', 'p1');
  if (!whole) throw new Error('There is no row');
  const { urineDays, weightDays, stressDays, fatigueDays, pulseDays, ...older } = whole;
  expect([urineDays, weightDays, stressDays, fatigueDays, pulseDays]).toEqual([
    [],
    [{ day: '2026-11-20', kg: 71 }],
    [],
    [],
    [],
  ]);
  await database.put('summaries', older as typeof whole);
  const clock = { now: () => NOW, newId: countingIds() };
  expect(await sweepAlerts(store, clock)).toEqual(['p1']);
  expect(await database.get('summaries', 'p1')).toMatchObject({ weightDays });
  expect(await sweepAlerts(store, clock)).toEqual([]);
});

it('counts everybody in the clinic’s curves whom an older version judged last, once (§2.1)', async () => {
  const store = connectTo(`upgrade-${(databases += 1)}`);
  const nurse = clientOf(store);
  await nurse.post('/patients', aPatientDraft());
  await nurse.post('/readings', aReadingDraft());
  const database = rowsOf(store);
  const standing = await database.get('standings', 'p1');
  await database.delete('standings', 'p1');
  const clock = { now: () => NOW, newId: countingIds() };
  await sweepAlerts(store, clock);
  expect(standing).toBeDefined();
  expect(await database.get('standings', 'p1')).toEqual(standing);
});

const plans = ['fluidPlans', 'fluidAssignments', 'medicines', 'allocations', 'intakes'] as const;
const careAround = [
  'practitioners',
  'enrolments',
  'questionnaires',
  'questionnaireAssignments',
  'questionnaireResponses',
  'articles',
  'articleAssignments',
  'settings',
  'terms',
] as const;

it.each([
  { older: 5, added: [...plans, ...careAround, 'standings', 'labResults', 'allergies', 'dialysisSessions'] },
  { older: 6, added: [...careAround, 'standings', 'labResults', 'allergies', 'dialysisSessions'] },
  { older: 7, added: ['standings', 'labResults', 'allergies', 'dialysisSessions'] },
  { older: 8, added: ['labResults', 'allergies', 'dialysisSessions'] },
  { older: 9, added: ['allergies', 'dialysisSessions'] },
  { older: 10, added: ['dialysisSessions'] },
])(
  'keeps every record of version $older, and what came later begins empty (OF09)',
  async ({ older, added }) => {
    const name = `upgrade-${(databases += 1)}`;
    const nurse = clientOf(connectTo(`${name}-now`));
    await nurse.post('/patients', aPatientDraft());
    await nurse.post('/readings', aReadingDraft({ value: 190 }));
    const from = await databaseOf(`${name}-now`);
    const before = [...from.objectStoreNames].filter(
      (store) => !(added as readonly string[]).includes(store),
    );
    const stored = from.transaction(before);
    const shapes = before.map((store) => {
      const { keyPath, indexNames } = stored.objectStore(store);
      return { store, keyPath, indexNames: [...indexNames] as string[] };
    });
    const left = await openDB(name, older, {
      upgrade(database) {
        for (const { store, keyPath, indexNames } of shapes) {
          const created = database.createObjectStore(store, keyPath === null ? {} : { keyPath });
          for (const one of indexNames) created.createIndex(one, one);
        }
      },
    });
    for (const { store, keyPath } of shapes) {
      for (const key of await from.getAllKeys(store)) {
        const value: unknown = await from.get(store, key as never);
        await left.put(store, value, keyPath === null ? key : undefined);
      }
    }
    left.close();
    const database = await databaseOf(name);
    expect(database.version).toBe(SCHEMA_VERSION);
    for (const store of before) expect(await database.getAll(store)).toEqual(await from.getAll(store));
    for (const store of added) expect(await database.count(store)).toBe(0);
    const again = clientOf(connectTo(name));
    expect((await again.post('/readings', aReadingDraft({ id: 'r-next', value: 120 }))).status).toBe(201);
    expect((await again.get('/intakes', { params: { patient: 'p1' } })).data.items).toEqual([]);
    expect((await again.post('/labResults', aLabDraft())).status).toBe(201);
    expect(await database.getAllFromIndex('labResults', 'patient', 'p1')).toMatchObject([aLabDraft()]);
    expect((await again.post('/dialysisSessions', aSessionDraft())).status).toBe(201);
    expect(await database.getAllFromIndex('dialysisSessions', 'patient', 'p1')).toMatchObject([
      aSessionDraft(),
    ]);
  },
);

it('has each rule once where two tabs begin at the same time', async () => {
  const name = `upgrade-${(databases += 1)}`;
  const tabs = [rowsOf(connectTo(name)), rowsOf(connectTo(name))];
  expect(await Promise.all(tabs.map((tab) => tab.count('rules')))).toEqual([ruleIds.length, ruleIds.length]);
});
