import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { IntlProvider } from 'react-intl';
import type { Locale, MessagePart } from '@/locales';
import { fetchMessages, hasAll, spokenAtFirst, type Spoken } from './messages';
import { notation } from './notation';
import { WithUnknownWords } from './unknownWords';

interface Parts {
  here: ReadonlySet<MessagePart>;
  /** Tells whether a part has come, also where it is not rendered with yet. */
  isHere: (part: MessagePart) => boolean;
  ask: (parts: readonly MessagePart[], isUrgent?: boolean) => Promise<void>;
}

const PartsContext = createContext<Parts>({
  here: spokenAtFirst.parts,
  isHere: (part) => spokenAtFirst.parts.has(part),
  ask: () => Promise.resolve(),
});
export const useParts = (): Parts => use(PartsContext);

const NO_PARTS: readonly MessagePart[] = [];

/**
 * Tells whether the messages of these parts are there; those that are not are fetched.
 * @param along parts that are wanted next, fetched with them if they can be
 * @throws where they cannot be fetched; trying again asks for them again
 */
export function useMessages(parts: readonly MessagePart[], along = NO_PARTS): boolean {
  const { here, ask } = useParts();
  const [failure, setFailure] = useState<{ thrown: unknown } | null>(null);
  const missing = parts.filter((part) => !here.has(part)).join(' ');
  const next = along.join(' ');
  useEffect(() => {
    if (missing === '') return;
    const own = missing.split(' ') as MessagePart[];
    const all = next === '' ? own : [...own, ...(next.split(' ') as MessagePart[])];
    ask(all)
      .catch(() => ask(own))
      .catch((thrown: unknown) => setFailure({ thrown }));
  }, [missing, next, ask]);
  if (missing !== '' && failure) throw failure.thrown;
  return missing === '';
}

const WaitedContext = createContext<readonly MessagePart[]>(['entry', 'desk']);

/** The parts of the messages that the content at this place has waited for. */
export const useWaitedParts = (): readonly MessagePart[] => use(WaitedContext);

/** Content that needs further parts of the messages: it is shown once they are there. */
export function WithMessages({
  of,
  fallback,
  children,
}: {
  of: readonly MessagePart[];
  fallback: ReactNode;
  children: ReactNode;
}) {
  const around = useWaitedParts();
  const waited = useMemo(() => [...around, ...of], [around, of]);
  return useMessages(of) ? <WaitedContext value={waited}>{children}</WaitedContext> : fallback;
}

/**
 * The language of everything inside, and of the document. The first English words are in the bundle; while another
 * language is on its way, the one before it stays, so that an open form is neither emptied nor seen half translated.
 */
export function LocaleProvider({
  locale,
  atFirst,
  children,
}: {
  locale: Locale;
  /** The messages of this language that are here already. */
  atFirst?: Spoken | undefined;
  children: ReactNode;
}) {
  const [spoken, setSpoken] = useState<Spoken | null>(atFirst ?? (locale === 'en' ? spokenAtFirst : null));
  const wanted = useRef(locale);
  const latest = useRef(spoken);

  const ask = useCallback(
    async (parts: readonly MessagePart[], isUrgent = true) => {
      const needed = () => [...(latest.current ?? spokenAtFirst).parts, ...parts];
      let fetched = await fetchMessages(locale, needed());
      // Others came meanwhile. Nothing is awaited between this and the keeping below, or two that come together would
      // each take away what the other brought.
      // oxlint-disable-next-line no-await-in-loop
      while (!hasAll(fetched.parts, needed())) fetched = await fetchMessages(locale, needed());
      const before = latest.current;
      if (wanted.current !== locale) return;
      if (before?.locale === fetched.locale && hasAll(before.parts, fetched.parts)) return;
      latest.current = fetched;
      const show = () => setSpoken(fetched);
      if (isUrgent) show();
      else startTransition(show);
    },
    [locale],
  );

  useEffect(() => {
    wanted.current = locale;
    // In another language at once as much is there as in the one before; where that fails, the one before stays.
    ask([]).catch(() => {
      latest.current ??= spokenAtFirst;
      setSpoken(latest.current);
    });
  }, [ask, locale]);

  const language = spoken?.locale;
  useEffect(() => {
    if (language) document.documentElement.lang = language;
  }, [language]);

  const isHere = useCallback((part: MessagePart) => (latest.current ?? spokenAtFirst).parts.has(part), []);
  const here = (spoken ?? spokenAtFirst).parts;
  const parts = useMemo(() => ({ here, isHere, ask }), [here, isHere, ask]);

  if (!spoken) return null;
  return (
    <IntlProvider
      locale={notation[spoken.locale]}
      messages={spoken.messages}
      onError={(error) => console.warn(error.code)}
    >
      <PartsContext value={parts}>
        <WithUnknownWords>{children}</WithUnknownWords>
      </PartsContext>
    </IntlProvider>
  );
}
