import pg from 'pg';
import { vi } from 'vitest';
import { ensureDefaultRules } from '@/backend/care/rules/ruleBook';
import { connect } from '@/backend/store/indexedDb/database';
import type { Store } from '@/backend/store/port';
import { openPostgresStore } from './postgres';
import type { IndexesOf, KeyOf, TableName, ValueOf } from '@/backend/store/schema';

/** The driver that a run is about: these tests run over each. */
export const driver = process.env['STORE'] === 'postgres' ? 'postgres' : 'indexedDb';

/** Fails every transaction from now on, until mocks are restored. */
export function breakStorage(): void {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  failStatements(/^begin/, '57P01');
}

/** There is no room for rows of a table, until mocks are restored. */
export function fillUp(table: TableName): void {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function full(this: IDBObjectStore, ...args) {
    if (this.name === table) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, args);
  });
  failStatements(new RegExp(`^insert into ${table} `), '53100');
}

/** Answers statements of PostgreSQL by its code of an error. */
function failStatements(pattern: RegExp, code: string): void {
  if (driver !== 'postgres') return;
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function failing(
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [asked] = args as [string | { text: string }];
    if (!pattern.test(typeof asked === 'string' ? asked : asked.text)) return query.apply(this, args);
    return Promise.reject(Object.assign(new Error('The database fails.'), { code }));
  } as never);
}

/** A store with the rules of the beginning in it; of the same name it is the same one, as another tab has it. */
export const openStore = (name: string, prepare = ensureDefaultRules): Store =>
  driver === 'postgres' ? openPostgresStore(name, prepare) : connect({ name, prepare });

/** Rows read and put past all rules, each in a transaction of its own. */
export const rowsOf = (store: Store) => ({
  get: <N extends TableName>(name: N, key: KeyOf<N>): Promise<ValueOf<N> | undefined> =>
    store.read([name], (view) => view.table(name).get(key)),
  getAll: <N extends TableName>(name: N): Promise<ValueOf<N>[]> =>
    store.read([name], (view) => view.table(name).getAll()),
  getAllKeys: <N extends TableName>(name: N): Promise<KeyOf<N>[]> =>
    store.read([name], (view) => view.table(name).getAllKeys()),
  getAllFromIndex: <N extends TableName, I extends keyof IndexesOf<N>>(
    name: N,
    index: I,
    key: IndexesOf<N>[I],
  ): Promise<ValueOf<N>[]> => store.read([name], (view) => view.table(name).index(index).getAll(key)),
  count: (name: TableName): Promise<number> => store.read([name], (view) => view.table(name).count()),
  delete: (name: TableName, key: string): Promise<void> =>
    store.write([name], (writing) => writing.table(name).delete(key)),
  put: <N extends TableName>(name: N, value: ValueOf<N>, key?: KeyOf<N>): Promise<void> =>
    store.write([name], (writing) => writing.table(name).put(value, key)),
});
