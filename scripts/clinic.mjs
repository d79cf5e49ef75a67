// npm run clinic: a clinic's server, from a fresh clone to the running program; and what an operator does with it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, home, installPackages, tool } from './prerequisites.mjs';

const args = process.argv.slice(2);
const serves = args.length === 0 || args[0] === 'serve';
for (const name of ['.env.local', '.env'])
  if (existsSync(join(home, name))) process.loadEnvFile(join(home, name));

installPackages();
const files = join(home, 'dist-clinic');

/** The application as a server delivers it: its calls go to where it came from. */
const served = {
  VITE_AUTH_HOST: 'same-origin',
  VITE_CARE_HOST: 'same-origin',
  VITE_DEMOS: 'off',
};
if (serves) {
  console.log('Building …');
  if (
    !tool('vite', ['build', '--logLevel', 'warn', '--outDir', 'dist-clinic', '--emptyOutDir'], {
      env: served,
    })
  )
    giveUp('The build failed: the lines above say why.');
}
const server = ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'];
if (!tool('vite', server)) giveUp('The build of the server failed: the lines above say why.');

const running = spawn(process.execPath, [join(home, 'dist-server', 'main.js'), ...args], {
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env, CLINIC_FILES: files },
});
// A signal for the group reaches both; one for this process alone is handed on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => running.kill(signal));
running.on('exit', (status) => process.exit(status ?? 1));
