import * as z from 'zod/mini';
import type { Change } from './repository';

const CHANNEL = 'nephrodesk.changes';

const changeSchema = z.object({
  patients: z.union([z.literal('all'), z.array(z.string().check(z.maxLength(100))).check(z.maxLength(1000))]),
});

export interface Feed<T> {
  /** Tells this tab and all others. */
  announce: (message: T) => void;
  close: () => void;
}

/** Carries messages between the tabs. What is none of ours, or not well formed, is ignored. */
export function openFeed<T>(
  name: string,
  schema: z.ZodMiniType<T>,
  onMessage: (message: T) => void,
): Feed<T> {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = schema.safeParse(data);
    if (message.success) onMessage(message.data);
  });
  return {
    announce(message) {
      onMessage(message);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel is this origin's own
      channel?.postMessage(message);
    },
    close: () => channel?.close(),
  };
}

export type ChangeFeed = Feed<Change>;

/** Carries changes of the records. */
export const openChangeFeed = (onChange: (change: Change) => void): ChangeFeed =>
  openFeed(CHANNEL, changeSchema, onChange);
