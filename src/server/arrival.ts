import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAdmission, type Place } from './admission';
import type { Limits } from './limits';
import { countedAddress, createBodyReader, fileIn, hasBody, mustBeTaken, type Takes } from './requests';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route takes of a body: JSON where nothing is said. */
    takes?: Takes;
  }
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** How calls come in: who calls is known before any of the body is read, and only then does a call count. */
export interface Arrival {
  /** A hook for routes that need a token. */
  recognised: (callerOf: (request: FastifyRequest) => Promise<string>) => Hook;
  /** A hook for routes that anybody may call. */
  ofAnybody: Hook;
  /** Reads a body within the bounds of its route. */
  readBody: (request: FastifyRequest, payload: FastifyRequest['raw']) => Promise<Buffer>;
  /** A call that stays, such as a page that follows, is not worked on any more. */
  stays: (request: FastifyRequest) => void;
}

/** Has a server take bodies and count calls within its limits. */
export function receiveCalls(app: FastifyInstance, limits: Limits): Arrival {
  const read = createBodyReader(limits);
  const answers = new WeakMap<FastifyRequest, FastifyReply['raw']>();
  const readBody = (request: FastifyRequest, payload: FastifyRequest['raw']) =>
    read(payload, request.routeOptions.bodyLimit, (then) => answers.get(request)?.once('close', then));
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: FastifyRequest['raw']) => {
    const { headers, is404, routeOptions } = request;
    // Nothing is read for an address that takes nothing.
    if (is404 || !hasBody(headers)) return undefined;
    const body = await readBody(request, payload);
    return routeOptions.config.takes === 'file'
      ? fileIn(body, headers['content-type'] ?? '', limits)
      : body.toString('utf8');
  });

  const admission = createAdmission(limits);
  const places = new WeakMap<FastifyRequest, Place>();
  const stand = (request: FastifyRequest, reply: FastifyReply, place: Place): Place => {
    places.set(request, place);
    if (reply.raw.closed) place.leave();
    else reply.raw.once('close', place.leave);
    return place;
  };
  const standOfAnybody = async (request: FastifyRequest, reply: FastifyReply) => {
    stand(request, reply, admission.ofAnybody(countedAddress(request.ip)));
  };
  const recognised =
    (callerOf: (request: FastifyRequest) => Promise<string>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const place = stand(request, reply, admission.withToken(countedAddress(request.ip)));
      place.recognise(await callerOf(request));
    };
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request.headers)) return;
    // What was answered before its body was read is thrown away, but not waited for.
    reply.raw.once('finish', () => {
      const { raw } = request;
      if (!raw.complete) setTimeout(() => raw.complete || raw.destroy(), limits.bodyMs).unref();
    });
  });
  app.addHook('preParsing', async (request, reply) => {
    if (request.is404 || !hasBody(request.headers)) return;
    const { bodyLimit, config } = request.routeOptions;
    mustBeTaken(request.headers, config.takes ?? 'json', bodyLimit);
    answers.set(request, reply.raw);
    places.get(request)?.awaitBody();
  });
  app.addHook('preValidation', async (request) => places.get(request)?.begin());

  return {
    recognised,
    ofAnybody: standOfAnybody,
    readBody,
    stays: (request) => places.get(request)?.leave(),
  };
}
