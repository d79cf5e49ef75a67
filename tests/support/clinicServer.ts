import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { home } from './builds.mjs';
import { takeDoor } from './door';

export interface ClinicServer {
  origin: string;
  /** What an operator types after `npm run clinic --`; answers what is printed. Rejects with it where it fails. */
  command: (...args: string[]) => Promise<string>;
  /** Ends once the address is printed. */
  start: () => Promise<void>;
  /** As when the power fails. The database goes on. */
  kill: () => Promise<void>;
  /** Stops it with its database, and forgets everything. */
  remove: () => Promise<void>;
}

/** What an operator starts: it builds, then runs the program. One build is enough for a worker. */
const command = join(home, 'scripts', 'clinic.mjs');
const program = join(home, 'dist-server', 'main.js');
let isBuilt = false;

async function freePort(): Promise<number> {
  const { port, close } = await takeDoor();
  await close();
  return port;
}

/** A database outlives a server that was killed. */
async function endDatabase(folder: string): Promise<void> {
  const kept = join(folder, 'data', 'postmaster.pid');
  const pid = existsSync(kept) ? Number(readFileSync(kept, 'utf8').split('\n')[0]) : 0;
  if (pid > 0) process.kill(pid, 'SIGINT');
  while (existsSync(kept)) await new Promise((wait) => setTimeout(wait, 100));
}

/** `npm run clinic` as a process of its own, over a database of its own in a folder that goes with it. */
export async function aClinicServer(settings: Record<string, string>): Promise<ClinicServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nephrodesk-clinic-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // Whatever .env says here: what is set already stays.
  const unconfigured = { VITE_AUTH0_DOMAIN: '', VITE_AUTH0_CLIENT_ID: '', NODE_ENV: 'production' };
  const own = { DATABASE_URL: '', CLINIC_DATA: folder, PORT: String(port), HOST: '', PUBLIC_URL: origin };
  const none = { SMTP_URL: '', MAIL_FROM: '', OIDC_ISSUER: '', OIDC_AUDIENCE: '', SAMPLE_CLINIC: '' };
  const env = {
    ...process.env,
    ...unconfigured,
    CLINIC_FILES: join(home, 'dist-clinic'),
    ...none,
    ...own,
    TRUST_PROXY: '',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  let running: ChildProcess | undefined;

  /** A group of its own: a signal reaches what it has started, too. */
  function begin(...args: string[]) {
    const child = spawn(process.execPath, [isBuilt ? program : command, ...args], {
      cwd: home,
      env,
      detached: true,
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        printed += part.toString('utf8');
      });
    const ended = new Promise<number | null>((settle) => child.once('close', settle));
    const said = (text: RegExp) =>
      new Promise<void>((settle, fail) => {
        child.stdout.on('data', () => text.test(printed) && settle());
        void ended.then(() => fail(new Error(printed)));
      });
    return { child, ended, said, printed: () => printed };
  }
  const signal = async (name: NodeJS.Signals) => {
    if (running?.pid === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((settle) => running?.once('close', settle));
    process.kill(-running.pid, name);
    await ended;
  };
  return {
    origin,
    async command(...args) {
      const { ended, printed } = begin(...args);
      if ((await ended) !== 0) throw new Error(printed());
      return printed();
    },
    async start() {
      const { child, said } = begin();
      running = child;
      await said(/is running at/);
      isBuilt = true;
    },
    kill: () => signal('SIGKILL'),
    async remove() {
      await signal('SIGTERM');
      await endDatabase(folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
