import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import type { Identified } from '@/backend/actor';
import { Refused, type Repository } from '@/backend/contract';
import { careRoutes } from '@/backend/care/routes';
import { refusalBody, tokenIn, unquoted } from '@/backend/http/bodies';
import { answerCare } from '@/backend/http/careCalls';
import { writtenIn } from '@/backend/http/queries';
import { firstRoutes, identify, replyTo } from '@/backend/identity/identities';
import type { IamRoute, IdentityContext } from '@/backend/identity/identityContext';
import { laterRoutes } from '@/backend/identity/lazyRoutes';
import { deviceOf } from '@/backend/identity/sessions/device';
import { navbarRoutes, replyToNavbar } from '@/backend/navbar/navbarAnswers';
import type { Bookmark } from '@/shared/navigation/navbarCalls';
import type { PostgresStore } from '@/backend/store/postgres/database';
import type { DoorOptions } from './fhir/door';
import type { Live } from './live';

const CARE = '/api/care';
const IAM = '/iam';
const NAVBAR = '/api';
const FHIR = '/fhir/R4';

/** A record, a form or an article with its pictures, bytes. */
const MOST_BYTES = 2_000_000;
/** Calls of people who have not signed in, from one address, in a minute. */
const ENTRANCES = 120;
/** Calls that are answered at the same time; more are asked to come again. */
const MOST_AT_ONCE = 200;
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
  isBehindProxy: boolean;
  logger: FastifyBaseLogger;
}

/** The path of a route as Fastify has it: `/patients/{id}` becomes `/patients/:id`. */
const pathOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const headerOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** A file or a form in place of JSON, as routes know them from browsers. */
async function filePart(body: Buffer, type: string): Promise<Blob | FormData> {
  const bytes = new Uint8Array(body);
  if (!type.startsWith('multipart/form-data')) return new Blob([bytes], { type });
  return new Response(bytes, { headers: { 'Content-Type': type } }).formData();
}

