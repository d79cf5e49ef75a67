import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale, MessageId, MessagePart, Messages } from '@/locales';

const folder = resolve('src/locales');
const locales: readonly Locale[] = ['en', 'de', 'fr', 'pt'];

/** Every file of messages as it lies there, without the build that gathers them: journeys read them too. */
export const messageFiles: readonly {
  locale: Locale;
  part: MessagePart;
  area: string;
  messages: Partial<Messages>;
}[] = await Promise.all(
  locales.flatMap((locale) =>
    readdirSync(join(folder, locale), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map(async (file) => {
        const [part = '', area = ''] = file.replace(/\.ts$/, '').split(/[\\/]/);
        const path = join(folder, locale, file);
        // Vitest resolves a path, Playwright an address.
        const module = (await import(process.env.VITEST ? path : pathToFileURL(path).href)) as Record<
          string,
          Messages
        >;
        return { locale, part: part as MessagePart, area, messages: module[area] ?? {} };
      }),
  ),
);

/** The part of each message. */
export const partOfMessage: ReadonlyMap<string, MessagePart> = new Map(
  messageFiles
    .filter(({ locale }) => locale === 'en')
    .flatMap(({ part, messages }) => Object.keys(messages).map((id) => [id, part] as const)),
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
