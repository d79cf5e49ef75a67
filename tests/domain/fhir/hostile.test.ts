import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readResources } from '@/domain/fhir/read/collector';
import { entriesOf } from '@/domain/fhir/read/entries';
import { toBundle } from '@/domain/fhir/write/toBundle';
import { patientRecordSchema } from '@/domain/exchange/patientRecord';
import {
  aBundle,
  aCondition,
  anObservation,
  aPatient,
  aPressure,
  aRequest,
  inputs,
  loinc,
  NOW,
  OPTIONS,
  PATIENT_ID,
  quantity,
} from './synthea';
import { isWhole } from '@tests/support/extent';

const whole = aBundle([
  aPatient(),
  aPressure(1, 150, 90),
  anObservation(2),
  anObservation(3, { code: loinc('2160-0'), ...quantity(1.2, 'mg/dL') }),
  aCondition(1, '38341003'),
  aRequest(1, { dosageInstruction: [{ text: 'daily' }] }),
]);
const own = toBundle(
  readResources(inputs(whole.entry.map(({ resource }) => resource)), OPTIONS).records[0] ?? fail(),
  NOW,
);
function fail(): never {
  throw new Error('The sample could not be read');
}

const read = (document: unknown) =>
  readResources(
    [...entriesOf(document)].map((found) => ({ file: 'x.json', ...found })),
    OPTIONS,
  );

