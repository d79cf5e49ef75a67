import type * as z from 'zod/mini';
import { demo } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { chatsSchema, type ChatMessage } from '@/shared/demonstration/chat';

export type Chats = z.infer<typeof chatsSchema>;

/** The calls of the chat (specification 7), by the uid of the contact. */
export async function fetchChats(signal: AbortSignal): Promise<Chats> {
  return parseAnswer(await demo.get('/app/chat/chats', { signal }), chatsSchema);
}

export async function sendMessage(contactId: number, message: ChatMessage): Promise<void> {
  await demo.post('/app/chat/send-message', { contactId, message, isPinned: false });
}

export async function markAllSeen(contactId: number): Promise<void> {
  await demo.post('/apps/chat/mark-all-seen/', { contactId });
}

export async function setPinned(contactId: number, value: boolean): Promise<void> {
  await demo.post('/apps/chat/set-pinned/', { contactId, value });
}
