import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/** Every import that happens later names its own file, even where it needs no other. */
export const withItself = (file: string, others: string[]): string[] => (others.length > 0 ? others : [file]);

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
