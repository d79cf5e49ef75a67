import type { PostgresStore } from '@/backend/store/postgres/database';

/** Where one chain of the log ended. */
interface LogHead {
  /** Stands for the patient, so that a mail with it names nobody. */
  chain: string;
  /** Entries that the chain has had. */
  total: number;
  /** The instant that its last entry names, ISO 8601 UTC. */
  at: string;
  hash: string;
}

const FIRST = 'heads of the log';
const CHAIN = `left(encode(sha256(convert_to(chain, 'UTF8')), 'hex'), 16)`;
const LINE = /^([0-9a-f]{16}) (\d+) (\S+) ([0-9a-f]{64})$/;

/** Lists the heads of all chains, a line each, between a first line and one with their number and that of all entries. */
export async function logHeads({ pool }: Pick<PostgresStore, 'pool'>, now: number): Promise<string[]> {
  const { rows } = await pool.query<LogHead>(
    `select ${CHAIN} as chain, total::float8 as total, hash,
        coalesce((select left(key, 24) from audit where audit.chain = ends.chain order by place desc limit 1), '-') as at
      from audit_ends as ends order by 1`,
  );
  const entries = rows.reduce((sum, { total }) => sum + total, 0);
  return [
    `${FIRST}, ${new Date(now).toISOString()}`,
    ...rows.map(({ chain, total, at, hash }) => `${chain} ${total} ${at} ${hash}`),
    `total: ${rows.length} chains, ${entries} entries`,
  ];
}

/** Reads the heads in a text that holds what `logHeads` gave, and anything before or behind it; null where they are not whole. */
export function headsIn(text: string): LogHead[] | null {
  const lines = text.split('\n').map((line) => line.trim());
  const first = lines.findIndex((line) => line.startsWith(FIRST));
  const heads: LogHead[] = [];
  for (const line of first === -1 ? [] : lines.slice(first + 1)) {
    const [, chain, total, at, hash] = LINE.exec(line) ?? [];
    if (chain !== undefined && at !== undefined && hash !== undefined) {
      heads.push({ chain, total: Number(total), at, hash });
      continue;
    }
    const entries = heads.reduce((sum, one) => sum + one.total, 0);
    return line === `total: ${heads.length} chains, ${entries} entries` ? heads : null;
  }
  return null;
}

/**
 * Finds the heads of then that are in the log no more. One whose entry is past its time of keeping may be gone, together with
 * all before it.
 */
export async function missingHeads(
  { pool }: Pick<PostgresStore, 'pool'>,
  heads: readonly LogHead[],
): Promise<LogHead[]> {
  const { rows } = await pool.query<{ nth: number }>(
    `with asked as (
        select * from unnest($1::text[], $2::bigint[], $3::text[], $4::text[])
          with ordinality as one (name, total, at, hash, nth)
      ), months as (select (body ->> 'retentionMonths')::integer as kept from settings where key = 'general'),
      named as (select ${CHAIN} as name, gone from audit_ends)
      select nth::integer as nth from asked
      where not exists (select from audit where audit.hash = asked.hash and ${CHAIN} = asked.name)
        and not exists (
          select from named, months where named.name = asked.name and named.gone >= asked.total
            and asked.at collate "C" < to_char(
              (now() at time zone 'UTC') - make_interval(months => months.kept) + interval '1 day',
              'YYYY-MM-DD"T"HH24:MI:SS'
            )
        )
      order by nth`,
    [
      heads.map(({ chain }) => chain),
      heads.map(({ total }) => total),
      heads.map(({ at }) => at),
      heads.map(({ hash }) => hash),
    ],
  );
  return rows.flatMap(({ nth }) => heads[nth - 1] ?? []);
}
