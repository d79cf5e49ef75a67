// What the first load and the pages that are opened most cost to download, in gzipped bytes of the build for one browser,
// beside the table that was agreed on. `node scripts/bytes.mjs write` measures anew what the table names.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, builds } from '../tests/support/builds.mjs';
import { firstSize, routeSizes } from '../tests/bench/sizes.mjs';
import { home } from './prerequisites.mjs';

const table = join(home, 'tests/bench/bytes.json');
/** So much more than agreed is let pass. */
const MORE = 1.03;
const FIRST_LOAD = 'first load';

const readTable = () => JSON.parse(readFileSync(table, 'utf8'));

/** Bytes of JavaScript by the names of the table: of the first load, and of each page beyond it; undefined where there is none. */
function measure() {
  const { directory } = builds.embedded;
  const pages = new Map(routeSizes(directory).map(({ page, js }) => [page, js]));
  return Object.fromEntries(
    Object.keys(readTable()).map((name) => [
      name,
      name === FIRST_LOAD ? firstSize(directory) : pages.get(name),
    ]),
  );
}

/** @returns the outcome of a step of the tests */
export async function checkBytes() {
  const measured = measure();
  const problems = Object.entries(readTable()).flatMap(([name, agreed]) => {
    const bytes = measured[name];
    if (bytes === undefined) return `${name}: there is no such page any more.`;
    return bytes > agreed * MORE
      ? `${name}: ${bytes} bytes, ${bytes - agreed} more than the ${agreed} agreed on.`
      : [];
  });
  if (problems.length === 0) return { succeeded: true };
  problems.push('Make it smaller, or change the table in the same commit: node scripts/bytes.mjs write.');
  return { succeeded: false, output: problems.join('\n') };
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] === 'write') {
  await build(builds.embedded);
  writeFileSync(table, `${JSON.stringify(measure(), null, 2)}\n`);
}
