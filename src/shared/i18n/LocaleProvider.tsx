import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Locale, MessagePart } from '@/locales';
import { fetchMessages, isWithin, spokenAtFirst, type Spoken } from './messages';
import { notation } from './notation';

const Parts = createContext({
  here: 'entry' as MessagePart,
  ask: (_part: MessagePart): Promise<void> => Promise.resolve(),
});

/**
 * Whether the messages of a part are there; asking has them fetched.
 * @throws where they cannot be fetched: trying again asks for them again
 */
export function useMessages(part: MessagePart): boolean {
  const { here, ask } = use(Parts);
  const [failure, setFailure] = useState<{ thrown: unknown } | null>(null);
  const areHere = isWithin(part, here);
  useEffect(() => {
    if (!areHere) ask(part).catch((thrown: unknown) => setFailure({ thrown }));
  }, [areHere, ask, part]);
  if (!areHere && failure) throw failure.thrown;
  return areHere;
}

/** What says more than the desk does: it is shown once all messages are there. */
export function WithAllMessages({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useMessages('all') ? children : fallback;
}

/**
 * The language of everything inside, and of the document. The first English words are in the bundle; while another
 * language is on its way, the one before it stays, so that an open form is neither emptied nor seen half translated.
 */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [spoken, setSpoken] = useState<Spoken | null>(locale === 'en' ? spokenAtFirst : null);
  const wanted = useRef(locale);

  const ask = useCallback(
    async (part: MessagePart) => {
      const fetched = await fetchMessages(locale, part);
      if (wanted.current !== locale) return;
      // Parts are asked for at once and come in any order: what is there is never less than before.
      setSpoken((before) =>
        before?.locale === fetched.locale && isWithin(fetched.part, before.part) ? before : fetched,
      );
    },
    [locale],
  );

  const here = spoken?.part ?? 'entry';
  const heldPart = useRef(here);
  useEffect(() => {
    heldPart.current = here;
  }, [here]);
  useEffect(() => {
    wanted.current = locale;
    // In another language at once as much is there as in the one before; where that fails, the one before stays.
    ask(heldPart.current).catch(() => setSpoken((before) => before ?? spokenAtFirst));
  }, [ask, locale]);

  const language = spoken?.locale;
  useEffect(() => {
    if (language) document.documentElement.lang = language;
  }, [language]);

  const parts = useMemo(() => ({ here, ask }), [here, ask]);

  if (!spoken) return null;
  return (
    <IntlProvider
      locale={notation[spoken.locale]}
      messages={spoken.messages}
      onError={(error) => console.warn(error.code)}
    >
      <Parts value={parts}>{children}</Parts>
    </IntlProvider>
  );
}
