import { loadMessages, locales, type Locale, type Messages } from '@/locales';

/** Every message in every language, as it is written. */
export const allMessages = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await loadMessages(locale, 'showcase')])),
) as Record<Locale, Messages>;
