import type { Block, PackedSeries } from '../blocks';
import type { Key, KeyRange } from '../port';
import { allOf, compared, isRange, numbered, within, type Condition } from './conditions';
import type { Send } from './tables';

type Measure = keyof Block;

const key = ['patient', 'year'];
/** Instants come as epoch ms: `timestamptz` keeps microseconds, so none is changed on its way. */
const columns = `patient, year, measure,
  array(select (extract(epoch from at) * 1000)::float8 from unnest(t) with ordinality as one (at, place) order by place) as t,
  v, w, s, ids, extras, withdrawn`;

interface StoredSeries {
  patient: string;
  year: number;
  measure: Measure;
  t: number[];
  v: number[];
  w: number[] | null;
  s: number[];
  ids: string[] | null;
  extras: PackedSeries['extras'];
  withdrawn: PackedSeries['withdrawn'] | null;
}

const seriesOf = ({ t, v, w, s, ids, extras, withdrawn }: StoredSeries): PackedSeries => ({
  t: Float64Array.from(t),
  v: Float64Array.from(v),
  ...(w && { w: Float64Array.from(w) }),
  s: Uint8Array.from(s),
  ...(ids && { ids }),
  extras,
  ...(withdrawn && { withdrawn }),
});

const instants = (t: Float64Array): string =>
  `{${Array.from(t, (at) => new Date(at).toISOString()).join(',')}}`;
const numbers = (values: Iterable<number>): string => `{${[...values].join(',')}}`;

/**
 * The table of packed readings: a row for each measure of a patient's year. What is put writes only those measures that
 * are not as they were read in this transaction.
 */
export function readingsTable(send: Send, isReadOnly: boolean) {
  const asRead = new Map<string, Block>();
  const nameOf = (asked: Key) => JSON.stringify(asked);

  async function blocksIn(
    where: Condition,
    only?: Measure,
  ): Promise<{ key: [string, number]; value: Block }[]> {
    const own = only === undefined ? [] : [compared(['measure'], '=', only)];
    const rows = await send(
      numbered(
        `select ${columns} from readings where`,
        allOf([where, ...own]),
        'order by patient, year, measure',
      ),
    );
    const blocks = new Map<string, { key: [string, number]; value: Block }>();
    for (const row of rows as unknown as StoredSeries[]) {
      const year: [string, number] = [row.patient, row.year];
      const block = blocks.get(nameOf(year)) ?? { key: year, value: {} };
      block.value[row.measure] = seriesOf(row);
      blocks.set(nameOf(year), block);
    }
    // What only reads may read everybody's: nothing of it is kept.
    if (only === undefined && !isReadOnly) for (const [name, { value }] of blocks) asRead.set(name, value);
    return [...blocks.values()];
  }

  const keysIn = async (range?: KeyRange | null, count?: number): Promise<[string, number][]> => {
    const limit = count === undefined ? '' : { text: 'limit ?', values: [count] };
    const rows = await send(
      numbered(
        'select distinct patient, year from readings where',
        within(key, range),
        'order by patient, year',
        limit,
      ),
    );
    return rows.map(({ patient, year }) => [patient as string, year as number]);
  };

  async function put(block: Block, own: Key): Promise<void> {
    const before = asRead.get(nameOf(own)) ?? {};
    const measures = Object.keys(block) as Measure[];
    await send(
      numbered('delete from readings where', compared(key, '=', own), 'and', {
        text: 'measure <> all(?)',
        values: [measures],
      }),
    );
    for (const measure of measures) {
      const series = block[measure];
      if (!series || series === before[measure]) continue;
      const { t, v, w, s, ids, extras, withdrawn } = series;
      const values = [
        ...(own as [string, number]),
        measure,
        instants(t),
        numbers(v),
        w ? numbers(w) : null,
        numbers(s),
        ids ?? null,
        JSON.stringify(extras),
        withdrawn ? JSON.stringify(withdrawn) : null,
      ];
      await send({
        text: `insert into readings (patient, year, measure, t, v, w, s, ids, extras, withdrawn)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
          on conflict (patient, year, measure) do update set t = excluded.t, v = excluded.v, w = excluded.w,
            s = excluded.s, ids = excluded.ids, extras = excluded.extras, withdrawn = excluded.withdrawn`,
        values,
      });
    }
    asRead.set(nameOf(own), block);
  }

  async function getRows(range?: KeyRange | null, count?: number, only?: Measure) {
    if (count === undefined) return blocksIn(within(key, range), only);
    const keys = await keysIn(range, count);
    const [first, last] = [keys[0], keys.at(-1)];
    return first && last
      ? blocksIn(allOf([compared(key, '>=', first), compared(key, '<=', last)]), only)
      : [];
  }

  return {
    /** Gives what this transaction has read or put as it was: nobody else changes it meanwhile. */
    get: async (own: Key) => asRead.get(nameOf(own)) ?? (await blocksIn(compared(key, '=', own)))[0]?.value,
    getKey: async (own: Key) => (await keysIn({ startingWith: own as [string, number] }))[0],
    getAll: async (range?: KeyRange | null, count?: number, only?: Measure) =>
      (await getRows(range, count, only)).map(({ value }) => value),
    getAllKeys: keysIn,
    count: async (range?: KeyRange) => (await keysIn(range)).length,
    async *rows(range?: KeyRange | null) {
      for (const own of await keysIn(range)) yield* await blocksIn(compared(key, '=', own));
    },
    index: (): never => {
      throw new Error('Readings are found by patient and year alone.');
    },
    put,
    add: (): never => {
      throw new Error('Readings are put as a block.');
    },
    delete: async (query: Key | KeyRange) => {
      const where = isRange(query) ? within(key, query) : compared(key, '=', query);
      await send(numbered('delete from readings where', where));
      asRead.clear();
    },
    clear: async () => {
      await send(numbered('delete from readings'));
      asRead.clear();
    },
  };
}
