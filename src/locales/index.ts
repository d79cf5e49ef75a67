import { entry } from './en/entry';
import type { showcase as english } from './en/showcase';

/** Supported languages; English is the default and the fallback (specification 9). */
export const locales = ['en', 'de', 'fr', 'pt'] as const;
export type Locale = (typeof locales)[number];
export type MessageId = keyof typeof english;
export type Messages = Record<MessageId, string>;
/**
 * What is fetched at once, each part holding the one before it. `entry`: the sign-in page and failures; `desk`: the menu,
 * the bars, the dashboard and the worklist; `all`: every page of the product; `demos`: those of the demonstration too;
 * `showcase`: those of the showcase as well.
 */
export const messageParts = ['entry', 'desk', 'all', 'demos', 'showcase'] as const;
export type MessagePart = (typeof messageParts)[number];

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

/** A constant of the build: without demonstrations nothing of what they say is delivered. */
const hasDemos = import.meta.env?.VITE_DEMOS !== 'off';

const loads: Record<Locale, Record<MessagePart, () => Promise<Partial<Messages>>>> = {
  en: {
    entry: async () => entry,
    desk: async () => (await import('./en/desk')).desk,
    all: async () => (await import('./en')).messages,
    demos: hasDemos
      ? async () => (await import('./en/demos')).demos
      : async () => (await import('./en')).messages,
    showcase: hasDemos
      ? async () => (await import('./en/showcase')).showcase
      : async () => (await import('./en')).messages,
  },
  de: {
    entry: async () => (await import('./de/entry')).entry,
    desk: async () => (await import('./de/desk')).desk,
    all: async () => (await import('./de')).messages,
    demos: hasDemos
      ? async () => (await import('./de/demos')).demos
      : async () => (await import('./de')).messages,
    showcase: hasDemos
      ? async () => (await import('./de/showcase')).showcase
      : async () => (await import('./de')).messages,
  },
  fr: {
    entry: async () => (await import('./fr/entry')).entry,
    desk: async () => (await import('./fr/desk')).desk,
    all: async () => (await import('./fr')).messages,
    demos: hasDemos
      ? async () => (await import('./fr/demos')).demos
      : async () => (await import('./fr')).messages,
    showcase: hasDemos
      ? async () => (await import('./fr/showcase')).showcase
      : async () => (await import('./fr')).messages,
  },
  pt: {
    entry: async () => (await import('./pt/entry')).entry,
    desk: async () => (await import('./pt/desk')).desk,
    all: async () => (await import('./pt')).messages,
    demos: hasDemos
      ? async () => (await import('./pt/demos')).demos
      : async () => (await import('./pt')).messages,
    showcase: hasDemos
      ? async () => (await import('./pt/showcase')).showcase
      : async () => (await import('./pt')).messages,
  },
};

/** Messages of a language; all but the first English ones are fetched when first wanted. */
export async function loadMessages(locale: Locale, part: MessagePart): Promise<Partial<Messages>> {
  const messages = await loads[locale][part]();
  for (const id of Object.keys(messages)) known.add(id);
  return messages;
}
