// What each page costs to download, in gzipped bytes of the build for one browser, beside the table that was agreed on.
// `node scripts/bytes.mjs write` makes a new table of the build in dist: what grew is seen in the change itself.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, builds } from '../tests/support/builds.mjs';
import { firstSize, routeSizes } from '../tests/bench/sizes.mjs';
import { home } from './prerequisites.mjs';

const table = join(home, 'tests/bench/bytes.json');
/** So much more than agreed is let pass: names of files change with every build. */
const MORE = 1.02;
const FEW = 64;

/** Bytes of JavaScript: of the first load, and of each page beyond it. */
function measure() {
  const { directory } = builds.embedded;
  const pages = routeSizes(directory).map(({ page, js }) => [page, js]);
  return Object.fromEntries([
    ['first load', firstSize(directory)],
    ...pages.toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]);
}

/** @returns the outcome of a step of the tests */
export async function checkBytes() {
  const agreed = JSON.parse(readFileSync(table, 'utf8'));
  const measured = measure();
  const problems = [];
  for (const [page, bytes] of Object.entries(measured)) {
    const before = agreed[page];
    if (before === undefined) problems.push(`${page}: ${bytes} bytes, and the table has no such page.`);
    else if (bytes > Math.max(before * MORE, before + FEW))
      problems.push(`${page}: ${bytes} bytes, ${bytes - before} more than the ${before} agreed on.`);
  }
  for (const page of Object.keys(agreed))
    if (measured[page] === undefined) problems.push(`${page}: there is no such page any more.`);
  if (problems.length === 0) return { succeeded: true };
  problems.push('Make it smaller, or change the table in the same commit: node scripts/bytes.mjs write.');
  return { succeeded: false, output: problems.join('\n') };
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] === 'write') {
  await build(builds.embedded);
  writeFileSync(table, `${JSON.stringify(measure(), null, 2)}\n`);
}
