import * as z from 'zod/mini';
import type { Change } from './repository';

const CHANNEL = 'nephrodesk.changes';

const changeSchema = z.object({
  patients: z.union([z.literal('all'), z.array(z.string().check(z.maxLength(100))).check(z.maxLength(1000))]),
});

export interface ChangeFeed {
  /** Tells this tab and all others. */
  announce: (change: Change) => void;
  close: () => void;
}

/** Carries changes between the tabs. What is none of ours, or not well formed, is ignored. */
export function openChangeFeed(onChange: (change: Change) => void): ChangeFeed {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const change = changeSchema.safeParse(data);
    if (change.success) onChange(change.data);
  });
  return {
    announce(change) {
      onChange(change);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel is this origin's own
      channel?.postMessage(change);
    },
    close: () => channel?.close(),
  };
}
