import pg from 'pg';
import records from './migrations/001-records.sql?raw';
import log from './migrations/002-log.sql?raw';
import openAlerts from './migrations/003-open-alerts.sql?raw';
import sideBySide from './migrations/004-side-by-side.sql?raw';
import standings from './migrations/005-standings.sql?raw';
import laboratory from './migrations/006-laboratory.sql?raw';
import allergies from './migrations/007-allergies.sql?raw';
import dialysis from './migrations/008-dialysis.sql?raw';
import logEnds from './migrations/009-log-ends.sql?raw';
import { quoted, roleFor, ROLES, SCHEMA } from './database';

/** Every change of the tables, in order; one that was released is never changed again. */
export const migrations: readonly { number: number; name: string; sql: string }[] = [
  { number: 1, name: 'records', sql: records },
  { number: 2, name: 'log', sql: log },
  { number: 3, name: 'open alerts', sql: openAlerts },
  { number: 4, name: 'side by side', sql: sideBySide },
  { number: 5, name: 'standings', sql: standings },
  { number: 6, name: 'laboratory', sql: laboratory },
  { number: 7, name: 'allergies', sql: allergies },
  { number: 8, name: 'dialysis', sql: dialysis },
  { number: 9, name: 'log ends', sql: logEnds },
];

/** A database that this program must leave as it is, in words for whoever operates it. */
export class MigrationRefused extends Error {}

/** The code of the error of a statement whose user lacks a right. */
const NOT_ALLOWED = '42501';

/** Servers that start together do this one after the other. The number is this lock's alone. */
const LOCK = 6_314_225;

/**
 * Brings the tables of a schema up to date, each change in a transaction of its own, and gives the application's role
 * what it needs. Only forwards: a database of a newer program is refused.
 * @throws MigrationRefused
 */
export async function migrate({ url, schema = SCHEMA }: { url: string; schema?: string }): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'nephrodesk migrations' });
  await connect(client, url);
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await ensureClosed(client);
    const role = await roleFor(client);
    await ensureRole(client, role);
    await ensureSchema(client, schema);
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
    // At every start: a dump that is restored where the role did not exist has lost what was granted to it.
    await grant(client, schema, role);
    await takeFromOthers(client, schema, role);
  } catch (thrown) {
    throw thrown instanceof Error && 'code' in thrown && thrown.code === NOT_ALLOWED
      ? new MigrationRefused(
          `The schema ${quoted(schema)} or tables in it belong to another user: ${thrown.message}. Start with the user who owns them, or have all of them made the property of this one.`,
          { cause: thrown },
        )
      : thrown;
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

/** @throws MigrationRefused for a user whom the database is closed to */
async function connect(client: pg.Client, url: string): Promise<void> {
  await client.connect().catch((thrown: unknown) => {
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === NOT_ALLOWED)) throw thrown;
    const [user, database] = [client.user ?? '', client.database ?? ''].map(quoted);
    throw new MigrationRefused(
      `${user} may not connect to the database ${database} of ${new URL(url).host}. Have this done by its owner: grant connect on database ${database} to ${user};`,
      { cause: thrown },
    );
  });
}

/** Closes the database to the users of other ones: PostgreSQL lets everybody connect to each. @throws MigrationRefused */
async function ensureClosed(client: pg.Client): Promise<void> {
  const look = async () => {
    const { rows } = await client.query<{ user: string; database: string; isOpen: boolean }>(
      `select current_user as user, datname as database, exists (
          select from aclexplode(coalesce(datacl, acldefault('d', datdba)))
            where grantee = 0 and privilege_type = 'CONNECT') as "isOpen"
        from pg_database where datname = current_database()`,
    );
    return rows[0] ?? { user: '', database: '', isOpen: true };
  };
  const { user, database, isOpen } = await look();
  if (!isOpen) return;
  const name = quoted(database);
  const statements = `grant connect on database ${name} to ${quoted(user)}; revoke connect on database ${name} from public;`;
  // A user who may not do so is only warned.
  const failure: unknown = await client.query(statements).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if ((await look()).isOpen)
    throw new MigrationRefused(
      `Every user of this PostgreSQL may connect to the database ${name}. Have this done by its owner: ${statements}`,
      { cause: failure },
    );
}

