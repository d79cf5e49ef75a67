// What the commands need before they can run: the installed packages and the tools among them. Nothing here imports a package.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const home = fileURLToPath(new URL('..', import.meta.url));

/** Ends the command with one sentence for people instead of a stack. */
export function giveUp(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** Runs npm itself, on every platform; answers whether it succeeded. Never reads from the keyboard. */
function npm(args, { env = {}, quiet = false } = {}) {
  const options = {
    cwd: home,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
  };
  const script = process.env.npm_execpath;
  const run =
    script && /^npm-cli\.c?js$/.test(basename(script))
      ? spawnSync(process.execPath, [script, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return run.status === 0;
}

/** Runs a tool of the installed packages, e.g. `tool('tsc', ['--noEmit'])`; answers whether it succeeded. */
export function tool(name, args, options) {
  return npm(['exec', '--no', '--', name, ...args], options);
}

function packagesOf(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : {};
}

/** Whether node_modules holds what the lock file names. npm writes its own record of an install only when it is complete. */
function isInstalled() {
  const wanted = packagesOf(join(home, 'package-lock.json'));
  const installed = packagesOf(join(home, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === entry.version : Boolean(entry.optional);
  });
}

/** Installs exactly what the lock file names, when it is not there yet. */
export function installPackages() {
  if (isInstalled()) return;
  console.log('Installing packages …');
  // Build and test tools are wanted even where NODE_ENV says production.
  if (!npm(['ci', '--include=dev', '--no-audit', '--no-fund'])) {
    giveUp(
      'The packages could not be installed: the lines above say why. A network connection to the npm registry is needed once.',
    );
  }
}
