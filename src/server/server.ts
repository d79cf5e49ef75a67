import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import * as z from 'zod/mini';
import { oneWriteOver, type OneWrite } from '@/backend/care/oneWrite';
import { createRepository } from '@/backend/care/repository';
import type { RepositoryContext } from '@/backend/care/repositoryContext';
import { createMailAlerts } from '@/backend/care/alerts/alertOutbox';
import type { MailAlerts } from '@/backend/care/alerts/mailAlerts';
import { createClinicMails } from '@/backend/identity/links/clinicMails';
import { ensureDefaultRules } from '@/backend/care/rules/ruleBook';
import { colleaguesOf } from '@/backend/care/patients/colleagues';
import { seedAccounts } from '@/backend/identity/account/seedAccounts';
import type { Hashing } from '@/backend/identity/account/passwords';
import { createIdentityContext, type IdentityContext } from '@/backend/identity/identityContext';
import { beginEmpty, isSeeded } from '@/backend/seed/seeded';
import { openPostgres, type PostgresStore } from '@/backend/store/postgres/database';
import { migrate } from '@/backend/store/postgres/migrate';
import { UNSEEN_MS } from '@/domain/staff/account';
import type { Bookmark } from '@/shared/navigation/navbarCalls';
import type { Repository } from '@/backend/contract';
import { configuredHosts, createHandler } from '../../scripts/serve.mjs';
import { createApp } from './app';
import type { ServerConfig } from './config';
import { startJobs } from './jobs';
import { limits, type Limits } from './limits';
import { openLive, type Live } from './live';
import { startMailDuty, type MailDuty } from './mail/mailDuty';
import { createMailer } from './mail/mailer';
import { oidcVoucher } from './oidc';
import { closeSampleAccounts, makeWayForSample, sampleNotice } from './sampleClinic';
import { scryptHashing } from './scrypt';
import { workAfterAnswers } from './workAfterAnswers';

/** The records of a clinic in its database, and who may see them. */
export interface ClinicServices {
  store: PostgresStore;
  repository: Repository;
  oneWrite: OneWrite;
  identities: IdentityContext;
  live: Live;
  /** Writes to people about alerts; absent where no mail can be sent. */
  mailAlerts: MailAlerts | undefined;
  /** Resolves when the work that no answer waits for is done. */
  settled: () => Promise<void>;
  /** Has whom `onMail` names told of new messages. */
  onMail: (told: () => void) => void;
  close: () => Promise<void>;
}

interface ServiceOptions {
  url: string;
  schema?: string;
  config: Pick<ServerConfig, 'provider' | 'isSample' | 'smtpUrl' | 'isSignUpOpen'>;
  logger: Logger;
  /** Epoch ms. */
  now?: () => number;
  /** How chosen passwords are kept. */
  hashing?: Hashing | undefined;
}

/** Opens a clinic's database, brings its tables up to date, and puts in place what must be there. @throws MigrationRefused, SampleRefused */
export async function openServices({
  url,
  schema,
  config,
  logger,
  now = Date.now,
  hashing = scryptHashing,
}: ServiceOptions): Promise<ClinicServices> {
  const own = { url, ...(schema !== undefined && { schema }) };
  await migrate(own);
  const problem = (thrown: Error) => logger.warn({ kind: thrown.name }, 'the database was lost');
  const store = openPostgres({ ...own, onProblem: problem });
  const newId = () => crypto.randomUUID();
  await ensureDefaultRules(store);
  if (config.isSample) await fillWithSample(store, now, newId);
  else if (!(await isSeeded(store))) await beginEmpty(store, now());
  const live = openLive(store, url, problem);
  let tellOfMail = () => undefined as void;
  const mailed = () => tellOfMail();
  const isConfigured = config.smtpUrl !== undefined;
  // Without a mail server alerts would pile up as mails that nobody ever gets.
  const mailAlerts = isConfigured ? createMailAlerts(mailed) : undefined;
  const context: RepositoryContext = {
    now,
    newId,
    onChange: live.announce,
    colleagues: () => colleaguesOf(store),
    mailAlerts,
    mails: createClinicMails(store, { now, newId, isConfigured, mailed }),
  };
  const repository = createRepository(store, context);
  const later = workAfterAnswers(({ name }) => logger.error({ kind: name }, 'work after an answer failed'));
  const identities = createIdentityContext(store, {
    now,
    newId,
    hashing,
    mailed,
    keptMessages: Infinity,
    isSignUpOpen: config.isSignUpOpen,
    unseenMs: UNSEEN_MS,
    afterwards: later.begin,
    vouchers: config.provider ? [oidcVoucher(config.provider, now)] : [],
  });
  return {
    store,
    repository,
    oneWrite: oneWriteOver(store, context),
    identities,
    live,
    mailAlerts,
    settled: later.done,
    onMail(told) {
      tellOfMail = told;
    },
    async close() {
      await live.stop();
      await later.done();
      await store.end();
    },
  };
}

