import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { configuredHosts, serve } from '../../scripts/serve.mjs';

/** The top of the repository, with a closing slash. */
export const home = fileURLToPath(new URL('../..', import.meta.url));
const at = (port: number) => ({ port, origin: `http://localhost:${port}` });

/** Where the mocked identity and care hosts answer (`faults.ts`). */
export const host = at(4175);
/** The build that keeps its records in the browser. */
export const embedded = {
  ...at(4183),
  directory: `${home}dist`,
  env: { VITE_AUTH_HOST: '', VITE_CARE_HOST: '' },
};
/** The same source, built to call the hosts. */
export const hosted = {
  ...at(4184),
  directory: `${home}dist-hosted`,
  env: { VITE_AUTH_HOST: host.origin, VITE_CARE_HOST: host.origin },
};

/** Where the hosts of the third build answer: beside passwords they know the tokens of the identity provider. */
export const organisationHost = at(4186);
/** Where the organisation's identity provider answers (`provider.mjs`). */
export const provider = { ...at(4187), clientId: 'nephrodesk' };
/** The same source, built to call hosts and to sign in through the provider. */
export const organisation = {
  ...at(4185),
  directory: `${home}dist-organisation`,
  env: {
    VITE_AUTH_HOST: organisationHost.origin,
    VITE_CARE_HOST: organisationHost.origin,
    VITE_AUTH0_DOMAIN: provider.origin,
    VITE_AUTH0_CLIENT_ID: provider.clientId,
  },
};
/** A page with nothing but the shell and a menu that holds every kind of entry; the journey of the menu builds it. */
export const menuBench = {
  ...at(4189),
  directory: `${home}test-results/menuBench`,
  root: `${home}tests/support/menuBench`,
  env: {},
};
const builds = { dist: embedded, 'dist-hosted': hosted, 'dist-organisation': organisation };

/**
 * Builds for production what stands at `root`, the application where none is named. Answers nothing: a failed build
 * throws with what the build printed.
 */
export async function build({
  directory,
  env,
  root = home,
}: {
  directory: string;
  env: Record<string, string>;
  root?: string;
}): Promise<void> {
  const vite = `${home}node_modules/vite/bin/vite.js`;
  const options = ['--config', `${home}vite.config.ts`, '--logLevel', 'warn'];
  const args = [vite, 'build', root, ...options, '--outDir', directory, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, args, {
    cwd: home,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITE_AUTH0_DOMAIN: '',
      VITE_AUTH0_CLIENT_ID: '',
      ...env,
    },
  }).catch((failure: { stdout?: string; stderr?: string }) => {
    throw new Error(`The build failed.\n${failure.stdout ?? ''}\n${failure.stderr ?? ''}`);
  });
}

/** Before all journeys: every build, and a server for each. `JOURNEYS_BUILT` names those built a moment ago. */
export default async function prepare(): Promise<() => Promise<void>> {
  const built = new Set((process.env.JOURNEYS_BUILT ?? '').split(','));
  const missing = Object.entries(builds).filter(([name]) => !built.has(name));
  // At the same time: a build keeps one core busy.
  await Promise.all(missing.map(([, wanted]) => build(wanted)));
  const serving = Object.values(builds).map((made) => serve({ ...made, hosts: configuredHosts(made.env) }));
  const stops = await Promise.all(serving);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
