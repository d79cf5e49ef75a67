import { describe, expect, it } from 'vitest';
import { readTableFile, RefusedFile, limits } from '@/showcase/extensions/import/tableFile';
import {
  fileName,
  fileOf,
  formats,
  type Format,
  type TableCells,
} from '@/showcase/extensions/export/tableFormats';
import { isLoosely } from '@/showcase/tables/react-tables/looseMatch';
import { clinicNodes, nodeOf, partWith } from '@/showcase/extensions/tree/clinicNodes';
import { kindOf } from '@/showcase/extensions/file-uploader/pictureFile';

const awkward = [
  '=1+1',
  '+49 30 1',
  '-5 %',
  '@SUM(A1)',
  '\tafter a tab',
  '\rafter a return',
  ' =with a space before',
  "'=already marked",
  "''=twice",
  "'plain",
  '"quoted"',
  'two\nlines',
  'semi;colon, comma',
  '\uFEFFmark of order',
  '_x000D_ as text',
  'Żółć 王 👩🏽‍⚕️ عربي',
  ' both ends ',
  '<b>&amp;</b>',
  '12',
  '',
];
const table: TableCells = [
  ['Name', 'Cell', 'Figure'],
  ...awkward.map((cell, index) => [`row ${index}`, cell, index - 3]),
];
const texts = table.map((row) => row.map(String));

/** A tabulated text is read by the same reader under a name that it takes. */
const readable: Record<Format, string> = { xlsx: 'xlsx', csv: 'csv', txt: 'csv' };

const refusalOf = (file: File) =>
  readTableFile(file).then(
    () => 'read',
    (thrown: unknown) => (thrown instanceof RefusedFile ? thrown.refusal : String(thrown)),
  );
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);