/** Whatever came in: it was counted once, what came out fits its schema, and no prototype was touched. */
function expectSane(document: unknown): void {
  const total = [...entriesOf(document)].length;
  const { records, report } = read(document);
  for (const record of records) patientRecordSchema.parse(record);
  for (const counts of report.files) {
    const {
      resources,
      patients,
      conditions,
      readings,
      medicationRequests,
      labResults,
      allergies,
      used,
      leftOut,
    } = counts;
    expect(resources).toBe(total);
    const taken = patients + conditions + readings + medicationRequests + labResults + allergies + used;
    expect(taken + leftOut).toBe(total);
    const lines = report.findings.filter(({ scope }) => scope === 'resource');
    expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(leftOut);
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(([] as { polluted?: unknown }).polluted).toBeUndefined();
}

/** All places in a JSON value, as paths. */
function places(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: (string | number)[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

const poison = JSON.parse(
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
) as unknown;
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    poison,
    [poison],
    null,
    '',
    [],
    {},
    [[]],
    [null],
    -1,
    1e308,
    '__proto__',
    'constructor',
    'Patient/__proto__',
  ),
);

describe('hostile input', () => {
  it('AP10: any change at any places of a bundle ends in records and a report, never in an exception', () => {
    for (const bundle of [whole, own]) {
      const change = fc.tuple(fc.constantFrom(...places(bundle)), anything);
      const survives = fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        let mutated: unknown = bundle;
        for (const [path, value] of changes) {
          const exists = path
            .slice(0, -1)
            .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], mutated);
          if (path.length === 0 || (typeof exists === 'object' && exists !== null))
            mutated = replaced(mutated, path, value);
        }
        expectSane(mutated);
      });
      expect(() => fc.assert(survives, { numRuns: isWhole ? 400 : 100 })).not.toThrow();
    }
  });

  it('AP10: a resource with a key that could reach a prototype is refused, at any depth', () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const deep = JSON.parse(
        `{"resourceType":"Observation","a":[{"b":{"${key}":{"polluted":true}}}]}`,
      ) as unknown;
      const { report } = read({
        resourceType: 'Bundle',
        entry: [{ resource: aPatient() }, { resource: deep }],
      });
      expect(report.findings.map(({ reason }) => reason)).toEqual(['forbiddenKey']);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    }
  });

  it('names what is no resource at all, and where it is', () => {
    const document = {
      resourceType: 'Bundle',
      entry: [
        { resource: aPatient() },
        { resource: 'text' },
        null,
        7,
        { fullUrl: 'urn:uuid:1' },
        { resource: [] },
        { resource: {} },
        { resource: { resourceType: 7 } },
        { resource: { resourceType: '__proto__' } },
        { resource: { resourceType: 'toString' } },
      ],
    };
    expectSane(document);
    expect(
      read(document).report.findings.map(({ reason, type, where, count }) => [reason, type, where, count]),
    ).toEqual([
      ['notAnObject', '', 'entry[1]', 5],
      ['noResourceType', '', 'entry[6]', 2],
      ['notSupported', '__proto__', 'entry[8]', 1],
      ['notSupported', 'toString', 'entry[9]', 1],
    ]);
  });

  it('survives nesting without end, in resources and in bundles', () => {
    const nested = JSON.parse(
      `{"resourceType":"Observation","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    ) as unknown;
    expect(read(nested).report.findings).toMatchObject([{ reason: 'tooDeep', type: 'Observation' }]);
    let bundle: unknown = whole;
    for (let i = 0; i < 5000; i += 1) bundle = { resourceType: 'Bundle', entry: [{ resource: bundle }] };
    expect(read(bundle).report.findings).toMatchObject([{ reason: 'tooDeep', type: 'Bundle' }]);
  });

  it('a file of a million kinds makes no report of a million lines', () => {
    const kinds = Array.from({ length: 2000 }, (_, n) => ({ resourceType: `Kind${n}${'x'.repeat(1000)}` }));
    const { findings, files } = read(kinds).report;
    expect(findings.length).toBeLessThan(600);
    expect(files[0]?.leftOut).toBe(2000);
    expect(findings[0]?.type).toHaveLength(121);
  });
});

describe('whose is it', () => {
  const anna = aPatient({ id: '1', identifier: [{ system: 'a', value: '1' }] });
  const bert = aPatient({
    id: '1',
    identifier: [{ system: 'b', value: '1' }],
    birthDate: '1950-01-01',
    name: [{ family: 'B', given: ['B'] }],
  });
  const of = (n: number) => anObservation(n, { subject: { reference: 'Patient/1' } });

  it('an id in two files that stands for two persons is each file’s own; in a third it is nobody’s', () => {
    const { records, report } = readResources(
      [
        ...inputs([anna, of(1)], 'a.json'),
        ...inputs([bert, of(2), of(3)], 'b.json'),
        ...inputs([of(4)], 'c.json'),
      ].map(({ fullUrl: _fullUrl, ...input }) => input),
      OPTIONS,
    );
    expect(records.map(({ readings }) => readings.length)).toEqual([1, 2]);
    expect(report.findings).toMatchObject([{ file: 'c.json', reason: 'patientAmbiguous', count: 1 }]);
  });

  it('two persons under one world-wide id are told apart, for a person to decide', () => {
    const other = aPatient({
      birthDate: '1950-01-01',
      name: [{ family: 'Else', given: ['Someone'] }],
      identifier: undefined,
    });
    const { records, report } = readResources(
      [...inputs([aPatient()], 'a.json'), ...inputs([other], 'b.json')],
      OPTIONS,
    );
    expect(records.map(({ patient }) => [patient.id, patient.lastName])).toEqual([
      [PATIENT_ID, 'Casares423'],
      [PATIENT_ID, 'Else'],
    ]);
    expect(report.findings).toEqual([]);
  });

  it.each([
    [`Patient/${PATIENT_ID}`],
    [`urn:uuid:${PATIENT_ID}`],
    [`Patient/${PATIENT_ID}/_history/3`],
    [`https://fhir.example/r4/Patient/${PATIENT_ID}`],
  ])('a patient is found by %s', (reference) => {
    const resources = [aPatient(), anObservation(1, { subject: { reference } })];
    const found = readResources(
      resources.map((resource) => ({ file: 'Patient.ndjson', resource })),
      OPTIONS,
    );
    expect(found.records[0]?.readings).toHaveLength(1);
  });

  it('the same number at another server is another patient', () => {
    const subject = { subject: { reference: 'https://b.example/Patient/1' } };
    const { records, report } = readResources(
      [
        { file: 'a.json', fullUrl: 'https://a.example/Patient/1', resource: anna },
        { file: 'a.json', resource: anObservation(1, subject) },
      ],
      OPTIONS,
    );
    expect(records[0]?.readings).toEqual([]);
    expect(report.findings).toMatchObject([{ reason: 'patientNotInFiles' }]);
  });

  it('two entries of one id are one: the first', () => {
    const { records, report } = readResources(
      inputs([aPatient(), anObservation(1), aPressure(1, 120, 80)]),
      OPTIONS,
    );
    expect(records[0]?.readings.map(({ measure }) => measure)).toEqual(['pulse']);
    expect(report.findings).toMatchObject([{ reason: 'duplicate', count: 1 }]);
  });
});
