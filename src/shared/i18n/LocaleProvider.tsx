import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { english, type Locale, type Messages } from '@/locales';
import { fetchMessages } from './messages';

interface Props {
  locale: Locale;
  children: ReactNode;
}

/**
 * The language of everything inside, and of the document. English is in the bundle; while another language is on its
 * way, the one before it stays, so that an open form is neither emptied nor seen half translated.
 */
export function LocaleProvider({ locale, children }: Props) {
  const [loaded, setLoaded] = useState<{ locale: Locale; messages: Messages } | null>(
    locale === 'en' ? { locale, messages: english } : null,
  );

  useEffect(() => {
    let wanted = true;
    void fetchMessages(locale).then((messages) => {
      if (wanted) setLoaded({ locale, messages });
    });
    return () => {
      wanted = false;
    };
  }, [locale]);

  const spoken = loaded?.locale;
  useEffect(() => {
    if (spoken) document.documentElement.lang = spoken;
  }, [spoken]);

  if (!loaded) return null;
  return (
    <IntlProvider
      locale={loaded.locale}
      messages={loaded.messages}
      onError={(error) => console.warn(error.code)}
    >
      {children}
    </IntlProvider>
  );
}
