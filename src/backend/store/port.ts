import type { IndexesOf, KeyOf, PartOf, TableName, ValueOf } from './schema';

/** A key, or a key of several parts. Texts are ordered by code unit, numbers by value, and a number is before a text. */
export type KeyPart = string | number;
export type Key = KeyPart | readonly KeyPart[];

/** Keys between two ends, which are included unless said otherwise; of keys with several parts, those with these first. */
export type KeyRange =
  | { from?: Key; to?: Key; isFromOpen?: boolean; isToOpen?: boolean }
  | { startingWith: readonly KeyPart[] };

export const keysAfter = (key: Key): KeyRange => ({ from: key, isFromOpen: true });
export const keysBefore = (key: Key): KeyRange => ({ to: key, isToOpen: true });
export const keysUpTo = (key: Key): KeyRange => ({ to: key });
export const keysBetween = (from: Key, to: Key): KeyRange => ({ from, to });
/** As `keysBetween`, without its lower end. */
export const keysAfterUpTo = (from: Key, to: Key): KeyRange => ({ from, to, isFromOpen: true });
export const keysStartingWith = (...parts: readonly KeyPart[]): KeyRange => ({ startingWith: parts });

export type Direction = 'forwards' | 'backwards';

export interface Row<N extends TableName> {
  key: KeyOf<N>;
  value: ValueOf<N>;
}

/** The rows of a table by another key than their own; rows that lack it are not among them. */
export interface IndexView<N extends TableName, K> {
  /** The first of the rows with this key. */
  get: (key: K) => Promise<ValueOf<N> | undefined>;
  getKey: (key: K) => Promise<KeyOf<N> | undefined>;
  /** In the order of the index, then of the table's own keys. */
  getAll: (key?: K) => Promise<ValueOf<N>[]>;
  getAllKeys: (key: K) => Promise<KeyOf<N>[]>;
  count: (key: K) => Promise<number>;
  /** One by one, in the order of the index; the caller may stop at any of them. */
  rows: (range?: KeyRange) => AsyncIterable<Row<N>>;
  /** Those with one key, from the largest own key down, beginning below `end` where it is given. */
  rowsBackwards: (key: K, end?: Key) => AsyncIterable<Row<N>>;
}

/**
 * A piece of work says which tables it touches, and a driver holds it to that: nothing that it reads can name another.
 * @throws Error
 */
export function mustBeNamed(tables: readonly string[], name: string): void {
  if (!tables.includes(name)) throw new Error(`The transaction did not name the table ${name}.`);
}

/** The ways to read a table. */
export interface TableView<N extends TableName> {
  get: (key: KeyOf<N>) => Promise<ValueOf<N> | undefined>;
  getKey: (key: KeyOf<N>) => Promise<KeyOf<N> | undefined>;
  /**
   * In the order of keys.
   * @param only the part that the caller wants: a driver that finds it alone reads no more, others give the rest as well
   */
  getAll: (range?: KeyRange | null, count?: number, only?: PartOf<N>) => Promise<ValueOf<N>[]>;
  getAllKeys: (range?: KeyRange | null, count?: number) => Promise<KeyOf<N>[]>;
  count: (range?: KeyRange) => Promise<number>;
  /** One by one, in the order of keys; the caller may stop at any of them. */
  rows: (range?: KeyRange | null, direction?: Direction) => AsyncIterable<Row<N>>;
  index: <I extends keyof IndexesOf<N>>(name: I) => IndexView<N, IndexesOf<N>[I]>;
}

export interface Table<N extends TableName> extends TableView<N> {
  /** Stores a row in the place of one with the same key. `key` only where the value does not hold it. */
  put: (value: ValueOf<N>, key?: KeyOf<N>) => Promise<void>;
  /** Stores a new row; a key that is taken undoes the transaction. */
  add: (value: ValueOf<N>) => Promise<void>;
  delete: (key: KeyOf<N> | KeyRange) => Promise<void>;
  clear: () => Promise<void>;
}

/** An unchanging view of some tables. */
export interface View<Names extends TableName> {
  table: <N extends Names>(name: N) => TableView<N>;
  /** The opened store that this is a transaction of: what is remembered about one does not hold for another. */
  readonly store: object;
}

/** A transaction over some tables: all of it is kept or none. */
export interface Writing<Names extends TableName> {
  table: <N extends Names>(name: N) => Table<N>;
  readonly store: object;
  /** Called once the transaction is kept; not called where it is undone. */
  afterwards: (done: () => void) => void;
}

/**
 * Where records are kept. A driver stands behind it: IndexedDB in a browser, PostgreSQL on a server. Both reject with
 * `Refused` 503 where the storage itself fails; what the work throws is passed on as it is.
 */
export interface Store {
  read: <N extends TableName, T>(tables: readonly N[], work: (view: View<N>) => Promise<T>) => Promise<T>;
  /**
   * Runs `work` in one transaction as if no other ran at the same time. It may wait for nothing but the tables, and may
   * be called again from the start where another transaction came in between: what it changes outside of the tables
   * belongs behind the transaction.
   * @param signal aborting it undoes everything
   */
  write: <N extends TableName, T>(
    tables: readonly N[],
    work: (writing: Writing<N>) => Promise<T>,
    signal?: AbortSignal,
  ) => Promise<T>;
  close: () => void;
}
