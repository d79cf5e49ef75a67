// What the commands need before they can run: the installed packages and the tools among them. Nothing here imports a package.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const home = fileURLToPath(new URL('..', import.meta.url));

/** Ends the command with one sentence for people instead of a stack. */
export function giveUp(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** How npm itself is run, on every platform: a command with its arguments and options. */
function npmCommand(args) {
  const options = { cwd: home };
  const script = process.env.npm_execpath;
  return script && /^npm-cli\.c?js$/.test(basename(script))
    ? [process.execPath, [script, ...args], options]
    : ['npm', args, { ...options, shell: process.platform === 'win32' }];
}

/**
 * Runs npm and answers whether it succeeded. Never reads from the keyboard.
 * @param base the environment that `env` is added to
 */
function npm(args, { env = {}, base = process.env } = {}) {
  const [command, all, options] = npmCommand(args);
  const stdio = ['ignore', 'inherit', 'inherit'];
  return spawnSync(command, all, { ...options, env: { ...base, ...env }, stdio }).status === 0;
}

const execution = (name, args) => ['exec', '--no', '--', name, ...args];

/** Runs a tool of the installed packages, e.g. `tool('tsc', ['--noEmit'])`; answers whether it succeeded. */
export function tool(name, args, options) {
  return npm(execution(name, args), options);
}

/**
 * Runs a command beside what else runs: whether it succeeded, and what it printed, which is shown as it comes only where
 * `shown` says so.
 */
export function runBeside(command, args, { env = {}, shown = false, ...options } = {}) {
  return new Promise((settle) => {
    const output = [];
    const stdio = ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'];
    const running = spawn(command, args, { ...options, env: { ...process.env, ...env }, stdio });
    for (const stream of [running.stdout, running.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    running.once('error', (error) => settle({ succeeded: false, output: error.message }));
    running.once('close', (status) =>
      settle({ succeeded: status === 0, output: Buffer.concat(output).toString('utf8') }),
    );
  });
}

function npmBeside(args, { env, shown }) {
  const [command, all, options] = npmCommand(args);
  return runBeside(command, all, { ...options, env, shown });
}

/**
 * As `tool`, beside others that run. Answers whether it succeeded and what it printed, which is shown as it comes only
 * where `shown` says so.
 */
export function runTool(name, args, options = {}) {
  return npmBeside(execution(name, args), options);
}

/** As `runTool`, a tool that the project does not have: `name@version` is fetched into the folder `cache` once. */
export function runFetched(name, args, cache) {
  const fetched = ['exec', '--yes', `--package=${name}`, '--cache', cache, '--'];
  return npmBeside([...fetched, name.replace(/@[^@]+$/, ''), ...args], {});
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

/** Installs exactly what the lock file names, when it is not there yet. @param base as of `npm` */
export function installPackages(base = process.env) {
  if (isInstalled()) return;
  console.log('Installing packages …');
  // Build and test tools are wanted even where NODE_ENV says production.
  if (!npm(['ci', '--include=dev', '--no-audit', '--no-fund'], { base })) {
    giveUp(
      'The packages could not be installed: the lines above say why. A network connection to the npm registry is needed once.',
    );
  }
}
