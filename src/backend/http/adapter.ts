import axios, {
  AxiosError,
  AxiosHeaders,
  CanceledError,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { bodyOf, unquoted } from './bodies';
import { Refused, type Repository } from '../contract';
import { queryOf } from './queries';
import { careRoutes } from '../care/routes';
import type { CareAnswer, CareRoute, Role } from './routing';

/** Who a token belongs to; `role` is null for a role that the contract does not know. */
export interface Identified {
  username: string;
  role: Role | null;
  /** Works on the clinic of the demonstration alone. */
  isDemonstration?: true;
  /** The session is locked: nothing is answered until they have signed in again. */
  isLocked?: true;
}

export interface AdapterOptions {
  /** Path or URL under which the contract is answered, e.g. `/api/care`. */
  base: string;
  authorise: (token: string) => Promise<Identified | null>;
  /** Whose records somebody works on, where it is not the adapter's own repository. */
  storeOf?: (identified: Identified) => Repository;
  /** Waits so long before each answer, ms. */
  delay?: number;
  /** Failures in place of answers: a status, or `network` for a call that never arrives. */
  faults?: (call: { method: string; path: string }) => number | 'network' | undefined;
}

interface Match {
  route: CareRoute;
  parameters: Record<string, string>;
}

/** The path below the base, or null for another address. */
function pathBelow(base: string, url: string): string | null {
  const [path = ''] = url.split(/[?#]/);
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
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

const header = (config: InternalAxiosRequestConfig, name: string): string | undefined => {
  const value = config.headers.get(name);
  return typeof value === 'string' ? value : undefined;
};

/** Progress as a transfer would report it: what comes out of the store, or goes in. */
function progressOf({ onDownloadProgress, onUploadProgress }: InternalAxiosRequestConfig) {
  const listener = onDownloadProgress ?? onUploadProgress;
  if (!listener) return undefined;
  return (loaded: number, total: number) => listener({ loaded, total, bytes: 0, lengthComputable: true });
}

async function answer(
  repository: Repository,
  options: AdapterOptions,
  config: InternalAxiosRequestConfig,
  path: string,
): Promise<CareAnswer> {
  const [, token] = /^Bearer (\S+)$/.exec(header(config, 'Authorization') ?? '') ?? [];
  const identified = token === undefined ? null : await options.authorise(token);
  if (!identified) throw new Refused(401, 'errors.signedOut');
  const { username, role, isLocked } = identified;
  if (isLocked) throw new Refused(423, 'errors.locked');
  if (role === null) throw new Refused(403, 'errors.forbidden');
  const { route, parameters } = matchRoute((config.method ?? 'get').toLowerCase(), path);
  if (!route.roles.includes(role)) throw new Refused(403, 'errors.forbidden');
  return route.answer(options.storeOf?.(identified) ?? repository, {
    parameters,
    query: queryOf(config.url ?? '', config.params),
    body: bodyOf(config.data),
    ifMatch: unquoted(header(config, 'If-Match')),
    actor: { username, role },
    signal: config.signal instanceof AbortSignal ? config.signal : undefined,
    onProgress: progressOf(config),
  });
}

function respond(
  config: InternalAxiosRequestConfig,
  status: number,
  data: unknown,
  version?: string,
): AxiosResponse {
  const headers = new AxiosHeaders({ 'content-type': 'application/json' });
  if (version !== undefined) headers.set('etag', `"${version}"`);
  const response: AxiosResponse = { config, status, statusText: '', headers, data, request: null };
  if (!config.validateStatus || config.validateStatus(status)) return response;
  const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
  throw new AxiosError(`Request failed with status code ${status}`, code, config, null, response);
}

async function settle(
  repository: Repository,
  options: AdapterOptions,
  config: InternalAxiosRequestConfig,
  path: string,
): Promise<AxiosResponse> {
  if (options.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, options.delay));
  const fault = options.faults?.({ method: (config.method ?? 'get').toLowerCase(), path });
  if (fault === 'network') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config, null);
  if (fault !== undefined) return respond(config, fault, {});
  try {
    const { status, data, version } = await answer(repository, options, config, path);
    return respond(config, status, data, version);
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown;
    const { status, message, fields, record } = thrown;
    return respond(config, status, { message, ...(fields && { fields }), ...(record && { record }) });
  }
}

/** Rejects as soon as the caller has lost interest, whatever the store still does. */
function cancellable<T>(config: InternalAxiosRequestConfig, work: () => Promise<T>): Promise<T> {
  const { signal } = config;
  if (!signal) return work();
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new CanceledError(undefined, undefined, config));
    if (signal.aborted) return cancel();
    signal.addEventListener?.('abort', cancel);
    work()
      .then(resolve, (thrown: unknown) => (signal.aborted ? cancel() : reject(thrown)))
      .finally(() => signal.removeEventListener?.('abort', cancel));
  });
}

/**
 * Answers the care contract from a repository: token, role, path, body and version are checked as a server would.
 * Other addresses go to the network.
 */
export function repositoryAdapter(repository: Repository, options: AdapterOptions): AxiosAdapter {
  const network = axios.getAdapter(['xhr', 'fetch']);
  const base = options.base.replace(/\/+$/, '');
  return (config) => {
    const { baseURL, url } = config;
    const path = pathBelow(base, axios.getUri({ ...(baseURL !== undefined && { baseURL }), url: url ?? '' }));
    if (path === null) return network(config);
    return cancellable(config, () => settle(repository, options, config, path));
  };
}
