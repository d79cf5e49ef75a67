import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Locale, MessagePart } from '@/locales';
import { fetchMessages, spokenAtFirst, type Spoken } from './messages';
import { notation } from './notation';

interface Props {
  locale: Locale;
  /** What is needed: a page of somebody signed in waits until `all` has come (`useAllMessages`). */
  part: MessagePart;
  children: ReactNode;
}

const AllMessages = createContext({ areHere: false, ask: () => undefined as void });

/** Whether the messages of every page are there; whoever wants to know has them fetched. */
export function useAllMessages(): boolean {
  const { areHere, ask } = use(AllMessages);
  useEffect(ask, [ask]);
  return areHere;
}

/** What says more than the first page does: it is shown once all messages are there. */
export function WithAllMessages({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useAllMessages() ? children : fallback;
}

/**
 * The language of everything inside, and of the document. The first English words are in the bundle; while another
 * language is on its way, the one before it stays, so that an open form is neither emptied nor seen half translated.
 */
export function LocaleProvider({ locale, part, children }: Props) {
  const [spoken, setSpoken] = useState<Spoken | null>(locale === 'en' ? spokenAtFirst : null);
  const [isAsked, setAsked] = useState(false);
  const ask = useCallback(() => setAsked(true), []);
  const wanted = isAsked ? 'all' : part;

  useEffect(() => {
    let isCurrent = true;
    void fetchMessages(locale, wanted).then((fetched) => {
      if (isCurrent) setSpoken(fetched);
    });
    return () => {
      isCurrent = false;
    };
  }, [locale, wanted]);

  const language = spoken?.locale;
  useEffect(() => {
    if (language) document.documentElement.lang = language;
  }, [language]);

  const areHere = spoken?.part === 'all';
  const all = useMemo(() => ({ areHere, ask }), [areHere, ask]);

  if (!spoken) return null;
  return (
    <IntlProvider
      locale={notation[spoken.locale]}
      messages={spoken.messages}
      onError={(error) => console.warn(error.code)}
    >
      <AllMessages value={all}>{children}</AllMessages>
    </IntlProvider>
  );
}
