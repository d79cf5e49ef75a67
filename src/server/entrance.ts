import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { createHash } from 'node:crypto';
import { refreshSchema } from '@/domain/staff/identity';
import { Refused } from '@/backend/contract';
import { bodyOf, tokenIn } from '@/backend/http/bodies';
import type { IamRoute } from '@/backend/identity/identityContext';
import { partsOf } from '@/backend/identity/sessions/sessions';
import type { Limits } from './limits';
import { countedAddress } from './requests';

const MINUTE_MS = 60_000;

/** Makes it known how a call ended: whom it let in has tried nothing. */
export interface Entrance {
  hooks: Pick<RouteShorthandOptions, 'onRequest' | 'preHandler'>;
  answered: (request: FastifyRequest, hasOpened: boolean) => Promise<void>;
}

function renewalIn(body: unknown): string | undefined {
  try {
    const sent = refreshSchema.safeParse(bodyOf(body));
    return sent.success ? partsOf(sent.data.refresh_token)?.family : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Bounds how often somebody may make a call that anybody may make: by the session that it names, else by its address. A
 * whole clinic may share one address, so what opens a session there does not count.
 */
export function entranceTo(
  app: FastifyInstance,
  route: Extract<IamRoute, { who: 'anyone' }>,
  { entrances }: Limits,
): Entrance {
  const sessionIn = ({ body, headers }: FastifyRequest): string | undefined =>
    route.session === 'renewal' ? renewalIn(body) : tokenIn(headers.authorization);
  const keyOf = (request: FastifyRequest): string => {
    const session = route.session && sessionIn(request);
    return session === undefined
      ? countedAddress(request.ip)
      : createHash('sha256').update(session).digest('base64url');
  };
  const count = app.createRateLimit({ max: entrances, timeWindow: MINUTE_MS, keyGenerator: keyOf });
  const bound = (isCounted: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const found = await count(request, { increment: isCounted });
    if (found.isAllowed || !(isCounted ? found.isExceeded : found.remaining === 0)) return;
    void reply.header('Retry-After', String(found.ttlInSeconds));
    throw new Refused(429, 'errors.tooManyTries');
  };
  if (route.session)
    return {
      // The token that renews lies in the body.
      hooks: { [route.session === 'renewal' ? 'preHandler' : 'onRequest']: bound(true) },
      answered: async () => undefined,
    };
  return {
    hooks: { onRequest: bound(false) },
    async answered(request, hasOpened) {
      if (!hasOpened) await count(request);
    },
  };
}