describe('XS06: what is exported', () => {
  it.each(formats)('reads back the same as %s', async (format) => {
    const blob = await fileOf(table, format);
    const { heads, rows, uneven } = await readTableFile(file(`table.${readable[format]}`, blob));
    expect([heads, ...rows]).toEqual(texts);
    expect(uneven).toBe(0);
  });

  it.each(['csv', 'txt'] as const)('has no cell in %s that a spreadsheet would run', async (format) => {
    const text = await (await fileOf(table, format)).text();
    const cells = text
      .replace(/^\uFEFF/, '')
      .split(/\r\n|[,\t]/)
      .map((cell) => cell.replace(/^"/, ''));
    expect(cells.filter((cell) => /^\s*[=+@]/.test(cell))).toEqual([]);
    expect(text).toContain("'=1+1");
    expect(text).toContain("'-5 %");
  });

  it('has only texts and figures in a workbook', async () => {
    const bytes = new Uint8Array(await (await fileOf(table, 'xlsx')).arrayBuffer());
    expect(new TextDecoder('latin1').decode(bytes)).not.toContain('<f>');
  });
});

describe('the name of a file', () => {
  it.each([
    ['sessions', 'sessions.xlsx'],
    ['sessions.xlsx', 'sessions.xlsx'],
    ['sessions.csv', 'sessions.xlsx'],
    ['../../a<b>:c', 'abc.xlsx'],
    ['  Sitzungen März  ', 'Sitzungen März.xlsx'],
  ])('%s becomes %s', (typed, name) => expect(fileName(typed, 'xlsx')).toBe(name));

  it.each(['', '   ', '...', '///', '.csv'])('“%s” is none', (typed) =>
    expect(fileName(typed, 'csv')).toBeNull(),
  );
});

describe('XS07: a file that is read', () => {
  it.each([
    ['with semicolons', 'a;b\r\n1,5;2\r\n'],
    ['with tabs', 'a\tb\n1,5\t2\n'],
    ['with quotation marks', '"a","b"\n"1,5",2\n'],
    ['that says what separates', 'sep=;\r\na;b\r\n1,5;2\r\n'],
    ['with a mark of order', '\uFEFFa;b\n1,5;2\n'],
  ])('%s', async (_, text) => {
    expect(await readTableFile(file('t.csv', text))).toEqual({
      heads: ['a', 'b'],
      rows: [['1,5', '2']],
      uneven: 0,
    });
  });

  it('in the older Western European encoding, and in UTF-16', async () => {
    const latin = Uint8Array.from([0x61, 0x3b, 0x62, 0x0a, 0xe9, 0x3b, 0xfc, 0x0a]);
    expect((await readTableFile(file('t.csv', latin))).rows).toEqual([['é', 'ü']]);
    const wide = new Uint8Array(Uint16Array.from('\uFEFFa;b\né;ü\n', (sign) => sign.charCodeAt(0)).buffer);
    expect((await readTableFile(file('t.csv', wide))).rows).toEqual([['é', 'ü']]);
  });

  it('with uneven rows, which are told and made even', async () => {
    const read = await readTableFile(file('t.csv', 'a,b\n1\n1,2,3\n1,2\n'));
    expect(read).toEqual({
      heads: ['a', 'b'],
      rows: [
        ['1', ''],
        ['1', '2'],
        ['1', '2'],
      ],
      uneven: 2,
    });
  });
});

describe('XS07: a file that is refused', () => {
  const pdf = '%PDF-1.7\n';
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
  const ole = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

  it.each([
    ['another ending', 'name', file('t.pdf', pdf)],
    ['no ending', 'name', file('table', 'a,b\n1,2\n')],
    ['an old workbook', 'oldExcel', file('t.xls', ole)],
    ['an old workbook under a new name', 'oldExcel', file('t.xlsx', ole)],
    ['a text named as a workbook', 'notWorkbook', file('t.xlsx', 'a,b\n1,2\n')],
    [
      'something packed that is no workbook',
      'notWorkbook',
      file('t.xlsx', Uint8Array.from([0x50, 0x4b, 3, 4, ...Array<number>(40).fill(0)])),
    ],
    ['a picture named as a table', 'notCsv', file('t.csv', png)],
    ['a document named as a table', 'notCsv', file('t.csv', pdf)],
    ['markup named as a table', 'notCsv', file('t.csv', '<!doctype html><p>a,b')],
    ['nothing', 'empty', file('t.csv')],
    ['heads alone', 'empty', file('t.csv', 'a,b\n')],
    ['too many rows', 'rows', file('t.csv', `a,b\n${'1,2\n'.repeat(limits.rows + 1)}`)],
    ['too many columns', 'columns', file('t.csv', `${'a,'.repeat(limits.columns)}b\n1,2\n`)],
    ['too many bytes', 'size', file('t.csv', new Uint8Array(limits.bytes + 1))],
  ])('%s: %s', async (_, refusal, given) => expect(await refusalOf(given)).toBe(refusal));

  it('a workbook named as a text', async () => {
    expect(await refusalOf(file('t.csv', await fileOf(table, 'xlsx')))).toBe('isWorkbook');
  });

  it('a workbook that is cut off', async () => {
    const whole = await (await fileOf(table, 'xlsx')).arrayBuffer();
    expect(['notWorkbook', 'damaged']).toContain(
      await refusalOf(file('t.xlsx', whole.slice(0, whole.byteLength / 2))),
    );
  });

  it('an open quotation mark, with the line it stands in', async () => {
    const wrong = await readTableFile(file('t.csv', 'a,b\n1,2\n3,"4\n5,6\n')).catch(
      (thrown: unknown) => thrown,
    );
    expect(wrong).toBeInstanceOf(RefusedFile);
    expect(wrong).toMatchObject({ refusal: 'quotes', line: 3 });
  });
});

describe('the search of letters in order', () => {
  it.each([
    ['Highbarrow', 'hbw', true],
    ['Highbarrow', 'H B', true],
    ['Highbarrow', 'wh', false],
    ['Highbarrow', '', true],
  ])('%s by “%s”: %s', (text, typed, found) => expect(isLoosely(text, typed)).toBe(found));
});

describe('the part of a tree that is found', () => {
  it('keeps what is above a match, and opens it', () => {
    const { part, open, matches } = partWith(clinicNodes, 'quay 2');
    expect(matches).toBe(1);
    expect(open).toEqual(['Quay']);
    expect(part.map(({ key, children }) => [key, children?.map((child) => child.key)])).toEqual([
      ['Quay', ['Quay-2']],
    ]);
  });

  it('is empty where nothing is', () => expect(partWith(clinicNodes, 'nothing like it').part).toEqual([]));

  it('finds a node wherever it is', () => {
    expect(nodeOf(clinicNodes, 'Quay-2')?.name).toBe('Quay 2');
    expect(nodeOf(clinicNodes, 'none')).toBeUndefined();
  });
});

describe('the kind of a picture', () => {
  it('is what its first bytes say', () => {
    expect(kindOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), ['jpeg', 'png'])).toBe('jpeg');
    expect(kindOf(Uint8Array.from([0x47, 0x49, 0x46, 0x38]), ['jpeg', 'png'])).toBeUndefined();
    expect(kindOf(new TextEncoder().encode('RIFF....WEBP'), ['webp'])).toBe('webp');
    expect(kindOf(new Uint8Array(), ['png'])).toBeUndefined();
  });
});
