import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import { may } from '@/domain/access';
import type { Identified } from '@/backend/actor';
import { Refused, type Repository } from '@/backend/contract';
import { refusalBody, tokenIn } from '@/backend/http/bodies';
import { identify } from '@/backend/identity/identities';
import type { IdentityContext } from '@/backend/identity/identityContext';
import { navbarRoutes, replyToNavbar } from '@/backend/navbar/navbarAnswers';
import type { Bookmark } from '@/shared/navigation/navbarCalls';
import type { PostgresStore } from '@/backend/store/postgres/database';
import { receiveCalls } from './arrival';
import { largestBody, openCare, sendData } from './careDoor';
import type { DoorOptions } from './fhir/door';
import { openIdentities } from './identityDoor';
import type { ServerConfig } from './config';
import type { Limits } from './limits';
import type { Live } from './live';

const CARE = '/api/care';
const IAM = '/iam';
const NAVBAR = '/api';
const FHIR = '/fhir/R4';

const COME_AGAIN_S = '2';

export interface AppOptions {
  store: PostgresStore;
  repository: Repository;
  identities: IdentityContext;
  live: Live;
  /** What the search of the top bar offers. */
  pages: readonly Bookmark[];
  /** Answers everything that is no call: the built application. Absent where there is none. */
  files?: (request: FastifyRequest['raw'], response: FastifyReply['raw']) => unknown;
  /** What other systems reach by FHIR; absent where that is off. */
  fhir?: Pick<DoorOptions, 'oneWrite' | 'now'>;
  proxies: ServerConfig['proxies'];
  limits: Limits;
  logger: FastifyBaseLogger;
}

/** Only proxies in front are believed: what a caller wrote into the header itself stands before what they add. */
const trusting = (proxies: ServerConfig['proxies']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies];

/**
 * The contract over HTTP: the routes of the backend and no others, the built application, and what an operator asks.
 * Logs name routes and durations, never an address with a patient's id, a body or an account.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, repository, identities, live, pages, files, fhir, proxies, limits, logger } = options;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusting(proxies),
    bodyLimit: limits.recordBytes,
    genReqId: () => randomUUID(),
    http: { headersTimeout: limits.headMs, connectionsCheckingInterval: limits.lookEveryMs },
    // No body may take longer; each has a time of its own.
    requestTimeout: limits.headMs + largestBody / limits.slowestLine,
    // A call on its way ends before the server does.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    // An address that cannot be read comes to no route, and to no handler of errors either.
    frameworkErrors(thrown, request, reply: FastifyReply) {
      const issue = { severity: 'error', code: 'invalid', diagnostics: 'The address cannot be read.' };
      const isFhir = request.url.startsWith(`${FHIR}/`);
      void reply
        .code(thrown.statusCode ?? 400)
        .send(
          isFhir ? { resourceType: 'OperationOutcome', issue: [issue] } : { message: 'errors.badRequest' },
        );
    },
  });
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await app.register(rateLimit, { global: false });
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('X-Request-Id', request.id).header('X-Content-Type-Options', 'nosniff');
  });
  const arrival = receiveCalls(app, limits);
  const { recognised } = arrival;
  // A connection that is kept would keep the server, once it is to end.
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503) void reply.header('Retry-After', COME_AGAIN_S);
    if (isClosing) void reply.header('Connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route } = request.routeOptions;
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  app.setErrorHandler((thrown: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (thrown instanceof Refused) return reply.code(thrown.status).send(refusalBody(thrown));
    const status = thrown.statusCode ?? 500;
    if (status === 413) return reply.code(413).send({ message: 'errors.tooLarge' });
    if (status === 408) return reply.code(408).send({ message: 'errors.network' });
    if (status === 429) return reply.code(429).send({ message: 'errors.tooManyTries' });
    if (status < 500) return reply.code(status).send({ message: 'errors.badRequest' });
    // The message of an error may hold what was typed: its kind and place say enough.
    request.log.error({ kind: thrown.name, stack: thrown.stack?.split('\n').slice(1, 6) }, 'failed');
    return reply.code(500).send({ message: 'errors.server' });
  });

  const authorise = (token: string): Promise<Identified | null> => identify(identities, token);
  /** A page that follows asks by itself: nobody is seen by that. */
  const follower = (token: string): Promise<Identified | null> => identify(identities, token, false);
  const noCare = openCare(app, CARE, { authorise, storeOf: () => repository }, arrival);
  openIdentities(app, IAM, identities, arrival, limits);

  /** Whose token a call brings. @throws Refused 401, 423 */
  async function callerOf({ headers }: FastifyRequest, ask = authorise): Promise<Identified> {
    const token = tokenIn(headers.authorization);
    const caller = token === undefined ? null : await ask(token);
    if (!caller) throw new Refused(401, 'errors.signedOut');
    if (caller.isLocked) throw new Refused(423, 'errors.locked');
    return caller;
  }
  /** @throws Refused 401, 423, 403 for somebody who may not read the records */
  async function memberOf(request: FastifyRequest, ask = authorise): Promise<Identified> {
    const caller = await callerOf(request, ask);
    if (!may(caller.role, 'clinic.read')) throw new Refused(403, 'errors.forbidden');
    return caller;
  }

  const onRequest = recognised(async (request) => (await memberOf(request, follower)).username);
  app.get(`${CARE}/changes`, { onRequest }, async (request, reply) => {
    const token = tokenIn(request.headers.authorization) ?? '';
    // A page that follows stays: it is no call that is being worked on.
    arrival.stays(request);
    reply.hijack();
    live.follow({
      response: reply.raw,
      async isAllowed() {
        const now = await follower(token);
        return now !== null && may(now.role, 'clinic.read') && !now.isLocked;
      },
    });
  });

  for (const route of navbarRoutes)
    app.route({
      method: route.method,
      url: NAVBAR + route.path,
      onRequest: recognised(async (request) => (await callerOf(request)).username),
      async handler(request, reply) {
        const { authorization } = request.headers;
        const [status, data] = await replyToNavbar({ store, authorise, pages }, route, {
          authorization,
          body: request.body,
        });
        return sendData(request, reply, { status, data });
      },
    });

  if (fhir) {
    const { fhirDoor } = await import('./fhir/door');
    const { entrances, bundleBytes } = limits;
    await app.register(fhirDoor, {
      prefix: FHIR,
      memberOf,
      arrival,
      repository,
      entrances,
      bundleBytes,
      ...fhir,
    });
  }

  let reaching: Promise<boolean> | undefined;
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    // Asked once for all who ask meanwhile: nothing bounds them.
    reaching ??= store.isReachable().finally(() => {
      reaching = undefined;
    });
    if (await reaching) return { status: 'ready', followers: live.count() };
    return reply.code(503).send({ status: 'no database' });
  });
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    // The contract says who may know that there is no such call.
    if (path.startsWith(`${CARE}/`)) return noCare(request, reply);
    if (!files || [IAM, NAVBAR].some((base) => path.startsWith(`${base}/`)))
      throw new Refused(404, 'errors.notFound');
    reply.hijack();
    await files(request.raw, reply.raw);
    return reply;
  });
  return app;
}
