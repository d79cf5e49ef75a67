import 'temporal-polyfill/global';
import pg from 'pg';
import type { Actor } from '@/backend/actor';
import type { Repository } from '@/backend/contract';
import { createRepository } from '@/backend/care/repository';
import { ensureDefaultRules } from '@/backend/care/rules/ruleBook';
import { beginEmpty } from '@/backend/seed/seeded';
import { openPostgres, SCHEMA } from '@/backend/store/postgres/database';
import { migrate } from '@/backend/store/postgres/migrate';
import { readingOf, recordOf } from '../fill/records';

export { startOwnDatabase } from '@/server/ownDatabase';

const HOUR_MS = 3_600_000;
/** Of a patient with a value every hour. */
const HOURS_OF_A_YEAR = 8_760;
const actor: Actor = { username: 'admin@clinic.example', role: 'ADMIN' };
/** Every id of a patient's records holds the patient's: another one in its place makes another patient of them. */
const idOf = (copy: number, index: number) =>
  `scale-${String(copy).padStart(3, '0')}-${String(index).padStart(2, '0')}`;

async function withRepository(
  url: string,
  ids: string,
  now: number,
  work: (repository: Repository) => Promise<void>,
) {
  const store = openPostgres({ url });
  let made = 0;
  try {
    await ensureDefaultRules(store);
    await beginEmpty(store, now);
    await work(
      createRepository(store, {
        now: () => now,
        newId: () => `${ids}-${(made += 1)}`,
        onChange: () => undefined,
      }),
    );
  } finally {
    await store.end();
  }
}

/** Brings up the tables of an empty database, with so many patients of 200 readings each, through the repository. */
export async function beginClinic(url: string, patients: number, now: number): Promise<string[]> {
  await migrate({ url });
  const ids = Array.from({ length: patients }, (_, index) => idOf(0, index));
  for (const [index, id] of ids.entries())
    await withRepository(url, id, now, async (repository) => {
      await repository.importRecords([recordOf(id, index, now)], actor);
    });
  return ids;
}

/** Gives a patient a pulse for every hour of the year before `now`. */
export async function fillYear(url: string, id: string, now: number): Promise<void> {
  const { patient } = recordOf(id, Number(id.slice(-2)), now);
  const readings = Array.from({ length: HOURS_OF_A_YEAR }, (_, hour) =>
    readingOf(id, 'pulse', now - (hour + 1) * HOUR_MS, 70 + Math.round(10 * Math.sin(hour / 50))),
  );
  await withRepository(url, `${id}-year`, now, async (repository) => {
    await repository.importRecords([{ patient, conditions: [], medicationRequests: [], readings }], actor);
  });
}

/**
 * Copies all rows of the patients of `beginClinic`, which nothing else may have written about, and answers the ids of the
 * copied patients.
 * @param first the number of the first copy
 */
export async function multiply(
  url: string,
  patients: number,
  { first, copies }: { first: number; copies: number },
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set search_path = ${SCHEMA}`);
    const { rows } = await client.query<{ table: string; columns: string[] }>(
      `select table_name as table, array_agg(quote_ident(column_name) order by ordinal_position) as columns
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = $1 and table_type = 'BASE TABLE' and is_generated = 'NEVER' and is_identity = 'NO'
        group by table_name`,
      [SCHEMA],
    );
    for (const { table, columns } of rows)
      await client.query(
        `insert into ${table} (${columns.join(', ')})
          select ${columns.map((column) => `copied.${column}`).join(', ')}
          from (select to_jsonb(own)::text as row from ${table} as own) as template
          cross join generate_series(${first}, ${first + copies - 1}) as copy
          cross join lateral jsonb_populate_record(
            null::${table},
            replace(row, '${idOf(0, 0).slice(0, -2)}', 'scale-' || lpad(copy::text, 3, '0') || '-')::jsonb
          ) as copied
          where row like '%${idOf(0, 0).slice(0, -2)}%'
          on conflict do nothing`,
      );
  } finally {
    await client.end();
  }
  return Array.from({ length: copies }, (_, nth) =>
    Array.from({ length: patients }, (__, index) => idOf(first + nth, index)),
  ).flat();
}

/** How many transactions were undone so far: those that were begun again, and what was refused within one. */
export async function undone(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ undone: number }>(
      'select xact_rollback::float8 as undone from pg_stat_database where datname = current_database()',
    );
    return rows[0]?.undone ?? 0;
  } finally {
    await client.end();
  }
}
