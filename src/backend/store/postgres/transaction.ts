import type { PoolClient } from 'pg';
import { mustBeNamed, type Key, type KeyRange, type Table, type View, type Writing } from '../port';
import type { TableName } from '../schema';
import { isRange } from './conditions';
import { DatabaseFailure } from './failures';
import { layouts } from './layout';
import { readingsTable } from './readings';
import { tableOf, type Send } from './tables';

/** Statements are prepared once per connection, under a short name. */
const names = new Map<string, string>();
function nameOf(text: string): string {
  const known = names.get(text) ?? `s${names.size}`;
  names.set(text, known);
  return known;
}

/** Statements of a transaction follow one another, also those that its work sends side by side. */
function sender(client: PoolClient): { send: Send; settled: () => Promise<unknown> } {
  let last: Promise<unknown> = Promise.resolve();
  const send: Send = ({ text, values }) => {
    const run = async () => {
      try {
        return (await client.query({ name: nameOf(text), text, values })).rows as Record<string, unknown>[];
      } catch (thrown) {
        throw new DatabaseFailure(thrown);
      }
    };
    const sent = last.then(run, run);
    last = sent;
    return sent;
  };
  return { send, settled: () => last.catch(() => undefined) };
}

/** Rows of the log are added, and go when the clinic's time of keeping is over; the database refuses anything else. */
function auditTable(send: Send) {
  const table = tableOf(layouts.audit, send);
  const refuse = (): never => {
    throw new Error('The log is never changed.');
  };
  return {
    ...table,
    put: (entry: unknown) => table.add(entry),
    clear: refuse,
    async delete(range: Key | KeyRange) {
      if (!isRange(range) || 'startingWith' in range || range.from !== undefined || !range.isToOpen)
        return refuse();
      await send({ text: 'select audit_forget($1)', values: [range.to] });
      return undefined;
    },
  };
}

/** The tables that one transaction names, each with what it remembers within it. */
export function transactionOf(
  client: PoolClient,
  store: object,
  tables: readonly TableName[],
  isReadOnly: boolean,
) {
  const { send, settled } = sender(client);
  const known = new Map<TableName, unknown>();
  const afterwards: (() => void)[] = [];
  const made = (name: TableName): unknown => {
    if (name === 'readings') return readingsTable(send, isReadOnly);
    return name === 'audit' ? auditTable(send) : tableOf(layouts[name], send);
  };
  const transaction: View<TableName> & Writing<TableName> = {
    table<N extends TableName>(name: N) {
      mustBeNamed(tables, name);
      if (!known.has(name)) known.set(name, made(name));
      return known.get(name) as Table<N>;
    },
    store,
    afterwards: (done) => void afterwards.push(done),
  };
  return { transaction, settled, done: () => afterwards.forEach((one) => one()) };
}
