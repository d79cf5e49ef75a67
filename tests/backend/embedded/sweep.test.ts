import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect } from '@/backend/embedded/database';
import { dutyInOneTab } from '@/backend/embedded/duty';
import { createIndexedDbRepository } from '@/backend/embedded/repository';
import { sweepAlerts } from '@/backend/embedded/sweep';
import { countingIds, DAY, HOUR, NOW } from '../clinic';
import { aRecord } from '../drafts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('raises what only time brings, for every patient of many, and nothing twice', async () => {
  const connection = connect({ name: 'sweep' });
  const newId = countingIds();
  const repository = createIndexedDbRepository(connection.open, {
    now: () => NOW,
    newId,
    onChange: () => undefined,
  });
  const records = Array.from({ length: 230 }, (_, index) => aRecord(`p${index}`));
  for (const { patient } of records) patient.resistration = '2026-10-01';
  await repository.importRecords(records, { username: 'u', role: 'USER' });
  expect((await repository.list('alerts', {})).items).toEqual([]);

  const clock = { now: () => NOW + 3 * DAY, newId };
  expect(await sweepAlerts(connection.open, clock)).toHaveLength(230);
  const { items } = await repository.list('alerts', {});
  expect(new Set(items.map(({ rule, patient }) => `${rule} ${patient}`)).size).toBe(230);
  expect(await sweepAlerts(connection.open, clock)).toEqual([]);
  expect((await repository.list('alerts', {})).items).toEqual(items);

  // §2.5: a changed rule is in the rows from the next look at everybody on.
  const { history: _, ...rule } = await repository.read('rules', 'pressureMean');
  const levels = [{ severity: 'medium' as const, limit: 130, diastolic: 80 }];
  const body = { ...rule, levels, reason: 'Agreed in the team.' };
  await repository.update('rules', rule.id, body as never, rule.version, { username: 'a', role: 'ADMIN' });
  expect(await sweepAlerts(connection.open, clock)).toHaveLength(230);
  expect((await repository.read('summaries', 'p0')).homeMean?.limits).toMatchObject([
    { part: 'value', limit: 130 },
    { part: 'diastolic', limit: 80 },
  ]);
  expect(await sweepAlerts(connection.open, clock)).toEqual([]);
  connection.close();
});

describe('A duty', () => {
  it('begins at once, returns in time and ends when the page does', async () => {
    vi.useFakeTimers();
    const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const closing = new AbortController();
    dutyInOneTab('duty', HOUR, work, closing.signal);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(work).toHaveBeenCalledTimes(3);
    closing.abort();
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('waits for its turn where another tab has it', async () => {
    const turns: (() => Promise<void>)[] = [];
    const request = (_name: string, _options: unknown, turn: () => Promise<void>) => {
      turns.push(turn);
      return new Promise(() => undefined);
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const closing = new AbortController();
    dutyInOneTab('duty', HOUR, work, closing.signal);
    expect(work).not.toHaveBeenCalled();
    const mine = turns[0]?.();
    expect(work).toHaveBeenCalledOnce();
    closing.abort();
    await mine;
  });
});
