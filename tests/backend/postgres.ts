import pg from 'pg';
import { inject } from 'vitest';
import { openPostgres, type PostgresStore } from '@/backend/store/postgres/database';
import { migrate } from '@/backend/store/postgres/migrate';
import type { Store } from '@/backend/store/port';

/** Schemas of this thread. Making one costs a hundred times what emptying it costs, so they are used again. */
interface Schema {
  name: string;
  users: number;
}
const schemas: Schema[] = [];
const names = new Map<string, Schema>();
let made = 0;

/** As the owner of the tables, who may empty the log as well. */
export async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: inject('postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function empty(name: string): Promise<void> {
  await asOwner(async (client) => {
    const { rows } = await client.query<{ table: string }>(
      `select table_name as table from information_schema.tables
        where table_schema = $1 and table_type = 'BASE TABLE' and table_name <> 'migrations'`,
      [name],
    );
    await client.query(rows.map(({ table }) => `delete from "${name}"."${table}"`).join('; '));
  });
}

/** A schema of this thread with all tables and no rows, taken until its `users` are none again. */
export async function emptySchema(): Promise<Schema> {
  const free = schemas.find(({ users }) => users === 0);
  if (free) {
    free.users = 1;
    for (const [name, schema] of names) if (schema === free) names.delete(name);
    await empty(free.name);
    return free;
  }
  made += 1;
  const schema = { name: `test_${process.pid}_${crypto.randomUUID().slice(0, 8)}_${made}`, users: 1 };
  schemas.push(schema);
  await migrate({ url: inject('postgres'), schema: schema.name });
  return schema;
}

const opening = new Map<string, Promise<Schema>>();

async function schemaOf(name: string): Promise<Schema> {
  const known = names.get(name);
  if (known) {
    known.users += 1;
    return known;
  }
  const waiting = opening.get(name);
  if (waiting) {
    const schema = await waiting;
    schema.users += 1;
    return schema;
  }
  const schema = emptySchema();
  opening.set(name, schema);
  try {
    names.set(name, await schema);
    return await schema;
  } finally {
    opening.delete(name);
  }
}

/** A store in PostgreSQL under a name of the test's; of the same name it is the same one, as another server has it. */
export function openPostgresStore(name: string, prepare: (store: Store) => Promise<void>): Store {
  let schema: Schema | undefined;
  let opened: Promise<PostgresStore> | undefined;
  const open = () => {
    opened ??= (async () => {
      schema = await schemaOf(name);
      const store = openPostgres({ url: inject('postgres'), schema: schema.name, connections: 4 });
      await prepare(store);
      return store;
    })();
    return opened;
  };
  return {
    read: async (tables, work) => (await open()).read(tables, work),
    write: async (tables, work, signal) => (await open()).write(tables, work, signal),
    close() {
      void opened?.then(async (store) => {
        await store.end();
        if (schema) schema.users -= 1;
      });
      opened = undefined;
    },
  };
}
