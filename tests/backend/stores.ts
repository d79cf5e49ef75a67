import { it } from 'vitest';
import { ensureDefaultRules } from '@/backend/care/rules/ruleBook';
import { connect } from '@/backend/store/indexedDb/database';
import type { Store } from '@/backend/store/port';
import { openPostgresStore } from './postgres';
import type { IndexesOf, KeyOf, TableName, ValueOf } from '@/backend/store/schema';

/** The driver that a run is about: these tests run over each. */
export const driver = process.env['STORE'] === 'postgres' ? 'postgres' : 'indexedDb';

/** A test of what only a browser's database does; the server's has its own (`store/postgres.test.ts`). */
export const inBrowser = (title: string, test: () => Promise<void>): void => {
  if (driver === 'indexedDb') it(title, test);
};

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
