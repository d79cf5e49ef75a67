import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import postcssRTLCSS from 'postcss-rtlcss';
import { defineConfig } from 'vitest/config';
import { backendWorker } from './scripts/backendWorker.ts';
import { draggingLibrary } from './scripts/draggingLibrary.ts';
import { callsOfBrowsers } from './scripts/callsOfBrowsers.ts';
import { fetchedTogether } from './scripts/chunks.ts';
import { fetchedFirst } from './scripts/fetchFirst.ts';
import { iconDrawings } from './scripts/iconDrawings.ts';
import { iconSet } from './scripts/iconSet.ts';
import { messageParts } from './scripts/messageParts.ts';
import { legendsOfFieldsets, namedUtilities } from './scripts/namedUtilities.ts';
import { retriableImports, withItself } from './scripts/retriableImports.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * One stylesheet for both directions: each physical rule is written for ltr and rtl behind a `:where()` prefix,
 * so the direction switches at once and no selector gains weight. perfect-scrollbar mirrors itself in JavaScript, the
 * grid by classes of its own, and a map is the same in both.
 */
const bothDirections = postcssRTLCSS({
  ltrPrefix: ':where([dir="ltr"])',
  rtlPrefix: ':where([dir="rtl"])',
  bothPrefix: ':where([dir])',
});
const mirrorsItself = /perfect-scrollbar|leaflet\/dist|ag-grid-community/;

/** Nothing is painted before the program has dressed the page as its reader chose: dark pages began with a flash of light. */
const dressedFirst = {
  name: 'dressed-first',
  apply: 'build' as const,
  transformIndexHtml: {
    order: 'post' as const,
    handler: (html: string) =>
      html.replaceAll('<script type="module"', '<script type="module" blocking="render"'),
  },
};

/** The router's entries lead to its builds for development, warnings and all; the others lie beside them. */
const routerForProduction = {
  name: 'router-for-production',
  apply: 'build' as const,
  enforce: 'pre' as const,
  resolveId: (source: string) => {
    const entry = { 'react-router': 'index', 'react-router/dom': 'dom-export' }[source];
    return entry && here(`./node_modules/react-router/dist/production/${entry}.mjs`);
  },
};

const intl = /\/@formatjs\/intl\/index\.js$/;
const isLocaleKnown = /!Intl\.(?:Number|DateTime)Format\.supportedLocalesOf\(locale\)\.length/g;
/** Every browser knows the four languages: to ask whether it does takes a tablet 150 ms before anything is shown. */
const languagesAreKnown = {
  name: 'languages-are-known',
  apply: 'build' as const,
  transform(code: string, id: string) {
    if (!intl.test(id)) return undefined;
    if (code.match(isLocaleKnown)?.length !== 2)
      throw new Error('@formatjs/intl no longer asks for its languages where it did.');
    return { code: code.replace(isLocaleKnown, 'false'), map: null };
  },
};

export default defineConfig({
  plugins: [
    react(),
    routerForProduction,
    callsOfBrowsers(),
    languagesAreKnown,
    messageParts({ forPages: true }),
    draggingLibrary(),
    iconDrawings(),
    iconSet(),
    retriableImports(),
    dressedFirst,
    backendWorker(),
    fetchedFirst(),
  ],
  worker: { format: 'es' },
  resolve: {
    alias: [
      { find: '@', replacement: here('./src') },
      { find: '@tests', replacement: here('./tests') },
      // axios-mock-adapter asks for the CommonJS build, which would put a second axios into the bundle.
      { find: /^axios$/, replacement: here('./node_modules/axios/index.js') },
    ],
  },
  css: {
    preprocessorOptions: {
      scss: {
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
    postcss: {
      plugins: [
        namedUtilities(),
        legendsOfFieldsets(),
        {
          postcssPlugin: 'both-directions',
          Once(root, helpers) {
            if (!mirrorsItself.test(root.source?.input.file ?? '')) bothDirections.Once?.(root, helpers);
          },
        },
      ],
    },
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false, resolveDependencies: withItself },
    // No inlined data: URLs beyond the smallest: the content security policy allows images from this origin and data: only.
    assetsInlineLimit: 1024,
    rolldownOptions: {
      output: {
        // The program names every file that it may load later: a letter less of each counts.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: { groups: fetchedTogether() },
      },
    },
  },
  server: { port: 5173, strictPort: true },
  test: {
    // Tests ending in .ts know of no document, those ending in .tsx have one.
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/server/**', 'tests/backend/store/postgres*'],
          environment: 'node',
          pool: 'threads',
          isolate: false,
        },
      },
      {
        // What only a server does, and the care store over PostgreSQL.
        extends: true,
        test: {
          name: 'server',
          include: [
            'tests/server/*.test.ts',
            'tests/server/fhir/*.test.ts',
            'tests/backend/store/{store,postgres}*.test.ts',
            // What several do at the same time each database settles in its own way.
            'tests/backend/identity/{locking,meanwhile}.test.ts',
            'tests/backend/jobs/!(sweep).test.ts',
            // Servers and databases that are killed take their time; rules that know of no database are the same over each.
            ...(process.env['EXTENT'] === 'whole'
              ? [
                  'tests/server/faults/*.test.ts',
                  'tests/backend/{care,clinicFile,http,identity,jobs,navbar}/**/*.test.ts',
                ]
              : []),
          ],
          // `tests/server/statements.test.ts` runs the same suite and looks at its statements as well.
          exclude: ['tests/backend/care/repository.test.ts'],
          environment: 'node',
          env: { STORE: 'postgres' },
          // They wait for the database and for sessions to end more than they work.
          maxWorkers: 4,
          globalSetup: 'tests/support/postgres.setup.ts',
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/**/*.test.tsx'],
          // What only `npm run test:long` goes through.
          exclude: process.env['EXTENT'] === 'whole' ? [] : ['tests/**/*.long.test.tsx'],
          environment: 'jsdom',
          globalSetup: 'tests/support/sampleClinic.setup.ts',
          setupFiles: ['tests/support/pages.ts'],
          isolate: false,
          // Not threads: what one file broadcasts would be heard in the other.
          pool: 'forks',
          // Most of what a page test makes is gone with it: with room for the young it is never moved to the old.
          execArgv: ['--max-semi-space-size=64'],
        },
      },
    ],
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // Long beyond what a test takes: on a machine that is busy with something else a page test takes half a minute.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // A third one on two cores gains nothing, and loads the whole program once more.
    maxWorkers: 2,
  },
});
