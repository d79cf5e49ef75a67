import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sketch } from '@/domain/csv/columns';
import { createLineReader } from '@/domain/csv/readings';
import { csvCell, csvText } from '@/shared/files/csv';

/** What somebody who means harm would begin with. */
const beginning = fc
  .tuple(
    fc.string({ unit: fc.constantFrom('\u0000', '\t', '\r', '\n', ' ', '\u00A0', '\u200B', '"', "'", ';') }),
    fc.constantFrom('=1', '+1', '-1', '@A1', 'a'),
  )
  .map(([before, text]) => before + text);

/** The note that our own import finds in a table of weights. */
function noteOf(text: string): string | undefined {
  const { delimiter, names, rows, roles } = sketch(text, true);
  const person = {
    id: 'p1',
    patientId: 'NP-1',
    firstName: 'Marie',
    lastName: 'Dubois',
    dateOfbirth: '1961-04-02',
  };
  const settings = {
    delimiter,
    roles,
    decimal: '.',
    dateOrder: 'ymd',
    timeZone: null,
    units: { weight: 'kg' },
    patient: 'p1',
  } as const;
  const read = createLineReader(
    settings,
    names,
    [{ ...person, timeZone: 'Europe/Berlin' }],
    Date.parse('2026-11-20T10:00:00Z'),
  );
  const [line] = rows.map(read);
  if (!line || !('readings' in line)) throw new Error(JSON.stringify(line));
  return line.readings[0]?.note;
}

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
    ['\u0000=1+1', "'\u0000=1+1"],
    ['\u0007\u200B @A1', "'\u0007\u200B @A1"],
    ['\u0085-1', "'\u0085-1"],
    ['\u00AD+1', "'\u00AD+1"],
    ['＝1+1', "'＝1+1"],
    [' a ', '" a "'],
    ['a=b', 'a=b'],
    ['Müller-Kohn', 'Müller-Kohn'],
    ['', ''],
  ])('%j is text', (typed, written) => {
    expect(csvCell(typed)).toBe(written);
  });

  it('is none whatever is typed, and nothing typed leaves its cell', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), beginning),
        (typed) => {
          const cell = csvCell(typed);
          const inside = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
          expect(inside).not.toMatch(/^[\s\p{C}\p{Z}]*[=+\-@]/u);
          expect(inside.replace(/^'/, '')).toBe(inside === typed ? typed.replace(/^'/, '') : typed);
          expect(cell.startsWith('"') || !/[",;\r\n]/.test(cell)).toBe(true);
          const table = csvText([
            [
              ['Measured at', 'Weight', 'Note'],
              ['2026-11-19T08:00:00Z', 70, typed],
            ],
          ]);
          // Dashes alone are how a device writes that there is nothing.
          expect(noteOf(table) ?? '').toBe(/^[\s\p{Pd}]*$/u.test(inside) ? '' : typed);
        },
      ),
    );
  });

  it.each(['-', ' - ', '=', '-–-', "'-"])('a note of %j comes back as it was typed', (typed) => {
    const weighed = ['2026-11-19T08:00:00Z', 70, typed];
    expect(noteOf(csvText([[['Measured at', 'Weight', 'Note'], weighed]]))).toBe(typed);
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
