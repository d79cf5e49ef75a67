// npm run clinic: a clinic's server, from a fresh clone to the running program; and what an operator does with it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtOf, environmentOfBuild, noteBuilt, stampOf } from './clinicBuild.mjs';
import { giveUp, home, installPackages, tool } from './prerequisites.mjs';

const args = process.argv.slice(2);
const builds = args[0] === 'build';
const serves = args.length === 0 || args[0] === 'serve' || builds;
for (const name of ['.env.local', '.env'])
  if (existsSync(join(home, name))) process.loadEnvFile(join(home, name));

const base = environmentOfBuild(process.env);
installPackages(base);
const files = join(home, 'dist-clinic');
const program = join(home, 'dist-server', 'main.js');

/** The application as a server delivers it: its calls go to where it came from. */
const served = {
  VITE_AUTH_HOST: 'same-origin',
  VITE_CARE_HOST: 'same-origin',
  VITE_DEMOS: 'off',
};
const stamp = stampOf(home, base);
const built = builtOf(home);
const isProgramStale = !existsSync(program) || built.server !== stamp;
const arePagesStale = serves && (!existsSync(join(files, 'index.html')) || built.pages !== stamp);
if (isProgramStale || arePagesStale) console.log('Building …');
if (isProgramStale) {
  const server = ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'];
  if (!tool('vite', server, { base })) giveUp('The build of the server failed: the lines above say why.');
  built.server = stamp;
  noteBuilt(home, built);
}
if (arePagesStale) {
  const pages = ['build', '--logLevel', 'warn', '--outDir', 'dist-clinic', '--emptyOutDir'];
  if (!tool('vite', pages, { base, env: served })) giveUp('The build failed: the lines above say why.');
  built.pages = stamp;
  noteBuilt(home, built);
}
if (builds) process.exit(0);

const running = spawn(process.execPath, [program, ...args], {
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env, CLINIC_FILES: files },
});
// A signal for the group reaches both; one for this process alone is handed on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => running.kill(signal));
running.on('exit', (status) => process.exit(status ?? 1));
