import {
  entryEnglish,
  loadMessages,
  type Locale,
  type MessageId,
  type MessagePart,
  type Messages,
} from '@/locales';

const reported = new Set<string>();

/**
 * A language with its gaps filled in English, so that nobody ever reads a message id. What is missing is reported
 * once, by id.
 */
export function withEnglish(
  locale: Locale,
  messages: Partial<Messages>,
  english: Partial<Messages>,
): Partial<Messages> {
  const ids = Object.keys(english) as MessageId[];
  const missing = ids.filter((id) => !messages[id]);
  const report = `${locale}: ${missing.join(', ')}`;
  if (missing.length > 0 && !reported.has(report)) {
    reported.add(report);
    console.warn(`Messages missing in ${report}`);
  }
  return { ...english, ...Object.fromEntries(Object.entries(messages).filter(([, text]) => text)) };
}

export interface Spoken {
  /** The language the messages are in: English where the one asked for could not be fetched. */
  locale: Locale;
  parts: ReadonlySet<MessagePart>;
  messages: Partial<Messages>;
}

/** Tells whether all of these parts are here. */
export const hasAll = (here: ReadonlySet<MessagePart>, parts: Iterable<MessagePart>): boolean =>
  [...parts].every((part) => here.has(part));

export const spokenAtFirst: Spoken = { locale: 'en', parts: new Set(['entry']), messages: entryEnglish };

/**
 * The messages of some parts of a language, gaps in English; English alone where they cannot be fetched. A constant of
 * the build decides that only a development server knows of their disguise.
 * @throws where the English ones cannot be fetched either
 */
export async function fetchMessages(locale: Locale, parts: Iterable<MessagePart>): Promise<Spoken> {
  const spoken = await fetchSpoken(locale, new Set(parts));
  if (import.meta.env.MODE !== 'development') return spoken;
  const { pseudoIfOn } = await import('./pseudo');
  return { ...spoken, messages: pseudoIfOn(spoken.messages) };
}

async function loadParts(locale: Locale, parts: ReadonlySet<MessagePart>): Promise<Partial<Messages>> {
  const loaded = await Promise.all([...parts].map((part) => loadMessages(locale, part)));
  return Object.assign({}, ...loaded) as Partial<Messages>;
}

async function fetchSpoken(locale: Locale, parts: ReadonlySet<MessagePart>): Promise<Spoken> {
  if (locale === 'en') return { locale, parts, messages: await loadParts('en', parts) };
  const [english, own] = await Promise.allSettled([loadParts('en', parts), loadParts(locale, parts)]);
  if (english.status === 'rejected') throw english.reason;
  if (own.status === 'fulfilled') {
    return { locale, parts, messages: withEnglish(locale, own.value, english.value) };
  }
  console.warn(`Messages of ${locale} could not be loaded`);
  return { locale: 'en', parts, messages: english.value };
}
