import { entry, first, others } from 'virtual:messages';
import { locales, type Locale, type MessageId, type MessagePart } from './parts';

export type Messages = Record<MessageId, string>;

export { locales, type Locale, type MessageId, type MessagePart };

/** In the bundle, so that the first page and a failure to load anything else have words. */
export { entry as entryEnglish };

/** Ids of what has been fetched: what is wrong with entries about patients comes with the words of the desk. */
const known = new Set<unknown>(Object.keys(entry));

/** Whether a text from a server is the id of a message that can be said here. */
export const hasMessage = (text: unknown): text is MessageId => known.has(text);

/** The base language of a browser's tag, or English: `de-AT` is read as `de`, `pt` and `pt-PT` alike as `pt`. */
export function toLocale(tag: string | undefined | null): Locale {
  const base = tag?.toLowerCase().split('-')[0];
  return locales.find((locale) => locale === base) ?? 'en';
}

async function furtherLoad(locale: Locale, part: MessagePart) {
  const { parts, demos } = await others[locale]();
  return parts[part] ?? (await demos?.())?.parts[part];
}

/**
 * Messages of a language; all but the first English ones are fetched when first wanted.
 * @throws where they cannot be fetched, or the build has no such part
 */
export async function loadMessages(locale: Locale, part: MessagePart): Promise<Partial<Messages>> {
  if (locale === 'en' && part === 'entry') return entry;
  const load = first[locale][part] ?? (await furtherLoad(locale, part));
  if (!load) throw new Error(`This build has no messages of ${part}.`);
  const { messages } = await load();
  for (const id of Object.keys(messages)) known.add(id);
  return messages;
}
