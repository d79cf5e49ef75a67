import { english, loadMessages, type Locale, type MessageId, type Messages } from '@/locales';

const reported = new Set<string>();

/**
 * A language with its gaps filled in English, so that nobody ever reads a message id. What is missing is reported
 * once, by id.
 */
export function withEnglish(locale: Locale, messages: Partial<Messages>): Messages {
  const ids = Object.keys(english) as MessageId[];
  const missing = ids.filter((id) => !messages[id]);
  const report = `${locale}: ${missing.join(', ')}`;
  if (missing.length > 0 && !reported.has(report)) {
    reported.add(report);
    console.warn(`Messages missing in ${report}`);
  }
  return { ...english, ...Object.fromEntries(Object.entries(messages).filter(([, text]) => text)) };
}

/** The complete messages of a language; English where they cannot be fetched. */
export async function fetchMessages(locale: Locale): Promise<Messages> {
  try {
    return withEnglish(locale, await loadMessages(locale));
  } catch {
    console.warn(`Messages of ${locale} could not be loaded`);
    return english;
  }
}
