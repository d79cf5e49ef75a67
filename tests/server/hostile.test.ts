import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { careRoutes } from '@/backend/care/routes';
import { firstRoutes } from '@/backend/identity/identities';
import { laterRoutes } from '@/backend/identity/lazyRoutes';
import { navbarRoutes } from '@/backend/navbar/navbarAnswers';
import { isWhole, someOf } from '../support/extent';
import { anEmptyClinic, clientOf, firstAdministrator, signIn, start, type StartedServer } from './clinic';
import { sendRaw, type RawAnswer, type RawCall } from './rawCalls';

interface Route {
  method: string;
  path: string;
  /** Nobody needs a token for it. */
  isPublic: boolean;
  takesFile: boolean;
}

const filled = (path: string): string => path.replaceAll(/\{\w+\}/g, 'nobody');
/** Every route that the server has, as its tables name them; the door of FHIR has one for all of its addresses. */
const everyRoute: readonly Route[] = [
  ...careRoutes.map(({ method, path, takesFile = false }) => {
    return { method, path: `/api/care${filled(path)}`, isPublic: false, takesFile };
  }),
  ...[...firstRoutes, ...laterRoutes].map(({ method, path, who }) => {
    return { method, path: `/iam${filled(path)}`, isPublic: who === 'anyone', takesFile: false };
  }),
  ...navbarRoutes.map(({ method, path }) => {
    return { method, path: `/api${path}`, isPublic: false, takesFile: false };
  }),
  ...['', '/Observation', '/Patient/nobody', '/Patient/_search'].map((path) => {
    return { method: 'post', path: `/fhir/R4${path}`, isPublic: false, takesFile: false };
  }),
  { method: 'get', path: '/api/care/changes', isPublic: false, takesFile: false },
];
const withBody = everyRoute.filter(({ method }) => method !== 'get');

const BODY_MS = 400;
/** Calls at the same time, fewer than one caller may let wait. */
const AT_ONCE = 16;
/** What a refusal may take, ms; a body that never comes is waited for besides. */
const SOON_MS = 1_000;
/** What the process may have grown by, bytes. */
const GROWN = 50_000_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function memory(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
/** Forty megabytes of nothing as they travel. */
const packed = brotliCompressSync(Buffer.alloc(40_000_000), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
});
const piece = Buffer.alloc(64_000, 'x');
const large = { 'Content-Length': '2000000000' };

type Hostile = (route: Route) => Pick<RawCall, 'headers' | 'body' | 'isHalfSent'>;

const halfSent: Hostile = () => ({
  headers: { ...JSON_TYPE, 'Content-Length': '900' },
  body: '{"a":',
  isHalfSent: true,
});
/** Bodies that no route takes. */
const bodies: readonly [string, Hostile][] = [
  ['packed', () => ({ headers: { ...JSON_TYPE, 'Content-Encoding': 'br' }, body: packed })],
  [
    'packed into a form',
    () => ({
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Encoding': 'gzip' },
      body: packed,
    }),
  ],
  ['half sent', halfSent],
  [
    'half sent in pieces',
    () => ({
      headers: { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' },
      body: '{"a":',
      isHalfSent: true,
    }),
  ],
  ['larger than anything', () => ({ headers: { ...JSON_TYPE, ...large }, body: () => piece })],
  [
    'of another type',
    ({ takesFile }) => ({
      headers: { 'Content-Type': takesFile ? 'multipart/form-data' : 'text/xml' },
      body: '<a/>',
    }),
  ],
  [
    'a form that is none',
    () => ({ headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body: '--x\r\n'.repeat(3_000) }),
  ],
  [
    'nested without an end',
    ({ takesFile }) => ({
      headers: takesFile ? { 'Content-Type': 'multipart/form-data' } : JSON_TYPE,
      body: '['.repeat(15_000),
    }),
  ],
];

interface Asked {
  server: StartedServer;
  token: string | undefined;
  route: Route;
  hostile: Hostile;
}

async function ask({ server, token, route, hostile }: Asked): Promise<RawAnswer | undefined> {
  const call = hostile(route);
  const headers = { ...call.headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) };
  return sendRaw(server.origin, { method: route.method, path: route.path, ...call, headers });
}

