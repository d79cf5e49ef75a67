// Whether a clinic's server is to be built before it starts, and with what environment.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All that a build is made of, and the settings that `vite` reads by itself. */
const sources = [
  'src',
  'public',
  'scripts',
  'patches',
  'index.html',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
  '.env.production',
  '.env.production.local',
];

function filesAt(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .toSorted();
}

/**
 * What a build of a folder would be made of, as one hash of contents: times are no sign, for a copy or an unpacked
 * archive may be older or newer than what it replaces.
 */
export function stampOf(home, env) {
  const hash = createHash('sha256');
  const note = (name, content) => hash.update(`${name}\0${content.length}\0`).update(content);
  for (const path of sources.flatMap((name) => filesAt(join(home, name))))
    note(path.slice(home.length), readFileSync(path));
  for (const name of Object.keys(env).toSorted()) if (name.startsWith('VITE_')) note(name, env[name]);
  return hash.digest('hex');
}

/** What a build needs of the environment: nothing that opens a database, a mailbox or a file. */
const needed =
  /^(PATH|PATHEXT|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|WINDIR|COMSPEC|TEMP|TMP|TMPDIR|LANG|LC_\w+|TZ|TERM|CI|NO_COLOR|FORCE_COLOR|NODE_ENV|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|HTTPS?_PROXY|NO_PROXY|npm_execpath|npm_config_(cache|registry|userconfig)|VITE_\w+)$/i;

/** The environment of a build: others' programs run in it. */
export const environmentOfBuild = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => needed.test(name)));

const kept = (home) => join(home, 'dist-server', 'built.json');

/** What each part was built of: `{ pages, server }`, each absent where it was not built. */
export function builtOf(home) {
  try {
    return JSON.parse(readFileSync(kept(home), 'utf8'));
  } catch {
    return {};
  }
}

export const noteBuilt = (home, built) => writeFileSync(kept(home), JSON.stringify(built));
