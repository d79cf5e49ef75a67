import type { ChatContact, ChatMessage, ChatThread } from '@/shared/demonstration/chat';

/** What came and has not been looked at yet. */
export const unseenOf = ({ msg }: ChatThread): number =>
  msg.filter(({ isSeen, isSent }) => !isSeen && !isSent).length;

const lastAt = ({ msg }: ChatThread): number => Date.parse(msg.at(-1)?.time ?? '') || 0;

export interface Conversing {
  contact: ChatContact;
  thread: ChatThread;
}

/** The contacts that have a thread: pinned ones first, then those with whom something was said last. */
export function conversations(
  contacts: readonly ChatContact[],
  chats: Readonly<Record<string, ChatThread>>,
): Conversing[] {
  return contacts
    .flatMap((contact) => {
      const thread = chats[contact.uid];
      return thread ? [{ contact, thread }] : [];
    })
    .sort(
      ({ thread: one }, { thread: other }) =>
        Number(other.isPinned) - Number(one.isPinned) || lastAt(other) - lastAt(one),
    );
}

/** Whether a contact is looked for by this part of a name, whatever its case. */
export const isCalled = ({ displayName }: ChatContact, wanted: string): boolean =>
  displayName.toLowerCase().includes(wanted.trim().toLowerCase());

/** What one of the two said without the other in between. */
interface Run {
  isSent: boolean;
  messages: ChatMessage[];
}

interface ThreadDay {
  /** ISO date. */
  day: string;
  runs: Run[];
}

const dayOf = (message: ChatMessage, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(Date.parse(message.time))
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

/**
 * A thread by days and runs, in its order. A run ends with its day.
 * @param timeZone of the reader, IANA
 */
export function daysOf(messages: readonly ChatMessage[], timeZone: string): ThreadDay[] {
  const days: ThreadDay[] = [];
  for (const message of messages) {
    const day = dayOf(message, timeZone);
    let last = days.at(-1);
    if (last?.day !== day) days.push((last = { day, runs: [] }));
    const run = last.runs.at(-1);
    if (run?.isSent === message.isSent) run.messages.push(message);
    else last.runs.push({ isSent: message.isSent, messages: [message] });
  }
  return days;
}
