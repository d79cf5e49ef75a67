import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';

/** The program that answers the calls of a page in a thread of its own. */
export const BACKEND = fileURLToPath(new URL('../src/backendWorker.ts', import.meta.url));
const MAIN = fileURLToPath(new URL('../src/main.tsx', import.meta.url));

/**
 * Builds the backend's program with the page's, so that what both need is one file, fetched once; the document names
 * its address.
 */
export function backendWorker(): Plugin {
  let config: ResolvedConfig;
  let address = '';
  return {
    name: 'backend-worker',
    configResolved(resolved) {
      config = resolved;
      address = `${resolved.base}src/backendWorker.ts?worker_file&type=module`;
    },
    moduleParsed({ id }) {
      // Other programs are built with the same settings and need no backend of their own.
      if (config.command === 'build' && id === MAIN)
        this.emitFile({ type: 'chunk', id: BACKEND, name: 'backend-worker' });
    },
    generateBundle(_, bundle) {
      const chunk = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.facadeModuleId === BACKEND,
      );
      address = chunk ? `${config.base}${chunk.fileName}` : '';
    },
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        address === ''
          ? []
          : [
              {
                tag: 'meta',
                attrs: { name: 'nephrodesk-backend', content: address },
                injectTo: 'head' as const,
              },
            ],
    },
  };
}
