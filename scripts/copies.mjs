// Looks for stretches of code that stand in two files. Run with every suite that checks the sources.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accepted } from './acceptedCopies.mjs';
import { home } from './prerequisites.mjs';

/** As many lines in a row make a copy; imports, comments, blank lines and lines of mere brackets do not count. */
const LINES = 8;
const source = /^(?!vendor\/).*\.tsx?$/;
const says = (line) => !/^$|^\/\/|^\/?\*|^[\s(){}[\]<>,;=/]*$/.test(line);

/** The lines that count, each with its number from 1. Imports are at the top of a file. */
function linesOf(file) {
  const text = readFileSync(join(home, 'src', file), 'utf8');
  const numbered = text.split('\n').map((line, index) => ({ line: line.trim(), number: index + 1 }));
  const afterImports = numbered.findLastIndex(({ line }) => /^(import .*|\} from .*);$/.test(line)) + 1;
  return numbered.slice(afterImports).filter(({ line }) => says(line));
}

/** @returns by pair of files in alphabetical order: where the first stretch of either begins */
function copies() {
  const places = new Map();
  const pairs = new Map();
  const files = readdirSync(join(home, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => source.test(file))
    .toSorted();
  for (const file of files) {
    const lines = linesOf(file);
    for (let start = 0; start + LINES <= lines.length; start += 1) {
      const stretch = lines
        .slice(start, start + LINES)
        .map(({ line }) => line)
        .join('\n');
      const place = { file, number: lines[start].number };
      for (const other of places.get(stretch) ?? []) {
        const key = `${other.file} ~ ${file}`;
        if (other.file !== file && !pairs.has(key)) pairs.set(key, [other, place]);
      }
      places.set(stretch, [...(places.get(stretch) ?? []), place]);
    }
  }
  return pairs;
}

/** @returns like every step of a suite: fails for a copy that is not accepted, and for one accepted that is gone */
export async function findCopies() {
  const pairs = copies();
  const known = new Set(accepted.flatMap((group) => group.pairs.map((files) => files.join(' ~ '))));
  const found = [...pairs].filter(([key]) => !known.has(key));
  const gone = [...known].filter((key) => !pairs.has(key));
  const problems = [
    ...found.map(
      ([, [one, other]]) =>
        `Alike for ${LINES} lines: src/${one.file}:${one.number} and src/${other.file}:${other.number}`,
    ),
    ...gone.map((key) => `No longer alike, so not to be accepted: ${key}`),
  ];
  return { succeeded: problems.length === 0, output: problems.join('\n') };
}
