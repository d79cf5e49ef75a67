import { describe, expect, it } from 'vitest';
import { LARGEST_JSON } from '@/features/patients/imports/run/fileLimits';
import { readFiles } from '@/features/patients/imports/run/readFiles';
import {
  aBundle,
  anObservation,
  aPatient,
  aPressure,
  aCondition,
  OPTIONS,
} from '../../../../domain/fhir/synthea';

const encode = (text: string) => new TextEncoder().encode(text);
const fileOf = (name: string, ...parts: (string | Uint8Array)[]) =>
  new File(parts.map((part) => (typeof part === 'string' ? encode(part) : part)) as BlobPart[], name);
const read = (...files: File[]) => readFiles(files, OPTIONS, () => undefined);

const good = aBundle([aPatient(), aPressure(1, 151.4, 93.2), aCondition(1, '38341003')]);
const goodFile = () => fileOf('good.json', JSON.stringify(good));
const lines = (...resources: unknown[]) => resources.map((resource) => JSON.stringify(resource)).join('\n');

describe('reading files', () => {
  it('XS07: a byte order mark, CRLF line ends and letters of several bytes at a piece boundary are read right', async () => {
    const padding = ' '.repeat(2 * 1024 * 1024 - 200);
    const text = JSON.stringify(good, null, 2).replaceAll('\n', '\r\n');
    const { records, report } = await read(
      fileOf('bom.json', new Uint8Array([0xef, 0xbb, 0xbf]), padding, text),
    );
    expect(records[0]?.patient.firstName).toBe('José María');
    expect(report.problems).toEqual([]);
    // Of two texts one byte apart, one has its boundary inside a letter.
    for (const start of ['a', 'aa']) {
      const note = start + 'é'.repeat(1_400_000);
      const split = await read(fileOf('x.ndjson', `${lines(aPatient({ note }))}\r\n\r\n`));
      expect(split.records).toHaveLength(1);
    }
  });

  it.each([
    ['empty.json', fileOf('empty.json'), { reason: 'empty' }],
    ['blank.json', fileOf('blank.json', ' \n '), { reason: 'empty' }],
    ['broken', fileOf('a.json', JSON.stringify(good).slice(0, -20)), { reason: 'notJson' }],
    ['semicolons', fileOf('a.json', 'id;name\n1;"x'), { reason: 'notJson' }],
    ['Latin-1', fileOf('a.json', '{"name":"Jos', new Uint8Array([0xe9]), '"}'), { reason: 'notUtf8' }],
    ['cut in a letter', fileOf('a.json', '"', new Uint8Array([0xc3])), { reason: 'notUtf8' }],
    ['csv', fileOf('a.csv', 'id,name'), { reason: 'csvAlone' }],
    ['zip', fileOf('a.zip', 'PK'), { reason: 'wrongExtension' }],
    ['no entry', fileOf('a.json', '{"resourceType":"Bundle","entry":[]}'), { reason: 'noResources' }],
    [
      'broken line',
      fileOf('a.ndjson', `${lines(aPatient(), anObservation(1))}\n{"resourceType":`),
      { reason: 'notJson', line: 3 },
    ],
    [
      'too large',
      Object.defineProperty(fileOf('a.json', '{}'), 'size', { value: LARGEST_JSON + 1 }),
      { reason: 'tooLarge' },
    ],
  ])('XS07: %s contributes nothing, and the other file goes on', async (_, bad, expected) => {
    const { records, report } = await read(bad, goodFile());
    expect(report.problems).toEqual([{ file: bad.name, ...expected }]);
    expect(report.files.map(({ file }) => file)).toEqual(['good.json']);
    expect(records).toHaveLength(1);
    expect(records[0]?.readings).toHaveLength(1);
  });

  it('puts a bulk export together: one kind of resource per file, in any order', async () => {
    const subject = { subject: { reference: 'Patient/p-1' } };
    const { records, report } = await read(
      fileOf('Observation.ndjson', lines(aPressure(1, 150, 90, subject), anObservation(2, subject))),
      fileOf('Condition.ndjson', lines(aCondition(1, '44054006', 'active', subject))),
      fileOf(
        'Patient.ndjson',
        lines(aPatient({ id: 'p-1' }), aPatient({ id: 'p-2', identifier: undefined })),
      ),
    );
    expect(records).toHaveLength(2);
    expect(records[0]?.readings.map(({ measure }) => measure)).toEqual(['bloodPressure', 'pulse']);
    expect(records[0]?.patient.pathologies).toEqual(['DiabetesT2']);
    expect(report.findings).toEqual([]);
  });

  it('reads a bundle per line and says on which line something was left out', async () => {
    const { records, report } = await read(
      fileOf('a.ndjson', lines(good, aBundle([anObservation(9, { code: 7 })]))),
    );
    expect(records).toHaveLength(1);
    expect(report.findings).toMatchObject([{ reason: 'wrongType', where: '2: entry[0] code' }]);
  });

  it('XS08: the same file twice adds nothing and says so', async () => {
    const once = await read(goodFile());
    const twice = await read(goodFile(), goodFile());
    expect(twice.records).toEqual(once.records);
    expect(twice.report.findings.map(({ file, reason, count }) => [file, reason, count])).toEqual([
      ['good.json (2)', 'duplicate', 1],
      ['good.json (2)', 'duplicate', 1],
      ['good.json (2)', 'duplicate', 1],
    ]);
  });

  it('tells how far it is, up to the end', async () => {
    const steps: number[] = [];
    await readFiles([goodFile(), goodFile()], OPTIONS, ({ fraction }) => steps.push(fraction));
    expect(steps).toEqual([0.5, 1]);
  });
});
