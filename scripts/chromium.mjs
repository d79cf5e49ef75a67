// Finds a browser of the Chromium family for the journeys: an installed one first, a downloaded one otherwise.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { giveUp, runBeside, runTool } from './prerequisites.mjs';

// Those without a window come first: they do a fifth less for the same page.
const commands = [
  'chrome-headless-shell',
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];

const usualPlaces = {
  linux: [
    '/opt/google/chrome/chrome',
    '/opt/microsoft/msedge/msedge',
    '/usr/lib/chromium/chromium',
    '/snap/bin/chromium',
  ],
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((base) =>
      [
        'Google\\Chrome\\Application\\chrome.exe',
        'Chromium\\Application\\chrome.exe',
        'Microsoft\\Edge\\Application\\msedge.exe',
      ].map((name) => join(base, name)),
    ),
};

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function downloaded() {
  try {
    const path = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Path of a usable browser, or undefined: CHROME_PATH, then the PATH, the usual places, and Playwright's own download. */
export function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named)
    return isExecutable(named) ? named : giveUp(`CHROME_PATH names ${named}, which cannot be executed.`);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((name) => join(folder, name + suffix)));
  return [...inPath, ...(usualPlaces[process.platform] ?? [])].find(isExecutable) ?? downloaded();
}

/** Whether the system's own packages can be installed here. */
const hasDebian = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian's browser without a window. Answers whether that succeeded, and what it printed. */
async function installFromDebian() {
  if (!hasDebian()) return { succeeded: false, output: '' };
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Of a list that was never renewed an old browser would come.
  const renewed = await runBeside('apt-get', ['update'], { env });
  const packages = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'];
  const installed = await runBeside('apt-get', packages, { env });
  return { succeeded: installed.succeeded, output: renewed.output + installed.output };
}

/** A downloaded browser is useless on Linux without the system libraries it is linked to. */
function runs(path) {
  return path && (process.platform !== 'linux' || spawnSync(path, ['--version']).status === 0);
}

/**
 * As `findChromium`, but gets one where none is installed: from the system's packages, or else Playwright's own. What
 * these print is shown only where both failed, before the sentence that ends the command.
 */
export async function ensureChromium() {
  const found = findChromium();
  if (runs(found)) return found;
  console.log('No Chrome, Chromium or Edge is installed: getting one for the browser journeys …');
  const packaged = await installFromDebian();
  if (packaged.succeeded && runs(findChromium())) return findChromium();
  const fetched = await runTool('playwright', ['install', 'chromium']);
  if (fetched.succeeded && runs(downloaded())) return downloaded();
  console.error(packaged.output + fetched.output);
  return giveUp(
    'The browser journeys need Chrome, Chromium or Edge. Install one, or name it: CHROME_PATH=/path/to/chrome npm test',
  );
}
