import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AuditEntry } from '@/domain/audit';
import type { Store } from '@/backend/store/port';
import { SCHEMA_VERSION } from '@/backend/store/versions';
import { fillUp, openStore, rowsOf } from '../stores';
import { blockLineSchema } from '@/backend/clinicFile/blockLine';
import { TooLarge, unpacked } from '@/backend/clinicFile/packing';
import { clinicLines } from '@/backend/clinicFile/writeFile';
import { clinicStores } from '@/backend/clinicFile/kept';
import { createRepository } from '@/backend/care/repository';
import { seedOnce } from '@/backend/seed/seeding';
import { sampleClinic } from '@/backend/seed/sampleClinic';
import { careClient, countingIds, NOW } from '../clinic';
import { aPatientDraft, aReadingDraft } from '../drafts';
import { isAbout, MARK, rewritten, textOf, zipped } from './files';

const stores: Store[] = [];
let databases = 0;
function open() {
  const store = openStore(`clinic-file-${(databases += 1)}`);
  stores.push(store);
  const onChange = vi.fn<(change: object) => void>();
  const context = { now: () => NOW, newId: countingIds(), onChange };
  const repository = createRepository(store, context);
  return {
    store,
    repository,
    onChange,
    admin: careClient(repository),
    nurse: careClient(repository, 'nurse'),
  };
}
type Clinic = ReturnType<typeof open>;
afterEach(() => {
  vi.restoreAllMocks();
  for (const store of stores.splice(0)) store.close();
});

async function linesOf({ store }: Clinic): Promise<string[]> {
  return (await store.read(clinicStores, (view) => clinicLines(view, {}))).lines;
}
const saved = async ({ admin }: Clinic): Promise<Blob> =>
  (await admin.post('/clinic/export', { plain: true })).data as Blob;
async function small(): Promise<Clinic> {
  const own = open();
  await own.nurse.post('/patients', aPatientDraft());
  await own.nurse.post('/readings', aReadingDraft({ value: 190 }));
  await own.nurse.post(
    '/readings',
    aReadingDraft({ id: 'r2', note: 'after a walk', at: '2026-11-20T08:00:00.000Z' }),
  );
  return own;
}

