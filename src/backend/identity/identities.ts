import { may, type Action } from '@/domain/access';
import type { Identified } from '../actor';
import { bodyOf, refusalBody, tokenIn, unquoted } from '../http/bodies';
import { Refused } from '../contract';
import { refusing, type Answer, type Answering, type Call } from '../http/answering';
import { authenticate, identifiedOf, requireCaller } from './authenticate';
import type { IdentityContext, IamCall, IamRoute, Own, Reply } from './identityContext';
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
  { method: 'get', path: '/identities/my/', who: 'anyone', session: 'token', reply: my },
];

/** Whose account it is that may make a call. @throws Refused 401 without a valid token, 423, 403 where it is not enough */
export async function admitIam(
  context: IdentityContext,
  { who }: { who: 'own' | Action },
  token: string | undefined,
): Promise<Own> {
  const caller = await requireCaller(context, token);
  // Those who work here are no business of a demonstration's, whatever its role.
  if (!('account' in caller)) throw new Refused(403, 'errors.forbidden');
  if (who !== 'own' && !may(identifiedOf(caller).role, who)) throw new Refused(403, 'errors.forbidden');
  return caller;
}

async function permitted(context: IdentityContext, route: IamRoute, call: IamCall): Promise<Reply> {
  if (route.who === 'anyone') return route.reply(context, call);
  return route.reply(context, call, await admitIam(context, route, call.token));
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

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new Refused(404, 'errors.notFound');
  }
}

const iamCallOf = (
  { body, authorization, ifMatch }: Call,
  placeholders: Record<string, string> = {},
): IamCall => ({
  parameters: Object.fromEntries(Object.entries(placeholders).map(([name, text]) => [name, decoded(text)])),
  json: () => bodyOf(body),
  token: tokenIn(authorization),
  ifMatch: unquoted(ifMatch),
});

async function answer(
  context: IdentityContext,
  routes: readonly IamRoute[],
  call: Call,
): Promise<Answer | null> {
  for (const route of routes) {
    const match = route.method === call.method ? patternOf(route.path).exec(call.path) : null;
    if (!match) continue;
    const [status, data, headers] = await replyTo(context, route, iamCallOf(call, match.groups));
    return { status, data, ...(headers && { headers }) };
  }
  return routes === firstRoutes ? answer(context, (await import('./lazyRoutes')).laterRoutes, call) : null;
}

/** Answers the identity calls in the browser. */
export const identityAnswers = (context: IdentityContext): Answering =>
  refusing((call) => answer(context, firstRoutes, call));

/** Who a token belongs to, as the care calls need to know. @param isSeen as of `authenticate` */
export async function identify(
  context: IdentityContext,
  token: string,
  isSeen = true,
): Promise<Identified | null> {
  const caller = await authenticate(context, token, isSeen);
  return caller && identifiedOf(caller);
}
