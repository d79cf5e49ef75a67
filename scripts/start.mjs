// npm start: from a fresh clone to the running application.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Nephrodesk needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
  process.exit(1);
}

const { giveUp, home, installPackages, tool } = await import('./prerequisites.mjs');
const { configuredHosts, serve } = await import('./serve.mjs');
const { existsSync } = await import('node:fs');
const { join } = await import('node:path');

// The same files, in the same order of precedence, as the build reads them.
for (const name of ['.env.production.local', '.env.production', '.env.local', '.env']) {
  if (existsSync(join(home, name))) process.loadEnvFile(join(home, name));
}

const port = Number(process.env.PORT || 4173);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  giveUp(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);

function hostsOrGiveUp() {
  try {
    return configuredHosts(process.env);
  } catch {
    return giveUp(
      'VITE_AUTH_HOST and VITE_CARE_HOST must be whole addresses, e.g. https://care.example.org, and VITE_AUTH0_DOMAIN a host name. See .env.example.',
    );
  }
}
const hosts = hostsOrGiveUp();

installPackages();
console.log('Building …');
if (!tool('vite', ['build', '--logLevel', 'warn'])) giveUp('The build failed: the lines above say why.');

try {
  const stop = await serve({ directory: join(home, 'dist'), port, hosts });
  console.log(`\nNephrodesk is running at http://localhost:${port} (stop with Ctrl+C)`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().then(() => process.exit(0)));
} catch (error) {
  if (error.code === 'EADDRINUSE')
    giveUp(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  if (error.code === 'EACCES')
    giveUp(`Port ${port} needs special rights. Choose another: PORT=4173 npm start`);
  throw error;
}
