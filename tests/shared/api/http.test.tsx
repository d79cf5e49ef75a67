import { AxiosError, AxiosHeaders, type AxiosAdapter } from 'axios';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { care } from '@/shared/api/http';

/** A host on a clock that only moves when told: answers one status, and notes when it was asked. */
function failing(status: number | 'network', headers: Record<string, string> = {}): number[] {
  const asked: number[] = [];
  const before = care.defaults.adapter;
  onTestFinished(() => void (care.defaults.adapter = before));
  const adapter: AxiosAdapter = async (config) => {
    asked.push(Date.now());
    if (status === 'network') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config, {});
    const response = {
      config,
      status,
      statusText: '',
      headers: new AxiosHeaders(headers),
      data: {},
      request: null,
    };
    throw new AxiosError('failed', AxiosError.ERR_BAD_RESPONSE, config, null, response);
  };
  care.defaults.adapter = adapter;
  return asked;
}

async function settled(call: Promise<unknown>): Promise<void> {
  await Promise.all([expect(call).rejects.toBeInstanceOf(Error), vi.advanceTimersByTimeAsync(60_000)]);
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('AP04: a host that fails', () => {
  it.each([429, 500, 502, 503, 504, 'network'] as const)(
    '%s: a read is tried three times, after growing pauses',
    async (status) => {
      const asked = failing(status);
      await settled(care.get('/patients'));
      const [first = 0, second = 0, third = 0] = asked;
      expect(asked).toHaveLength(3);
      expect(second - first).toBeGreaterThanOrEqual(300);
      expect(third - second).toBeGreaterThan(second - first);
    },
  );

  it.each([400, 403, 404, 412, 422])('%i: a refusal is not asked for again', async (status) => {
    const asked = failing(status);
    await settled(care.get('/patients'));
    expect(asked).toHaveLength(1);
  });

  it.each([503, 'network'] as const)('%s: a write is sent once', async (status) => {
    const asked = failing(status);
    await settled(care.post('/readings', {}));
    expect(asked).toHaveLength(1);
  });

  it('waits as long as the host asks for', async () => {
    const asked = failing(429, { 'retry-after': '5' });
    await settled(care.get('/patients'));
    expect(asked).toHaveLength(3);
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(5_000);
  });

  it('gives up at once where the host asks for longer than anybody would wait', async () => {
    const asked = failing(429, { 'retry-after': '60' });
    await settled(care.get('/patients'));
    expect(asked).toHaveLength(1);
  });
});
