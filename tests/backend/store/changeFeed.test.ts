import { afterEach, expect, it, vi } from 'vitest';
import { openChangeFeed, type ChangeFeed } from '@/backend/store/changeFeed';
import type { Change } from '@/domain/change';

const feeds: ChangeFeed[] = [];
function feed() {
  const heard: Change[] = [];
  const opened = openChangeFeed((change) => heard.push(change));
  feeds.push(opened);
  return { heard, announce: opened.announce };
}
afterEach(() => {
  vi.useRealTimers();
  for (const { close } of feeds.splice(0)) close();
});

it('tells the own tab at once and the others too', async () => {
  const [here, there] = [feed(), feed()];
  here.announce({ patients: ['p1'] });
  expect(here.heard).toEqual([{ patients: ['p1'] }]);
  await vi.waitFor(() => expect(there.heard).toEqual([{ patients: ['p1'] }]));
  expect(here.heard).toHaveLength(1);
});

it('names the lists of the clinic that changed, also where others gathered with them name patients', () => {
  vi.useFakeTimers();
  const { heard, announce } = feed();
  announce({ patients: [], lists: ['medicines'] });
  announce({ patients: ['p1'] });
  announce({ patients: [], lists: ['fluidPlans'] });
  announce({ patients: [], lists: ['fluidPlans'] });
  vi.advanceTimersByTime(500);
  expect(heard).toEqual([
    { patients: [], lists: ['medicines'] },
    { patients: ['p1'], lists: ['fluidPlans'] },
  ]);
});

it('ignores what others say on its channel (OF13)', async () => {
  const { heard } = feed();
  const stranger = new BroadcastChannel('nephrodesk.changes');
  const nonsense = [
    null,
    'all',
    7,
    {},
    { patients: 'p1' },
    { patients: [1] },
    { patients: ['p1'], lists: 'medicines' },
    { patients: ['x'.repeat(101)] },
    [['p1']],
  ];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel is this origin's own
  for (const payload of [...nonsense, { patients: ['good'], extra: true }]) stranger.postMessage(payload);
  await vi.waitFor(() => expect(heard).toEqual([{ patients: ['good'] }]));
  stranger.close();
});

it('tells a flood of changes as a few: 200 alerts within 10 seconds', () => {
  vi.useFakeTimers();
  const { heard, announce } = feed();
  for (let index = 0; index < 200; index += 1) {
    announce({ patients: [`p${index}`] });
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(1000);
  expect(heard[0]).toEqual({ patients: ['p0'] });
  expect(heard.length).toBeLessThanOrEqual(21);
  expect(new Set(heard.flatMap(({ patients }) => patients)).size).toBe(200);
  announce({ patients: ['late'] });
  expect(heard.at(-1)).toEqual({ patients: ['late'] });
});

it('tells of everybody where one of the gathered changes does or too many are named, and loses none at the end', () => {
  vi.useFakeTimers();
  const { heard, announce } = feed();
  for (let index = 0; index < 60; index += 1) announce({ patients: [`p${index}`] });
  vi.advanceTimersByTime(500);
  expect(heard.at(-1)).toEqual({ patients: 'all' });
  announce({ patients: ['p1'] });
  announce({ patients: 'all' });
  for (const { close } of feeds.splice(0)) close();
  expect(heard.at(-1)).toEqual({ patients: 'all' });
  vi.advanceTimersByTime(5000);
  expect(heard).toHaveLength(3);
});
