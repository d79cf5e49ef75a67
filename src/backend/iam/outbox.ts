import * as z from 'zod/mini';
import { foldEmail } from '@/domain/account';
import { openFeed } from '../embedded/changeFeed';
import type { Desk } from './desk';
import type { MessageRecord } from './records';
import type { IdentityWriting } from './store';

/** So many messages are kept. */
const KEPT = 30;

const announceWhenDone = (desk: Desk, writing: IdentityWriting) => {
  void writing.done.then(desk.mailed, () => undefined);
};

/** Puts a message where mails would go out; the oldest make room. */
export async function post(
  desk: Desk,
  writing: IdentityWriting,
  message: Omit<MessageRecord, 'id' | 'at'>,
): Promise<void> {
  const outbox = writing.objectStore('outbox');
  await outbox.put({ ...message, to: foldEmail(message.to), id: desk.newId(), at: desk.now() });
  const byAge = await outbox.index('at').getAllKeys();
  for (const old of byAge.slice(0, -KEPT)) await outbox.delete(old);
  announceWhenDone(desk, writing);
}

/** Takes back the message that a code or link was in. */
export async function withdraw(desk: Desk, writing: IdentityWriting, link: string): Promise<void> {
  const outbox = writing.objectStore('outbox');
  for (const id of await outbox.index('link').getAllKeys(link)) await outbox.delete(id);
  announceWhenDone(desk, writing);
}

type Message = Omit<MessageRecord, 'link'>;

function publicPart(stored: MessageRecord): Message {
  const { link: _, ...message } = stored;
  return message;
}

/** The messages whose code or link can still be used, the newest first. */
function listMessages({ storage, now }: Desk): Promise<Message[]> {
  return storage.read(async (view) => {
    const stored = await view.objectStore('outbox').index('at').getAll();
    const links = new Map((await view.objectStore('links').getAll()).map((link) => [link.id, link.until]));
    return stored
      .filter(({ link }) => link === undefined || (links.get(link) ?? 0) > now())
      .map(publicPart)
      .toReversed();
  });
}

const newsSchema = z.literal('changed');

/** Where people read, in the browser, what a real host would have sent by mail. */
export interface Outbox {
  messages: () => Promise<Message[]>;
  onChange: (listener: () => void) => () => void;
}

/** Carries the news of messages to every tab. */
export function openOutboxNews() {
  const listeners = new Set<() => void>();
  const feed = openFeed('nephrodesk.outbox', newsSchema, () => {
    for (const listener of listeners) listener();
  });
  return {
    announce: () => feed.announce('changed'),
    close: feed.close,
    outboxOf: (desk: Desk): Outbox => ({
      messages: () => listMessages(desk),
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    }),
  };
}
