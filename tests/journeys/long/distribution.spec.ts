import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build, home } from '../../support/builds.mjs';
import { expect, test } from '../../support/journey';
import { embedded } from '../../support/server';

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(directory, name)).isFile())
    .sort();
}

function hashes(directory: string): Record<string, string> {
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(directory, name)))
      .digest('hex');
  return Object.fromEntries(filesBelow(directory).map((name) => [name, hash(name)]));
}

test('SC01: the same source builds to the same files', async () => {
  test.slow();
  const again = { ...embedded, directory: `${home}dist-again` };
  await build(again);
  expect(hashes(again.directory)).toEqual(hashes(embedded.directory));
  rmSync(again.directory, { recursive: true });
});

test('§2.6: with demonstration and customizer switched off nothing of either is delivered', async () => {
  test.slow();
  const directory = `${home}dist-without-extras`;
  const textIn = (built: string) =>
    readdirSync(join(built, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(built, 'assets', name), 'utf8'))
      .join('\n');
  const parts = [
    'authenticate/login',
    'demo.nephrodesk.test',
    'apps/todo/new-task',
    'Throw out the old banner',
    'nd-gear',
    'nd-customizer-panel',
  ];
  const delivered = textIn(embedded.directory);
  expect(parts.filter((part) => delivered.includes(part))).toEqual(parts);
  await build({ directory, env: { ...embedded.env, VITE_DEMOS: 'off', VITE_CUSTOMIZER: 'off' } });
  const left = textIn(directory);
  expect(parts.filter((part) => left.includes(part))).toEqual([]);
  rmSync(directory, { recursive: true });
});
