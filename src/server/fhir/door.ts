import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as fhir from 'fhir/r4';
import type { Identified } from '@/backend/actor';
import type { OneWrite } from '@/backend/care/oneWrite';
import { Refused, type Repository } from '@/backend/contract';
import { bodyOf, unquoted } from '@/backend/http/bodies';
import type { Arrival } from '../arrival';
import { hasBody } from '../requests';
import { answerBundle, asRefusal, type Rooms } from './bundles/bundle';
import { capabilityOf } from './capability';
import { answerCall, isWrite, segmentsOf, type FhirCall } from './interactions';
import { FhirRefused, outcomeOf, refusal, refusalOf } from './refusals';
import { careOf, staff, type Room } from './room';
import type { FhirAnswer } from './types/resourceType';

const JSON_TYPE = /^application\/(?:fhir\+)?json\b/;
const FORM_TYPE = /^application\/x-www-form-urlencoded\b/;

export interface DoorOptions {
  /** Who calls. @throws Refused 401, 403, 423 */
  memberOf: (request: FastifyRequest) => Promise<Identified>;
  arrival: Pick<Arrival, 'recognised' | 'readBody'>;
  repository: Repository;
  oneWrite: OneWrite;
  /** Epoch ms. */
  now: () => number;
  /** Of callers who have not signed in, in a minute. */
  entrances: number;
  /** Of a bundle, at most. */
  bundleBytes: number;
}

/** @throws FhirRefused 406 where something else than JSON is wanted */
function mustWantJson({ headers: { accept }, query }: FastifyRequest): void {
  const { _format: format } = query as { _format?: string };
  const wanted = format?.replace(' ', '+') ?? accept ?? '*/*';
  const isJson = wanted
    .split(',')
    .some((one) =>
      /^(?:json|application\/(?:fhir\+)?json|application\/\*|\*\/\*)$/.test(one.split(';')[0]?.trim() ?? ''),
    );
  if (!isJson) throw refusal(406, 'not-supported', 'Answers are application/fhir+json alone.');
}

const textIn = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(',') : header;

/** The body as JSON, or the form of a search. @throws FhirRefused 400, 415 */
function resourceIn({ method, body, headers }: FastifyRequest, isForm: boolean): unknown {
  if (method === 'GET' || method === 'HEAD' || method === 'DELETE' || isForm) return undefined;
  const type = headers['content-type'] ?? '';
  if (!JSON_TYPE.test(type)) throw refusal(415, 'not-supported', 'Send application/fhir+json.');
  try {
    return bodyOf(body ?? '');
  } catch {
    throw refusal(400, 'structure', 'The body is no JSON that can be read.');
  }
}

function callOf(request: FastifyRequest, path: string, asked: string): FhirCall {
  const { method, headers, body } = request;
  const segments = segmentsOf(path);
  const isForm = segments.at(-1) === '_search' && FORM_TYPE.test(headers['content-type'] ?? '');
  if (segments.at(-1) === '_search' && hasBody(headers) && !isForm)
    throw refusal(415, 'not-supported', 'Send application/x-www-form-urlencoded.');
  const query = new URLSearchParams(asked);
  if (isForm) for (const [name, value] of new URLSearchParams(String(body ?? ''))) query.append(name, value);
  const prefer = textIn(headers['prefer']) ?? '';
  const isSearch = segments.at(-1) === '_search' || segments.at(-1)?.startsWith('$') === true;
  // What is not offered is refused as that, whatever its body is.
  const isOffered = method === 'POST' || method === 'PUT';
  return {
    method: method === 'HEAD' ? 'GET' : method,
    segments,
    query,
    resource: isOffered && !isSearch ? resourceIn(request, isForm) : undefined,
    ifMatch: textIn(headers['if-match']),
    ifNoneExist: textIn(headers['if-none-exist']),
    isLenient: /\bhandling=lenient\b/.test(prefer),
  };
}

function send(request: FastifyRequest, reply: FastifyReply, answer: FhirAnswer): FastifyReply {
  const { status, resource, found, location } = answer;
  void reply.code(status).header('Cache-Control', 'no-store');
  if (location !== undefined) void reply.header('Location', location);
  if (found) {
    void reply
      .header('ETag', `W/"${found.version}"`)
      .header('Last-Modified', new Date(found.lastUpdated).toUTCString());
    const isKnown = unquoted(request.headers['if-none-match']) === found.version;
    if (request.method === 'GET' && isKnown) return reply.code(304).send();
  }
  const isMinimal = /\breturn=minimal\b/.test(textIn(request.headers['prefer']) ?? '');
  if (resource === undefined || (isMinimal && request.method !== 'GET' && found)) return reply.send();
  return reply.type('application/fhir+json; charset=utf-8').send(JSON.stringify(resource));
}

