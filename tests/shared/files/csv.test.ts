import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvText } from '@/shared/files/csv';

describe('XS01: a cell that a spreadsheet would run', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49 40 123', "'+49 40 123"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1+1', "'  =1+1"],
    ['\t=1+1', "'\t=1+1"],
    ['\u00A0=1', "'\u00A0=1"],
    ['=HYPERLINK("https://x.test","y")', '"\'=HYPERLINK(""https://x.test"",""y"")"'],
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['\r\n=1', '"\'\r\n=1"'],
    ['a=b', 'a=b'],
    ['Müller-Kohn', 'Müller-Kohn'],
    ['', ''],
  ])('%j is text', (typed, written) => {
    expect(csvCell(typed)).toBe(written);
  });

  it('is none whatever is typed, and nothing typed leaves its cell', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const cell = csvCell(typed);
        const inside = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(inside).not.toMatch(/^\s*[=+\-@]/);
        expect(inside.replace(/^'/, '')).toBe(inside === typed ? typed.replace(/^'/, '') : typed);
        expect(cell.startsWith('"') || !/[",;\r\n]/.test(cell)).toBe(true);
      }),
    );
  });

  it('keeps a number that is below zero a number', () => {
    expect(csvText([[[-1.5, '-1.5', undefined]]])).toBe("\uFEFF-1.5,'-1.5,\r\n");
  });
});

describe('every list that leaves as CSV', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(`src/${file}`, 'utf8') }));

  it('is written by the one that makes text of formulas', () => {
    const saving = files.filter(({ source }) => source.includes('text/csv'));
    const areaOf = (file: string) => file.split('/').slice(0, 2).join('/');
    const escaping = new Set(
      files
        .filter(({ source }) => /\bcsvText\b[^;]*from '@\/shared\/files\/csv'/.test(source))
        .map(({ file }) => areaOf(file.replaceAll('\\', '/'))),
    );
    expect(saving.length).toBeGreaterThan(5);
    expect(
      saving.map(({ file }) => file.replaceAll('\\', '/')).filter((file) => !escaping.has(areaOf(file))),
    ).toEqual([]);
  });
});
