import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { minifySync, runnerImport, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

/** What a build knows of an address: its pattern, the module of its page, and the parts of the messages it waits for. */
interface Address {
  pattern: string;
  modules: readonly string[];
  words: readonly string[];
}

interface Page {
  path: string;
  load: () => unknown;
  words?: readonly string[];
  children?: readonly Page[];
}

/** What the script in the head is given: the names of files, and by their numbers which belong together. */
interface Table {
  names: readonly string[];
  /** What a file that the program may import later needs besides itself and what the program holds. */
  needs: Readonly<Record<number, readonly number[]>>;
  /** For who is not signed in. */
  signIn: readonly number[];
  /** For everybody who is signed in, whatever the page. */
  desk: readonly number[];
  /** By language: what comes with the desk, and the parts that pages wait for. */
  words: Readonly<Record<string, { desk: readonly number[]; parts: readonly number[] }>>;
  /** Pattern, file, and which of the parts. */
  pages: readonly (readonly [pattern: string, files: readonly number[], parts: readonly number[]])[];
}

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const languages = ['en', 'de', 'fr', 'pt'];

/**
 * Runs in the head of the document, before the program is here: fetches side by side what it will ask for one after the
 * other, and tells `shared/api/codeFiles` what is on its way and what else each file needs. It knows nothing for sure:
 * what it guesses wrong is fetched later, as without it.
 */
function fetchFirst(base: string, table: Table): void {
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const languageOf = (): string => {
    const stored = read(read('nephrodesk.lastSettings') || 'nephrodesk.settings') || '';
    const [, chosen] = /"locale":"(\w\w)"/.exec(stored) || [];
    const tags = chosen ? [chosen] : navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
    return tags.find((tag) => table.words[tag]) || 'en';
  };
  const nameOf = (number: number) => table.names[number] || '';
  const coming: Record<string, Promise<Response>> = {};
  const needs: Record<string, string[]> = {};
  for (const [number, others] of Object.entries(table.needs)) needs[nameOf(+number)] = others.map(nameOf);
  Object.assign(window, { filesAhead: { coming, needs } });

  const get = (number: number) => {
    const name = nameOf(number);
    if (coming[name]) return;
    const answer = fetch(base + name);
    answer.catch(() => undefined);
    coming[name] = answer;
    (table.needs[number] || []).forEach(get);
  };
  const getDesk = (...paths: string[]) => {
    table.desk.forEach(get);
    const words = table.words[languageOf()];
    if (words) words.desk.forEach(get);
    for (const path of paths) {
      const page = table.pages.find(([pattern]) => new RegExp(`^${pattern}/?$`).test(path));
      if (page) page[1].forEach(get);
      for (const part of page ? page[2] : []) if (words) get(words.parts[part] as number);
    }
  };
  if (read('token') !== null) return getDesk(location.pathname);
  table.signIn.forEach(get);
  // Who begins to type will soon be signed in, and be led to the page of the address or to the first one.
  addEventListener('input', () => getDesk(location.pathname, '/dashboard'), { once: true });
}

/** The module in the transformed text of a function that imports one, and does nothing else. */
const moduleOf = ({ load }: Page): string | undefined =>
  /^\(\) => [\w$]+import__\("([^"]+)"/.exec(String(load))?.[1];

/** Those of demonstration and showcase are left to themselves: the table would be twice as long. */
const isOfProduct = ({ words = [] }: Page): boolean => !words.some((part) => /^(demo|showcase)/.test(part));

function addressesOf(pages: readonly Page[], above?: Address): Address[] {
  return pages.filter(isOfProduct).flatMap((page) => {
    const path = above ? `${above.pattern}/${page.path}` : page.path;
    const module = moduleOf(page);
    if (!module) return [];
    const own: Address = {
      pattern: path.replace(/:\w+/g, '[^/]+').replace(/(?<=.)\/$/, ''),
      modules: [...(above?.modules ?? []), module],
      words: [...(above?.words ?? []), ...(page.words ?? [])],
    };
    // A page with children is shown with one of them.
    return page.children ? addressesOf(page.children, own) : [own];
  });
}

/** The addresses of the product's pages, by the site map. */
async function readAddresses(config: ResolvedConfig): Promise<Address[]> {
  const { module } = await runnerImport<{ pages: readonly Page[] }>(here('src/app/siteMap.ts'), {
    configFile: false,
    root: config.root,
    logLevel: 'error',
    resolve: { alias: { '@': here('src') } },
  });
  const found = addressesOf(module.pages).filter(({ pattern }) => pattern.startsWith('/'));
  // The router prefers an address that is written out to a pattern.
  const isPattern = ({ pattern }: Address) => Number(pattern.includes('['));
  return found.toSorted((one, other) => isPattern(one) - isPattern(other));
}

