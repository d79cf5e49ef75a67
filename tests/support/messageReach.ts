import { readFileSync } from 'node:fs';
import type { MessagePart } from '@/locales';
import { partOfMessage } from './allMessages';
import { fileOf, reach, saidIn } from './reach';

/** What is imported later here is a page, a call or the hosts: no content of what imports it. */
const elsewhere = new Set(
  [
    'app/siteMap',
    'app/site/demoPages',
    'app/site/settingPages',
    'app/site/recordParts',
    'app/site/showcasePages',
    'app/site/fetchAhead',
    'features/auth/slice',
    'hosts',
  ].map((module) => `src/${module}.ts`),
);

/** Content that waits for messages of its own, by the file that imports it. */
interface Waiting {
  file: string;
  words: readonly MessagePart[];
}

const namesIn = (list: string): MessagePart[] =>
  [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name as MessagePart);

function waitingIn(file: string, source: string): Waiting[] {
  const waiting = (specifier: string, words: readonly MessagePart[]): Waiting[] => {
    const found = fileOf(file, specifier);
    return found ? [{ file: found, words }] : [];
  };
  const [, around] = /<WithMessages of=\{\[([^\]]*)\]\}/.exec(source) ?? [];
  if (around !== undefined)
    return [...source.matchAll(/import\('([^']+)'\)/g)].flatMap(([, specifier = '']) =>
      waiting(specifier, namesIn(around)),
    );
  const lazily = /lazyWithMessages\(\s*\[([^\]]*)\],\s*async \(\) => \(await import\('([^']+)'\)\)/g;
  return [...source.matchAll(lazily)].flatMap(([, words = '', specifier = '']) =>
    waiting(specifier, namesIn(words)),
  );
}

const waits = (source: string): boolean => /<WithMessages of=\{\[|lazyWithMessages\(/.test(source);
const follows = (file: string, source: string): boolean =>
  !elsewhere.has(file) && !source.includes('lazyResource(') && !waits(source);

export interface Said {
  /** Ids that may be shown while their part is not there, each with the file that the content begins with. */
  lacking: string[];
  /** Parts whose messages are said. */
  used: Set<MessagePart>;
  modules: Set<string>;
}

/**
 * What these files and all that they import say, at once or later. What waits for messages of its own is judged by those
 * too.
 * @param there the parts that are there
 */
export function saidBeyond(files: readonly string[], there: ReadonlySet<MessagePart>): Said {
  const modules = reach(files, follows);
  const ids = [...saidIn(modules)];
  const partOf = (id: string) => partOfMessage.get(id) ?? 'entry';
  const said: Said = {
    lacking: ids.filter((id) => !there.has(partOf(id))).map((id) => `${id} (${partOf(id)}): ${files[0]}`),
    used: new Set(ids.map(partOf)),
    modules,
  };
  for (const file of modules) {
    const source = readFileSync(file, 'utf8');
    if (elsewhere.has(file) || !waits(source)) continue;
    for (const { file: content, words } of waitingIn(file, source))
      said.lacking.push(...saidBeyond([content], new Set([...there, ...words])).lacking);
  }
  return said;
}

/** All content of the program that waits for messages of its own. */
export const waitingContent = (files: Iterable<string>): Waiting[] =>
  [...files].flatMap((file) => waitingIn(file, readFileSync(file, 'utf8')));