/** Asks a server all the time whether it lives; answers how long the slowest answer took, ms, once it is told to stop. */
function watch(origin: string): () => Promise<number> {
  const over = new AbortController();
  const watching = (async () => {
    let slowest = 0;
    while (!over.signal.aborted) {
      const began = performance.now();
      expect((await clientOf(origin)('GET', '/health')).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - began);
      await new Promise((wait) => setTimeout(wait, 20));
    }
    return slowest;
  })();
  return () => {
    over.abort();
    return watching;
  };
}

/** The calls of one kind: in `npm test` a third of the routes, signed, wrongly signed and unsigned in turn. */
function callsOf(kind: number, member: string): { route: Route; token: string | undefined }[] {
  const callers = [undefined, 'f'.repeat(64), member];
  return withBody.flatMap((route, nth) => {
    if (isWhole) return callers.map((token) => ({ route, token }));
    return nth % 3 === kind % 3 ? [{ route, token: callers[Math.floor(nth / 3) % 3] }] : [];
  });
}

/** What is wrong with how a kind of body was answered. */
async function faultsOf(hostile: Hostile, calls: ReturnType<typeof callsOf>, server: StartedServer) {
  const faults: string[] = [];
  const send = async ({ route, token }: (typeof calls)[number]) => {
    // What ends or locks the session is not sent with it: the others need it.
    const own = token !== undefined && /\/(?:logout|lock)$/.test(route.path) ? 'f'.repeat(64) : token;
    const answer = await ask({ server, token: own, route, hostile });
    const status = answer?.status ?? 0;
    // To sign out nothing is read of a body, so that nothing in it can fail.
    const isRefused = (status >= 400 && status < 500) || status === 204;
    if (!answer || !isRefused || answer.ms > SOON_MS + BODY_MS)
      faults.push(`${route.method} ${route.path} ${own?.slice(0, 4)}: ${status} after ${answer?.ms} ms`);
  };
  for (let at = 0; at < calls.length; at += AT_ONCE)
    await Promise.all(calls.slice(at, at + AT_ONCE).map(send));
  return faults;
}

/** A server on which tries are not bounded: that would hide what the bodies do. */
const aServer = async (): Promise<StartedServer> =>
  start({
    schema: await anEmptyClinic(),
    config: { hasFhir: true },
    limits: { bodyMs: BODY_MS, entrances: 1e6 },
  });

describe('A body that is meant to do harm', () => {
  it(
    'is refused at once by every route, and holds nothing',
    async () => {
      const server = await aServer();
      await firstAdministrator(server);
      const member = await signIn(server.origin, 'ada@clinic.example');
      const before = memory();
      for (const [kind, [name, hostile]] of bodies.entries()) {
        const slowest = watch(server.origin);
        const faults = await faultsOf(hostile, callsOf(kind, member), server);
        const health = await slowest();
        expect([name, faults]).toEqual([name, []]);
        expect(health).toBeLessThan(SOON_MS);
        expect(memory() - before).toBeLessThan(GROWN);
      }
      // They were refused for what they are: the session is there still.
      expect((await clientOf(server.origin, member)('GET', '/iam/identities/my/')).status).toBe(200);
    },
    5 * 60_000,
  );

  it('is not waited for by a route that only reads', async () => {
    const server = await aServer();
    const reading = everyRoute.filter(({ method, isPublic }) => method === 'get' && !isPublic);
    for (const route of someOf(reading, 8)) {
      const answer = await ask({ server, token: undefined, route, hostile: halfSent });
      expect([route.path, answer?.status]).toEqual([route.path, 401]);
    }
  });
});
