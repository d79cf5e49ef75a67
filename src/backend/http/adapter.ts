import axios, {
  AxiosError,
  AxiosHeaders,
  CanceledError,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { Identified } from '../actor';
import { Refused, type Repository } from '../contract';
import { refusalBody } from './bodies';
import { answerCare, type CareHost } from './careCalls';
import { queryOf } from './queries';

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

/** The path below the base, or null for another address. */
function pathBelow(base: string, url: string): string | null {
  const [path = ''] = url.split(/[?#]/);
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
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
  host: CareHost,
  options: AdapterOptions,
  config: InternalAxiosRequestConfig,
  path: string,
): Promise<AxiosResponse> {
  if (options.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, options.delay));
  const fault = options.faults?.({ method: (config.method ?? 'get').toLowerCase(), path });
  if (fault === 'network') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config, null);
  if (fault !== undefined) return respond(config, fault, {});
  try {
    const { status, data, version } = await answerCare(host, {
      method: config.method ?? 'get',
      path,
      query: queryOf(config.url ?? '', config.params),
      body: config.data,
      authorization: header(config, 'Authorization'),
      ifMatch: header(config, 'If-Match'),
      signal: config.signal instanceof AbortSignal ? config.signal : undefined,
      onProgress: progressOf(config),
    });
    return respond(config, status, data, version);
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown;
    return respond(config, thrown.status, refusalBody(thrown));
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
  const { authorise, storeOf = () => repository } = options;
  const host = { authorise, storeOf };
  return (config) => {
    const { baseURL, url } = config;
    const path = pathBelow(base, axios.getUri({ ...(baseURL !== undefined && { baseURL }), url: url ?? '' }));
    if (path === null) return network(config);
    return cancellable(config, () => settle(host, options, config, path));
  };
}
