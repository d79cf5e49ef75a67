import type { Direction, Key, KeyRange } from '../port';
import { allOf, compared, isRange, numbered, within, type Condition } from './conditions';
import type { Layout } from './layout';

/** Sends a statement in the transaction. */
export type Send = (statement: { text: string; values: unknown[] }) => Promise<Record<string, unknown>[]>;

/** Rows that are fetched together where they are asked for one by one. */
const PAGE = 200;

/** Makes the calls of a layout's table, whatever is in it; the port's types stand at its door (`transaction.ts`). */
export function tableOf(layout: Layout, send: Send) {
  const { table, key, value } = layout;
  const columns = [...key, ...(value ? [value.column] : [])].join(', ');
  const names = key.map((column) => column.replaceAll('"', ''));
  const keyIn = (row: Record<string, unknown>): unknown =>
    names.length === 1 ? row[names[0] ?? ''] : names.map((name) => row[name]);
  const valueIn = (row: Record<string, unknown>): unknown => (value ? value.read(row[value.column]) : true);
  const rowOf = (row: Record<string, unknown>) => ({ key: keyIn(row), value: valueIn(row), row });
  const inOrder = (own: readonly string[], direction: Direction = 'forwards') =>
    `order by ${own.map((column) => (direction === 'forwards' ? column : `${column} desc`)).join(', ')}`;

  const select = async (what: string, where: Condition, order = '', count?: number) =>
    send(
      numbered(
        `select ${what} from ${table} where`,
        where,
        order,
        count === undefined ? '' : { text: 'limit ?', values: [count] },
      ),
    );
  const countOf = async (where: Condition): Promise<number> => {
    const [row] = await select('count(*)::float8 as count', where);
    return Number(row?.['count'] ?? 0);
  };

  /** Pages from one end to the other, each beginning behind the last row of the one before. */
  async function* rowsIn(where: Condition, by: readonly string[], direction: Direction = 'forwards') {
    const behind = direction === 'forwards' ? '>' : '<';
    const extra = by.filter((column) => !key.includes(column));
    const what = [columns, ...extra].join(', ');
    let last: Condition | undefined;
    for (;;) {
      const page = await select(what, allOf(last ? [where, last] : [where]), inOrder(by, direction), PAGE);
      for (const row of page) yield rowOf(row);
      const end = page.at(-1);
      if (!end || page.length < PAGE) return;
      const place = by.map((column) => end[column.replaceAll('"', '')] as string | number);
      last = compared(by, behind, place);
    }
  }

  const insert = (record: unknown, named: Key | undefined, onConflict: string) => {
    const own = named ?? layout.keyOf?.(record as object) ?? '';
    const values = [...(Array.isArray(own) ? own : [own]), ...(value ? [value.write(record)] : [])];
    const row = { text: `(${values.map(() => '?').join(', ')})`, values };
    return send(numbered(`insert into ${table} (${columns}) values`, row, onConflict));
  };
  const keep = value
    ? `on conflict (${key.join(', ')}) do update set ${value.column} = excluded.${value.column}`
    : 'on conflict do nothing';

  function index(name: string) {
    const own = layout.indexes[name] ?? [];
    const order = [...own, ...key];
    const isThere: Condition = {
      text: own.map((column) => `${column} is not null`).join(' and '),
      values: [],
    };
    const equal = (asked: Key) => compared(own, '=', asked);
    return {
      get: async (asked: Key) => {
        const [row] = await select(columns, equal(asked), inOrder(key), 1);
        return row && valueIn(row);
      },
      getKey: async (asked: Key) => {
        const [row] = await select(key.join(', '), equal(asked), inOrder(key), 1);
        return row && keyIn(row);
      },
      getAll: async (asked?: Key) => {
        const where = asked === undefined ? isThere : equal(asked);
        return (await select(columns, where, inOrder(order))).map(valueIn);
      },
      getAllKeys: async (asked: Key) => (await select(key.join(', '), equal(asked), inOrder(key))).map(keyIn),
      count: (asked: Key) => countOf(equal(asked)),
      rows: (range?: KeyRange) => rowsIn(allOf([isThere, within(own, range)]), order),
      rowsBackwards: (asked: Key, end?: Key) =>
        rowsIn(
          allOf([equal(asked), ...(end === undefined ? [] : [compared(key, '<', end)])]),
          key,
          'backwards',
        ),
    };
  }

  return {
    index,
    get: async (asked: Key) => {
      const [row] = await select(columns, compared(key, '=', asked));
      return row && valueIn(row);
    },
    getKey: async (asked: Key) => {
      const [row] = await select(key.join(', '), compared(key, '=', asked));
      return row && keyIn(row);
    },
    async getAll(range?: KeyRange | null, count?: number, only?: unknown) {
      const open = only === 'open' && layout.open !== undefined ? [{ text: layout.open, values: [] }] : [];
      const where = allOf([...open, within(key, range)]);
      return (await select(columns, where, inOrder(key), count)).map(valueIn);
    },
    getAllKeys: async (range?: KeyRange | null, count?: number) =>
      (await select(key.join(', '), within(key, range), inOrder(key), count)).map(keyIn),
    count: (range?: KeyRange) => countOf(within(key, range)),
    rows: (range?: KeyRange | null, direction?: Direction) => rowsIn(within(key, range), key, direction),
    put: async (record: unknown, named?: Key) => void (await insert(record, named, keep)),
    add: async (record: unknown) => void (await insert(record, undefined, '')),
    delete: async (query: Key | KeyRange) => {
      const where = isRange(query) ? within(key, query) : compared(key, '=', query);
      await send(numbered(`delete from ${table} where`, where));
    },
    clear: async () => void (await send(numbered(`delete from ${table}`))),
  };
}
