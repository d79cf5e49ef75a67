import { withEntries, type Block, type Entry } from '@/backend/store/blocks';
import {
  keysAfter,
  keysAfterUpTo,
  keysBefore,
  keysBetween,
  keysStartingWith,
  keysUpTo,
  type Store,
  type View,
  type Writing,
} from '@/backend/store/port';
import type { Tables, ValueOf } from '@/backend/store/schema';
import { isSameValue } from '@/domain/canonical';

/** What every driver of the store must do. It runs in Vitest and in a page, so it brings its own way to fail. */
export interface Requirement {
  title: string;
  /** @param open a store by its name: of the same name it is the same one, by a connection of its own */
  hold: (open: (name?: string) => Store) => Promise<void>;
}

function same(found: unknown, wanted: unknown, what: string): void {
  if (isSameValue(found, wanted)) return;
  throw new Error(`${what}: found ${JSON.stringify(found)}, wanted ${JSON.stringify(wanted)}`);
}

async function failure(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (thrown) {
    return thrown;
  }
  throw new Error('It should have failed.');
}

// Rows that hold no more than what their table looks at: what records must say is a matter of the rules.
const alert = (id: string, patient: string, nextAt?: string) =>
  ({ id, version: '1', patient, ...(nextAt !== undefined && { nextAt }) }) as ValueOf<'alerts'>;
const patient = (id: string, patientId = id) => ({ id, version: '1', patientId }) as ValueOf<'patients'>;
const entry = (id: string, about?: string) =>
  ({ id, at: id, by: 'ada', ...(about !== undefined && { patient: about }) }) as ValueOf<'audit'>;

const put = <N extends keyof Tables>(store: Store, name: N, rows: readonly ValueOf<N>[]) =>
  store.write([name], async (writing) => {
    for (const row of rows) await writing.table(name).put(row);
  });

async function listed<T>(rows: AsyncIterable<T>, most = Infinity): Promise<T[]> {
  const found: T[] = [];
  for await (const row of rows) {
    found.push(row);
    if (found.length === most) break;
  }
  return found;
}
const keysOf = (rows: readonly { key: unknown }[]) => rows.map(({ key }) => key);

const at = (day: number) => Date.UTC(2026, 0, day);
const reading = (day: number, v: number, more: Partial<Entry> = {}): Entry => ({
  t: at(day),
  v,
  source: 'device',
  ...more,
});

