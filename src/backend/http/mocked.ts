import type { AxiosInstance } from 'axios';
import MockAdapter from 'axios-mock-adapter';

/**
 * Puts a mock behind an axios instance; addresses it has no answer for pass through. It forgets each request once it is
 * answered: it would otherwise keep them all, passwords and tokens included, for as long as the page lives.
 * @param teach says what is answered
 */
export function answerByMock(http: AxiosInstance, teach: (mock: MockAdapter) => void): void {
  const mock = new MockAdapter(http, { onNoMatch: 'passthrough' });
  teach(mock);
  const answer = mock.adapter();
  http.defaults.adapter = async (config) => {
    try {
      return await answer(config);
    } finally {
      mock.resetHistory();
    }
  };
}
