// What is measured and where: the production build, the floor beside it, a browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { giveUp, tool } from '../../scripts/prerequisites.mjs';
import { serve } from '../../scripts/serve.mjs';

/** Timeout for a clinic of 10,000 patients on a busy machine. */
const PATIENCE_MS = 120_000;
/** No hosts: the build answers its own calls. */
export const env = {
  NODE_ENV: 'production',
  VITE_AUTH_HOST: '',
  VITE_CARE_HOST: '',
  VITE_AUTH0_DOMAIN: '',
  VITE_AUTH0_CLIENT_ID: '',
};
const quiet = ['--logLevel', 'error', '--emptyOutDir'];

/** One that nobody listens on. */
export const freePort = () =>
  new Promise((settle, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => settle(port));
    });
  });

/** A directory that goes with the command. */
export function temporary() {
  const directory = mkdtempSync(join(tmpdir(), 'nephrodesk-bench-'));
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** Builds into `directory`. @param args of the build: what, beside the product, and how */
export function build(directory, args = [], more = {}) {
  const [what = []] = args.length > 0 && !args[0].startsWith('-') ? [[args.shift()]] : [];
  const own = what.length > 0 ? ['--config', 'vite.config.ts'] : [];
  const all = ['build', ...what, ...own, '--manifest', ...quiet, ...args, '--outDir', directory];
  if (!tool('vite', all, { env: { ...env, ...more } })) giveUp('The build failed.');
}

/** Does something when it is first asked for. */
function once(make) {
  let made;
  return () => (made ??= make());
}

/** @param executablePath of the Chromium */
export async function openSetting(executablePath) {
  const stops = [];
  const served = async (directory) => {
    const port = await freePort();
    stops.push(await serve({ directory, port }));
    return { directory, origin: `http://localhost:${port}` };
  };
  console.log('Building …');
  const directory = temporary();
  build(directory, ['--sourcemap', 'hidden']);
  const product = await served(directory);
  const browser = await chromium.launch({ executablePath });
  return {
    ...product,
    browser,
    executablePath,
    /** The same packages saying hello, in the same run: what is slow today is slow for both. */
    floor: once(async () => {
      const beside = temporary();
      build(beside, ['tests/bench/floor']);
      return served(beside);
    }),
    /** The page that fills the database lies beside the application, for a database belongs to its origin. */
    filler: once(() => {
      build(join(directory, 'fill'), ['tests/bench/fill', '--base', '/fill/']);
      return `${product.origin}/fill/index.html`;
    }),
    /** A browser of somebody who was never here. */
    async profile(options = {}) {
      const viewport = { width: 1440, height: 900 };
      const context = await browser.newContext({ locale: 'en-GB', viewport, ...options });
      context.setDefaultTimeout(PATIENCE_MS);
      return context;
    },
    async close() {
      await browser.close();
      for (const stop of stops) await stop();
    },
  };
}