async function ensureRole(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ user: string; exists: boolean; isMember: boolean }>(
    `select current_user as user, count(*) > 0 as exists, coalesce(bool_or(pg_has_role(oid, 'member')), false) as "isMember"
      from pg_roles where rolname = $1`,
    [role],
  );
  const [{ user, exists, isMember } = { user: '', exists: false, isMember: false }] = rows;
  if (isMember) return;
  const make = `create role ${quoted(role)} nologin`;
  const join = `grant ${quoted(role)} to ${quoted(user)}`;
  try {
    if (!exists) await client.query(make);
    await client.query(join);
  } catch (thrown) {
    throw new MigrationRefused(
      `The program works in the role ${quoted(role)}, which ${exists ? `${quoted(user)} is not in` : 'is missing'}. Have this done by somebody who may: ${exists ? '' : `${make}; `}${join};`,
      { cause: thrown },
    );
  }
}

/** The schema with its list of changes in it; what is there already is not asked for again, which takes rights. */
async function ensureSchema(client: pg.Client, schema: string): Promise<void> {
  const { rows } = await client.query<{
    user: string;
    database: string;
    exists: boolean;
    mayCreate: boolean;
  }>(
    `select current_user as user, current_database() as database, count(*) > 0 as exists,
        coalesce(bool_or(has_schema_privilege(oid, 'usage') and has_schema_privilege(oid, 'create')), false) as "mayCreate"
      from pg_namespace where nspname = $1`,
    [schema],
  );
  const [
    { user, database, exists, mayCreate } = { user: '', database: '', exists: false, mayCreate: false },
  ] = rows;
  if (exists && !mayCreate)
    throw new MigrationRefused(
      `The schema ${quoted(schema)} is there, and ${quoted(user)} may make no tables in it. Have this done by its owner: alter schema ${quoted(schema)} owner to ${quoted(user)};`,
    );
  if (!exists)
    await client.query(`create schema ${quoted(schema)}`).catch((thrown: unknown) => {
      throw new MigrationRefused(
        `${quoted(user)} may not make the schema ${quoted(schema)}. Have this done by the owner of the database: grant create on database ${quoted(database)} to ${quoted(user)};`,
        { cause: thrown },
      );
    });
  await client.query(`set search_path = ${quoted(schema)}`);
  await client.query(
    'create table if not exists migrations (number integer primary key, name text not null, at timestamptz not null default now())',
  );
}

/** Everything but changing the log: of that there is only adding to it, and forgetting what is past its time. */
async function grant(client: pg.Client, schema: string, name: string): Promise<void> {
  const role = quoted(name);
  await client.query(`
    begin;
    grant usage on schema ${quoted(schema)} to ${role};
    grant select, insert, update, delete on all tables in schema ${quoted(schema)} to ${role};
    revoke update, delete, truncate on audit from ${role};
    revoke insert, update, delete, truncate on audit_ends from ${role};
    revoke insert, update, delete on migrations from ${role};
    alter function audit_link() set search_path = ${quoted(schema)}, pg_temp;
    alter function audit_forget(text) set search_path = ${quoted(schema)}, pg_temp;
    revoke all on function audit_forget(text) from public;
    grant execute on function audit_forget(text) to ${role};
    commit`);
}

/** Takes what the roles of other databases were given: by an older version, or in the one that a dump came from. */
async function takeFromOthers(client: pg.Client, schema: string, role: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct rolname as name
      from pg_namespace cross join lateral aclexplode(nspacl) as given join pg_roles on pg_roles.oid = grantee
      where nspname = $1 and rolname <> $2 and (rolname = $3 or starts_with(rolname, $3 || '_'))`,
    [schema, role, ROLES],
  );
  for (const { name } of rows)
    await client.query(`
      begin;
      revoke all on all tables in schema ${quoted(schema)} from ${quoted(name)};
      revoke all on function audit_forget(text) from ${quoted(name)};
      revoke all on schema ${quoted(schema)} from ${quoted(name)};
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
