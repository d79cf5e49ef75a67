import axios, {
  AxiosError,
  AxiosHeaders,
  CanceledError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { Answer, Answering, Call } from './answering';
import { writtenIn } from './queries';

/** The path below the base, or null for another address; one without a slash in front is taken as one with it. */
function pathBelow(base: string, url: string): string | null {
  const [written = ''] = url.split(/[?#]/);
  const path = /^(?:\/|\w+:)/.test(written) ? written : `/${written}`;
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
  { status, data, headers: given }: Answer,
): AxiosResponse {
  const headers = new AxiosHeaders({ 'content-type': 'application/json', ...given });
  const response: AxiosResponse = { config, status, statusText: '', headers, data, request: null };
  if (!config.validateStatus || config.validateStatus(status)) return response;
  const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
  throw new AxiosError(`Request failed with status code ${status}`, code, config, null, response);
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

const parametersIn = (params: unknown): object =>
  params instanceof URLSearchParams ? Object.fromEntries(params) : { ...(params as object | undefined) };

/** The call that a client makes; null for an address that is not below the base. */
export function callOf(config: InternalAxiosRequestConfig, base: string): Call | null {
  const { baseURL, url = '', method = 'get', params, data } = config;
  const path = pathBelow(
    base.replace(/\/+$/, ''),
    axios.getUri({ ...(baseURL !== undefined && { baseURL }), url }),
  );
  if (path === null) return null;
  return {
    method: method.toLowerCase(),
    path,
    query: { ...writtenIn(url), ...parametersIn(params) },
    body: data,
    authorization: header(config, 'Authorization'),
    ifMatch: header(config, 'If-Match'),
  };
}

/**
 * Lets the calls of a client be answered in the browser: status, version and refusals as a server would send them. What
 * is not answered, and other addresses, go where they went before.
 * @param base path or URL of the calls, e.g. `/api/care`
 */
export function answerClient(http: AxiosInstance, base: string, answering: Answering): void {
  const elsewhere = axios.getAdapter(http.defaults.adapter);
  http.defaults.adapter = (config) => {
    const call = callOf(config, base);
    if (!call) return elsewhere(config);
    const { signal } = config;
    const attention = {
      signal: signal instanceof AbortSignal ? signal : undefined,
      onProgress: progressOf(config),
    };
    return cancellable(config, async () => {
      const answer = await answering(call, attention);
      return answer === null ? elsewhere(config) : respond(config, answer);
    });
  };
}
