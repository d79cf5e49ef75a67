import * as z from 'zod/mini';

/** A person to talk to (specification 3.5). */
export const chatContactSchema = z.object({
  uid: z.int(),
  displayName: z.string(),
  about: z.string(),
  /** Address of the picture. */
  photoURL: z.string(),
  status: z.enum(['online', 'offline', 'away', 'do not disturb']),
});
export type ChatContact = z.infer<typeof chatContactSchema>;

const messageSchema = z.object({
  textContent: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
  /** When, as a text that `Date` understands. */
  time: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  /** By the person at the keyboard, rather than by the contact. */
  isSent: z.boolean(),
  isSeen: z.boolean(),
});
export type ChatMessage = z.infer<typeof messageSchema>;

/** The messages with one contact, oldest first. */
const threadSchema = z.object({ isPinned: z.boolean(), msg: z.array(messageSchema) });
export type ChatThread = z.infer<typeof threadSchema>;

/** Answers `GET app/chat/chats`: the threads by their contact's uid. */
export const chatsSchema = z.object({
  contacts: z.array(chatContactSchema),
  chats: z.record(z.string(), threadSchema),
});

const contactId = z.int();
/** Sent with `POST app/chat/send-message`; `isPinned` counts where the message begins a thread. */
export const chatSendSchema = z.object({ contactId, message: messageSchema, isPinned: z.boolean() });
/** Sent with `POST apps/chat/mark-all-seen/`. */
export const chatSeenSchema = z.object({ contactId });
/** Sent with `POST apps/chat/set-pinned/`. */
export const chatPinSchema = z.object({ contactId, value: z.boolean() });
