import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { MessageId } from '@/locales';
import { isMessageId, partOfMessage } from './allMessages';

const atOnce = /(?:^|\n)(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'([^']+)'/g;
const later = /import\(\s*'([^']+)'\s*\)/g;

export function fileOf(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@/')
    ? join('src', specifier.slice(2))
    : specifier.startsWith('.') && normalize(join(dirname(from), specifier));
  return base ? [`${base}.ts`, `${base}.tsx`].find((path) => existsSync(path)) : undefined;
}

/**
 * Every module that comes with the first ones.
 * @param follows whether what this file asks for later counts as well
 */
export function reach(
  files: readonly string[],
  follows: (file: string, source: string) => boolean = () => false,
  found = new Set<string>(),
): Set<string> {
  for (const file of files) {
    if (found.has(file) || file.startsWith('src/locales/')) continue;
    found.add(file);
    const source = readFileSync(file, 'utf8');
    const patterns = follows(file, source) ? [atOnce, later] : [atOnce];
    const next = patterns.flatMap((pattern) =>
      [...source.matchAll(pattern)].flatMap(([, specifier = '']) => fileOf(file, specifier) ?? []),
    );
    reach(next, follows, found);
  }
  return found;
}

/** Whatever in a module stands in quotation marks without a space. */
const quoted = (source: string): string[] =>
  [...source.matchAll(/(['"])([\w:/#.-]+)\1/g)].map(([, , text]) => text ?? '');

/** Ids that some module names in full; the others are put together. */
const named = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('locales'))
    .flatMap((file) => quoted(readFileSync(join('src', file), 'utf8'))),
);
const putTogether = [...partOfMessage.keys()].filter((id) => !named.has(id));

/** The ids that are put together by `area.${name}`, or its like: those of that form that are named nowhere. */
function builtBy(template: string): string[] {
  if (!/^\w+\.[\w.]*\$\{/.test(template)) return [];
  const fixed = template.split(/\$\{[^}]*\}/).map((text) => text.replaceAll('.', String.raw`\.`));
  const form = new RegExp(`^${fixed.join(String.raw`[\p{L}\w.-]+`)}$`, 'u');
  return putTogether.filter((id) => form.test(id));
}

const said = new Map<string, readonly MessageId[]>();

function saidBy(file: string): readonly MessageId[] {
  const known = said.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  const built = [...source.matchAll(/`([^`]*)`/g)].flatMap(([, template = '']) => builtBy(template));
  const found = [...new Set([...quoted(source).filter(isMessageId), ...(built as MessageId[])])];
  said.set(file, found);
  return found;
}

/** The ids of messages that these modules name, or put together. */
export const saidIn = (files: Iterable<string>): Set<string> => new Set([...files].flatMap(saidBy));
