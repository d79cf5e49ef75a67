import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, tokenIn, unquoted } from '@/backend/http/bodies';
import { admitIam, firstRoutes, replyTo } from '@/backend/identity/identities';
import type { IamRoute, IdentityContext } from '@/backend/identity/identityContext';
import { laterRoutes } from '@/backend/identity/lazyRoutes';
import { deviceOf } from '@/backend/identity/sessions/device';
import type { Arrival } from './arrival';
import { entranceTo, type Entrance } from './entrance';
import type { Limits } from './limits';
import { countedAddress, routePath } from './requests';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The identity calls below a prefix. */
export function openIdentities(
  app: FastifyInstance,
  prefix: string,
  identities: IdentityContext,
  { recognised, ofAnybody }: Pick<Arrival, 'recognised' | 'ofAnybody'>,
  limits: Limits,
): void {
  const iam =
    (route: IamRoute, answered?: Entrance['answered']) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const context: IdentityContext = {
        ...identities,
        origin: countedAddress(request.ip),
        device: () => deviceOf(request.headers['user-agent'] ?? ''),
      };
      const [status, data, headers] = await replyTo(context, route, {
        parameters: request.params as Record<string, string>,
        json: () => bodyOf(request.body),
        token: tokenIn(request.headers.authorization),
        ifMatch: unquoted(request.headers['if-match']),
      });
      await answered?.(request, status === 200 && isObject(data) && 'accessToken' in data);
      void reply
        .code(status)
        .header('Cache-Control', 'no-store')
        .headers(headers ?? {});
      return data === undefined
        ? reply.send()
        : reply.type('application/json; charset=utf-8').send(JSON.stringify(data));
    };
  for (const route of [...firstRoutes, ...laterRoutes]) {
    const address = { method: route.method, url: prefix + routePath(route.path) };
    if (route.who === 'anyone') {
      const { hooks, answered } = entranceTo(app, route, limits);
      app.route({
        ...address,
        ...hooks,
        onRequest: [hooks.onRequest ?? [], ofAnybody].flat(),
        bodyLimit: limits.publicBytes,
        handler: iam(route, answered),
      });
    } else {
      const caller = recognised(async ({ headers }) => {
        const own = await admitIam(identities, route, tokenIn(headers.authorization));
        return own.account.username;
      });
      app.route({ ...address, onRequest: caller, handler: iam(route) });
    }
  }
}
