import { chatPinSchema, chatSeenSchema, chatSendSchema, type ChatThread } from '@/shared/demonstration/chat';
import { Refused } from '../contract';
import { understood, type Answers } from './calls';
import { sampleContacts, sampleThreads } from './sample/chats';

/** The chat calls of specification 7. */
export function chatCalls(now: number) {
  const contacts = sampleContacts;
  const threads = new Map<number, ChatThread>(sampleThreads(now));
  const threadOf = (uid: number): ChatThread | undefined => {
    if (contacts.every((contact) => contact.uid !== uid)) throw new Refused(404, 'errors.notFound');
    return threads.get(uid);
  };
  return {
    '/app/chat/chats': () => [200, { contacts, chats: Object.fromEntries(threads) }],
    '/app/chat/chat-contacts': () => [200, contacts.filter(({ uid }) => threads.has(uid))],
    '/app/chat/send-message'(body: unknown) {
      const { contactId, message, isPinned } = understood(chatSendSchema, body);
      const thread = threadOf(contactId) ?? { isPinned, msg: [] };
      threads.set(contactId, { ...thread, msg: [...thread.msg, message] });
      return [200];
    },
    '/apps/chat/mark-all-seen/'(body: unknown) {
      const { contactId } = understood(chatSeenSchema, body);
      const thread = threadOf(contactId);
      if (!thread) return [200];
      threads.set(contactId, { ...thread, msg: thread.msg.map((one) => ({ ...one, isSeen: true })) });
      return [200];
    },
    '/apps/chat/set-pinned/'(body: unknown) {
      const { contactId, value } = understood(chatPinSchema, body);
      const thread = threadOf(contactId);
      if (!thread) throw new Refused(404, 'errors.notFound');
      threads.set(contactId, { ...thread, isPinned: value });
      return [200];
    },
  } satisfies Answers;
}
