import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { careRoutes } from '@/backend/care/routes';
import { unquoted } from '@/backend/http/bodies';
import { admitCare, answerAdmitted, type AdmittedCall, type CareHost } from '@/backend/http/careCalls';
import { writtenIn } from '@/backend/http/queries';
import type { Arrival } from './arrival';
import { routePath } from './requests';

/** Sends an answer with its version, or 304 where the caller has it. */
export async function sendData(
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

/** The most bytes that any call of the care contract takes. */
export const largestBody = Math.max(...careRoutes.map(({ mostBytes = 0 }) => mostBytes));

/** The care contract below a prefix. @returns what answers addresses there that are no route: it says who may know that */
export function openCare(
  app: FastifyInstance,
  prefix: string,
  host: CareHost,
  { recognised }: Pick<Arrival, 'recognised'>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const admitted = new WeakMap<FastifyRequest, AdmittedCall>();
  const carePath = ({ url }: FastifyRequest): string => (url.split('?')[0] ?? '').slice(prefix.length);
  const admittedCall = (request: FastifyRequest): Promise<AdmittedCall> => {
    const { method, headers } = request;
    return admitCare(host, { method, path: carePath(request), authorization: headers.authorization });
  };
  const careCaller = recognised(async (request) => {
    const call = await admittedCall(request);
    admitted.set(request, call);
    return call.identified.username;
  });
  const care = async (request: FastifyRequest, reply: FastifyReply) => {
    const left = new AbortController();
    // Somebody who is gone wants nothing any more, but for what is already being written.
    request.raw.once('close', () => request.raw.destroyed && !reply.sent && left.abort());
    const known = admitted.get(request);
    // A large body may take minutes, in which a session can end.
    const call = known && !known.route.mostBytes ? known : await admittedCall(request);
    const answer = await answerAdmitted(host, call, {
      query: writtenIn(request.url),
      body: request.body,
      ifMatch: request.headers['if-match'],
      signal: request.method === 'GET' ? left.signal : undefined,
      onProgress: undefined,
    });
    return sendData(request, reply, answer);
  };
  for (const { method, path, mostBytes, takesFile } of careRoutes)
    app.route({
      method,
      url: prefix + routePath(path),
      onRequest: careCaller,
      handler: care,
      ...(mostBytes && { bodyLimit: mostBytes }),
      ...(takesFile && { config: { takes: 'file' } }),
    });
  return async (request, reply) => {
    await careCaller(request, reply);
    return care(request, reply);
  };
}
