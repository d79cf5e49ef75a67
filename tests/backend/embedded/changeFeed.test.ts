import { afterEach, expect, it, vi } from 'vitest';
import { openChangeFeed, type ChangeFeed } from '@/backend/embedded/changeFeed';
import type { Change } from '@/backend/embedded/repository';

const feeds: ChangeFeed[] = [];
function feed() {
  const heard: Change[] = [];
  const opened = openChangeFeed((change) => heard.push(change));
  feeds.push(opened);
  return { heard, announce: opened.announce };
}
afterEach(() => {
  for (const { close } of feeds.splice(0)) close();
});

it('tells the own tab at once and the others too', async () => {
  const [here, there] = [feed(), feed()];
  here.announce({ patients: ['p1'] });
  expect(here.heard).toEqual([{ patients: ['p1'] }]);
  await vi.waitFor(() => expect(there.heard).toEqual([{ patients: ['p1'] }]));
  expect(here.heard).toHaveLength(1);
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
    { patients: ['x'.repeat(101)] },
    [['p1']],
  ];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel is this origin's own
  for (const payload of [...nonsense, { patients: ['good'], extra: true }]) stranger.postMessage(payload);
  await vi.waitFor(() => expect(heard).toEqual([{ patients: ['good'] }]));
  stranger.close();
});
