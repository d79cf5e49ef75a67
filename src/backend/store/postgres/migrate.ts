import pg from 'pg';
import records from './migrations/001-records.sql?raw';
import log from './migrations/002-log.sql?raw';
import { quoted, ROLE, SCHEMA } from './database';

/** Every change of the tables, in order; one that was released is never changed again. */
export const migrations: readonly { number: number; name: string; sql: string }[] = [
  { number: 1, name: 'records', sql: records },
  { number: 2, name: 'log', sql: log },
];

/** A database that this program must leave as it is, in words for whoever operates it. */
export class MigrationRefused extends Error {}

/** Servers that start together do this one after the other. The number is this lock's alone. */
const LOCK = 6_314_225;

/**
 * Brings the tables of a schema up to date, each change in a transaction of its own, and gives the application's role
 * what it needs. Only forwards: a database of a newer program is refused.
 * @throws MigrationRefused
 */
export async function migrate({ url, schema = SCHEMA }: { url: string; schema?: string }): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'nephrodesk migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await ensureRole(client);
    await client.query(`create schema if not exists ${quoted(schema)}`);
    await client.query(`set search_path = ${quoted(schema)}`);
    await client.query(
      'create table if not exists migrations (number integer primary key, name text not null, at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ last: number | null }>(
      'select max(number) as last from migrations',
    );
    const last = rows[0]?.last ?? 0;
    const newest = migrations.at(-1)?.number ?? 0;
    if (last > newest)
      throw new MigrationRefused(
        `The database was brought to version ${last} by a newer program; this one knows version ${newest}. Start the newer program, or restore a backup from before.`,
      );
    for (const migration of migrations.filter(({ number }) => number > last)) await apply(client, migration);
    // What is restored from a dump before the role was there has no rights for it.
    if (last < newest || !(await isGranted(client, schema))) await grant(client, schema);
  } finally {
    // Ending the session gives the lock back.
    await client.end();
  }
}

async function apply(client: pg.Client, { number, name, sql }: (typeof migrations)[number]): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (number, name) values ($1, $2)', [number, name]);
    await client.query('commit');
  } catch (thrown) {
    await client.query('rollback');
    const why = thrown instanceof Error ? thrown.message : 'unknown';
    throw new MigrationRefused(
      `Change ${number} (${name}) of the tables has failed, and nothing of it is kept: ${why}`,
      {
        cause: thrown,
      },
    );
  }
}

async function ensureRole(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [ROLE]);
  if (rowCount) return;
  try {
    await client.query(`create role ${ROLE} nologin`);
    await client.query(`grant ${ROLE} to current_user`);
  } catch (thrown) {
    throw new MigrationRefused(
      `The role ${ROLE}, in which the program works, is missing, and the database's user may not make it. Have it made: create role ${ROLE} nologin; grant ${ROLE} to the user of DATABASE_URL.`,
      { cause: thrown },
    );
  }
}

async function isGranted(client: pg.Client, schema: string): Promise<boolean> {
  const { rows } = await client.query<{ granted: boolean }>(
    'select has_schema_privilege($1, $2, $3) as granted',
    [ROLE, schema, 'usage'],
  );
  return rows[0]?.granted === true;
}

/** Everything but changing the log: of that there is only adding to it, and forgetting what is past its time. */
async function grant(client: pg.Client, schema: string): Promise<void> {
  await client.query(`
    begin;
    grant usage on schema ${quoted(schema)} to ${ROLE};
    grant select, insert, update, delete on all tables in schema ${quoted(schema)} to ${ROLE};
    revoke update, delete, truncate on audit from ${ROLE};
    revoke insert, update, delete on migrations from ${ROLE};
    alter function audit_forget(text) set search_path = ${quoted(schema)}, pg_temp;
    revoke all on function audit_forget(text) from public;
    grant execute on function audit_forget(text) to ${ROLE};
    commit`);
}

/** Makes a database where it is missing. @param url of another database of the same server, whose user may do so */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${quoted(name)}`);
  } finally {
    await client.end();
  }
}