async function sendCare(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, data, version }: { status: number; data?: unknown; version?: string | undefined },
): Promise<FastifyReply> {
  void reply.code(status).header('Cache-Control', 'no-store');
  if (data instanceof Blob) return reply.type(data.type).send(Buffer.from(await data.arrayBuffer()));
  if (data === undefined) return reply.send();
  const text = JSON.stringify(data);
  // A list has no version; what it says is its tag, so that asking again costs nothing where nothing has changed.
  const tag = version ?? createHash('sha1').update(text).digest('base64url');
  void reply.header('ETag', `"${tag}"`);
  if (request.method === 'GET' && unquoted(request.headers['if-none-match']) === tag)
    return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

/**
 * The contract over HTTP: the routes of the backend and no others, the built application, and what an operator asks.
 * Logs name routes and durations, never an address with a patient's id, a body or an account.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, repository, identities, live, pages, files, fhir, isBehindProxy, logger } = options;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isBehindProxy,
    bodyLimit: MOST_BYTES,
    genReqId: () => randomUUID(),
    requestTimeout: 120_000,
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
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await app.register(rateLimit, { global: false });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    filePart(body as Buffer, request.headers['content-type'] ?? '').then(
      (part) => done(null, part),
      () => done(new Refused(400, 'errors.badRequest')),
    );
  });

  let underway = 0;
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('X-Request-Id', request.id).header('X-Content-Type-Options', 'nosniff');
    // A page that follows stays: it is no call that is being worked on.
    if (request.url.startsWith(`${CARE}/changes`)) return;
    underway += 1;
    reply.raw.once('close', () => {
      underway -= 1;
    });
    if (underway > MOST_AT_ONCE) throw new Refused(503, 'errors.busy');
  });
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
    if (status === 429) return reply.code(429).send({ message: 'errors.tooManyTries' });
    if (status < 500) return reply.code(status).send({ message: 'errors.badRequest' });
    // The message of an error may hold what was typed: its kind and place say enough.
    request.log.error({ kind: thrown.name, stack: thrown.stack?.split('\n').slice(1, 6) }, 'failed');
    return reply.code(500).send({ message: 'errors.server' });
  });

  const authorise = (token: string): Promise<Identified | null> => identify(identities, token);
  const host = { authorise, storeOf: () => repository };
  const care = async (request: FastifyRequest, reply: FastifyReply) => {
    const left = new AbortController();
    // Somebody who is gone wants nothing any more, but for what is already being written.
    request.raw.once('close', () => request.raw.destroyed && !reply.sent && left.abort());
    const [path = ''] = request.url.split('?');
    const answer = await answerCare(host, {
      method: request.method,
      path: path.slice(CARE.length),
      query: writtenIn(request.url),
      body: request.body,
      authorization: request.headers.authorization,
      ifMatch: request.headers['if-match'],
      signal: request.method === 'GET' ? left.signal : undefined,
      onProgress: undefined,
    });
    return sendCare(request, reply, answer);
  };
  for (const { method, path, mostBytes } of careRoutes)
    app.route({
      method,
      url: CARE + pathOf(path),
      handler: care,
      ...(mostBytes && { bodyLimit: mostBytes }),
    });

  app.get(`${CARE}/changes`, async (request, reply) => {
    const token = tokenIn(request.headers.authorization);
    const identified = token === undefined ? null : await authorise(token);
    if (!identified || token === undefined) throw new Refused(401, 'errors.signedOut');
    if (identified.isLocked) throw new Refused(423, 'errors.locked');
    if (identified.role === null) throw new Refused(403, 'errors.forbidden');
    reply.hijack();
    live.follow({
      response: reply.raw,
      async isAllowed() {
        const now = await authorise(token);
        return now !== null && now.role !== null && !now.isLocked;
      },
    });
  });

  const iam = (route: IamRoute) => async (request: FastifyRequest, reply: FastifyReply) => {
    const context: IdentityContext = {
      ...identities,
      origin: request.ip,
      device: () => deviceOf(headerOf(request.headers['user-agent']) ?? ''),
    };
    const [status, data, headers] = await replyTo(context, route, {
      parameters: request.params as Record<string, string>,
      json: () => (typeof request.body === 'string' ? parsed(request.body) : request.body),
      token: tokenIn(request.headers.authorization),
      ifMatch: unquoted(request.headers['if-match']),
    });
    void reply
      .code(status)
      .header('Cache-Control', 'no-store')
      .headers(headers ?? {});
    return data === undefined
      ? reply.send()
      : reply.type('application/json; charset=utf-8').send(JSON.stringify(data));
  };
  for (const route of [...firstRoutes, ...laterRoutes])
    app.route({
      method: route.method,
      url: IAM + pathOf(route.path),
      handler: iam(route),
      ...(route.who === 'anyone' && { config: { rateLimit: { max: ENTRANCES, timeWindow: 60_000 } } }),
    });

  for (const route of navbarRoutes)
    app.route({
      method: route.method,
      url: NAVBAR + route.path,
      async handler(request, reply) {
        const { authorization } = request.headers;
        const [status, data] = await replyToNavbar({ store, authorise, pages }, route, {
          authorization,
          body: request.body,
        });
        return sendCare(request, reply, { status, data });
      },
    });

  if (fhir) {
    const { fhirDoor } = await import('./fhir/door');
    await app.register(fhirDoor, { prefix: FHIR, authorise, repository, entrances: ENTRANCES, ...fhir });
  }

  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    if (await store.isReachable()) return { status: 'ready', followers: live.count() };
    return reply.code(503).send({ status: 'no database' });
  });
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    // The contract says who may know that there is no such call.
    if (path.startsWith(`${CARE}/`)) return care(request, reply);
    if (!files || [IAM, NAVBAR].some((base) => path.startsWith(`${base}/`)))
      throw new Refused(404, 'errors.notFound');
    reply.hijack();
    await files(request.raw, reply.raw);
    return reply;
  });
  return app;
}

/** @throws Refused 400 */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(400, 'errors.badRequest');
  }
}
