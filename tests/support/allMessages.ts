import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Locale, MessageId, MessagePart, Messages } from '@/locales';

const folder = resolve('src/locales');
const locales: readonly Locale[] = ['en', 'de', 'fr', 'pt'];

/** A file of messages as it lies there, without the build that gathers them: journeys read them too. */
export interface MessageFile {
  locale: Locale;
  /** Its name without the ending. */
  name: string;
  text: string;
  messages: Readonly<Record<string, string>>;
}

export const messageFiles: readonly MessageFile[] = locales.flatMap((locale) =>
  readdirSync(join(folder, locale)).map((file) => {
    const text = readFileSync(join(folder, locale, file), 'utf8');
    return { locale, name: file.replace(/\.json$/, ''), text, messages: JSON.parse(text) };
  }),
);

/** What is said of an identity provider comes with the first words. */
const partOf = (name: string): string => (name === 'organisation' ? 'entry' : name);
const english = messageFiles.filter(({ locale }) => locale === 'en');

/** The part of each message. */
export const partOfMessage: ReadonlyMap<string, MessagePart> = new Map(
  english.flatMap(({ name, messages }) =>
    Object.keys(messages).map((id) => [id, partOf(name) as MessagePart] as const),
  ),
);

/** Every part that pages wait for: a server alone says the words of mails. */
export const messageParts: readonly MessagePart[] = [...new Set(partOfMessage.values())].filter(
  (part: string) => part !== 'mail',
);

const gathered = (locale: Locale): Messages =>
  Object.assign({}, ...messageFiles.filter((one) => one.locale === locale).map(({ messages }) => messages));

/** Every message in every language, as it is written. */
export const allMessages: Readonly<Record<Locale, Messages>> = {
  en: gathered('en'),
  de: gathered('de'),
  fr: gathered('fr'),
  pt: gathered('pt'),
};

/** Whether a text is the id of a message. */
export const isMessageId = (text: string): text is MessageId => partOfMessage.has(text);
