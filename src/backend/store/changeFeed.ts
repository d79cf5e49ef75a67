import type * as z from 'zod/mini';
import { changeSchema, type Change } from '@/domain/change';
import { changeOf } from '../care/changeScope';

const CHANNEL = 'nephrodesk.changes';
/** After an announced change, further changes are gathered for this many ms and announced together. */
const GATHER_MS = 500;

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

const together = (changes: readonly Change[]): Change => {
  const lists = [...new Set(changes.flatMap((one) => one.lists ?? []))];
  const named = new Set(changes.flatMap(({ patients }) => patients));
  const isAll = changes.some(({ patients }) => patients === 'all');
  return { ...(isAll ? { patients: 'all' } : changeOf([...named])), ...(lists.length > 0 && { lists }) };
};

/**
 * Announces changes of the records. The first is announced at once; those that follow closely are announced as one, so
 * that many alerts do not cause many reloads.
 */
export function openChangeFeed(onChange: (change: Change) => void): ChangeFeed {
  const feed = openFeed(CHANNEL, changeSchema, onChange);
  let waiting: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  const tell = () => {
    const changes = waiting;
    waiting = [];
    timer = changes.length > 0 ? setTimeout(tell, GATHER_MS) : null;
    if (changes.length > 0) feed.announce(together(changes));
  };
  return {
    announce(change) {
      waiting.push(change);
      if (timer === null) tell();
    },
    close() {
      if (timer !== null) clearTimeout(timer);
      if (waiting.length > 0) feed.announce(together(waiting));
      waiting = [];
      feed.close();
    },
  };
}