describe('the whole clinic as a file', () => {
  it('comes back byte for byte: the sample clinic saved, put into an empty browser and saved again', async () => {
    const first = open();
    await seedOnce(first.store, () => sampleClinic(NOW), {
      now: NOW,
      newId: countingIds('seed'),
      by: 'system',
    });
    const before = await linesOf(first);
    const file = await saved(first);
    const [header = ''] = (await textOf(file)).split('\n');
    expect(JSON.parse(header)).toMatchObject({
      schema: SCHEMA_VERSION,
      at: new Date(NOW).toISOString(),
      counts: { patients: 48 },
    });
    expect((await textOf(file)).split('\n').slice(1, -1)).toEqual(before);

    const second = open();
    const check = (await second.admin.post('/clinic/check', file)).data;
    expect(check).toMatchObject({ counts: { patients: 48 }, present: { patients: 0 } });
    expect(check.problem).toBeUndefined();
    expect((await second.admin.post('/clinic', file)).status).toBe(204);
    expect(second.onChange).toHaveBeenCalledWith(expect.objectContaining({ patients: 'all' }));
    // What was done is written down, and nothing else differs.
    const after = await linesOf(second);
    const added = after.filter(
      (line) => isAbout('audit')(line) && line.includes('"imported"') && line.includes('"clinic"'),
    );
    expect(added).toHaveLength(1);
    const moment = after.filter((line) => line.startsWith('["meta","saved"'));
    expect(moment).toEqual([JSON.stringify(['meta', 'saved', new Date(NOW).toISOString()])]);
    const rest = after
      .filter((line) => !added.includes(line) && !moment.includes(line))
      .map((line) => line.replace(MARK, ''));
    expect(after.filter((line) => line.includes(MARK))).toHaveLength(before.filter(isAbout('audit')).length);
    expect(rest.filter((line, place) => line !== before[place])).toEqual([]);
    expect(rest).toHaveLength(before.length);
  });

  it('marks what it says of the log by who brought it and when, and leaves the log that is there', async () => {
    const own = await small();
    const before = (await linesOf(own)).filter(isAbout('audit'));
    const forged = {
      id: '2026-11-01T08:00:00.000Z.000001.x',
      version: '1',
      updatedAt: '2026-11-01T08:00:00.000Z',
      at: '2026-11-01T08:00:00.000Z',
      by: 'nurse@nephrodesk.test',
      action: 'removed',
      kind: 'readings',
      record: 'r9',
      patient: 'p1',
      changes: [],
      fromFile: { by: 'nobody', at: '2026-11-01T08:00:00.000Z' },
    };
    const file = await rewritten(await saved(own), (lines) => [...lines, JSON.stringify(['audit', forged])]);
    await own.nurse.post('/readings', aReadingDraft({ id: 'r3', at: '2026-11-20T09:00:00.000Z' }));
    expect((await own.admin.post('/clinic', file)).status).toBe(204);
    const log: AuditEntry[] = (await own.nurse.get('/patients/p1/audit')).data.items;
    const mark = { by: 'admin@nephrodesk.test', at: new Date(NOW).toISOString() };
    expect(log.filter(({ fromFile }) => fromFile)).toEqual([{ ...forged, fromFile: mark }]);
    expect(log).toContainEqual(expect.objectContaining({ action: 'recorded', record: 'r3' }));
    expect((await linesOf(own)).filter((line) => before.includes(line))).toEqual(before);
  });

  it('holds no account, no secret and no session (ASVS 5 14.2)', async () => {
    const text = await textOf(await saved(await small()));
    expect(text).not.toMatch(/hash|password|secret|\["(accounts|sessions|links|outbox|tries|keys)"/i);
  });

  it('is for administrators alone, and each time it leaves or comes is written down', async () => {
    const own = await small();
    const file = await saved(own);
    for (const call of [
      own.nurse.post('/clinic/export', { plain: true }),
      own.nurse.post('/clinic/check', file),
      own.nurse.post('/clinic', file),
    ])
      expect((await call).status).toBe(403);
    const { items } = (await own.admin.get('/audit', { params: { kind: 'clinic' } })).data;
    expect(items).toMatchObject([{ action: 'exported', by: 'admin@nephrodesk.test', detail: 'plain' }]);
  });

  it('says how far it is, and stops where nobody wants it any more', async () => {
    const own = await small();
    const file = await saved(own);
    const told: number[] = [];
    const stop = new AbortController();
    const onUploadProgress = ({ loaded }: { loaded: number }) => {
      told.push(loaded);
      stop.abort();
    };
    const before = await linesOf(own);
    await expect(
      own.admin.post('/clinic', file, { onUploadProgress: onUploadProgress as never, signal: stop.signal }),
    ).rejects.toThrow('canceled');
    expect(told.length).toBeGreaterThan(0);
    await vi.waitFor(async () => expect(await linesOf(own)).toEqual(before));
  });

  it('leaves everything as it was when the storage fails in the middle', async () => {
    const own = await small();
    const file = await saved(own);
    await own.nurse.post('/patients', aPatientDraft({ id: 'p2', patientId: 'NP-2' }));
    const before = await linesOf(own);
    fillUp('rules');
    expect((await own.admin.post('/clinic', file)).data).toEqual({ message: 'errors.storageFull' });
    vi.restoreAllMocks();
    expect(await linesOf(own)).toEqual(before);
  });
});

describe('a file that is not taken', () => {
  const planted = (item: object) => ({
    id: 'i1',
    at: new Date(NOW).toISOString(),
    by: 'nurse',
    items: [{ id: 'x', version: '1', ...item }],
    readings: [],
  });
  const aCondition = (patient: string) => ({
    id: 'x',
    version: '1',
    updatedAt: '2026-11-20T10:00:00.000Z',
    patient,
    label: 'Hypertension',
    clinicalStatus: 'active',
  });
  const textIn = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const swap = (store: string, change: (line: string) => string) => (lines: string[]) =>
    lines.map((line) => (isAbout(store)(line) ? change(line) : line));
  it.each<[string, (file: Blob) => Promise<Blob>, object]>([
    ['an empty one', () => Promise.resolve(new Blob([])), { kind: 'format' }],
    ['some other JSON', () => Promise.resolve(new Blob(['{"a":1}\n'])), { kind: 'format' }],
    ['a list of a program', () => zipped('Name;Age\nA;3\n'), { kind: 'format' }],
    [
      'one of a newer program',
      (file) =>
        rewritten(
          file,
          (lines) => lines,
          (header) => ({ ...header, schema: SCHEMA_VERSION + 1 }),
        ),
      { kind: 'newer' },
    ],
    ['one cut while packed', (file) => Promise.resolve(file.slice(0, file.size - 40)), { kind: 'cut' }],
    [
      'one without its last line',
      async (file) => zipped(`${(await textOf(file)).trimEnd().split('\n').slice(0, -1).join('\n')}\n`),
      { kind: 'cut' },
    ],
    ['one cut in a line', async (file) => zipped((await textOf(file)).slice(0, -9)), { kind: 'cut' }],
    [
      'a changed figure',
      async (file) => zipped((await textOf(file)).replace('190', '120')),
      { kind: 'changed' },
    ],
    [
      'a name that every object has',
      (file) =>
        rewritten(
          file,
          swap('patients', (line) => line.replace('{', '{"__proto__":{"role":"ADMIN"},')),
        ),
      { kind: 'record' },
    ],
    [
      'the same deep and escaped',
      (file) =>
        rewritten(
          file,
          swap('patients', (line) =>
            line.replace('"ext":{', String.raw`"ext":{"a":[1,{"\u005f_proto__":1}],`),
          ),
        ),
      { kind: 'record' },
    ],
    [
      'endless nesting',
      (file) =>
        rewritten(
          file,
          swap('patients', (line) => line.replace('{', `{"x":${'['.repeat(2000)}${']'.repeat(2000)},`)),
        ),
      { kind: 'record' },
    ],
    [
      'a patient without a number',
      (file) =>
        rewritten(
          file,
          swap('patients', (line) => line.replace(/"patientId":"[^"]+"/, '"patientId":""')),
        ),
      { kind: 'record', store: 'patients', field: 'patientId' },
    ],
    [
      'a patient twice',
      (file) =>
        rewritten(file, (lines) =>
          lines.flatMap((line) => (isAbout('patients')(line) ? [line, line] : [line])),
        ),
      { kind: 'record', store: 'patients', field: 'id' },
    ],
    [
      'a number twice',
      (file) =>
        rewritten(file, (lines) =>
          lines.flatMap((line) =>
            isAbout('patients')(line) ? [line, line.replace('"id":"p1"', '"id":"p9"')] : [line],
          ),
        ),
      { kind: 'record', store: 'patients', field: 'patientId' },
    ],
    [
      'an entry of the log that names another moment than its place',
      (file) =>
        rewritten(
          file,
          swap('audit', (line) => line.replace(/"id":"2026/, '"id":"2019')),
        ),
      { kind: 'record', store: 'audit', field: 'id' },
    ],
    [
      'a series that is shorter than its instants',
      (file) =>
        rewritten(
          file,
          swap('readings', (line) => line.replace(/"v":\[[^\]]*\]/, '"v":[]')),
        ),
      { kind: 'record', store: 'readings' },
    ],
    ...[
      ['a table of its own choice in an import', 'imports p1', [planted({ kind: 'accounts', before: null })]],
      [
        'an account in an import',
        'imports p1',
        [planted({ kind: 'accounts', before: { id: 'x', role: 'ADMIN' } })],
      ],
      [
        'another kind than an import changes',
        'imports p1',
        [planted({ kind: 'alerts', before: { id: 'x' } })],
      ],
      [
        'somebody else in an import',
        'imports p1',
        [planted({ kind: 'conditions', before: aCondition('p2') })],
      ],
      [
        'a table of its own choice in what a death ended',
        'ended p1',
        [{ store: 'accounts', before: { id: 'x', patient: 'p1' }, version: '1' }],
      ],
      ['a kind that nobody knows', 'accounts p1', []],
      ['a kind without its patient', 'imports', []],
      ['a moment that is none', 'saved', 'yesterday'],
    ].map(([title, key, value]): [string, (file: Blob) => Promise<Blob>, object] => [
      String(title),
      (file) => rewritten(file, (lines) => [...lines, JSON.stringify(['meta', key, textIn(value)])]),
      { kind: 'record', store: 'meta' },
    ]),
    [
      'a store of another kind',
      (file) => rewritten(file, (lines) => [...lines, '["accounts",{"id":"a1"}]']),
      { kind: 'record' },
    ],
  ])('%s', async (_, spoil, problem) => {
    const own = await small();
    const file = await spoil(await saved(own));
    const before = await linesOf(own);
    expect((await own.admin.post('/clinic/check', file)).data).toMatchObject({ problem });
    expect(await own.admin.post('/clinic', file)).toMatchObject({
      status: 422,
      data: { fields: { file: 'errors.clinicFile' } },
    });
    expect(await linesOf(own)).toEqual(before);
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it('is not unpacked beyond its bound', async () => {
    const bomb = await zipped('0'.repeat(3_000_000));
    expect(bomb.size).toBeLessThan(20_000);
    await expect(unpacked(bomb, 1_000_000)).rejects.toThrow(TooLarge);
    await expect(unpacked(new Blob(['1234']), 3)).rejects.toThrow(TooLarge);
  });

  it('an older one is brought up to date as the database was', async () => {
    const own = await small();
    const old = await rewritten(
      await saved(own),
      (lines) =>
        lines.map((line) => (isAbout('alerts')(line) ? line.replace(/"nextAt":"[^"]+",/, '') : line)),
      (header) => ({ ...header, schema: 4 }),
    );
    expect(await textOf(old)).not.toContain('nextAt');
    const fresh = open();
    expect((await fresh.admin.post('/clinic', old)).status).toBe(204);
    const [alert] = await rowsOf(fresh.store).getAll('alerts');
    expect(alert).toBeDefined();
    expect(alert?.nextAt).toBe(alert?.lastEventAt);
  });

  it('a figure that is none is kept as that', () => {
    const series = { t: [1], v: [null], s: [0], extras: [] };
    expect(blockLineSchema.safeParse({ water: series }).success).toBe(true);
    expect(blockLineSchema.safeParse({ water: { ...series, v: ['1'] } }).success).toBe(false);
  });
});