export const requirements: readonly Requirement[] = [
  {
    title: 'keeps what was put, by its key, and the last of two',
    async hold(open) {
      const store = open();
      await put(store, 'alerts', [alert('a', 'p1'), alert('b', 'p1'), alert('a', 'p2')]);
      const found = await store.read(['alerts'], async (view) => {
        const alerts = view.table('alerts');
        return [
          (await alerts.get('a'))?.patient,
          await alerts.get('c'),
          await alerts.getKey('b'),
          await alerts.getKey('c'),
          await alerts.count(),
        ];
      });
      same(found, ['p2', undefined, 'b', undefined, 2], 'what was put');
    },
  },
  {
    title: 'gives keys and values in the order of keys, within every kind of range, up to a number',
    async hold(open) {
      const store = open();
      // Capitals before small letters before letters with marks, as code units are.
      const ids = ['b', 'a', 'É', 'Z', 'a1', 'é', '10', '9'];
      await put(
        store,
        'medicines',
        ids.map((id) => ({ id }) as ValueOf<'medicines'>),
      );
      await store.read(['medicines'], async (view) => {
        const medicines = view.table('medicines');
        const order = ['10', '9', 'Z', 'a', 'a1', 'b', 'É', 'é'];
        same(await medicines.getAllKeys(), order, 'all keys');
        same(
          (await medicines.getAll(null, 3)).map(({ id }) => id),
          order.slice(0, 3),
          'the first three',
        );
        same(await medicines.getAllKeys(keysAfter('Z'), 2), ['a', 'a1'], 'two after Z');
        same(await medicines.getAllKeys(keysBefore('Z')), ['10', '9'], 'before Z');
        same(await medicines.getAllKeys(keysUpTo('Z')), ['10', '9', 'Z'], 'up to Z');
        same(await medicines.getAllKeys(keysBetween('Z', 'a1')), ['Z', 'a', 'a1'], 'from Z to a1');
        same(await medicines.getAllKeys(keysAfterUpTo('Z', 'a1')), ['a', 'a1'], 'after Z to a1');
        same(await medicines.count(keysAfter('a1')), 3, 'their number');
        same(keysOf(await listed(medicines.rows(keysAfter('a')))), ['a1', 'b', 'É', 'é'], 'one by one');
        same(keysOf(await listed(medicines.rows(null, 'backwards'), 2)), ['é', 'É'], 'from the end');
      });
    },
  },
  {
    title: 'may leave out what is closed, and never what is not',
    async hold(open) {
      const store = open();
      const ids = ['a', 'b', 'c', 'd', 'e'];
      const statuses = ['resolved', 'open', 'autoCleared', 'unknown', 'snoozed'] as const;
      const rows = ids.map((id, nth) => ({ ...alert(id, 'p1'), status: statuses[nth] ?? 'open' }));
      await put(store, 'alerts', rows);
      await store.read(['alerts'], async (view) => {
        const alerts = view.table('alerts');
        const opened = (found: ValueOf<'alerts'>[]) =>
          found.map(({ id }) => id).filter((id) => !['a', 'c'].includes(id));
        same(opened(await alerts.getAll(null, undefined, 'open')), ['b', 'd', 'e'], 'all');
        same(opened(await alerts.getAll(keysAfter('b'), 4, 'open')), ['d', 'e'], 'those after b');
      });
    },
  },
  {
    title: 'walks more rows than one page holds, also while they are changed, and stops where it is told to',
    async hold(open) {
      const store = open();
      const ids = Array.from({ length: 450 }, (_, place) => `m${String(place).padStart(3, '0')}`);
      await put(
        store,
        'medicines',
        ids.map((id) => ({ id, version: '1' }) as ValueOf<'medicines'>),
      );
      await store.write(['medicines'], async (writing) => {
        const medicines = writing.table('medicines');
        for await (const { value } of medicines.rows()) await medicines.put({ ...value, version: '2' });
      });
      await store.read(['medicines'], async (view) => {
        const all = await listed(view.table('medicines').rows());
        same(keysOf(all), ids, 'all of them');
        same(new Set(all.map(({ value }) => value.version)).size, 1, 'one version');
        same(keysOf(await listed(view.table('medicines').rows(), 201)), ids.slice(0, 201), 'the first 201');
      });
    },
  },
  {
    title: 'has keys of several parts in their order, and finds those that begin with some',
    async hold(open) {
      const store = open();
      const keys: Tables['identifiers']['key'][] = [
        ['mrn', '12', 'p1'],
        ['mrn', '1', 'p2'],
        ['mrn', '12', 'p0'],
        ['other', '12', 'p1'],
      ];
      await store.write(['identifiers'], async (writing) => {
        for (const key of keys) await writing.table('identifiers').put(true, key);
        await writing.table('identifiers').put(true, keys[0]);
      });
      await store.read(['identifiers'], async (view) => {
        const identifiers = view.table('identifiers');
        same(await identifiers.getAllKeys(), [keys[1], keys[2], keys[0], keys[3]], 'all');
        same(
          await identifiers.getAllKeys(keysStartingWith('mrn', '12')),
          [keys[2], keys[0]],
          'of one number',
        );
        same(await identifiers.getAllKeys(keysAfter(['mrn', '12', 'p0'])), [keys[0], keys[3]], 'behind one');
        same(await identifiers.get(['mrn', '1', 'p2']), true, 'one');
        same(await identifiers.get(['mrn', '1', 'p3']), undefined, 'none');
      });
    },
  },
  {
    title: 'finds rows by what they are indexed by, and leaves out those without it',
    async hold(open) {
      const store = open();
      await put(store, 'alerts', [
        alert('d', 'p1', '2026-01-02'),
        alert('a', 'p1'),
        alert('c', 'p2', '2026-01-01'),
        alert('b', 'p1', '2026-01-02'),
      ]);
      await store.read(['alerts'], async (view) => {
        const byPatient = view.table('alerts').index('patient');
        same(
          (await byPatient.getAll('p1')).map(({ id }) => id),
          ['a', 'b', 'd'],
          'of a patient',
        );
        same(await byPatient.getAllKeys('p3'), [], 'of nobody');
        same((await byPatient.get('p1'))?.id, 'a', 'the first');
        same(await byPatient.getKey('p2'), 'c', 'its key');
        same(await byPatient.count('p1'), 3, 'how many');
        const byTime = view.table('alerts').index('nextAt');
        same(keysOf(await listed(byTime.rows(keysUpTo('2026-01-02')))), ['c', 'b', 'd'], 'those due');
        same(keysOf(await listed(byTime.rows(keysUpTo('2026-01-01')))), ['c'], 'those due earlier');
        same(
          (await byTime.getAll()).map(({ id }) => id),
          ['c', 'b', 'd'],
          'all that have it',
        );
      });
      await put(store, 'alerts', [alert('d', 'p1')]);
      const due = await store.read(['alerts'], (view) => view.table('alerts').index('nextAt').getAll());
      same(
        due.map(({ id }) => id),
        ['c', 'b'],
        'without what it lost',
      );
    },
  },
  {
    title: 'walks an index backwards from any place of one key',
    async hold(open) {
      const store = open();
      const places = Array.from({ length: 9 }, (_, place) => `2026-01-0${place + 1}`);
      await put(
        store,
        'audit',
        places.map((place, nth) => entry(place, nth % 2 ? 'p2' : 'p1')),
      );
      await store.read(['audit'], async (view) => {
        const byPatient = view.table('audit').index('patient');
        const own = ['2026-01-09', '2026-01-07', '2026-01-05', '2026-01-03', '2026-01-01'];
        same(keysOf(await listed(byPatient.rowsBackwards('p1'))), own, 'all');
        same(
          keysOf(await listed(byPatient.rowsBackwards('p1', '2026-01-05'))),
          own.slice(3),
          'below one of them',
        );
        same(
          keysOf(await listed(byPatient.rowsBackwards('p1', '2026-01-06'))),
          own.slice(2),
          'below another',
        );
        same(await listed(byPatient.rowsBackwards('p3')), [], 'of nobody');
      });
    },
  },
  {
    title: 'keeps readings as they were packed, a year at a time',
    async hold(open) {
      const store = open();
      const pressure = withEntries('bloodPressure', undefined, [
        reading(3, 141.5, { w: 82, id: 'r1', note: 'after a walk' }),
        reading(1, 128, { w: 79 }),
      ]);
      const water = {
        ...withEntries('water', undefined, [reading(2, 250)]),
        withdrawn: [
          { ...reading(2, 9000), id: 'w1', error: { at: '2026-01-02', by: 'ada', reason: 'typed' } },
        ],
      } as unknown as NonNullable<Block['water']>;
      await store.write(['readings'], async (writing) => {
        const readings = writing.table('readings');
        await readings.put({ bloodPressure: pressure, water }, ['p1', 2026]);
        await readings.put({ water }, ['p1', 2024]);
        await readings.put({ water }, ['p2', 2026]);
        // What was read is written again only where it changed, and what is left out is gone.
        const block = (await readings.get(['p1', 2026])) ?? {};
        await readings.put({ ...block, pulse: withEntries('pulse', undefined, [reading(4, 71)]) }, [
          'p1',
          2026,
        ]);
        await readings.put({ water }, ['p2', 2025]);
        await readings.put({ bloodPressure: pressure }, ['p2', 2025]);
      });
      await store.read(['readings'], async (view) => {
        const readings = view.table('readings');
        const block = await readings.get(['p1', 2026]);
        same(Object.keys(block ?? {}).toSorted(), ['bloodPressure', 'pulse', 'water'], 'its measures');
        const found = block?.bloodPressure;
        same([...(found?.t ?? [])], [at(1), at(3)], 'instants');
        same([...(found?.v ?? [])], [128, 141.5], 'values');
        same([...(found?.w ?? [])], [79, 82], 'diastolic values');
        same([found?.ids, found?.extras], [pressure.ids, pressure.extras], 'ids and notes');
        same(found?.t instanceof Float64Array && found.s instanceof Uint8Array, true, 'typed');
        same(block?.water?.withdrawn, water.withdrawn, 'what was withdrawn');
        same(Object.keys((await readings.get(['p2', 2025])) ?? {}), ['bloodPressure'], 'what was put last');
        same(
          await readings.getAllKeys(),
          [
            ['p1', 2024],
            ['p1', 2026],
            ['p2', 2025],
            ['p2', 2026],
          ],
          'all',
        );
        same(
          await readings.getAllKeys(keysBetween(['p1', 2025], ['p1', 2027])),
          [['p1', 2026]],
          'some years',
        );
        same((await readings.getAll(keysAfter(['p1', 2024]), 2)).length, 2, 'two of them');
        const [pulses] = await readings.getAll(keysBetween(['p1', 2026], ['p1', 2026]), undefined, 'pulse');
        same([...(pulses?.pulse?.v ?? [])], [71], 'of a year one measure');
        same(Object.keys((await readings.get(['p1', 2026])) ?? {}).length, 3, 'and then all of it');
        same(await readings.count(keysStartingWith('p1')), 2, 'years of somebody');
        same(await readings.get(['p3', 2026]), undefined, 'none');
      });
      await store.write(['readings'], (writing) => writing.table('readings').delete(keysStartingWith('p1')));
      same(
        await store.read(['readings'], (view) => view.table('readings').count()),
        2,
        'those of the others',
      );
    },
  },
  {
    title: 'deletes by key and by range, and clears',
    async hold(open) {
      const store = open();
      await put(
        store,
        'alerts',
        ['a', 'b', 'c', 'd'].map((id) => alert(id, 'p1')),
      );
      await store.write(['alerts'], async (writing) => {
        await writing.table('alerts').delete('a');
        await writing.table('alerts').delete(keysAfter('c'));
      });
      const left = () => store.read(['alerts'], (view) => view.table('alerts').getAllKeys());
      same(await left(), ['b', 'c'], 'what is left');
      await store.write(['alerts'], (writing) => writing.table('alerts').clear());
      same(await left(), [], 'nothing');
    },
  },
  {
    title: 'keeps bytes, texts and pairs under their own keys',
    async hold(open) {
      const store = open();
      await store.write(['keys', 'meta', 'bookmarks', 'tries'], async (writing) => {
        await writing.table('keys').put(new Uint8Array([0, 255, 7]), 'signing');
        await writing.table('meta').put('2026', 'saved');
        await writing.table('bookmarks').put({ user: 'ada', id: 'b', starred: true } as ValueOf<'bookmarks'>);
        await writing.table('tries').put({ key: 'k', at: [1, 2] });
      });
      await store.read(['keys', 'meta', 'bookmarks', 'tries'], async (view) => {
        same([...((await view.table('keys').get('signing')) ?? [])], [0, 255, 7], 'bytes');
        same(await view.table('meta').get('saved'), '2026', 'text');
        same((await view.table('bookmarks').getAll(keysStartingWith('ada'))).length, 1, 'a pair');
        same((await view.table('tries').get('k'))?.at, [1, 2], 'a list');
      });
    },
  },
  {
    title: 'keeps texts of any script, and nothing that is no value',
    async hold(open) {
      const store = open();
      const text = 'Żółć 東京 👩‍⚕️ "quoted" \\ back $1 {x} \u2028';
      await put(store, 'medicines', [
        { id: 'm', name: text, dose: undefined } as unknown as ValueOf<'medicines'>,
      ]);
      const found = await store.read(['medicines'], (view) => view.table('medicines').get('m'));
      same((found as { name?: string } | undefined)?.name, text, 'the text');
    },
  },
  {
    title: 'undoes all of a transaction whose work fails, and passes on why',
    async hold(open) {
      const store = open();
      let told = 0;
      const thrown = await failure(
        store.write(['alerts', 'meta'], async (writing) => {
          writing.afterwards(() => (told += 1));
          await writing.table('alerts').put(alert('a', 'p1'));
          await writing.table('meta').put('x', 'saved');
          throw new RangeError('no');
        }),
      );
      same(thrown instanceof RangeError, true, 'why');
      same(await store.read(['alerts'], (view) => view.table('alerts').count()), 0, 'nothing of it');
      same(told, 0, 'nobody is told');
    },
  },
  {
    title: 'tells what was asked for once the transaction is kept',
    async hold(open) {
      const store = open();
      let told = 0;
      await store.write(['alerts'], async (writing) => {
        writing.afterwards(() => (told += 1));
        await writing.table('alerts').put(alert('a', 'p1'));
        same(told, 0, 'not before');
      });
      await new Promise((resolve) => setTimeout(resolve, 0));
      same(told, 1, 'once');
    },
  },
  {
    title: 'undoes what is aborted',
    async hold(open) {
      const store = open();
      const abort = new AbortController();
      const thrown = await failure(
        store.write(
          ['alerts'],
          async (writing) => {
            await writing.table('alerts').put(alert('a', 'p1'));
            abort.abort();
          },
          abort.signal,
        ),
      );
      same((thrown as Error).name, 'AbortError', 'why');
      same(await store.read(['alerts'], (view) => view.table('alerts').count()), 0, 'nothing of it');
    },
  },
  {
    title: 'refuses a second row with what only one may have, and keeps the first',
    async hold(open) {
      const store = open();
      await put(store, 'patients', [patient('p1', 'NP-1')]);
      const thrown = (await failure(put(store, 'patients', [patient('p2', 'NP-1')]))) as { status?: number };
      same(thrown.status, 503, 'refused');
      same(
        await store.read(['patients'], (view) => view.table('patients').getAllKeys()),
        ['p1'],
        'the first',
      );
      await put(store, 'audit', [entry('2026-01-01')]);
      const again = store.write(['audit'], (writing) => writing.table('audit').add(entry('2026-01-01')));
      same(((await failure(again)) as { status?: number }).status, 503, 'the same entry');
    },
  },
  {
    title: 'keeps nothing of a transaction that turns to a table which it did not name',
    async hold(open) {
      const store = open();
      const turned = store.write(['medicines'], async (writing) => {
        await writing.table('medicines').put({ id: 'm' } as ValueOf<'medicines'>);
        await (writing as unknown as Writing<'accounts'>)
          .table('accounts')
          .put({ id: 'a' } as ValueOf<'accounts'>);
      });
      same(String(await failure(turned)), 'Error: The transaction did not name the table accounts.', 'why');
      const looked = store.read(['medicines'], (view) =>
        (view as unknown as View<'accounts'>).table('accounts').count(),
      );
      same(
        String(await failure(looked)),
        'Error: The transaction did not name the table accounts.',
        'reading',
      );
      same(
        await store.read(['medicines', 'accounts'], async (view) => [
          await view.table('medicines').count(),
          await view.table('accounts').count(),
        ]),
        [0, 0],
        'what is kept',
      );
    },
  },
  {
    title: 'shows in one transaction what it has written itself, and to others only what is kept',
    async hold(open) {
      const [store, other] = [open('shared'), open('shared')];
      await put(store, 'meta', []);
      await store.write(['meta'], async (writing) => {
        await writing.table('meta').put('mine', 'saved');
        same(await writing.table('meta').get('saved'), 'mine', 'its own');
      });
      same(await other.read(['meta'], (view) => view.table('meta').get('saved')), 'mine', 'what is kept');
    },
  },
  {
    title: 'loses nothing of many that write the same row at once, by whichever connection',
    async hold(open) {
      const stores = [open('shared'), open('shared')];
      const increment = (store: Store) =>
        store.write(['meta'], async (writing) => {
          const before = Number((await writing.table('meta').get('saved')) ?? 0);
          await writing.table('meta').put(String(before + 1), 'saved');
        });
      await Promise.all(Array.from({ length: 40 }, (_, nth) => increment(stores[nth % 2] as Store)));
      const [store] = stores;
      same(await store?.read(['meta'], (view) => view.table('meta').get('saved')), '40', 'all of them');
    },
  },
  {
    title: 'lets exactly one of many win that decide by what they have read',
    async hold(open) {
      const stores = [open('shared'), open('shared')];
      const take = (store: Store, who: string) =>
        store.write(['alerts'], async (writing) => {
          const alerts = writing.table('alerts');
          if ((await alerts.index('patient').count('p1')) > 0) return false;
          await alerts.put(alert(who, 'p1'));
          return true;
        });
      const won = await Promise.all(
        Array.from({ length: 12 }, (_, nth) => take(stores[nth % 2] as Store, `a${nth}`)),
      );
      same(won.filter(Boolean).length, 1, 'winners');
      const kept = await stores[0]?.read(['alerts'], (view) => view.table('alerts').count());
      same(kept, 1, 'rows');
    },
  },
];
