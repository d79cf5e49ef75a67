import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { messageParts } from './scripts/messageParts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server as one program for Node; packages stay where they are installed. */
export default defineConfig({
  plugins: [messageParts()],
  resolve: { alias: [{ find: '@', replacement: here('./src') }] },
  publicDir: false,
  build: {
    ssr: here('./src/server/main.ts'),
    outDir: here('./dist-server'),
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      // What a browser fetches later is here from the start.
      checks: { ineffectiveDynamicImport: false },
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
});
