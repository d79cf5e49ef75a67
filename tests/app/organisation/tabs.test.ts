import { afterEach, describe, expect, it, vi } from 'vitest';
import { renewByOthers, renewForOthers } from '@/app/organisation/organisationTabs';

const CHANNEL = 'nephrodesk.organisation';
const noise = [null, undefined, 'text', 7, true, [], {}, { ask: 7 }, { to: 7 }, { ask: null }];

const undos: (() => void)[] = [];
afterEach(() => {
  for (const undo of undos.splice(0)) undo();
});

describe('Renewing for other tabs', () => {
  it('ignores a broadcast that is no object, or asks for nothing, and goes on answering', async () => {
    const failed = vi.fn<(error: unknown) => void>();
    process.on('uncaughtException', failed);
    undos.push(() => process.off('uncaughtException', failed));
    undos.push(
      renewForOthers(
        () => true,
        () => Promise.resolve({ access_token: 'new' }),
      ),
    );
    const other = new BroadcastChannel(CHANNEL);
    undos.push(() => other.close());
    const asked = renewByOthers();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel is this origin's own
    for (const message of noise) other.postMessage(message);
    expect(await asked).toEqual({ access_token: 'new' });
    expect(failed).not.toHaveBeenCalled();
  });
});
