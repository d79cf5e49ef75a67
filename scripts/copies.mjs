// npm run check: no stretch of eight lines stands in two files, but for those named here with the reason why they stay.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './prerequisites.mjs';

const LINES = 8;
/** Shorter stretches of many short words are lists of fields, not logic. */
const TOKENS = 60;

/** Pairs that may stay alike, below src, in alphabetical order. */
const accepted = [];

const nameOf = ({ name }) => name.replaceAll('\\', '/').replace(/^.*?src\//, '');
const keyOf = (files) => files.toSorted().join(' ~ ');

/** @returns what is alike and not accepted, and what is accepted and no longer alike, a line each */
function judge({ duplicates }) {
  const known = new Map(accepted.map(({ files }) => [keyOf(files), false]));
  const found = duplicates.flatMap(({ firstFile, secondFile, lines }) => {
    const files = [firstFile, secondFile].map(nameOf);
    const key = keyOf(files);
    if (known.has(key)) {
      known.set(key, true);
      return [];
    }
    const places = [firstFile, secondFile].map((file) => `src/${nameOf(file)}:${file.start}`);
    return [`${lines} lines stand twice: ${places.join(' and ')}`];
  });
  const gone = [...known].filter(([, seen]) => !seen).map(([key]) => `No longer alike: ${key}`);
  return [...found, ...gone];
}

/** Looks for copies in src. @returns like every step of a suite */
export async function findCopies() {
  const folder = mkdtempSync(join(tmpdir(), 'copies-'));
  try {
    const { succeeded, output } = await runTool('jscpd', [
      'src',
      '--min-lines',
      String(LINES),
      '--min-tokens',
      String(TOKENS),
      '--format',
      'typescript,tsx',
      '--ignore',
      '**/locales/**,**/vendor/**',
      '--reporters',
      'json',
      '--output',
      folder,
      '--silent',
    ]);
    if (!succeeded) return { succeeded, output };
    const problems = judge(JSON.parse(readFileSync(join(folder, 'jscpd-report.json'), 'utf8')));
    return { succeeded: problems.length === 0, output: problems.join('\n') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
