import { messages as english } from './en';

/** Supported languages; English is the default and the fallback (specification 9). */
export const locales = ['en', 'de', 'fr', 'pt'] as const;
export type Locale = (typeof locales)[number];
export type MessageId = keyof typeof english;
export type Messages = Record<MessageId, string>;

export { english };

/** Whether a text from outside is the id of a message of ours. */
export function hasMessage(text: unknown): text is MessageId {
  return typeof text === 'string' && Object.hasOwn(english, text);
}

/** The base language of a browser's tag, or English: `de-AT` is read as `de`, `pt` and `pt-PT` alike as `pt`. */
export function toLocale(tag: string | undefined | null): Locale {
  const base = tag?.toLowerCase().split('-')[0];
  return locales.find((locale) => locale === base) ?? 'en';
}

/** Messages of a language; all but English are fetched when first wanted. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'en':
      return english;
    case 'de':
      return (await import('./de')).messages;
    case 'fr':
      return (await import('./fr')).messages;
    case 'pt':
      return (await import('./pt')).messages;
  }
}
