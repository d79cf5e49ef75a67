import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const patches = readdirSync('patches').filter((file) => file.endsWith('.patch'));
const linesWith = (patch: string, sign: '+' | '-') =>
  patch
    .split('\n')
    .filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)))
    .map((line) => line.slice(1));

describe.each(patches)('The patch %s', (file) => {
  const patch = readFileSync(`patches/${file}`, 'utf8');
  const [, library = '', version = ''] = /^(.+)\+(.+)\.patch$/.exec(file) ?? [];

  it('is for the version that is installed', () => {
    const installed = JSON.parse(readFileSync(`node_modules/${library}/package.json`, 'utf8'));
    expect(installed.version).toBe(version);
  });

  it('stands in the installed file, and what it takes away does not', () => {
    const path = /^\+\+\+ b\/(.+)$/m.exec(patch)?.[1] ?? '';
    const installed = readFileSync(path, 'utf8');
    const added = linesWith(patch, '+');
    const left = linesWith(patch, '-').filter((line) => !added.includes(line) && line.trim().length > 20);
    expect(added.length).toBeGreaterThan(0);
    for (const line of added) expect(installed).toContain(line);
    for (const line of left) expect(installed).not.toContain(line);
  });

  it('is explained', () => {
    expect(readFileSync('patches/README.md', 'utf8')).toMatch(new RegExp(`^\\| ${library}\\b`, 'm'));
  });
});
