import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openClinic, watchOver } from '@/backend/clinic';
import { connect, type StorageProblem } from '@/backend/store/indexedDb/database';
import type { Store } from '@/backend/store/port';
import { SCHEMA_VERSION } from '@/backend/store/versions';
import type { Change } from '@/domain/change';
import { createRepository } from '@/backend/care/repository';
import { ensureDefaultRules } from '@/backend/care/rules/ruleBook';
import { careClient, countingIds, NOW } from '../clinic';
import { aPatientDraft, aReadingDraft, aRecord } from '../drafts';

const stores: Store[] = [];
let databases = 0;
const nextName = () => `storage-${(databases += 1)}`;
const actor = { username: 'nurse@nephrodesk.test', role: 'USER' } as const;

function open(name: string) {
  const problems: StorageProblem[] = [];
  const store = connect({
    name,
    prepare: ensureDefaultRules,
    onProblem: (problem) => problems.push(problem),
  });
  stores.push(store);
  const context = { now: () => NOW, newId: countingIds(), onChange: vi.fn<(change: Change) => void>() };
  return {
    problems,
    repository: createRepository(store, context),
    ...context,
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const store of stores.splice(0)) store.close();
});

/** Fails the storing of worklist rows, which come last in every write. */
function fillUpStorage() {
  const put = IDBObjectStore.prototype.put;
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function full(
    this: IDBObjectStore,
    ...args
  ) {
    if (this.name === 'summaries') throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, args);
  });
}

describe('When the storage is full (OF08)', () => {
  it('says so and keeps nothing half written', async () => {
    const { repository, onChange } = open(nextName());
    const nurse = careClient(repository, 'nurse');
    await nurse.post('/patients', aPatientDraft());
    onChange.mockClear();
    const full = fillUpStorage();
    const refused = await nurse.post('/readings', aReadingDraft({ value: 190 }));
    expect(refused).toMatchObject({ status: 503, data: { message: 'errors.storageFull' } });
    expect((await nurse.post('/records', { records: [aRecord('p2')] })).status).toBe(503);
    full.mockRestore();

    expect((await nurse.get('/readings/latest', { params: { patients: 'p1' } })).data.items).toEqual([]);
    expect((await nurse.get('/alerts')).data.items).toEqual([]);
    expect((await nurse.get('/patients')).data.items).toHaveLength(1);
    expect((await nurse.get('/records/p1')).data.readings).toEqual([]);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('An aborted import', () => {
  it('undoes the records already written', async () => {
    const { repository, onChange } = open(nextName());
    const abort = new AbortController();
    const records = [aRecord('p1'), aRecord('p2'), aRecord('p3')];
    const last = records[2]?.patient;
    const breaksOff = {
      ...aRecord('p3'),
      get patient() {
        abort.abort();
        return last ?? aPatientDraft();
      },
    };
    const importing = repository.importRecords([...records.slice(0, 2), breaksOff], actor, abort.signal);
    await expect(importing).rejects.toMatchObject({ name: 'AbortError' });
    expect((await repository.list('patients', {})).items).toEqual([]);
    expect((await repository.list('conditions', {})).items).toEqual([]);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('A newer version of the program', () => {
  it('gets the database from a tab that still has it open (OF09)', async () => {
    const name = nextName();
    const old = open(name);
    await old.repository.create('patients', aPatientDraft(), actor);
    const newer = await openDB(name, SCHEMA_VERSION + 1);
    expect(old.problems).toEqual(['superseded']);
    newer.close();
  });

  it('is left alone by what time brings to the clinic of an older one (OF09)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const name = nextName();
    const onTrouble = vi.fn<() => void>();
    const old = openClinic(
      { env: {}, now: () => NOW, newId: countingIds(), onProblem: () => undefined },
      { announce: () => undefined, onTrouble },
      new AbortController().signal,
      name,
    );
    stores.push(old.store);
    const sweep = vi.fn<() => Promise<void>>(() => old.store.read(['patients'], async () => undefined));
    const timers = vi.fn<() => Promise<void>>(sweep);
    watchOver({ ...old, filled: sweep, sweep, timers }, `.${name}`, 0, onTrouble);
    await vi.waitFor(() => expect(timers).toHaveBeenCalled());
    timers.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(timers).toHaveBeenCalled());
    const newer = await openDB(name, SCHEMA_VERSION + 1);
    sweep.mockClear();
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(sweep).not.toHaveBeenCalled();
    expect(onTrouble).not.toHaveBeenCalled();
    newer.close();
  });

  it('has its data left as they are by an older one (OF11)', async () => {
    const name = nextName();
    await open(name).repository.create('patients', aPatientDraft(), actor);
    const newer = await openDB(name, SCHEMA_VERSION + 1);
    newer.close();
    const older = careClient(open(name).repository, 'nurse');
    expect(await older.get('/patients')).toMatchObject({
      status: 503,
      data: { message: 'errors.newerVersion' },
    });
    const again = await openDB(name);
    expect(await again.count('patients')).toBe(1);
    again.close();
  });

  it('does not keep a tab waiting for another that never lets go', async () => {
    const name = nextName();
    const stubborn = await openDB(name, SCHEMA_VERSION);
    const openReally = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementation((wanted, version = 0) => openReally(wanted, version + 1));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { repository, problems } = open(name);
    const refusal = repository.list('patients', {}).catch((thrown: unknown) => thrown);
    await vi.waitFor(() => expect(problems).toEqual(['blocked']), { interval: 1 });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await refusal).toMatchObject({ status: 503, message: 'errors.storage' });
    vi.useRealTimers();
    stubborn.close();
  });
});

describe('A database that goes away', () => {
  it('is made anew (OF10)', async () => {
    const name = nextName();
    const { repository, problems } = open(name);
    await repository.create('patients', aPatientDraft(), actor);
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.addEventListener('success', resolve);
      request.addEventListener('error', reject);
    });
    expect(problems).toEqual(['deleted']);
    expect((await repository.list('patients', {})).items).toEqual([]);
    await repository.create('patients', aPatientDraft(), actor);
    expect((await repository.list('patients', {})).items).toHaveLength(1);
  });

  it('or never opens, and says so (OF07)', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('not in private mode', 'SecurityError');
    });
    const { repository } = open(nextName());
    const answer = await careClient(repository, 'nurse').get('/patients');
    expect(answer).toMatchObject({ status: 503, data: { message: 'errors.storage' } });
  });
});
