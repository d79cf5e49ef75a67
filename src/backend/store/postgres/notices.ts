import pg from 'pg';
import type { PostgresStore } from './database';

/** PostgreSQL takes 8,000 bytes at most. */
const MOST_BYTES = 7_900;
const AGAIN_MS = 1_000;

const channelOf = ({ schema }: Pick<PostgresStore, 'schema'>): string => `${schema}.changes`;

export interface Notices {
  /** Tells all servers of the database, this one included; a text that is too long becomes `instead`. */
  tell: (text: string, instead: string) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Carries texts between the servers of one database.
 * @param onText called for every text, in order
 * @param onGap called once what was told may have been missed: the connection was lost and is there again
 */
export function openNotices(
  store: PostgresStore,
  url: string,
  { onText, onGap }: { onText: (text: string) => void; onGap: () => void },
): Notices {
  let client: pg.Client | undefined;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function listen(isFirst: boolean): Promise<void> {
    const own = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'nephrodesk notices',
    });
    let isLost = false;
    const again = () => {
      if (isLost) return;
      isLost = true;
      own.removeAllListeners('notification');
      own.end().catch(() => undefined);
      if (!isStopped) timer = setTimeout(() => void listen(false), AGAIN_MS);
    };
    own.on('error', again);
    own.on('end', again);
    own.on('notification', ({ payload }) => onText(payload ?? ''));
    try {
      await own.connect();
      await own.query(`listen "${channelOf(store).replaceAll('"', '""')}"`);
      client = own;
      if (isStopped) await own.end();
      else if (!isFirst) onGap();
    } catch {
      again();
    }
  }
  void listen(true);

  return {
    async tell(text, instead) {
      const payload = Buffer.byteLength(text) > MOST_BYTES ? instead : text;
      await store.pool.query('select pg_notify($1, $2)', [channelOf(store), payload]);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
