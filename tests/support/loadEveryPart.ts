import { loadMessages, type Locale, type Messages } from '@/locales';
import { isDemoPart } from '@/locales/parts';
import { messageParts } from './allMessages';

/** Loads all messages of the product as the program does, so that nothing waits for them; those of the demonstration too if asked. */
export async function loadEveryPart(locale: Locale, hasDemos = false): Promise<Messages> {
  const parts = messageParts.filter((part) => hasDemos || !isDemoPart(part));
  const loaded = await Promise.all(parts.map((part) => loadMessages(locale, part)));
  return Object.assign({}, ...loaded);
}
