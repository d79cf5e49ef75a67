import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Store, View, Writing } from '../port';
import type { TableName } from '../schema';
import { DatabaseFailure, isWorthAnotherTry, toRefused } from './failures';
import { transactionOf } from './transaction';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database` */
  url: string;
  /** The schema of the tables; a clinic has one. */
  schema?: string;
  /** Connections at most. */
  connections?: number;
  /** Called for what happens to idle connections, e.g. that the database has stopped. */
  onProblem?: (problem: Error) => void;
}

export const SCHEMA = 'nephrodesk';
/** Names in PostgreSQL are cut off after so many bytes. */
const LONGEST_NAME = 63;
/**
 * The beginning of the names of the program's roles; older versions used this very name for all databases of a
 * cluster.
 */
export const ROLES = 'nephrodesk_app';

/**
 * The role in which the application works in a database, and in no other one: it owns nothing, and may not change the log
 * (`migrate.ts`).
 */
export function roleOf(database: string): string {
  const role = `${ROLES}_${database}`;
  if (Buffer.byteLength(role) <= LONGEST_NAME) return role;
  return `${ROLES}_${createHash('sha256').update(database).digest('hex').slice(0, 40)}`;
}

/** The role of the database that a connection is to. */
export async function roleFor(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  return roleOf(rows[0]?.name ?? '');
}

const CONNECTIONS = 10;
/** A call that gets no connection is refused after this time, ms: somebody waits for it. */
const PATIENCE_MS = 5_000;
const STATEMENT_MS = 30_000;
const READING = 'begin isolation level repeatable read read only';
const WRITING = 'begin isolation level serializable';
/** Writes at the same time: more are no faster, they come in between each other, and reads need connections too. */
const WRITES_AT_ONCE = 4;
/** A transaction that was overtaken so often goes on while no other one begins in this process. */
const TRIES_BESIDE = 3;
/** The longest pause before a transaction that was overtaken begins again, ms. */
const LONGEST_PAUSE_MS = 200;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Gives the settings that every connection is told. Tables are read by their indexes even where they are small: a
 * transaction that reads a whole table counts as overtaken by every change of it.
 */
const settings = (schema: string, role: string): string =>
  [
    `set search_path = ${quoted(schema)}`,
    `set role ${quoted(role)}`,
    'set enable_seqscan = off',
    'set jit = off',
    `set statement_timeout = ${STATEMENT_MS}`,
    `set idle_in_transaction_session_timeout = ${STATEMENT_MS}`,
  ].join('; ');

export interface PostgresStore extends Store {
  pool: pg.Pool;
  schema: string;
  isReachable: () => Promise<boolean>;
  /** Ends all connections, once what is on its way is done. */
  end: () => Promise<void>;
}

/**
 * Lets some work run side by side, until some of it has to run alone: that runs one after the other, beside no more than
 * what has begun before, which may be long.
 */
function takeTurns() {
  let last: Promise<unknown> = Promise.resolve();
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async beside<T>(work: () => Promise<T>): Promise<T> {
      for (let seen; seen !== last;) {
        seen = last;
        await seen;
      }
      if (running >= WRITES_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        // The place goes to the next one, or becomes free.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    alone<T>(work: () => Promise<T>): Promise<T> {
      const next = last.then(work);
      last = next.catch(() => undefined);
      return next;
    },
  };
}

/** A store in PostgreSQL whose tables are in place (`migrate.ts`). */
export function openPostgres({
  url,
  schema = SCHEMA,
  connections = CONNECTIONS,
  onProblem = () => undefined,
}: PostgresOptions): PostgresStore {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
    application_name: 'nephrodesk',
    onConnect: async (client) => void (await client.query(settings(schema, await roleFor(client)))),
  });
  pool.on('error', onProblem);

  async function attempt<T>(
    begin: string,
    tables: readonly TableName[],
    work: (transaction: View<TableName> & Writing<TableName>) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const client = await pool.connect().catch((thrown: unknown) => {
      throw new DatabaseFailure(thrown);
    });
    const send = (text: string) =>
      client.query(text).catch((thrown: unknown) => {
        throw new DatabaseFailure(thrown);
      });
    let failure: Error | undefined;
    // A connection that breaks while it waits for the work tells it here.
    const broken = (thrown: Error) => {
      failure = thrown;
    };
    client.on('error', broken);
    try {
      await send(begin);
      const { transaction, done, settled } = transactionOf(client, pool, tables, begin === READING);
      const result = await work(transaction).finally(settled);
      signal?.throwIfAborted();
      // A failure that the work has caught leaves nothing to commit: the database says so instead of failing.
      if ((await send('commit')).command !== 'COMMIT')
        throw new DatabaseFailure(new Error('Nothing was kept.'));
      done();
      return result;
    } catch (thrown) {
      await client.query('rollback').catch(broken);
      throw thrown;
    } finally {
      client.off('error', broken);
      client.release(failure);
    }
  }

  const { beside, alone } = takeTurns();

  const read: Store['read'] = (tables, work) =>
    attempt(READING, tables, work).catch((thrown: unknown) => {
      throw toRefused(thrown);
    });

  const write: Store['write'] = async (tables, work, signal) => {
    const once = () => attempt(WRITING, tables, work, signal);
    for (let tries = 1; ; tries += 1) {
      signal?.throwIfAborted();
      try {
        return await (tries > TRIES_BESIDE ? alone(once) : beside(once));
      } catch (thrown) {
        if (!isWorthAnotherTry(thrown, tries)) throw toRefused(thrown);
      }
      const longest = Math.min(2 ** tries, LONGEST_PAUSE_MS);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
    }
  };

  const end = async () => {
    if (!pool.ended && !pool.ending) await pool.end();
  };
  return {
    pool,
    schema,
    read,
    write,
    isReachable: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    end,
    close: () => void end(),
  };
}
