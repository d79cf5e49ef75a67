import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { isDemoPart, locales } from '../src/locales/parts.ts';

const folder = fileURLToPath(new URL('../src/locales', import.meta.url));
const isMessages = /\/src\/locales\/\w+\/[\w-]+\.json$/;
const parser = '@formatjs/icu-messageformat-parser';

/** Files that are no parts: what a server alone says, and what is said of an identity provider, with `entry`. */
const SERVERS = 'mail';
const OF_PROVIDER = 'organisation';
/** Not a part either: the table of those of demonstration and showcase, which the product does without. */
const DEMOS = 'demos';

const partNames = (): string[] =>
  readdirSync(join(folder, 'en'))
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => name !== SERVERS && name !== OF_PROVIDER)
    .sort();

function messagesOf(language: string, file: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, language, `${file}.json`), 'utf8')) as Record<string, string>;
}

const loads = (language: string, parts: readonly string[]): string =>
  parts.map((part) => `'${part}': () => import('virtual:messages/${language}/${part}')`).join(', ');

/** What the program begins with: it names the parts of every visit, and where a language names its others. */
function firstModule(): string {
  const first = locales.map(
    (language) => `${language}: { ${loads(language, language === 'en' ? ['desk'] : ['entry', 'desk'])} }`,
  );
  const others = locales.map((language) => `${language}: () => import('virtual:messages/${language}')`);
  return `import { messages } from 'virtual:messages/en/entry';
export const entry = messages;
export const first = { ${first.join(', ')} };
export const others = { ${others.join(', ')} };`;
}

const ofProduct = (): string[] => partNames().filter((part) => !isDemoPart(part));

/** The further parts of a language. A constant of the build decides about those of demonstration and showcase. */
function languageModule(language: string): string {
  const further = ofProduct().filter((part) => part !== 'entry' && part !== 'desk');
  return `export const parts = { ${loads(language, further)} };
export const demos = import.meta.env.VITE_DEMOS === 'off' ? null : () => import('virtual:messages/${language}/${DEMOS}');`;
}

const demosModule = (language: string): string =>
  `export const parts = { ${loads(language, partNames().filter(isDemoPart))} };`;

const LIST = 'virtual:message-parts';
const NAME = /^\0?virtual:messages(?:\/(\w+)(?:\/([\w-]+))?)?$/;
const isOurs = (id: string): boolean => NAME.test(id) || id.replace('\0', '') === LIST;

/** In development a file that changes, comes or goes is read anew. */
function followFolders(server: ViteDevServer): void {
  const follow = (file: string) => {
    if (!isMessages.test(file.replaceAll('\\', '/'))) return;
    for (const [id, module] of server.moduleGraph.idToModuleMap)
      if (isOurs(id)) server.moduleGraph.invalidateModule(module);
    server.ws.send({ type: 'full-reload' });
  };
  for (const event of ['add', 'change', 'unlink']) server.watcher.on(event, follow);
}

/**
 * Makes modules of `src/locales/<language>/<part>.json`, so that each part of a language is one file of the build:
 * `virtual:messages` is what the program begins with (src/locales/virtual.d.ts). Not `import.meta.glob`, whose table would
 * put the address of every part into the first load.
 * @param forPages parses every message when the pages are built instead of when it is shown, so that no parser is shipped
 */
export function messageParts({ forPages = false } = {}): Plugin {
  let isCompiled = false;
  let hasProvider = false;
  const compiled = (messages: Record<string, string>) =>
    Object.entries(messages).map(([id, text]) => [id, parse(text, { captureLocation: false })] as const);
  /** The messages of a part. Without an identity provider nobody reads what is said of it. */
  function partModule(language: string, part: string): string {
    const own = messagesOf(language, part);
    const more = part === 'entry' && hasProvider ? messagesOf(language, OF_PROVIDER) : {};
    const all = { ...own, ...more };
    const written = isCompiled ? Object.fromEntries(compiled(all)) : all;
    return `export const messages = ${JSON.stringify(written)};`;
  }
  return {
    name: 'message-parts',
    config: (_, { command }) => {
      isCompiled = forPages && command === 'build';
      return isCompiled
        ? { resolve: { alias: [{ find: new RegExp(`^${parser}$`), replacement: `${parser}/no-parser.js` }] } }
        : {};
    },
    configResolved({ env }: ResolvedConfig) {
      hasProvider = Boolean(env.DEV || env['VITE_AUTH0_DOMAIN']);
    },
    configureServer: followFolders,
    resolveId: (source) => (isOurs(source) ? `\0${source.replace('\0', '')}` : undefined),
    load(id) {
      if (!id.startsWith('\0') || !isOurs(id)) return undefined;
      if (id.endsWith(LIST)) return `export const productParts = ${JSON.stringify(ofProduct())};`;
      const [, language, part] = NAME.exec(id) ?? [];
      if (language === undefined) return firstModule();
      if (part === undefined) return languageModule(language);
      return part === DEMOS ? demosModule(language) : partModule(language, part);
    },
  };
}
