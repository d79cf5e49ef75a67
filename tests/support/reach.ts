import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

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

/** Whatever in these modules looks like the id of a message. */
export const saidIn = (files: Iterable<string>): Set<string> =>
  new Set(
    [...files].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/['"](\w+(?:\.\w+)+)['"]/g)].map(([, id]) => id ?? ''),
    ),
  );
