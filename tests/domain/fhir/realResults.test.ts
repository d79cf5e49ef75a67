import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { patientRecordSchema } from '@/domain/exchange/patientRecord';
import { entriesOf } from '@/domain/fhir/read/entries';
import { readResources } from '@/domain/fhir/read/collector';
import { analyteFacts } from '@/domain/laboratory/analyteFacts';
import { analytes } from '@/domain/laboratory/analytes';
import { importedLabProblems } from '@/domain/laboratory/labResultProblems';
import { OPTIONS } from './synthea';

// The bundles are no part of the repository: where they are not, these tests are reported as skipped.
const folder = resolve(process.cwd(), '../shared/data/fhir-r4');
const present = existsSync(folder);
const names = present ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];

interface Raw {
  resourceType: string;
  id: string;
  code: { coding: { code: string }[] };
  valueQuantity?: { value: number; unit: string };
}

/** What Synthea writes about the kidney, beside our own list: counted without any of the reader's code. */
const expectedCodes = {
  '33914-3': 'egfr',
  '38483-4': 'creatinine',
  '6299-2': 'urea',
  '6298-4': 'potassium',
  '2947-0': 'sodium',
  '20565-8': 'bicarbonate',
  '49765-1': 'calcium',
  '718-7': 'haemoglobin',
  '4548-4': 'hba1c',
  '14959-1': 'acr',
} as const;
const ours: ReadonlySet<string> = new Set(analytes.flatMap((analyte) => analyteFacts[analyte].loinc));

function read(name: string) {
  const document = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { entry: { resource: Raw }[] };
  const { records, report } = readResources(
    [...entriesOf(document)].map((found) => ({ file: name, ...found })),
    OPTIONS,
  );
  const observations = document.entry.flatMap(({ resource }) =>
    resource.resourceType === 'Observation' ? resource : [],
  );
  const codeOf = ({ code }: Raw) => code.coding.map((one) => one.code).find((one) => ours.has(one)) ?? '';
  const sent = observations.filter((raw) => ours.has(codeOf(raw)));
  return { results: records[0]?.labResults ?? [], record: records[0], report, sent, codeOf };
}
const countedBy = <T>(list: readonly T[], of: (one: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const one of list) counts[of(one)] = (counts[of(one)] ?? 0) + 1;
  return counts;
};

describe.runIf(present)('results of laboratories in real bundles', () => {
  it.each(names)('%s: none of what is in the list of analytes is left out', (name) => {
    const { results, report, sent, codeOf } = read(name);
    expect(sent.length).toBeGreaterThan(0);
    expect(countedBy(results, ({ code }) => code?.code ?? '')).toEqual(countedBy(sent, codeOf));
    expect(report.files).toMatchObject([{ labResults: sent.length }]);
    expect(report.findings.filter(({ code = '' }) => ours.has(code))).toEqual([]);
  });

  it.each(names)('%s: each keeps the figure that the file gives, and the analyte of its code', (name) => {
    const { results, sent, codeOf } = read(name);
    const values = (list: readonly [string, string, number | undefined][]) =>
      list.map((one) => one.join(' ')).toSorted();
    expect(values(results.map(({ id, code, value }) => [id, code?.code ?? '', value]))).toEqual(
      values(sent.map((raw) => [raw.id, codeOf(raw), raw.valueQuantity?.value])),
    );
    const codes = Object.entries(expectedCodes);
    for (const [code, analyte] of codes)
      expect(results.filter((one) => one.code?.code === code && one.analyte !== analyte)).toEqual([]);
  });

  it('all six together hold these, by code', () => {
    const all = names.flatMap((name) => read(name).results);
    expect(countedBy(all, ({ code }) => code?.code ?? '')).toMatchObject({
      '33914-3': 29,
      '38483-4': 17,
      '6299-2': 17,
      '6298-4': 17,
      '2947-0': 17,
      '20565-8': 17,
      '49765-1': 17,
      '718-7': 11,
      '4548-4': 18,
      '14959-1': 14,
    });
    expect(new Set(all.filter(({ analyte }) => analyte === 'urea').map(({ unit }) => unit))).toEqual(
      new Set(['mg{N}/dL']),
    );
    // Two of them came in mL/min, which Synthea means by the same code.
    expect(new Set(all.filter(({ analyte }) => analyte === 'egfr').map(({ unit }) => unit))).toEqual(
      new Set(['mL/min/{1.73_m2}']),
    );
  });

  it.each(names)('%s: the store would refuse none of them', (name) => {
    const { record, results } = read(name);
    patientRecordSchema.parse(record);
    expect(results.flatMap((one) => Object.keys(importedLabProblems(one, OPTIONS.now)))).toEqual([]);
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['final']));
  });
});
