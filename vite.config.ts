import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import postcssRTLCSS from 'postcss-rtlcss';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * One stylesheet for both directions: each physical rule is written for ltr and rtl behind a `:where()` prefix,
 * so the direction switches at once and no selector gains weight. perfect-scrollbar mirrors itself in JavaScript.
 */
const bothDirections = postcssRTLCSS({
  ltrPrefix: ':where([dir="ltr"])',
  rtlPrefix: ':where([dir="rtl"])',
  bothPrefix: ':where([dir])',
});
const mirrorsItself = /perfect-scrollbar/;

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': here('./src'), '@tests': here('./tests') } },
  css: {
    preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'] } },
    postcss: {
      plugins: [
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
    modulePreload: { polyfill: false },
    // No inlined data: URLs beyond the smallest: the content security policy allows images from this origin and data: only.
    assetsInlineLimit: 1024,
  },
  server: { port: 5173, strictPort: true },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'tests/bench/**', 'node_modules/**'],
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
