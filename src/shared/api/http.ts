import axios, { type AxiosInstance } from 'axios';
import axiosRetry, { exponentialDelay, isNetworkError } from 'axios-retry';

/** A call that takes longer than this has failed, ms. */
const PATIENCE_MS = 15_000;
const RETRIES = 2;
const PASSING = new Set([429, 500, 502, 503, 504]);
/** A server may ask for patience, but nobody waits minutes before a skeleton. */
const LONGEST_WAIT_MS = 8_000;

/**
 * Reads are tried up to three times, with growing, jittered delays and the server's Retry-After; a write is never
 * repeated by itself: its outcome may be unknown, and the user decides.
 */
function createHttp(): AxiosInstance {
  const http = axios.create({ timeout: PATIENCE_MS });
  axiosRetry(http, {
    retries: RETRIES,
    retryCondition: (error) => {
      if ((error.config?.method ?? 'get').toLowerCase() !== 'get') return false;
      return error.response ? PASSING.has(error.response.status) : isNetworkError(error);
    },
    retryDelay: (count, error) => Math.min(exponentialDelay(count, error, 300), LONGEST_WAIT_MS),
  });
  return http;
}

/** Calls to the identity host. Its base URL is set where the application is composed. */
export const iam = createHttp();
/** Calls of the care contract: patients, readings, alerts. */
export const care = createHttp();
