import { afterEach, describe, expect, it, vi } from 'vitest';
import { runAlertTimers } from '@/backend/jobs/alertTimers';
import { openStore, rowsOf } from '../stores';
import { runInOneTab } from '@/backend/jobs/runInOneTab';
import { createRepository } from '@/backend/care/repository';
import { dutiesOf } from '@/backend/jobs/duties';
import { sweepAlerts } from '@/backend/jobs/sweep';
import { careClient, countingIds, DAY, HOUR, NOW } from '../clinic';
import { aReadingDraft, aRecord } from '../drafts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('raises what only time brings, for every patient of many, and nothing twice', async () => {
  const store = openStore('sweep');
  const newId = countingIds();
  const repository = createRepository(store, {
    now: () => NOW,
    newId,
    onChange: () => undefined,
  });
  const records = Array.from({ length: 230 }, (_, index) => aRecord(`p${index}`));
  for (const { patient } of records) patient.resistration = '2026-10-01';
  await repository.importRecords(records, { username: 'u', role: 'USER' });
  expect((await repository.list('alerts', {})).items).toEqual([]);

  const clock = { now: () => NOW + 3 * DAY, newId };
  expect(await sweepAlerts(store, clock)).toHaveLength(230);
  const { items } = await repository.list('alerts', {});
  expect(new Set(items.map(({ rule, patient }) => `${rule} ${patient}`)).size).toBe(230);
  expect(await sweepAlerts(store, clock)).toEqual([]);
  expect((await repository.list('alerts', {})).items).toEqual(items);

  // §2.5: a changed rule is in the rows from the next look at everybody on.
  const { history: _, ...rule } = await repository.read('rules', 'pressureMean');
  const levels = [{ severity: 'medium' as const, limit: 130, diastolic: 80 }];
  const body = { ...rule, levels, reason: 'Agreed in the team.' };
  await repository.update('rules', rule.id, body as never, rule.version, { username: 'a', role: 'ADMIN' });
  expect(await sweepAlerts(store, clock)).toHaveLength(230);
  expect((await repository.read('summaries', 'p0')).homeMean?.limits).toMatchObject([
    { part: 'value', limit: 130 },
    { part: 'diastolic', limit: 80 },
  ]);
  expect(await sweepAlerts(store, clock)).toEqual([]);
  store.close();
});

describe('A duty', () => {
  it('begins at once, returns in time and ends when the page does', async () => {
    vi.useFakeTimers();
    const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const closing = new AbortController();
    runInOneTab('duty', HOUR, work, closing.signal, () => undefined);
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
    runInOneTab('duty', HOUR, work, closing.signal, () => undefined);
    expect(work).not.toHaveBeenCalled();
    const mine = turns[0]?.();
    expect(work).toHaveBeenCalledOnce();
    closing.abort();
    await mine;
  });

  it('goes on after a failure: soon, then later and later, and says so after three in a row', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isFailing = true;
    const work = vi.fn<() => Promise<void>>(async () => {
      if (isFailing) throw new Error('The storage failed');
    });
    const onTrouble = vi.fn<() => void>();
    const closing = new AbortController();
    runInOneTab('duty', HOUR, work, closing.signal, onTrouble);
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([work.mock.calls.length, onTrouble.mock.calls.length]).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([work.mock.calls.length, onTrouble.mock.calls.length]).toEqual([3, 1]);
    await vi.advanceTimersByTimeAsync(5 * HOUR);
    const often = work.mock.calls.length;
    // Never rarer than when all goes well, and told once.
    expect(often).toBeGreaterThanOrEqual(3 + 4 + 5);
    expect(onTrouble).toHaveBeenCalledOnce();

    isFailing = false;
    await vi.advanceTimersByTimeAsync(HOUR);
    isFailing = true;
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(onTrouble).toHaveBeenCalledTimes(2);
    closing.abort();
  });
});

describe('Somebody whose data cannot be worked with', () => {
  it('holds up nobody else: the others are judged and their alarms ring', async () => {
    const store = openStore('spoilt');
    const newId = countingIds();
    const repository = createRepository(store, {
      now: () => NOW,
      newId,
      onChange: () => undefined,
    });
    const records = ['a', 'b', 'c'].map((id) => aRecord(id));
    for (const { patient } of records) patient.resistration = '2026-10-01';
    await repository.importRecords(records, { username: 'u', role: 'USER' });
    const nobody = careClient(repository, 'nurse');
    for (const patient of ['a', 'b', 'c'])
      await nobody.post(
        '/readings',
        aReadingDraft({ id: `${patient}1`, patient, value: 190, diastolic: 100 }),
      );
    const database = rowsOf(store);
    const spoilt = await database.get('patients', 'a');
    if (!spoilt) throw new Error('There is nobody');
    await database.put('patients', { ...spoilt, ext: undefined } as never);

    const failed: string[] = [];
    const clock = { now: () => NOW + 3 * DAY, newId };
    const onFailure = (patient: string) => void failed.push(patient);
    expect(await runAlertTimers(store, clock, undefined, onFailure)).toEqual(['b', 'c']);
    expect(await sweepAlerts(store, clock, undefined, onFailure)).toEqual(['b', 'c']);
    expect(failed).toEqual(['a', 'a']);
    const { sweep } = dutiesOf(store, clock, () => undefined, new AbortController().signal);
    await expect(sweep()).rejects.toThrow('patients whose alerts could not be judged: 1 (TypeError)');
    store.close();
  });
});
