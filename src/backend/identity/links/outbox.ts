import * as z from 'zod/mini';
import type { LetterKind } from '@/domain/mail';
import { openFeed } from '@/backend/store/changeFeed';
import type { IdentityContext } from '../identityContext';
import type { MessageRecord } from '../records';
import { nextOrder } from './outboxOrder';
import type { IdentityWriting } from '../store';

/** The number of messages that a browser keeps. */
const KEPT = 30;

/** Puts a message where mails go out, or would; where only some are kept, the oldest make room. */
export async function post(
  context: IdentityContext,
  writing: IdentityWriting,
  message: Omit<MessageRecord, 'id' | 'order' | 'at'>,
): Promise<void> {
  const { now, newId, mailed, keptMessages = KEPT } = context;
  const outbox = writing.table('outbox');
  if (keptMessages === Infinity) {
    await outbox.put({ ...message, id: newId(), order: nextOrder(now()), at: now() });
  } else {
    const stored = await outbox.index('order').getAll();
    const order = (stored.at(-1)?.order ?? 0) + 1;
    await outbox.put({ ...message, id: newId(), order, at: now() });
    for (const { id } of stored.slice(0, 1 - keptMessages)) await outbox.delete(id);
  }
  writing.afterwards(mailed);
}

/** Takes back the message that a code or link was in. */
export async function withdraw(
  context: IdentityContext,
  writing: IdentityWriting,
  link: string,
): Promise<void> {
  const outbox = writing.table('outbox');
  for (const id of await outbox.index('link').getAllKeys(link)) await outbox.delete(id);
  writing.afterwards(context.mailed);
}

type Letter = MessageRecord & { kind: LetterKind };
type Message = Omit<Letter, 'order' | 'link'>;

const isLetter = (stored: MessageRecord): stored is Letter =>
  stored.alert === undefined && stored.alerts === undefined && stored.kind !== 'test';

function publicPart({ order: _order, link: _link, ...message }: Letter): Message {
  return message;
}

/** The messages whose code or link can still be used, the newest first. */
function listMessages({ storage, now }: IdentityContext): Promise<Message[]> {
  return storage.read(async (view) => {
    const stored = await view.table('outbox').index('order').getAll();
    const links = new Map((await view.table('links').getAll()).map((link) => [link.id, link.until]));
    return stored
      .filter(isLetter)
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
    outboxOf: (context: IdentityContext): Outbox => ({
      messages: () => listMessages(context),
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    }),
  };
}