async function fillWithSample(store: PostgresStore, now: () => number, newId: () => string): Promise<void> {
  await makeWayForSample(store);
  await seedAccounts(store, now());
  if (await isSeeded(store)) return;
  const [{ sampleClinic }, { seedOnce }] = await Promise.all([
    import('@/backend/seed/sampleClinic'),
    import('@/backend/seed/seeding'),
  ]);
  const at = now();
  await seedOnce(store, () => sampleClinic(at), { now: at, newId, by: 'system' });
}

export interface RunningServer {
  app: FastifyInstance;
  services: ClinicServices;
  /** Lets calls on their way end, then stops. */
  stop: () => Promise<void>;
}

interface ServerOptions extends ServiceOptions {
  config: ServerConfig;
  /** Of the built application; absent where only calls are answered. */
  directory?: string;
  /** Shorter times and smaller bounds than those of the program. */
  limits?: Partial<Limits>;
}

const pagesSchema = z.array(
  z.object({
    id: z.string(),
    target: z.string(),
    title: z.string(),
    link: z.string(),
    icon: z.string(),
    starred: z.boolean(),
  }),
);

/** The pages that the built application offers to search and bookmarks. */
async function pagesIn(directory: string | undefined): Promise<Bookmark[]> {
  if (directory === undefined) return [];
  return pagesSchema.parse(JSON.parse(await readFile(join(directory, 'pages.json'), 'utf8'))) as Bookmark[];
}

/** Calls on their way are waited for so long, ms. */
const GRACE_MS = 10_000;

/** Connections on which nothing was asked yet: browsers open some ahead, and Node does not count them as idle. */
function openedAhead({ server }: FastifyInstance): ReadonlySet<Socket> {
  const ahead = new Set<Socket>();
  server.on('connection', (socket) => {
    ahead.add(socket);
    socket.once('close', () => ahead.delete(socket));
  });
  server.on('request', ({ socket }) => ahead.delete(socket));
  return ahead;
}

/** Lets calls on their way end. A connection becomes idle at any moment, and one on which nobody reads never does. */
async function closeApp(app: FastifyInstance, ahead: ReadonlySet<Socket>): Promise<void> {
  const sweeping = setInterval(() => {
    app.server.closeIdleConnections();
    for (const socket of ahead) socket.destroy();
  }, 50);
  const ending = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweeping);
    clearTimeout(ending);
  }
}

/** Sends what waits in the outbox, where a mail server is named. */
function startMails(
  { store, onMail }: ClinicServices,
  { smtpUrl, mailFrom, publicUrl }: ServerConfig,
  now: () => number,
  logger: Logger,
): Pick<MailDuty, 'stop'> | undefined {
  if (smtpUrl === undefined) return undefined;
  const mailer = createMailer(smtpUrl, mailFrom);
  const duty = startMailDuty(store, {
    now,
    send: mailer.send,
    publicAddress: publicUrl,
    onRun: (run) => logger.info(run, 'mails'),
    onProblem: () => logger.error('the outbox could not be worked with'),
  });
  onMail(duty.poke);
  return {
    async stop() {
      await duty.stop();
      mailer.close();
    },
  };
}

/** Starts answering. Rejects with Node's error where the port cannot be had. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, directory, logger, url, now = Date.now } = options;
  const services = await openServices(options);
  const { store, live } = services;
  if (!config.isSample && (await closeSampleAccounts(services.identities)))
    logger.warn(
      'SAMPLE_CLINIC is off: the accounts of the sample clinic were closed, their passwords are printed',
    );
  const hosts = config.provider ? configuredHosts({ VITE_AUTH0_DOMAIN: config.provider.issuer }) : [];
  const app = await createApp({
    ...services,
    pages: await pagesIn(directory),
    ...(directory !== undefined && {
      files: createHandler({ directory, hosts, ...(config.isSample && { notice: sampleNotice }) }),
    }),
    ...(config.hasFhir && { fhir: { oneWrite: services.oneWrite, now } }),
    proxies: config.proxies,
    limits: { ...limits, ...options.limits },
    logger,
  });
  const ahead = openedAhead(app);
  const jobs = startJobs({
    store,
    url,
    context: { now, newId: () => crypto.randomUUID(), mailAlerts: services.mailAlerts },
    announce: live.announce,
    warn: (text) => logger.warn(text),
    onTrouble: (work) => logger.error({ work }, 'work that only time brings has failed three times'),
  });
  const mails = startMails(services, config, now, logger);
  const stop = async () => {
    // Streams never end by themselves; other calls do.
    await live.stop();
    await closeApp(app, ahead);
    await jobs.stop();
    await mails?.stop();
    await services.close();
  };
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (thrown) {
    await stop();
    throw thrown;
  }
  return { app, services, stop };
}

/** Logs for operators: JSON lines, without headers, addresses or bodies. */
export const createLogger = (level = process.env['LOG_LEVEL'] || 'info'): Logger =>
  pino({ level, base: { name: 'nephrodesk' }, redact: ['req', 'res', 'err.message'] });
