import { useMemo, type ReactNode } from 'react';
import { RawIntlProvider, useIntl, type IntlShape } from 'react-intl';
import { totalTable } from '@/domain/totalTable';
import type { MessageId } from '@/locales';
import { unknownWords } from '../api/unknownWords';

const MARK = 'unknown: ';

/** The message that says a word which this version does not know as it was sent. */
export const unknownWord = (word: string): MessageId => `${MARK}${word}` as MessageId;

/** The messages of a set of words; a word of a newer host that is not among them is said as it was sent. */
export const wordTable = <Words extends Record<string, MessageId>>(words: Words): Words =>
  totalTable(words, (word) => unknownWord(word) as Words[keyof Words]);

/** The word that an id without a message was made of, e.g. `lunar` of `medicines.kind_lunar`. */
function wordIn(id: string | undefined, messages: IntlShape['messages']): string | null {
  if (id?.startsWith(MARK)) return id.slice(MARK.length);
  if (unknownWords.size === 0 || (id !== undefined && Object.hasOwn(messages, id))) return null;
  const ends = [...unknownWords].filter((word) => id?.endsWith(`.${word}`) || id?.endsWith(`_${word}`));
  return ends.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** Everything inside says words that came in an answer and that no set of this version has: "unknown: lunar". */
export function WithUnknownWords({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const saying = useMemo(() => {
    const say = intl.formatMessage as (message: { id?: string }, ...values: unknown[]) => string;
    const formatMessage: typeof say = (message, ...values) => {
      const word = wordIn(message.id, intl.messages);
      // A table without an answer for such a word must not take the page with it.
      const isUnsaid = message.id === undefined && unknownWords.size > 0;
      if (word === null && !isUnsaid) return say(message, ...values);
      return say({ id: 'common.unknownWord' }, { word: word ?? '?' });
    };
    return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
  }, [intl]);
  return <RawIntlProvider value={saying}>{children}</RawIntlProvider>;
}
