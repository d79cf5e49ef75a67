import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { locales } from '../src/locales/parts.ts';
import { BACKEND } from './backendWorker.ts';
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

interface Files {
  names: readonly string[];
  /** What a file that the program may import later needs besides itself and what the program holds. */
  needs: Readonly<Record<number, readonly number[]>>;
}

/** What the script in the head is given: the names of files, and by their numbers which belong together. */
interface Table extends Files {
  /** For who is not signed in. */
  signIn: readonly number[];
  /** The program of the embedded backend, where the build has one. */
  backend: number | null;
  /** The file of `Pages`. */
  pages: string;
}

/** What is of no use to who has not begun to sign in. Its files count on from those of the table. */
interface Pages extends Files {
  /** For everybody who is signed in, whatever the page. */
  desk: readonly number[];
  /** By language: what comes with the desk, and the parts of the messages that pages wait for. */
  words: Readonly<Record<string, { desk: readonly number[]; parts: readonly number[] }>>;
  /** Pattern, file, and which of the parts. */
  pages: readonly (readonly [pattern: string, files: readonly number[], parts: readonly number[]])[];
}

/** What is used of Trusted Types; not every browser has them. */
type TrustedWindow = Window & {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ) => { createScriptURL: (url: string) => string };
  };
};

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

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
  const languageOf = (spoken: object): string => {
    const stored = read(read('nephrodesk.lastSettings') || 'nephrodesk.settings') || '';
    const [, chosen] = /"locale":"(\w\w)"/.exec(stored) || [];
    const tags = chosen ? [chosen] : navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
    return tags.find((tag) => tag in spoken) || 'en';
  };
  const names: string[] = [];
  const nameOf = (number: number) => names[number] || '';
  const coming: Record<string, Promise<Response>> = {};
  const numbered: Record<number, readonly number[]> = {};
  const needs: Record<string, string[]> = {};
  const know = (more: Files) => {
    names.push(...more.names);
    Object.assign(numbered, more.needs);
    for (const [number, others] of Object.entries(more.needs)) needs[nameOf(+number)] = others.map(nameOf);
  };
  know(table);
  let pages: Promise<Pages> | undefined;
  const getPages = () => {
    pages ??= fetch(base + table.pages).then(async (answer) => {
      const more = (await answer.json()) as Pages;
      know(more);
      return more;
    });
    // Asked again by the next one who wants it.
    pages.catch(() => (pages = undefined));
    return pages;
  };
  const ahead: Record<string, unknown> = {
    coming,
    needs,
    learn: (wanted: readonly string[]) => (wanted.every((name) => names.includes(name)) ? null : getPages()),
  };
  Object.assign(window, { filesAhead: ahead });

  const startBackend = () => {
    // The page may have started it before.
    if (table.backend === null || 'backend' in ahead) return;
    const address = base + nameOf(table.backend);
    const { trustedTypes } = window as TrustedWindow;
    const scripts = trustedTypes?.createPolicy('nephrodesk', {
      createScriptURL(url) {
        if (new URL(url, location.href).origin !== location.origin) throw new TypeError(url);
        return url;
      },
    });
    const worker = new Worker(scripts?.createScriptURL(address) ?? address, { type: 'module' });
    // Who wants it then starts another one.
    worker.addEventListener('error', () => (ahead.backend = null));
    worker.postMessage({ kind: 'start', since: read('nephrodesk.clinicSince') });
    Object.assign(ahead, { backend: worker, scripts });
    (numbered[table.backend] || []).forEach(get);
  };
  const get = (number: number) => {
    const name = nameOf(number);
    if (coming[name]) return;
    const answer = fetch(base + name);
    answer.catch(() => undefined);
    coming[name] = answer;
    (numbered[number] || []).forEach(get);
  };
  const getDesk = (...paths: string[]) => {
    startBackend();
    getPages().then(
      ({ desk, words, pages: all }) => {
        desk.forEach(get);
        const spoken = words[languageOf(words)];
        if (spoken) spoken.desk.forEach(get);
        for (const path of paths) {
          const page = all.find(([pattern]) => new RegExp(`^${pattern}/?$`).test(path));
          if (page) page[1].forEach(get);
          for (const part of page ? page[2] : []) if (spoken) get(spoken.parts[part] as number);
        }
      },
      () => undefined,
    );
  };
  if (read('token') !== null) {
    startBackend();
    getPages();
    // The line is left to the program meanwhile: it runs while the rest comes.
    const bodies = Object.values(coming).map(async (file) => (await file).clone().arrayBuffer());
    Promise.allSettled(bodies).then(() => getDesk(location.pathname));
    // While files are on their way there is time for what the browser does once for all dates and numbers.
    setTimeout(() => {
      const tag = languageOf({ de: 1, fr: 1, pt: 1 });
      const once = [new Intl.DateTimeFormat(), new Intl.NumberFormat(tag), new Intl.PluralRules(tag)];
      for (const format of once) format.resolvedOptions();
    });
    return;
  }
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
  const entry = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId !== BACKEND);
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
function tablesOf(addresses: readonly Address[], files: ReturnType<typeof filesIn>, isEmbedded: boolean) {
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
  const deskModules = ['hosts.ts', 'session/identity.ts', 'app/frame/SignedInLayout.tsx'];
  const parts = [...new Set(addresses.flatMap(({ words }) => words))];
  const messages = (language: string, part: string) => `\0virtual:messages/${language}/${part}`;
  const signIn = [fileOf(src('app/pages/SignInPage.tsx'))];
  const backend = isEmbedded ? fileOf(BACKEND) : null;
  const table = { names: [...names], needs: { ...needs }, signIn, backend };
  const wordsOf = (language: string) => ({
    desk: [
      ...(language === 'en' ? [] : [messages(language, 'entry')]),
      messages(language, 'desk'),
      `\0virtual:messages/${language}`,
    ].map(fileOf),
    parts: parts.map((part) => fileOf(messages(language, part))),
  });
  const words = Object.fromEntries(locales.map((language) => [language, wordsOf(language)]));
  const desk = [...deskModules, 'app/data/careData.ts'].map(src).map(fileOf);
  const pages = addresses.map(({ pattern, modules, words: waitedFor }) => {
    const own = modules.map((module) => fileOf(here(module.replace(/^\//, ''))));
    const waited = [...new Set(waitedFor)].map((part) => parts.indexOf(part));
    return [pattern, own, waited] as const;
  });
  const known = Object.keys(table.needs);
  const more: Pages = {
    desk,
    words,
    pages,
    names: names.slice(table.names.length),
    needs: Object.fromEntries(Object.entries(needs).filter(([number]) => !known.includes(number))),
  };
  return { table, more, names };
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
      const isEmbedded = !VITE_AUTH_HOST || !VITE_CARE_HOST;
      const { table, more, names } = tablesOf(await readAddresses(config), files, isEmbedded);
      const emit = (name: string, ending: string, source: string) => {
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
        const fileName = `assets/${name}-${hash}.${ending}`;
        this.emitFile({ type: 'asset', fileName, source });
        return fileName;
      };
      const whole: Table = { ...table, pages: emit('pages', 'json', JSON.stringify(more)) };
      const call = `(${fetchFirst.toString()})(${JSON.stringify(config.base)}, ${JSON.stringify(whole)});`;
      named = names;
      file = emit('ahead', 'js', minifySync('ahead.js', call).code);
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
