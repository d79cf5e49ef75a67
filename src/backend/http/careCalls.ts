import { may } from '@/domain/access';
import type { Identified } from '../actor';
import { Refused, type Repository } from '../contract';
import { careRoutes } from '../care/routes';
import { refusing, type Answering } from './answering';
import { bodyOf, tokenIn, unquoted } from './bodies';
import { textsOf } from './queries';
import type { CareAnswer, CareRequest, CareRoute } from './routing';

/** A call of the care contract, however it came: from this page or over a wire. */
export interface CareCall extends Pick<CareRequest, 'query' | 'body' | 'signal' | 'onProgress'> {
  method: string;
  /** Below the care base. */
  path: string;
  authorization: string | undefined;
  ifMatch: string | undefined;
}

export interface CareHost {
  authorise: (token: string) => Promise<Identified | null>;
  /** Whose records somebody works on. */
  storeOf: (identified: Identified) => Repository;
}

interface Match {
  route: CareRoute;
  parameters: Record<string, string>;
}

/** Decoded segments; null where one is not a single plain segment, so that no id ever reaches into another path. */
function segmentsOf(path: string): string[] | null {
  try {
    const segments = path.slice(1).split('/').map(decodeURIComponent);
    return segments.every((segment) => segment !== '' && !/^\.{1,2}$|[/\\\0]/.test(segment))
      ? segments
      : null;
  } catch {
    return null;
  }
}

function parametersOf(route: CareRoute, segments: readonly string[]): Record<string, string> | null {
  const parts = route.path.slice(1).split('/');
  if (parts.length !== segments.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith('{')) parameters[part.slice(1, -1)] = segment;
    else if (part !== segment) return null;
  }
  return parameters;
}

/** @throws Refused 404 for an unknown path, 403 for a path on which nobody may do this */
function matchRoute(method: string, path: string): Match {
  const segments = segmentsOf(path) ?? [];
  const matches = careRoutes.flatMap((route): Match[] => {
    const parameters = parametersOf(route, segments);
    return parameters ? [{ route, parameters }] : [];
  });
  if (matches.length === 0) throw new Refused(404, 'errors.notFound');
  const match = matches.find(({ route }) => route.method === method);
  if (!match) throw new Refused(403, 'errors.forbidden');
  return match;
}

/** A call that may be made: who makes it, and what answers it. */
export interface AdmittedCall extends Match {
  identified: Identified;
  actor: CareRequest['actor'];
}

/** The patient whose record a call has read; undefined for what is about many, and what tells of itself in the log. */
function patientRead(
  { method, path }: CareRoute,
  parameters: Record<string, string>,
  query: Record<string, string>,
  data: unknown,
): string | undefined {
  if (method !== 'get' || path.startsWith('/records/')) return undefined;
  if (path.startsWith('/patients/{id}')) return parameters['id'];
  const named = parameters['patient'] ?? query['patient'];
  if (named !== undefined || typeof data !== 'object' || data === null || !('patient' in data)) return named;
  return typeof data.patient === 'string' ? data.patient : undefined;
}

/**
 * Checks token, lock, path and role: all that can be said of a call before its body.
 * @throws Refused 401 without a valid token, 423 for a locked session, 403, 404
 */
export async function admitCare(
  { authorise }: Pick<CareHost, 'authorise'>,
  { method, path, authorization }: Pick<CareCall, 'method' | 'path' | 'authorization'>,
): Promise<AdmittedCall> {
  const token = tokenIn(authorization);
  const identified = token === undefined ? null : await authorise(token);
  if (!identified) throw new Refused(401, 'errors.signedOut');
  const { username, role, isLocked } = identified;
  if (isLocked) throw new Refused(423, 'errors.locked');
  if (role === null) throw new Refused(403, 'errors.forbidden');
  const match = matchRoute(method.toLowerCase(), path);
  if (!may(role, match.route.action)) throw new Refused(403, 'errors.forbidden');
  return { ...match, identified, actor: { username, role } };
}

/** Answers a call that was admitted: body and version are checked before the route is asked. @throws Refused */
export async function answerAdmitted(
  { storeOf }: Pick<CareHost, 'storeOf'>,
  { route, parameters, identified, actor }: AdmittedCall,
  { query, body, ifMatch, signal, onProgress }: Omit<CareCall, 'method' | 'path' | 'authorization'>,
): Promise<CareAnswer> {
  const store = storeOf(identified);
  const answer = await route.answer(store, {
    parameters,
    query,
    body: bodyOf(body),
    ifMatch: unquoted(ifMatch),
    actor,
    signal,
    onProgress,
  });
  const patient = patientRead(route, parameters, query, answer.data);
  if (patient !== undefined) await store.noteRead(patient, actor);
  return answer;
}

/** Answers a call, once it is admitted. @throws Refused as `admitCare`, and whatever the route refuses */
export const answerCare = async (host: CareHost, call: CareCall): Promise<CareAnswer> =>
  answerAdmitted(host, await admitCare(host, call), call);

/** Answers the care contract in the browser. */
export const careAnswers = (host: CareHost): Answering =>
  refusing(async (call, { signal, onProgress }) => {
    const { status, data, version } = await answerCare(host, {
      ...call,
      query: textsOf(call.query),
      signal,
      onProgress,
    });
    return { status, data, ...(version !== undefined && { headers: { etag: `"${version}"` } }) };
  });
