import { AxiosHeaders, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import type { Identified } from '../adapter';
import { bodyOf, unquoted } from '../bodies';
import { Refused } from '../contract';
import { answerByMock } from '../mocked';
import { askerOf, identifiedOf, requireAsker } from './asker';
import type { Desk, IamCall, IamRoute, Reply } from './desk';
import { enteringRoutes } from './entering';
import { ownAccountRoutes, profileReply } from './ownAccount';
import { ownSessionsRoutes } from './ownSessions';
import { recoveringRoutes } from './recovering';
import { registeringRoutes } from './registering';
import { staffRoutes } from './staff';
import { TooManyTries } from './throttle';

/** Wording of the answer is the specification's (3.1). */
const NO_SESSION = 'Session expired';

async function my(desk: Desk, { token }: IamCall): Promise<Reply> {
  const asker = await askerOf(desk, token);
  if (!asker) return [401, { error: NO_SESSION }];
  return 'account' in asker ? profileReply(asker.account) : [200, asker.identity];
}

/** The identity contract, one row per call; `public/openapi.json` says the same in words for others. */
export const iamRoutes: readonly IamRoute[] = [
  ...enteringRoutes,
  ...registeringRoutes,
  ...recoveringRoutes,
  { method: 'get', path: '/identities/my/', who: 'anyone', reply: my },
  ...ownAccountRoutes,
  ...ownSessionsRoutes,
  ...staffRoutes,
];

/** @throws Refused 401 without a valid token, 403 where it is not enough */
async function replyTo(desk: Desk, route: IamRoute, call: IamCall): Promise<Reply> {
  if (route.who === 'anyone') return route.reply(desk, call);
  const asker = await requireAsker(desk, call.token);
  if (route.who === 'ADMIN') {
    if (identifiedOf(asker).role !== 'ADMIN') throw new Refused(403, 'errors.forbidden');
    return route.reply(desk, call);
  }
  if (!('account' in asker)) throw new Refused(403, 'errors.forbidden');
  return route.reply(desk, call, asker);
}

function refusedReply(thrown: unknown): Reply {
  if (!(thrown instanceof Refused)) throw thrown;
  const { status, message, fields } = thrown;
  const body = { message, ...(fields && { fields }) };
  if (!(thrown instanceof TooManyTries)) return [status, body];
  return [status, body, { 'retry-after': String(thrown.retryAfterS) }];
}

const plain = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches the addresses of a path; each placeholder is a named group. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/\{(\w+)\}/)
      .map((part, index) => (index % 2 ? `(?<${part}>[^/?#]+)` : plain(part)))
      .join('')}$`,
  );

function header(config: AxiosRequestConfig, name: string): string | undefined {
  const value = AxiosHeaders.from(config.headers as AxiosHeaders).get(name);
  return typeof value === 'string' ? value : undefined;
}

function callOf(config: AxiosRequestConfig, pattern: RegExp, base: string): IamCall {
  const url = config.url ?? '';
  const path = url.startsWith(`${base}/`) ? url : `${base}/${url.replace(/^\/+/, '')}`;
  return {
    parameters: Object.fromEntries(
      Object.entries(pattern.exec(path)?.groups ?? {}).map(([name, text]) => [name, decoded(text)]),
    ),
    json: () => bodyOf(config.data),
    token: /^Bearer (\S+)$/.exec(header(config, 'Authorization') ?? '')?.[1],
    ifMatch: unquoted(header(config, 'If-Match')),
  };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new Refused(404, 'errors.notFound');
  }
}

/**
 * Answers the identity calls of an axios instance in the browser; every other address passes through.
 * @param base path of the identity host, e.g. `/iam`
 */
export function installIdentities(http: AxiosInstance, base: string, desk: Desk): void {
  answerByMock(http, (mock) => {
    const handlers = { get: mock.onGet, post: mock.onPost, put: mock.onPut, delete: mock.onDelete };
    for (const route of iamRoutes) {
      const pattern = patternOf(base + route.path);
      const respond = async (config: AxiosRequestConfig) => {
        try {
          return await replyTo(desk, route, callOf(config, pattern, base));
        } catch (thrown) {
          return refusedReply(thrown);
        }
      };
      handlers[route.method].call(mock, pattern).reply(respond);
    }
  });
}

/** Who a token belongs to, as the care calls need to know. */
export async function identify(desk: Desk, token: string): Promise<Identified | null> {
  const asker = await askerOf(desk, token);
  return asker && identifiedOf(asker);
}
