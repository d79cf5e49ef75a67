import axios, { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import axiosRetry, { exponentialDelay, isNetworkError, retryAfter } from 'axios-retry';
import { NOT_SENT } from './appError';
import { noteAnswer } from './comeback';
import { isConnectionLost } from './connection';

/** A call that takes longer than this has failed, ms. */
const PATIENCE_MS = 15_000;
const RETRIES = 2;
const PASSING = new Set([429, 500, 502, 503, 504]);
/** A server may ask for patience, but nobody waits longer than this before a skeleton: then the failure is shown. */
const LONGEST_WAIT_MS = 8_000;

const reads = (config: InternalAxiosRequestConfig | undefined): boolean =>
  (config?.method ?? 'get').toLowerCase() === 'get';

/** Tells whether a client calls a host over the network, rather than the embedded backend. */
export const reachesHost = ({ baseURL }: { baseURL?: string | undefined }): boolean =>
  /^https?:/.test(baseURL ?? '');

/**
 * Tells whether calls go to this program's own backend, here or under the address of the pages, which knows all of
 * the contract.
 */
export const isOwnHost = ({ baseURL = '' }: { baseURL?: string | undefined }): boolean =>
  new URL(baseURL, window.location.href).origin === window.location.origin;

/** Without a connection a write is refused before it leaves: then it is certain that nothing was stored. */
function refuseWhenOffline(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  if (!reads(config) && reachesHost(config) && isConnectionLost())
    throw new AxiosError('There is no connection', NOT_SENT, config);
  return config;
}

/**
 * Reads are tried up to three times, with growing, jittered delays and the server's Retry-After; a write is never
 * repeated by itself: its outcome may be unknown, and the user decides.
 */
function createHttp(): AxiosInstance {
  const http = axios.create({ timeout: PATIENCE_MS });
  http.interceptors.request.use(refuseWhenOffline);
  axiosRetry(http, {
    retries: RETRIES,
    retryCondition: (error) => {
      if (!reads(error.config) || retryAfter(error) > LONGEST_WAIT_MS) return false;
      return error.response ? PASSING.has(error.response.status) : isNetworkError(error);
    },
    retryDelay: (count, error) => exponentialDelay(count, error, 300),
  });
  // Once it is settled: tries in between say nothing yet.
  http.interceptors.response.use(
    (response) => {
      noteAnswer(true);
      return response;
    },
    (error: unknown) => {
      const status = axios.isAxiosError(error) ? error.response?.status : undefined;
      if (!axios.isCancel(error)) noteAnswer(status !== undefined && !PASSING.has(status));
      throw error;
    },
  );
  return http;
}

/** Calls to the identity host. Its base URL is set where the application is composed. */
export const iam = createHttp();
/** Calls to the identity host by who is signed in, about themselves or, as an administrator, about the staff. */
export const account = createHttp();
/** Calls of the care contract: patients, readings, alerts. */
export const care = createHttp();
/** Calls of the top bar: what its search offers, and the bookmarks of who is signed in (specification 7). */
export const navbar = createHttp();
/**
 * Calls of the demonstration areas (specification 7). Without these areas nothing refers to it and it is not built in.
 */
export const demo = /* @__PURE__ */ createHttp();
