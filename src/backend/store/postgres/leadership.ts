import { createHash } from 'node:crypto';
import pg from 'pg';

/** Another server takes over so soon after the one that led has gone, ms. */
const AGAIN_MS = 10_000;

const keyOf = (name: string): string =>
  createHash('sha256').update(name).digest().readBigInt64BE().toString();

/**
 * Has `lead` run in exactly one of the servers of a database. When that one goes, its connection goes with it, and the
 * lock is another's; a connection that is lost ends `lead` by its signal.
 * @param name of the lock, the schema of the clinic
 * @param signal ends it
 */
export async function leadAlone(
  url: string,
  name: string,
  lead: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, AGAIN_MS);
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });
  while (!signal.aborted) {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'nephrodesk jobs',
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    try {
      await client.connect();
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_lock($1::bigint) as taken',
        [keyOf(name)],
      );
      if (rows[0]?.taken) await lead(AbortSignal.any([signal, lost.signal]));
    } catch {
      // The database is away: it is asked again.
    }
    await client.end().catch(() => undefined);
    if (!signal.aborted) await pause();
  }
}