/** Anything that is thrown, as a refusal. */
function refusalFrom(thrown: Error & { statusCode?: number }): FhirRefused {
  if (thrown instanceof FhirRefused) return thrown;
  if (thrown instanceof Refused) return refusalOf(thrown);
  if (thrown.statusCode === 408) return refusal(408, 'timeout', 'The body did not come in time.');
  if (thrown.statusCode === 413) return refusal(413, 'too-long', 'The body is too large.');
  if (thrown.statusCode === 415)
    return refusal(415, 'not-supported', 'Send application/fhir+json, not packed.');
  if (thrown.statusCode === 429) return refusalOf(new Refused(429, ''));
  if ((thrown.statusCode ?? 500) < 500) return refusalOf(new Refused(400, ''));
  return refusal(500, 'exception', 'The server has failed; it is noted in its log.');
}

/** FHIR R4 over the records of the clinic, below the prefix that it is registered under. */
export async function fhirDoor(app: FastifyInstance, options: DoorOptions): Promise<void> {
  const { repository, oneWrite, now, entrances, memberOf, arrival, bundleBytes } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: FastifyRequest['raw']) =>
    (await arrival.readBody(request, payload)).toString('utf8'),
  );
  const callers = new WeakMap<FastifyRequest, Identified>();
  const onRequest = arrival.recognised(async (request) => {
    const caller = await memberOf(request);
    callers.set(request, caller);
    return caller.username;
  });
  app.setErrorHandler((thrown: Error & { statusCode?: number }, request, reply) => {
    const refused = refusalFrom(thrown);
    if (refused.status === 500)
      request.log.error({ kind: thrown.name, stack: thrown.stack?.split('\n').slice(1, 6) }, 'failed');
    if (refused.allow.length > 0) void reply.header('Allow', refused.allow.join(', '));
    if (refused.status === 401) void reply.header('WWW-Authenticate', 'Bearer');
    return reply
      .code(refused.status)
      .header('Cache-Control', 'no-store')
      .type('application/fhir+json; charset=utf-8')
      .send(JSON.stringify(outcomeOf(refused.issues)));
  });

  const baseOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}${app.prefix}`;
  const placeOf = (request: FastifyRequest): { path: string; asked: string } => {
    const [path = '', asked = ''] = request.url.slice(app.prefix.length).split('?');
    return { path, asked };
  };

  app.get(
    '/metadata',
    { config: { rateLimit: { max: entrances, timeWindow: 60_000 } } },
    async (request, reply) => {
      mustWantJson(request);
      return send(request, reply, { status: 200, resource: capabilityOf(baseOf(request), now()) });
    },
  );

  async function roomsOf(request: FastifyRequest): Promise<Rooms> {
    const principal = staff(callers.get(request) ?? (await memberOf(request)));
    const room = (over: Repository): Room => ({
      principal,
      care: careOf(principal, over),
      base: baseOf(request),
      now: now(),
    });
    return {
      room: room(repository),
      inOneWrite: (work) => oneWrite((over) => work(room(over))),
      isStrict: /\bhandling=strict\b/.test(textIn(request.headers['prefer']) ?? ''),
    };
  }

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const rooms = await roomsOf(request);
    mustWantJson(request);
    const { path, asked } = placeOf(request);
    if (path.replaceAll('/', '') === '') {
      if (request.method !== 'POST')
        throw refusal(405, 'not-supported', 'Only bundles are sent to this address: see GET metadata.');
      const bundle: fhir.Bundle = await answerBundle(rooms, resourceIn(request, false));
      return send(request, reply, { status: 200, resource: bundle });
    }
    const call = callOf(request, path, asked);
    const answer = await (
      isWrite(call) ? rooms.inOneWrite((room) => answerCall(room, call)) : answerCall(rooms.room, call)
    ).catch((thrown: unknown) => {
      throw asRefusal(thrown);
    });
    return send(request, reply, answer);
  };
  app.all('/', { bodyLimit: bundleBytes, onRequest, config: { takes: 'text' } }, handle);
  app.all('/*', { onRequest, config: { takes: 'text' } }, handle);
}
