import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { AppError } from '@/shared/api/appError';
import { REST_MS, serverDraft, type Sending } from '@/shared/record/serverDraft';

interface Stored {
  version: string;
}
const gone: AppError = { message: 'errors.offline' };
const stale: AppError = { message: 'errors.conflict', status: 412 };

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** A server that stores everything as version 2, 3 and so on, until it is told to refuse. */
function opened() {
  const sent: [body: string, version: string | undefined][] = [];
  const server = { refusal: null as AppError | null, stored: 1 };
  const draft = serverDraft<string, Stored>(async (body, version): Promise<Sending<Stored>> => {
    sent.push([body, version]);
    await Promise.resolve();
    if (server.refusal) return { failure: server.refusal };
    server.stored += 1;
    return { stored: { version: String(server.stored) } };
  }, '1');
  const states: string[] = [];
  draft.subscribe(() => states.push(draft.state().is));
  const rest = () => vi.advanceTimersByTimeAsync(REST_MS);
  return { draft, sent, server, states, rest };
}

it('sends what was typed after a pause, once, and each in the version that the last one left', async () => {
  const { draft, sent, states, rest } = opened();
  draft.keep('a');
  draft.keep('ab');
  await vi.advanceTimersByTimeAsync(REST_MS - 1);
  expect(sent).toEqual([]);
  await rest();
  expect(sent).toEqual([['ab', '1']]);
  expect(draft.state().is).toBe('kept');
  draft.keep('abc');
  expect(states.at(-1)).toBe('waiting');
  expect(await draft.flush()).toEqual({ version: '3' });
  expect(sent.at(-1)).toEqual(['abc', '2']);
  await rest();
  expect(sent).toHaveLength(2);
});

it('a failure is told, and the retry sends what was typed last', async () => {
  const { draft, sent, server, rest } = opened();
  server.refusal = gone;
  draft.keep('a');
  await rest();
  expect(draft.state()).toEqual({ is: 'failed', failure: gone });
  await draft.retry();
  expect(draft.state()).toEqual({ is: 'failed', failure: gone });
  expect(sent).toEqual([
    ['a', '1'],
    ['a', '1'],
  ]);
  server.refusal = null;
  draft.keep('ab');
  expect(draft.state().is).toBe('waiting');
  await draft.retry();
  expect(draft.state()).toEqual({ is: 'kept', failure: null });
  expect(sent.at(-1)).toEqual(['ab', '1']);
  await rest();
  expect(sent).toHaveLength(3);
});

it.each([404, 409, 412])('after a %i nothing is sent until somebody has decided', async (status) => {
  const { draft, sent, server, rest } = opened();
  const failure = { ...stale, status };
  server.refusal = failure;
  draft.keep('a');
  await rest();
  expect(draft.state()).toEqual({ is: 'overtaken', failure });
  server.refusal = null;
  draft.keep('ab');
  await rest();
  expect(await draft.flush()).toEqual({ failure });
  expect(sent).toHaveLength(1);
  await draft.retry('7');
  expect(sent.at(-1)).toEqual(['ab', '7']);
  expect(draft.state().is).toBe('kept');
});

it('gives up what waits for the stored version, which is what is changed from then on', async () => {
  const { draft, sent, server, rest } = opened();
  server.refusal = stale;
  draft.keep('a');
  await rest();
  server.refusal = null;
  draft.take('7');
  expect(draft.state().is).toBe('kept');
  await draft.flush();
  expect(sent).toHaveLength(1);
  draft.keep('theirs, changed');
  await rest();
  expect(sent.at(-1)).toEqual(['theirs, changed', '7']);
});

it('the last word takes the place of what waits; where it is refused, what was typed can still be kept', async () => {
  const { draft, sent, server, rest } = opened();
  const refused: AppError = { message: 'errors.invalid', status: 422 };
  server.refusal = refused;
  draft.keep('a');
  expect(await draft.submit('handed in', 'a')).toEqual({ failure: refused });
  expect(draft.state()).toEqual({ is: 'failed', failure: refused });
  server.refusal = null;
  await draft.retry();
  expect(sent.map(([body]) => body)).toEqual(['handed in', 'a']);
  expect(await draft.submit('handed in', 'a')).toEqual({ stored: { version: '3' } });
  await rest();
  expect(sent).toHaveLength(3);
});
