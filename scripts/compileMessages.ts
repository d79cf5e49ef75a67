import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin, ViteDevServer } from 'vite';

const languages = ['en', 'de', 'fr', 'pt'];
const isMessages = /\/src\/locales\/(?:en|de|fr|pt)\/[\w-]+\/\w+\.ts$/;
const folder = fileURLToPath(new URL('../src/locales', import.meta.url));
const parser = '@formatjs/icu-messageformat-parser';

interface Text {
  start: number;
  end: number;
  value: string;
}

/** The texts of a module of messages, in their order: the values of its object. */
function textsOf(node: unknown): Text[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value } = node as { type?: string; value?: { value?: unknown } };
  if (type === 'Property' && typeof value?.value === 'string') return [value as Text];
  return Object.values(node).flatMap(textsOf);
}

/** Parses every message when the application is built instead of when it is shown, so that no parser is shipped. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: new RegExp(`^${parser}$`), replacement: `${parser}/no-parser.js` }] },
    }),
    transform(code, id) {
      if (!isMessages.test(id)) return undefined;
      let compiled = code;
      for (const { start, end, value } of textsOf(this.parse(code).body).toReversed()) {
        const message = JSON.stringify(parse(value, { captureLocation: false }));
        compiled = compiled.slice(0, start) + message + compiled.slice(end);
      }
      return { code: compiled, map: null };
    },
  };
}

const namesIn = (...path: string[]): string[] => readdirSync(join(folder, ...path)).sort();
const partsOf = (language: string): string[] => namesIn(language);

/** A constant of the build: without an identity provider nobody reads what is said of it. */
const onlyIf: Readonly<Record<string, string>> = {
  organisation: 'import.meta.env.DEV || import.meta.env.VITE_AUTH0_DOMAIN',
};
const spread = (area: string): string =>
  onlyIf[area] ? `...(${onlyIf[area]} ? ${area} : {})` : `...${area}`;

/** One module for each part of a language: the messages of all files in its folder. */
function partModule(language: string, part: string): string {
  const areas = namesIn('en', part).map((file) => file.replace(/\.ts$/, ''));
  const missing = areas.filter((area) => !existsSync(join(folder, language, part, `${area}.ts`)));
  if (missing.length > 0)
    throw new Error(
      `src/locales/${language}/${part} lacks ${missing.map((area) => `${area}.ts`).join(', ')}.`,
    );
  const imports = areas.map((area) => `import { ${area} } from '@/locales/${language}/${part}/${area}';`);
  return `${imports.join('\n')}\nexport const messages = { ${areas.map(spread).join(', ')} };`;
}

const loads = (language: string, parts: readonly string[]): string =>
  parts.map((part) => `'${part}': () => import('virtual:messages/${language}/${part}')`).join(', ');

/** What the program begins with: it names the parts of every visit, and where a language names its others. */
function firstModule(): string {
  const first = languages.map(
    (language) => `${language}: { ${loads(language, language === 'en' ? ['desk'] : ['entry', 'desk'])} }`,
  );
  const others = languages.map((language) => `${language}: () => import('virtual:messages/${language}')`);
  return `import { messages } from 'virtual:messages/en/entry';
export const entry = messages;
export const first = { ${first.join(', ')} };
export const others = { ${others.join(', ')} };`;
}

const isDemo = (part: string): boolean => /^(demo|showcase)/.test(part);

/** What a server alone says is no part of the pages. */
const isServers = (part: string): boolean => part === 'mail';

/** The further parts of a language. A constant of the build decides about those of demonstration and showcase. */
function languageModule(language: string): string {
  const product = partsOf('en').filter(
    (part) => part !== 'entry' && part !== 'desk' && !isDemo(part) && !isServers(part),
  );
  return `export const parts = { ${loads(language, product)} };
export const demos = import.meta.env.VITE_DEMOS === 'off' ? null : () => import('virtual:messages/${language}/${DEMOS}');`;
}

/** Not a part: the table of those of demonstration and showcase, which the product does without. */
const DEMOS = 'demos';

const demosModule = (language: string): string =>
  `export const parts = { ${loads(language, partsOf('en').filter(isDemo))} };`;

const NAME = /^\0?virtual:messages(?:\/(\w+)(?:\/([\w-]+))?)?$/;

/** In development a file that comes or goes changes what its part consists of. */
function followFolders(server: ViteDevServer): void {
  const follow = (file: string) => {
    if (!isMessages.test(file.replaceAll('\\', '/'))) return;
    for (const [id, module] of server.moduleGraph.idToModuleMap)
      if (NAME.test(id)) server.moduleGraph.invalidateModule(module);
    server.ws.send({ type: 'full-reload' });
  };
  server.watcher.on('add', follow);
  server.watcher.on('unlink', follow);
}

/**
 * Gathers the messages of `src/locales/<language>/<part>/<area>.ts`, so that each part of a language is one file of the
 * build and no list names them: `virtual:messages` is what the program begins with (src/locales/virtual.d.ts).
 */
export function messageParts(): Plugin {
  return {
    name: 'message-parts',
    configureServer: followFolders,
    resolveId: (source) => (NAME.test(source) ? `\0${source.replace('\0', '')}` : undefined),
    load(id) {
      if (!id.startsWith('\0')) return undefined;
      const [match, language, part] = NAME.exec(id) ?? [];
      if (match === undefined) return undefined;
      if (language === undefined) return firstModule();
      if (part === undefined) return languageModule(language);
      return part === DEMOS ? demosModule(language) : partModule(language, part);
    },
  };
}
