import pg from 'pg';
import { afterAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { recordReading } from '@/backend/care/readings/recordReading';
import { createRepository } from '@/backend/care/repository';
import { ensureDefaultRules } from '@/backend/care/rules/ruleBook';
import { deleteExpiredAudit } from '@/backend/jobs/retention';
import { withEntries } from '@/backend/store/blocks';
import { openPostgres, roleOf, type PostgresStore } from '@/backend/store/postgres/database';
import { migrate, migrations, MigrationRefused } from '@/backend/store/postgres/migrate';
import { accessTo } from '@/backend/store/transaction';
import { alertStatuses, isActive } from '@/domain/alerts/alert';
import { listPage } from '@/backend/store/listing';
import { readingSources } from '@/domain/readings/reading';
import type { ValueOf } from '@/backend/store/schema';
import { aReadingDraft, aRecord } from '../drafts';
import { asOwner } from '../postgres';
import { noteStatements } from '../statements';
import { rowsOf } from '../stores';

const url = inject('postgres');
const database = new URL(url).pathname.slice(1);
const ROLE = roleOf(database);
const DAY = 86_400_000;
const schemas: string[] = [];
const opened: PostgresStore[] = [];
let store: PostgresStore;

async function freshSchema(): Promise<string> {
  const schema = `own_${crypto.randomUUID().replaceAll('-', '')}`;
  schemas.push(schema);
  await migrate({ url, schema });
  return schema;
}
function open(schema: string, connections = 4): PostgresStore {
  const own = openPostgres({ url, schema, connections });
  opened.push(own);
  return own;
}
beforeEach(async () => {
  store = open(await freshSchema());
});
afterAll(async () => {
  await Promise.all(opened.map((own) => own.end()));
  await asOwner(async (client) => {
    for (const schema of schemas) await client.query(`drop schema "${schema}" cascade`);
  });
});

/** A statement as the application could send it, or as the owner of the tables. */
const asApplication = async (sql: string) => (await store.pool.query(sql)).rows as Record<string, unknown>[];
const inSchema = (sql: string) =>
  asOwner(async (client) => {
    await client.query(`set search_path = "${store.schema}"`);
    return (await client.query(sql)).rows as Record<string, unknown>[];
  });

const entry = (at: number, patient?: string) =>
  ({
    id: `${new Date(at).toISOString()}.000001.x`,
    at: new Date(at).toISOString(),
    by: 'ada',
    action: 'updated',
    ...(patient !== undefined && { patient }),
  }) as ValueOf<'audit'>;
const log = (...entries: ValueOf<'audit'>[]) =>
  store.write(['audit'], async (writing) => {
    for (const one of entries) await writing.table('audit').add(one);
  });
const alert = (id: string, patient: string) => ({ id, version: '1', patient }) as ValueOf<'alerts'>;

describe('The tables', () => {
  it('are made once, also by servers that start together, and are the application’s to use and not to own', async () => {
    const schema = `own_${crypto.randomUUID().replaceAll('-', '')}`;
    schemas.push(schema);
    await Promise.all([1, 2, 3].map(() => migrate({ url, schema })));
    await migrate({ url, schema });
    const { rows } = await asOwner((client) =>
      client.query(`select number from "${schema}".migrations order by 1`),
    );
    expect(rows).toEqual(migrations.map(({ number }) => ({ number })));
    await expect(asApplication('create table more (x text)')).rejects.toThrow(/permission denied/);
    await expect(asApplication('drop table patients')).rejects.toThrow(/must be owner/);
    expect(await asApplication('select current_user')).toEqual([{ current_user: ROLE }]);
  });

  it('are the application’s to use after a dump of them was restored where its role did not exist', async () => {
    await inSchema(`revoke all on all tables in schema "${store.schema}" from ${ROLE};
      revoke all on schema "${store.schema}" from ${ROLE};
      revoke execute on function audit_forget(text) from ${ROLE};
      grant execute on function audit_forget(text) to public`);
    await expect(rowsOf(store).count('patients')).rejects.toMatchObject({ status: 503 });
    await migrate({ url, schema: store.schema });
    await log(entry(Date.now(), 'p1'));
    expect(await rowsOf(store).count('audit')).toBe(1);
    await asApplication(`select audit_forget('2000')`);
    await expect(asApplication('delete from audit')).rejects.toThrow(/permission denied/);
  });

  it('of a newer program are left as they are, and that is said in words', async () => {
    await inSchema(`insert into migrations (number, name) values (999, 'later')`);
    await expect(migrate({ url, schema: store.schema })).rejects.toThrow(
      new MigrationRefused(
        `The database was brought to version 999 by a newer program; this one knows version ${migrations.length}. Start the newer program, or restore a backup from before.`,
      ),
    );
  });

  it('give the alerts that are not closed without reading one that is', async () => {
    const ids = Array.from({ length: 600 }, (_, nth) => `a${String(nth).padStart(3, '0')}`);
    const kept = ids.map(
      (id, nth) =>
        ({
          ...alert(id, 'p1'),
          status: nth < alertStatuses.length ? alertStatuses[nth] : 'resolved',
        }) as ValueOf<'alerts'>,
    );
    await store.write(['alerts'], async (writing) => {
      for (const one of kept) await writing.table('alerts').put(one);
    });
    const statements = noteStatements();
    const page = await store.read(['alerts'], (view) => listPage(view, 'alerts', { active: true }));
    expect(page).toEqual({ items: kept.filter(isActive) });
    const asked = statements.filter(({ text }) => text.includes('from alerts'));
    expect(asked.map(({ rows }) => rows)).toEqual([page.items.length]);
    const { text, values } = asked[0] ?? { text: '', values: [] };
    const { rows } = await store.pool.query(`explain ${text}`, [...values]);
    expect(JSON.stringify(rows)).toContain('alerts_open');
  });

  it('give a year of one measure without reading another one', async () => {
    const t = Date.UTC(2026, 0, 2);
    const series = { pulse: withEntries('pulse', undefined, [{ t, v: 71, source: 'device' }]) };
    const weight = withEntries('weight', undefined, [{ t, v: 71, source: 'device' }]);
    await rowsOf(store).put('readings', { ...series, weight }, ['p1', 2026]);
    const statements = noteStatements();
    const repository = createRepository(store, {
      now: () => t,
      newId: () => crypto.randomUUID(),
      onChange: () => undefined,
    });
    const [from, to] = [new Date(t - DAY).toISOString(), new Date(t + DAY).toISOString()];
    expect(await repository.readings({ patient: 'p1', measure: 'pulse', from, to })).toMatchObject([
      { value: 71 },
    ]);
    const asked = statements.filter(({ text }) => text.includes('from readings'));
    expect(asked.map(({ rows }) => rows)).toEqual([1]);
  });

  it('show readings one by one to the clinic’s own queries', async () => {
    const series = withEntries('bloodPressure', undefined, [
      { t: Date.UTC(2026, 0, 2, 7, 30), v: 141.5, w: 82, source: 'device' },
      { t: Date.UTC(2026, 0, 1), v: 128, w: 79, source: 'questionnaire' },
    ]);
    await rowsOf(store).put('readings', { bloodPressure: series }, ['p1', 2026]);
    const rows = await asApplication(`select * from reading_rows order by at`);
    expect(rows).toEqual([
      {
        patient: 'p1',
        measure: 'bloodPressure',
        at: new Date('2026-01-01T00:00:00Z'),
        value: 128,
        diastolic: 79,
        source: 'questionnaire',
      },
      {
        patient: 'p1',
        measure: 'bloodPressure',
        at: new Date('2026-01-02T07:30:00Z'),
        value: 141.5,
        diastolic: 82,
        source: 'device',
      },
    ]);
    const { sql } = migrations[0] ?? { sql: '' };
    expect(sql).toContain(`array[${readingSources.map((one) => `'${one}'`).join(', ')}]`);
  });
});

describe('The log', () => {
  it.each([
    'update audit set body = body',
    'delete from audit',
    'truncate audit',
    'alter table audit disable trigger all',
  ])('is not changed by the application: %s', async (sql) => {
    await log(entry(Date.now(), 'p1'));
    await expect(asApplication(sql)).rejects.toThrow(/permission denied|must be owner/);
    await expect(rowsOf(store).delete('audit', 'x')).rejects.toThrow('never changed');
    expect(await rowsOf(store).count('audit')).toBe(1);
  });

  it('carries the hash of the entry before about the same patient, so that a change or a gap shows', async () => {
    const now = Date.UTC(2026, 10, 20);
    await log(
      entry(now, 'p1'),
      entry(now + 1, 'p2'),
      entry(now + 2, 'p1'),
      entry(now + 3),
      entry(now + 4, 'p1'),
    );
    const rows = await asApplication('select chain, previous, hash from audit order by place');
    expect(rows[2]?.['previous']).toBe(rows[0]?.['hash']);
    expect(rows[1]?.['previous']).toBeNull();
    expect(await asApplication('select * from audit_faults')).toEqual([]);
    await inSchema(`update audit set body = jsonb_set(body, '{by}', '"bob"') where key like '%00.002Z%'`);
    expect(await asApplication('select chain from audit_faults')).toEqual([{ chain: 'p1' }]);
    await inSchema(`update audit set body = jsonb_set(body, '{by}', '"ada"') where key like '%00.002Z%'`);
    expect(await asApplication('select * from audit_faults')).toEqual([]);
    await inSchema(`delete from audit where key like '%00.002Z%'`);
    expect(await asApplication('select distinct chain from audit_faults')).toEqual([{ chain: 'p1' }]);
  });

  it.each([
    ['its last entry', `delete from audit where chain = 'p1' and key like '%00.002Z%'`],
    ['its first entry', `delete from audit where chain = 'p1' and key like '%00.000Z%'`],
    ['all of its entries', `delete from audit where chain = 'p1'`],
    ['its end', `delete from audit_ends where chain = 'p1'`],
    [
      'entries and end',
      `delete from audit where key like '%00.002Z%'; delete from audit_ends where chain = 'p1'`,
    ],
  ])('shows a chain that has lost %s', async (_, sql) => {
    const now = Date.UTC(2026, 10, 20);
    await log(entry(now, 'p1'), entry(now + 1, 'p2'), entry(now + 2, 'p1'));
    expect(await asApplication('select * from audit_faults')).toEqual([]);
    await inSchema(sql);
    expect(await asApplication('select key, chain from audit_faults')).toEqual([{ key: '', chain: 'p1' }]);
  });

  it('goes only where the clinic has said how long it is kept, and never sooner, whatever is asked for', async () => {
    const now = Date.now();
    await log(entry(now - 800 * DAY, 'p1'), entry(now - 700 * DAY, 'p1'), entry(now - DAY, 'p1'));
    const far = now + 4000 * DAY;
    await asApplication(`select audit_forget('9999')`);
    expect(await deleteExpiredAudit(store, far)).toBe(0);
    await rowsOf(store).put('settings', { id: 'general', retentionMonths: 24 } as ValueOf<'settings'>);
    await deleteExpiredAudit(store, now);
    expect(await rowsOf(store).count('audit')).toBe(2);
    // A clock that is years ahead takes away no more.
    await deleteExpiredAudit(store, far);
    expect(await rowsOf(store).count('audit')).toBe(2);
    expect(await asApplication('select * from audit_faults')).toEqual([]);
    // An old one that came with a file goes with those before it, so that no gap is left.
    await log(entry(now - 900 * DAY, 'p1'), entry(now - 901 * DAY, 'p2'));
    await deleteExpiredAudit(store, now);
    expect(await rowsOf(store).count('audit')).toBe(3);
    expect(await asApplication('select chain, total::int, gone::int from audit_ends order by 1')).toEqual([
      { chain: 'p1', total: 4, gone: 1 },
      { chain: 'p2', total: 1, gone: 1 },
    ]);
    expect(await asApplication('select * from audit_faults')).toEqual([]);
  });
});

describe('A transaction', () => {
  it('does not wait for one about another patient', async () => {
    const order: string[] = [];
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await rowsOf(store).put('alerts', alert('a', 'p1'));
    const { write } = accessTo(store);
    const slow = write(async (transaction) => {
      await transaction.table('alerts').index('patient').getAll('p1');
      await transaction.table('audit').add(entry(Date.now(), 'p1'));
      await held;
      order.push('slow');
    });
    await write(async (transaction) => {
      await transaction.table('alerts').index('patient').getAll('p2');
      await transaction.table('alerts').put(alert('b', 'p2'));
      await transaction.table('audit').add(entry(Date.now() + 1, 'p2'));
    });
    order.push('quick');
    go();
    await slow;
    expect(order.slice(0, 1)).toEqual(['quick']);
  });

  it('about a reading is not begun again for those about other patients that run beside it', async () => {
    const now = Date.UTC(2026, 10, 20, 12);
    const clock = { now: () => now, newId: () => crypto.randomUUID() };
    const young = open(store.schema, 8);
    const ids = Array.from({ length: 40 }, (_, nth) => `p${nth}`);
    const given = (patient: string, ago: number) =>
      aReadingDraft({
        id: `${patient}-${ago}`,
        patient,
        at: new Date(now - ago * DAY).toISOString(),
        source: 'device',
      });
    await ensureDefaultRules(young);
    const repository = createRepository(young, { ...clock, onChange: () => undefined });
    await repository.importRecords(
      ids.map((id) => ({ ...aRecord(id), readings: [given(id, 1), given(id, 2)] })),
      { username: 'ada', role: 'ADMIN' },
    );
    const some = ids.filter((_, nth) => nth % 5 === 0);
    const statements = noteStatements();
    await Promise.all(
      some.map((id) =>
        accessTo(young).write((transaction) =>
          recordReading(transaction, given(id, 0.1), { ...clock, now, by: 'ada' }),
        ),
      ),
    );
    const begun = statements.filter(({ text }) => text.startsWith('begin isolation level serializable'));
    expect(begun).toHaveLength(some.length);
    expect(await asApplication('select * from audit_faults')).toEqual([]);
  });

  it('that is overtaken again and again has its turn, while others never stop coming', async () => {
    const others = { mayStop: false };
    let written = 0;
    let told: () => void = () => undefined;
    const slow = store
      .write(['meta'], async (writing) => {
        const before = await writing.table('meta').get('saved');
        // Until others that began after this one have ended, or none comes.
        const known = written;
        await new Promise<void>((resolve) => {
          told = () => written > known + 4 && resolve();
          setTimeout(resolve, 200);
        });
        await writing.table('meta').put(`${before} and slow`, 'saved');
      })
      .finally(() => (others.mayStop = true));
    const quick = async () => {
      while (!others.mayStop) {
        await rowsOf(store).put('meta', String((written += 1)), 'saved');
        told();
      }
    };
    await expect(Promise.all([slow, quick(), quick()])).resolves.toBeDefined();
  });

  it('keeps nothing where its work went on after a failure of the database', async () => {
    const outcome = store.write(['alerts', 'audit'], async (writing) => {
      await writing.table('audit').add(entry(1));
      await writing
        .table('audit')
        .add(entry(1))
        .catch(() => undefined);
    });
    await expect(outcome).rejects.toMatchObject({ status: 503 });
    expect(await rowsOf(store).count('audit')).toBe(0);
  });

  it.each(['a\u0000b', '\ud83d'])('refuses text that no database keeps: %j', async (text) => {
    const outcome = rowsOf(store).put('medicines', { id: 'm', name: text } as ValueOf<'medicines'>);
    await expect(outcome).rejects.toMatchObject({ status: 422, message: 'errors.invalid' });
  });

  it('whose connection is cut is refused as a failure of the storage, and the next one works', async () => {
    const cut = store.write(['alerts', 'bookmarks'], async (writing) => {
      await writing.table('alerts').put(alert('a', 'p1'));
      // No other test that runs beside this one has a statement about these open.
      await writing.table('bookmarks').count();
      await asOwner((client) =>
        client.query(`select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'
          and query like '%bookmarks%'`),
      );
      await writing.table('alerts').put(alert('b', 'p1'));
    });
    await expect(cut).rejects.toMatchObject({ status: 503, message: 'errors.storage' });
    await rowsOf(store).put('alerts', alert('c', 'p1'));
    expect(await rowsOf(store).getAllKeys('alerts')).toEqual(['c']);
  });

  it('without a database is refused soon, and that it cannot be reached is known', async () => {
    const { port } = new URL(url);
    const nowhere = openPostgres({ url: url.replace(`:${port}/`, ':1/') });
    opened.push(nowhere);
    await expect(rowsOf(nowhere).count('alerts')).rejects.toMatchObject({
      status: 503,
      message: 'errors.storage',
    });
    expect([await nowhere.isReachable(), await store.isReachable()]).toEqual([false, true]);
  });

  it('is refused where the disk is full, and says so', async () => {
    await inSchema(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger full_disk before insert on alerts for each row execute function full_disk();`);
    await expect(rowsOf(store).put('alerts', alert('a', 'p1'))).rejects.toMatchObject({
      status: 503,
      message: 'errors.storageFull',
    });
    await rowsOf(store).put('medicines', { id: 'm' } as ValueOf<'medicines'>);
  });
});

describe('A database’s user who may not do what is needed', () => {
  /** A user without any right, and the refusals of a start with it. */
  async function aVisitor() {
    const visitor = `visitor_${crypto.randomUUID().slice(0, 8)}`;
    const schema = `own_${visitor}`;
    const statements = [`drop owned by ${visitor}`, `drop role ${visitor}`];
    await asOwner((client) => client.query(`create role ${visitor} login password 'visitor'`));
    onTestFinished(() =>
      asOwner(async (client) => {
        for (const statement of statements) await client.query(statement);
      }),
    );
    const address = new URL(url);
    address.username = visitor;
    address.password = 'visitor';
    const begin = () => migrate({ url: address.href, schema });
    const refusal = async () => {
      const thrown: unknown = await begin().catch((one: unknown) => one);
      expect(thrown).toBeInstanceOf(MigrationRefused);
      return (thrown as MigrationRefused).message;
    };
    return { visitor, schema, begin, refusal };
  }
  const letIn = (visitor: string) => `grant connect on database "${database}" to ${visitor}`;
  const statementIn = (message: string) => /(?:grant|alter) [^;]+(?=;)/.exec(message)?.[0] ?? '';

  it('reads which statement allows it, one after the other, until the tables are there', async () => {
    const { visitor, schema, begin, refusal } = await aVisitor();
    const statements: string[] = [];
    for (const _ of [1, 2, 3]) {
      const statement = statementIn(await refusal());
      statements.push(statement);
      await asOwner((client) => client.query(statement));
    }
    expect(statements).toEqual([
      `grant connect on database "${database}" to "${visitor}"`,
      `grant "${ROLE}" to "${visitor}"`,
      `grant create on database "${database}" to "${visitor}"`,
    ]);
    await begin();
    await begin();
    const tables = await asOwner((client) =>
      client.query('select 1 from pg_tables where schemaname = $1 and tableowner = $2', [schema, visitor]),
    );
    expect(tables.rowCount).toBeGreaterThan(30);
  });

  it('is told where the schema is there and somebody else’s', async () => {
    const { visitor, schema, begin, refusal } = await aVisitor();
    await asOwner((client) =>
      client.query(`create schema ${schema}; grant ${ROLE} to ${visitor}; ${letIn(visitor)}`),
    );
    schemas.push(schema);
    const statement = statementIn(await refusal());
    expect(statement).toBe(`alter schema "${schema}" owner to "${visitor}"`);
    await asOwner((client) => client.query(statement));
    await begin();
    schemas.pop();
  });

  it('is told where the tables are there and somebody else’s', async () => {
    const { visitor, schema, refusal } = await aVisitor();
    await migrate({ url, schema });
    schemas.push(schema);
    await asOwner((client) =>
      client.query(
        `grant ${ROLE} to ${visitor}; grant usage, create on schema ${schema} to ${visitor}; ${letIn(visitor)}`,
      ),
    );
    expect(await refusal()).toContain('belong to another user');
  });
});

describe('Clinics of one PostgreSQL', () => {
  /** A database of its own with a user of its own. */
  async function aClinic() {
    const name = `clinic_${crypto.randomUUID().slice(0, 8)}`;
    const [user, role] = [`${name}_user`, roleOf(name)];
    const statements = [
      `create role ${user} login password 'clinic'`,
      `create role ${role} nologin`,
      `grant ${role} to ${user}`,
      `create database ${name} owner ${user}`,
    ];
    await asOwner(async (client) => {
      for (const statement of statements) await client.query(statement);
    });
    onTestFinished(() =>
      asOwner(async (client) => {
        await client.query(`drop database ${name} with (force)`);
        for (const one of [user, role]) await client.query(`drop role ${one}`);
      }),
    );
    const addressIn = (where: string) => {
      const address = new URL(url);
      [address.username, address.password, address.pathname] = [user, 'clinic', `/${where}`];
      return address.href;
    };
    return { name, user, role, addressIn };
  }
  /** What a user reads in a database. */
  async function read(address: string, ...statements: string[]) {
    const client = new pg.Client({ connectionString: address });
    try {
      await client.connect();
      for (const statement of statements) await client.query(statement);
      return 'read';
    } catch (thrown) {
      return (thrown as Error).message;
    } finally {
      await client.end();
    }
  }

  it('are closed to each other, also where an older version let all of them in by one role', async () => {
    const [one, other] = [await aClinic(), await aClinic()];
    const accounts = 'select * from nephrodesk.accounts';
    await migrate({ url: one.addressIn(one.name) });
    await migrate({ url: other.addressIn(other.name) });
    expect(await read(other.addressIn(other.name), `set role ${other.role}`, accounts)).toBe('read');
    // As it was: one role for all, and everybody may connect.
    const shared = `nephrodesk_app_shared_${other.name}`;
    await asOwner((client) => client.query(`create role ${shared} nologin; grant ${shared} to ${one.user}`));
    onTestFinished(() => asOwner(async (client) => void (await client.query(`drop role ${shared}`))));
    const before = [
      `grant connect on database ${other.name} to public`,
      `grant usage on schema nephrodesk to ${shared}`,
      `grant select on all tables in schema nephrodesk to ${shared}`,
    ];
    expect(await read(other.addressIn(other.name), ...before)).toBe('read');
    const intrude = () => read(one.addressIn(other.name), `set role ${shared}`, accounts);
    expect(await intrude()).toBe('read');
    await migrate({ url: other.addressIn(other.name) });
    expect(await intrude()).toMatch(/permission denied for database/);
    await asOwner((client) => client.query(`grant connect on database ${other.name} to ${one.user}`));
    expect(await intrude()).toMatch(/permission denied for schema/);
    expect(await read(one.addressIn(other.name), `set role ${other.role}`)).toMatch(
      /permission denied to set role/,
    );
    await asOwner((client) => client.query(`revoke connect on database ${other.name} from ${one.user}`));
  }, 60_000);

  it('begin only where nobody else may connect: that is said with the statement', async () => {
    const clinic = await aClinic();
    await asOwner((client) => client.query(`alter database ${clinic.name} owner to current_user`));
    await expect(migrate({ url: clinic.addressIn(clinic.name) })).rejects.toThrow(
      `grant connect on database "${clinic.name}" to "${clinic.user}"; revoke connect on database "${clinic.name}" from public;`,
    );
  });

  it('have roles of their own however long the names of their databases are', () => {
    const names = ['a', 'b'].map((end) => roleOf('é'.repeat(31) + end));
    expect(new Set(names.map((name) => Buffer.from(name).subarray(0, 63).toString())).size).toBe(2);
  });
});
