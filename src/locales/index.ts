import { entry } from './en/entry';
import type { messages as english } from './en';

/** Supported languages; English is the default and the fallback (specification 9). */
export const locales = ['en', 'de', 'fr', 'pt'] as const;
export type Locale = (typeof locales)[number];
export type MessageId = keyof typeof english;
export type Messages = Record<MessageId, string>;
/** `entry`: the messages of the sign-in page and of failures; `all`: those of every page. */
export type MessagePart = 'entry' | 'all';

/** In the bundle, so that the first page and a failure to load anything else have words. */
export { entry as entryEnglish };

/** Whether a text from a server is the id of a message that it may send: those are all among the entry messages. */
export function hasMessage(text: unknown): text is MessageId {
  return typeof text === 'string' && Object.hasOwn(entry, text);
}

/** The base language of a browser's tag, or English: `de-AT` is read as `de`, `pt` and `pt-PT` alike as `pt`. */
export function toLocale(tag: string | undefined | null): Locale {
  const base = tag?.toLowerCase().split('-')[0];
  return locales.find((locale) => locale === base) ?? 'en';
}

/** Messages of a language; all but the first English ones are fetched when first wanted. */
export async function loadMessages(locale: Locale, part: MessagePart): Promise<Partial<Messages>> {
  if (part === 'entry') return loadEntry(locale);
  switch (locale) {
    case 'en':
      return (await import('./en')).messages;
    case 'de':
      return (await import('./de')).messages;
    case 'fr':
      return (await import('./fr')).messages;
    case 'pt':
      return (await import('./pt')).messages;
  }
}

async function loadEntry(locale: Locale): Promise<Partial<Messages>> {
  switch (locale) {
    case 'en':
      return entry;
    case 'de':
      return (await import('./de/entry')).entry;
    case 'fr':
      return (await import('./fr/entry')).entry;
    case 'pt':
      return (await import('./pt/entry')).entry;
  }
}