const isOfStyles = (chunk: Rolldown.OutputChunk | undefined): boolean =>
  chunk !== undefined && chunk.moduleIds.every((id) => /\.s?css(?:$|\?)/.test(id));

/** Which files a build has put which modules into, and what each needs. */
function filesIn(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  const closure = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    for (const next of byName.get(name)?.imports ?? []) closure(next, found);
    return found;
  };
  const entry = chunks.find(({ isEntry }) => isEntry);
  const atFirst = closure(entry?.fileName ?? '');
  return {
    /** The file of a module. @throws where the build has none */
    of(module: string): string {
      const chunk = byModule.get(module);
      if (!chunk) throw new Error(`The build has no ${module}.`);
      return chunk.fileName;
    },
    /** What a file needs beyond itself and the entry's. Of styles alone no script is left. */
    needs: (name: string): string[] =>
      [...closure(name)].filter(
        (other) => other !== name && !atFirst.has(other) && !isOfStyles(byName.get(other)),
      ),
    has: (module: string): boolean => byModule.has(module),
  };
}

/** @param isEmbedded whether the build answers its own calls */
function tableOf(
  addresses: readonly Address[],
  files: ReturnType<typeof filesIn>,
  isEmbedded: boolean,
): Table {
  const names: string[] = [];
  const needs: Record<number, number[]> = {};
  const numberOf = (name: string): number => {
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  const fileOf = (module: string): number => {
    const name = files.of(module);
    const number = numberOf(name);
    const others = files.needs(name);
    if (others.length > 0) needs[number] ??= others.map(numberOf);
    return number;
  };
  const src = (path: string) => here(`src/${path}`);
  const embedded = isEmbedded ? ['backend/install.ts', 'app/search/searchablePages.ts'] : [];
  const deskModules = ['hosts.ts', 'session/identity.ts', ...embedded, 'app/frame/SignedInLayout.tsx'];
  const parts = [...new Set(addresses.flatMap(({ words }) => words))];
  const messages = (language: string, part: string) => `\0virtual:messages/${language}/${part}`;
  const wordsOf = (language: string) => ({
    desk: [
      ...(language === 'en' ? [] : [messages(language, 'entry')]),
      messages(language, 'desk'),
      `\0virtual:messages/${language}`,
    ].map(fileOf),
    parts: parts.map((part) => fileOf(messages(language, part))),
  });
  const desk = [...deskModules, 'app/data/careData.ts'].map(src).map(fileOf);
  const signIn = [fileOf(src('app/pages/SignInPage.tsx'))];
  const pages = addresses.map(({ pattern, modules, words }) => {
    const own = modules.map((module) => fileOf(here(module.replace(/^\//, ''))));
    const waited = [...new Set(words)].map((part) => parts.indexOf(part));
    return [pattern, own, waited] as const;
  });
  const words = Object.fromEntries(languages.map((language) => [language, wordsOf(language)]));
  return { names, needs, signIn, desk, words, pages };
}

/** Puts the script into the head, with a table that is made of the site map and the files of the build. */
export function fetchedFirst(): Plugin {
  let config: ResolvedConfig;
  let file = '';
  let named: readonly string[] = [];
  return {
    name: 'fetched-first',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_, bundle) {
      const files = filesIn(bundle);
      // Another program than the product's, built with its settings.
      if (!files.has(here('src/app/siteMap.ts'))) return;
      const { VITE_AUTH_HOST, VITE_CARE_HOST } = config.env;
      const table = tableOf(await readAddresses(config), files, !VITE_AUTH_HOST || !VITE_CARE_HOST);
      const call = `(${fetchFirst.toString()})(${JSON.stringify(config.base)}, ${JSON.stringify(table)});`;
      const source = minifySync('ahead.js', call).code;
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
      named = table.names;
      file = `assets/ahead-${hash}.js`;
      this.emitFile({ type: 'asset', fileName: file, source });
    },
    writeBundle(_, bundle) {
      const missing = named.filter((name) => !bundle[name]);
      if (missing.length > 0)
        throw new Error(`Files are asked for that the build has not: ${missing.join(', ')}`);
    },
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        file === ''
          ? []
          : [{ tag: 'script', attrs: { src: `${config.base}${file}` }, injectTo: 'head-prepend' as const }],
    },
  };
}
