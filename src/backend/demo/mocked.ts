import axios, { type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import { callOf } from '../http/adapter';
import type { Answering } from '../http/answering';

/**
 * Puts a mock behind the client of the demonstration calls; addresses it has no answer for pass through. It forgets each
 * request once it is answered: it would otherwise keep them all, passwords and tokens included, for as long as the page
 * lives.
 * @param base path of the calls, e.g. `/api`
 */
export function answerByMock(http: AxiosInstance, base: string, answering: Answering): void {
  const elsewhere = axios.getAdapter(http.defaults.adapter);
  const mock = new MockAdapter(http, { onNoMatch: 'passthrough' });
  mock.onAny().reply(async (given) => {
    const config = given as InternalAxiosRequestConfig;
    const call = callOf(config, base);
    const answer = call && (await answering(call, {}));
    const { status, data, headers } = answer ?? (await elsewhere(config));
    return [status, data, headers as Record<string, string>];
  });
  const answered = mock.adapter();
  http.defaults.adapter = async (config) => {
    try {
      return await answered(config);
    } finally {
      mock.resetHistory();
    }
  };
}
