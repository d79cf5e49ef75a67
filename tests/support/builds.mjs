// What the journeys run against. By itself, `node tests/support/builds.mjs embedded hosted` makes those named.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const home = fileURLToPath(new URL('../..', import.meta.url));

/** Addresses as a browser is told them; which ports really answer, each run and worker finds for itself (journey.ts). */
export const hostOrigin = 'http://localhost:4175';
export const providerOrigin = 'http://localhost:4187';
export const clientId = 'nephrodesk';

const named = (name, env) => ({ name, directory: `${home}${name}`, env });
export const builds = {
  /** Keeps its records in the browser. */
  embedded: named('dist', { VITE_AUTH_HOST: '', VITE_CARE_HOST: '' }),
  /** Calls hosts, and signs in by a password of theirs or through an identity provider; the demonstrations are left out. */
  hosted: named('dist-hosted', {
    VITE_AUTH_HOST: hostOrigin,
    VITE_CARE_HOST: hostOrigin,
    VITE_AUTH0_DOMAIN: providerOrigin,
    VITE_AUTH0_CLIENT_ID: clientId,
    VITE_DEMOS: 'off',
  }),
};

/** @see builds.d.mts */
export async function build({ directory, env, root = home }) {
  const vite = `${home}node_modules/vite/bin/vite.js`;
  const options = ['--config', `${home}vite.config.ts`, '--logLevel', 'warn', '--manifest'];
  // Most of what a build makes is gone with it: with room for the young less is moved to the old.
  const args = [
    '--max-semi-space-size=64',
    vite,
    'build',
    root,
    ...options,
    '--outDir',
    directory,
    '--emptyOutDir',
  ];
  await promisify(execFile)(process.execPath, args, {
    cwd: home,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITE_AUTH0_DOMAIN: '',
      VITE_AUTH0_CLIENT_ID: '',
      ...env,
    },
  }).catch((failure) => {
    throw new Error(`The build failed.\n${failure.stdout ?? ''}\n${failure.stderr ?? ''}`);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const unknown = process.argv.slice(2).filter((name) => !Object.hasOwn(builds, name));
  if (unknown.length > 0) throw new Error(`There is no build called ${unknown.join(', ')}.`);
  // At the same time: a build keeps one core busy.
  await Promise.all(process.argv.slice(2).map((name) => build(builds[name])));
}
