import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Locale, MessagePart } from '@/locales';
import { useWaitedParts } from './LocaleProvider';
import { fetchMessages, type Spoken } from './messages';
import { notation } from './notation';
import { WithUnknownWords } from './unknownWords';

/**
 * The words of a language for a part of the page, which may be another one than the page's: `spoken` is null while they
 * are on their way, and where they cannot be had.
 */
export function useSpoken(locale: Locale): { spoken: Spoken | null; failed: boolean } {
  const parts = useWaitedParts().join(' ');
  const [fetched, setFetched] = useState<{ asked: Locale; spoken: Spoken | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const settle = (spoken: Spoken | null) => {
      if (isCurrent) setFetched({ asked: locale, spoken });
    };
    fetchMessages(locale, parts.split(' ') as MessagePart[]).then(settle, () => settle(null));
    return () => {
      isCurrent = false;
    };
  }, [locale, parts]);
  if (fetched?.asked !== locale) return { spoken: null, failed: false };
  const { spoken } = fetched;
  const failed = spoken?.locale !== locale;
  return { spoken: failed ? null : spoken, failed };
}

/** Everything inside in another language than the page's, its numbers and dates too; in the page's without `spoken`. */
export function SpokenIn({ spoken, children }: { spoken: Spoken | null; children: ReactNode }) {
  if (!spoken) return children;
  return (
    <IntlProvider
      locale={notation[spoken.locale]}
      messages={spoken.messages}
      onError={(error) => console.warn(error.code)}
    >
      <WithUnknownWords>{children}</WithUnknownWords>
    </IntlProvider>
  );
}
