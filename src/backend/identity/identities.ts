import axios, {
  AxiosHeaders,
  type AxiosInstance,
  type AxiosRequestConfig,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { Identified } from '../actor';
import { bodyOf, refusalBody, tokenIn, unquoted } from '../http/bodies';
import { Refused } from '../contract';
import { answerByMock } from '../http/mocked';
import { authenticate, identifiedOf, requireCaller } from './authenticate';
import type { IdentityContext, IamCall, IamRoute, Reply } from './identityContext';
import { signInRoutes } from './signInRoutes';
import { lockedReply, profileReply } from './account/profileReply';
import { TooManyTries } from './sessions/throttle';

/** Wording of the answer is the specification's (3.1). */
const NO_SESSION = 'Session expired';

async function my(context: IdentityContext, { token }: IamCall): Promise<Reply> {
  const caller = await authenticate(context, token);
  if (!caller) return [401, { error: NO_SESSION }];
  if (caller.isLocked) return lockedReply(caller);
  return 'account' in caller ? profileReply(caller.account) : [200, caller.identity];
}

/**
 * The calls of every session; what few make is in `laterRoutes`. One row each; `public/openapi.json` says the same in
 * words for others.
 */
export const firstRoutes: readonly IamRoute[] = [
  ...signInRoutes,
  { method: 'get', path: '/identities/my/', who: 'anyone', reply: my },
];

/** @throws Refused 401 without a valid token, 403 where it is not enough */
async function permitted(context: IdentityContext, route: IamRoute, call: IamCall): Promise<Reply> {
  if (route.who === 'anyone') return route.reply(context, call);
  const caller = await requireCaller(context, call.token);
  // Those who work here are no business of a demonstration's, whatever its role.
  if (!('account' in caller)) throw new Refused(403, 'errors.forbidden');
  if (route.who === 'ADMIN') {
    if (identifiedOf(caller).role !== 'ADMIN') throw new Refused(403, 'errors.forbidden');
    return route.reply(context, call);
  }
  return route.reply(context, call, caller);
}

function refusedReply(thrown: unknown): Reply {
  if (!(thrown instanceof Refused)) throw thrown;
  const [status, body] = [thrown.status, refusalBody(thrown)];
  if (!(thrown instanceof TooManyTries)) return [status, body];
  return [status, body, { 'retry-after': String(thrown.retryAfterS) }];
}

/** The answer to an identity call, however it came; a refusal is an answer as well. */
export const replyTo = (context: IdentityContext, route: IamRoute, call: IamCall): Promise<Reply> =>
  permitted(context, route, call).catch(refusedReply);

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

function pathOf({ url = '' }: AxiosRequestConfig, base: string): string {
  return url.startsWith(`${base}/`) ? url : `${base}/${url.replace(/^\/+/, '')}`;
}

function callOf(config: AxiosRequestConfig, pattern: RegExp, base: string): IamCall {
  return {
    parameters: Object.fromEntries(
      Object.entries(pattern.exec(pathOf(config, base))?.groups ?? {}).map(([name, text]) => [
        name,
        decoded(text),
      ]),
    ),
    json: () => bodyOf(config.data),
    token: tokenIn(header(config, 'Authorization')),
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
export function installIdentities(http: AxiosInstance, base: string, context: IdentityContext): void {
  const elsewhere = axios.getAdapter(http.defaults.adapter);
  const answer = async (routes: readonly IamRoute[], config: AxiosRequestConfig): Promise<Reply> => {
    for (const route of routes) {
      const pattern = patternOf(base + route.path);
      if (route.method === config.method && pattern.test(pathOf(config, base)))
        return replyTo(context, route, callOf(config, pattern, base));
    }
    if (routes === firstRoutes) return answer((await import('./lazyRoutes')).laterRoutes, config);
    const { status, data, headers } = await elsewhere(config as InternalAxiosRequestConfig);
    return [status, data, headers as Record<string, string>];
  };
  answerByMock(http, (mock) => {
    mock
      .onAny(new RegExp(`^${plain(base)}/identities/`))
      .reply((config) => answer(firstRoutes, config).catch(refusedReply));
  });
}

/** Who a token belongs to, as the care calls need to know. */
export async function identify(context: IdentityContext, token: string): Promise<Identified | null> {
  const caller = await authenticate(context, token);
  return caller && identifiedOf(caller);
}
