import type { IDBPIndex, IDBPObjectStore, IDBPTransaction } from 'idb';
import {
  mustBeNamed,
  type Direction,
  type IndexView,
  type Key,
  type KeyRange,
  type Table,
  type View,
  type Writing,
} from '../port';
import type { TableName } from '../schema';

// The types of idb do not follow a table that only its caller knows; the port's do, at both ends of this file.
type AnyStore = IDBPObjectStore<unknown, string[], string, 'readwrite'>;
type AnyIndex = IDBPIndex<unknown, string[], string, string, 'readwrite'>;
type AnyTransaction = IDBPTransaction<unknown, string[], 'readwrite'>;

type Query = Key | KeyRange | null | undefined;

const toQuery = (query: Query): IDBValidKey | IDBKeyRange | undefined =>
  query === null || query === undefined ? undefined : toKeys(query);

function toKeys(query: Key | KeyRange): IDBValidKey | IDBKeyRange {
  if (typeof query !== 'object' || !('startingWith' in query || 'from' in query || 'to' in query))
    return query as IDBValidKey;
  // An empty list comes behind every text and number.
  if ('startingWith' in query) return IDBKeyRange.bound(query.startingWith, [...query.startingWith, []]);
  const { from, to, isFromOpen, isToOpen } = query;
  if (to === undefined) return IDBKeyRange.lowerBound(from, isFromOpen);
  if (from === undefined) return IDBKeyRange.upperBound(to, isToOpen);
  return IDBKeyRange.bound(from, to, isFromOpen, isToOpen);
}

async function* rowsOf(source: AnyStore | AnyIndex, query: Query, direction: IDBCursorDirection) {
  let cursor = await source.openCursor(toQuery(query), direction);
  for (; cursor; cursor = await cursor.continue()) yield { key: cursor.primaryKey, value: cursor.value };
}

async function* rowsBackwards(index: AnyIndex, key: Key, end: Key | undefined) {
  let cursor = await index.openCursor(toQuery(key), 'prev');
  if (cursor && end !== undefined && indexedDB.cmp(cursor.primaryKey, end) > 0)
    cursor = await cursor.continuePrimaryKey(key as IDBValidKey, end as IDBValidKey);
  for (; cursor; cursor = await cursor.continue())
    if (end === undefined || indexedDB.cmp(cursor.primaryKey, end) !== 0)
      yield { key: cursor.primaryKey, value: cursor.value };
}

function indexView(index: AnyIndex) {
  return {
    get: (key: Key) => index.get(toKeys(key)),
    getKey: (key: Key) => index.getKey(toKeys(key)),
    getAll: (key?: Key) => index.getAll(toQuery(key)),
    getAllKeys: (key: Key) => index.getAllKeys(toQuery(key)),
    count: (key: Key) => index.count(toQuery(key)),
    rows: (range?: KeyRange) => rowsOf(index, range, 'next'),
    rowsBackwards: (key: Key, end?: Key) => rowsBackwards(index, key, end),
  };
}

function tableOf(store: AnyStore) {
  return {
    get: (key: Key) => store.get(toKeys(key)),
    getKey: (key: Key) => store.getKey(toKeys(key)),
    getAll: (range?: Query, count?: number) => store.getAll(toQuery(range), count),
    getAllKeys: (range?: Query, count?: number) => store.getAllKeys(toQuery(range), count),
    count: (range?: Query) => store.count(toQuery(range)),
    rows: (range?: Query, direction?: Direction) =>
      rowsOf(store, range, direction === 'backwards' ? 'prev' : 'next'),
    index: (name: string) => indexView(store.index(name)) as unknown as IndexView<TableName, Key>,
    put: (value: unknown, key?: Key) => store.put(value, key as IDBValidKey | undefined),
    add: (value: unknown) => store.add(value),
    delete: (query: Key | KeyRange) => store.delete(toKeys(query)),
    clear: () => store.clear(),
  };
}

/** A transaction of IndexedDB as the port has it. */
export function transactionOf(transaction: AnyTransaction): View<TableName> & Writing<TableName> {
  return {
    table<N extends TableName>(name: N) {
      mustBeNamed(Array.from(transaction.objectStoreNames), name);
      return tableOf(transaction.objectStore<string>(name)) as unknown as Table<N>;
    },
    store: transaction.db,
    afterwards(done) {
      transaction.done.then(done, () => undefined);
    },
  };
}
