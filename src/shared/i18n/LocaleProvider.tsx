import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Locale, MessagePart } from '@/locales';
import { fetchMessages, spokenAtFirst, type Spoken } from './messages';

interface Props {
  locale: Locale;
  /** What is needed: a page of somebody signed in waits until `all` has come (`useAllMessages`). */
  part: MessagePart;
  children: ReactNode;
}

const AllMessages = createContext(false);

/** Whether the messages of every page are there. */
export const useAllMessages = (): boolean => use(AllMessages);

/** Portuguese is the European one: its numbers and plurals are not Brazil's. */
const notation: Record<Locale, string> = { en: 'en', de: 'de', fr: 'fr', pt: 'pt-PT' };

/**
 * The language of everything inside, and of the document. The first English words are in the bundle; while another
 * language is on its way, the one before it stays, so that an open form is neither emptied nor seen half translated.
 */
export function LocaleProvider({ locale, part, children }: Props) {
  const [spoken, setSpoken] = useState<Spoken | null>(locale === 'en' ? spokenAtFirst : null);

  useEffect(() => {
    let wanted = true;
    void fetchMessages(locale, part).then((fetched) => {
      if (wanted) setSpoken(fetched);
    });
    return () => {
      wanted = false;
    };
  }, [locale, part]);

  const language = spoken?.locale;
  useEffect(() => {
    if (language) document.documentElement.lang = language;
  }, [language]);

  if (!spoken) return null;
  return (
    <IntlProvider
      locale={notation[spoken.locale]}
      messages={spoken.messages}
      onError={(error) => console.warn(error.code)}
    >
      <AllMessages value={spoken.part === 'all'}>{children}</AllMessages>
    </IntlProvider>
  );
}
