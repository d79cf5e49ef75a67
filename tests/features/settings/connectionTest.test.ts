// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { healthOf, testConnection, type TestResult } from '@/features/settings/server/connectionTest';
import { buildLines, bodyOf } from '@/features/settings/server/serverEntries';

const BASE = 'https://care.example/api/care/';
const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

async function test(answer: (init: RequestInit) => Promise<Response>, parts: { patienceMs?: number } = {}) {
  const control = new AbortController();
  const calls: [string, RequestInit][] = [];
  let at = 1000;
  const call = (address: RequestInfo | URL, init: RequestInit = {}) => {
    calls.push([String(address), init]);
    return answer(init);
  };
  const now = () => (at += 20);
  const result: Promise<TestResult> = testConnection(BASE, control.signal, {
    fetch: call,
    now,
    patienceMs: parts.patienceMs ?? 5000,
  });
  return { result, calls, control };
}

/** Answers never, until it is cancelled. */
const never = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

describe('§2.12: the connection test', () => {
  it('succeeds where the interface says that it is well, and takes nothing of the session along', async () => {
    const { result, calls } = await test(() => json({ status: 'ok', version: '1.2.0' }));
    expect(await result).toEqual({ kind: 'ok', version: '1.2.0', ms: 20 });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.[0]).toBe('https://care.example/api/care/health');
    expect(calls[0]?.[1]).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      headers: { Accept: 'application/json' },
    });
  });

  it.each([
    ['a status', () => json({}, 404), { kind: 'status', status: 404 }],
    ['another server', () => json({ hello: 'world' }), { kind: 'shape' }],
    ['a page', () => Promise.resolve(new Response('<html>')), { kind: 'shape' }],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
  ])('fails with %s', async (_, answer, expected) => {
    const { result } = await test(answer);
    expect(await result).toEqual(expected);
  });

  it('ends by itself, and on a word', async () => {
    const late = await test(never, { patienceMs: 5 });
    expect(await late.result).toEqual({ kind: 'timeout' });
    const cancelled = await test(never);
    cancelled.control.abort();
    expect(await cancelled.result).toEqual({ kind: 'cancelled' });
  });

  it('says that the page itself may not ask', async () => {
    const { result } = await test(() => {
      const event = Object.assign(new Event('securitypolicyviolation'), {
        blockedURI: 'https://care.example/api/care/health',
        effectiveDirective: 'connect-src',
      });
      document.dispatchEvent(event);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    expect(await result).toEqual({ kind: 'blocked' });
  });

  it('counts only for the address that was tested', () => {
    const tested = { address: 'https://care.example', at: '2026-11-20T10:00:00Z' };
    expect(bodyOf({ apiBase: 'https://care.example ', tested }).testedAt).toBe(tested.at);
    expect(bodyOf({ apiBase: 'https://other.example', tested }).testedAt).toBeUndefined();
    expect(bodyOf({ apiBase: ' ', tested })).toEqual({ id: 'serverSetting' });
  });

  it('leads to the lines that a build is given', () => {
    expect(healthOf('https://care.example')).toBe('https://care.example/health');
    expect(buildLines('https://care.example:8443/api/care/')).toEqual([
      'VITE_CARE_HOST=https://care.example:8443',
      'VITE_CARE_BASE=/api/care',
    ]);
    expect(buildLines('')).toEqual([]);
  });
});
