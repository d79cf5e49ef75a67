import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Every import that happens later names its own file and those that it needs. What the program itself imports is in the
 * table of fetchFirst.ts, lest the first file of all name hundreds: but for styles, which that table has none of.
 */
export function withItself(file: string, others: string[], { hostId }: { hostId: string }): string[] {
  if (!/\/index-/.test(hostId)) return others.length > 0 ? others : [file];
  return [file, ...others.filter((other) => other.endsWith('.css'))];
}

/** Vite asks for code by its own helper; ours asks so that a file that could not be had can be asked for again. */
export function retriableImports(): Plugin {
  let replaced = false;
  return {
    name: 'retriable-imports',
    apply: 'build',
    transform: {
      order: 'post',
      handler(_code, id) {
        if (id !== HELPER) return undefined;
        replaced = true;
        return { code: `export { loadCode as __vitePreload } from '@/shared/api/codeFiles';`, map: null };
      },
    },
    buildEnd(failure) {
      if (!failure && !replaced)
        throw new Error('Vite no longer keeps its helper for later imports where it did.');
    },
  };
}
