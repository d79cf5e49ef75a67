import 'temporal-polyfill/global';
import { sampleAccounts } from '@/backend/identity/account/accounts';
import { MigrationRefused } from '@/backend/store/postgres/migrate';
import { appointAdministrator, backUp, CommandRefused, printHeads, restore, verifyLog } from './commands';
import { ConfigProblem, readConfig, type ServerConfig } from './config';
import { OwnDatabaseRefused, startOwnDatabase } from './ownDatabase';
import { SampleRefused } from './sampleClinic';
import { createLogger, openServices, startServer, type ClinicServices } from './server';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** A database that is named, or one of the program's own. */
async function databaseOf({ databaseUrl, dataFolder }: ServerConfig) {
  if (databaseUrl !== undefined) return { url: databaseUrl, wasRunning: true, stop: async () => undefined };
  const own = await startOwnDatabase({ folder: dataFolder });
  say(
    `The records lie in a PostgreSQL of this program's own, in ${dataFolder}. To use yours, set DATABASE_URL and move them by "npm run clinic -- backup" and "restore" (docs/operating.md).`,
  );
  return own;
}

async function serve(config: ServerConfig): Promise<void> {
  const database = await databaseOf(config);
  const directory = process.env['CLINIC_FILES'];
  const logger = createLogger();
  const server = await startServer({
    config,
    url: database.url,
    logger,
    ...(directory !== undefined && { directory }),
  }).catch(async (thrown: unknown) => {
    await database.stop();
    throw thrown;
  });
  say(`\nNephrodesk is running at ${config.publicUrl} (stop with Ctrl+C)`);
  if (config.isSample)
    say(
      `SAMPLE_CLINIC is on: invented patients only. Sign in as ${sampleAccounts
        .map(({ username, password }) => `${username} with the password ${password}`)
        .join(', or ')}.`,
    );
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await server.stop();
    await database.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

/** Does one thing in the clinic's database, whether or not a server runs on it. */
async function once<T>(config: ServerConfig, work: (services: ClinicServices) => Promise<T>): Promise<T> {
  const database = await databaseOf(config);
  try {
    const services = await openServices({ config, url: database.url, logger: createLogger('warn') });
    try {
      return await work(services);
    } finally {
      await services.close();
    }
  } finally {
    if (!database.wasRunning) await database.stop();
  }
}

const passphrase = process.env['CLINIC_PASSPHRASE'] || null;
const commands: Record<
  string,
  (config: ServerConfig, argument: string | undefined, further: string | undefined) => Promise<void>
> = {
  serve,
  async admin(config, address) {
    const path = await once(config, (services) => appointAdministrator(services, address));
    say(`\nThis link is good once, to choose a password:\n${config.publicUrl}${path}`);
  },
  async backup(config, file) {
    await once(config, (services) => backUp(services, file, passphrase));
    say(
      passphrase === null
        ? 'Written. It is not encrypted: set CLINIC_PASSPHRASE for that.'
        : 'Written, encrypted.',
    );
  },
  async restore(config, file) {
    await once(config, (services) => restore(services, file, passphrase));
    say('Restored.');
  },
  async heads(config) {
    for (const line of await once(config, printHeads)) say(line);
  },
  async verify(config, option, file) {
    if (option !== undefined && (option !== '--heads' || file === undefined))
      throw new CommandRefused('Name the file of the heads: npm run clinic -- verify --heads heads.txt');
    const faults = await once(config, (services) => verifyLog(services, file));
    if (faults.length > 0)
      throw new CommandRefused(
        `The log was changed at ${faults.length} places: ${faults.slice(0, 5).join(', ')} …`,
      );
    say('The log is whole.');
  },
};

const inWords = [ConfigProblem, MigrationRefused, OwnDatabaseRefused, CommandRefused, SampleRefused];
const [name = 'serve', argument, further] = process.argv.slice(2);
const command = commands[name];
try {
  if (!command)
    throw new CommandRefused(`There is no command "${name}": ${Object.keys(commands).join(', ')}.`);
  await command(readConfig(process.env), argument, further);
} catch (thrown) {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  if (code === 'EADDRINUSE')
    console.error('The port is taken by another program. Choose another: PORT=4174 npm run clinic');
  else if (code === 'ECONNREFUSED')
    console.error('The database cannot be reached: is it running, and is DATABASE_URL right?');
  else console.error(inWords.some((kind) => thrown instanceof kind) ? (thrown as Error).message : thrown);
  process.exit(1);
}
