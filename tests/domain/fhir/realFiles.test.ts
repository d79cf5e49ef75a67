import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '@/domain/fhir/read/entries';
import { readResources } from '@/domain/fhir/read/collector';
import { patientRecordSchema } from '@/domain/exchange/patientRecord';
import { NOW, OPTIONS } from './synthea';

// The bundles are no part of the repository: where they are not, these tests are reported as skipped.
const folder = resolve(process.cwd(), '../shared/data/fhir-r4');
const present = existsSync(folder);
const names = present ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];

interface Raw {
  resourceType: string;
  code?: { coding: { code: string }[] };
  effectiveDateTime: string;
  valueQuantity?: { value: number };
  component?: { code: { coding: { code: string }[] }; valueQuantity: { value: number } }[];
}
const load = (name: string): { resource: Raw }[] =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')).entry;
const read = (files: string[]) =>
  readResources(
    files.flatMap((file) => {
      const document: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return [...entriesOf(document)].map((found) => ({ file, ...found }));
    }),
    OPTIONS,
  );

const withCode = (entries: { resource: Raw }[], ...codes: string[]) =>
  entries
    .map(({ resource }) => resource)
    .filter((raw) => codes.includes(raw.code?.coding[0]?.code ?? '') && raw.resourceType === 'Observation');
const component = (raw: Raw, code: string) =>
  Math.round(
    raw.component?.find((part) => part.code.coding[0]?.code === code)?.valueQuantity.value ?? Number.NaN,
  );
/** Counted here without any of the reader's code: rounded, within the plausible limits, not in the future. */
const pressures = (entries: { resource: Raw }[]) =>
  withCode(entries, '55284-4', '85354-9').filter((raw) => {
    const [high, low] = [component(raw, '8480-6'), component(raw, '8462-4')];
    return (
      high >= 50 &&
      high <= 300 &&
      low >= 30 &&
      low <= 200 &&
      high > low &&
      Date.parse(raw.effectiveDateTime) <= NOW
    );
  });
const weights = (entries: { resource: Raw }[]) =>
  withCode(entries, '29463-7').filter(
    ({ valueQuantity }) => (valueQuantity?.value ?? 0) >= 2 && (valueQuantity?.value ?? 0) <= 400,
  );

describe.runIf(present)('real bundles', () => {
  it.each(names)('%s: everything is taken over or counted', (name) => {
    const entries = load(name);
    const ofType = (type: string) => entries.filter(({ resource }) => resource.resourceType === type).length;
    const { records, report } = read([name]);
    expect(records).toHaveLength(1);
    const [record] = records;
    patientRecordSchema.parse(record);
    expect(record?.conditions).toHaveLength(ofType('Condition'));
    expect(record?.medicationRequests).toHaveLength(ofType('MedicationRequest'));
    const measured = (wanted: string) => record?.readings.filter(({ measure }) => measure === wanted);
    expect(measured('bloodPressure')).toHaveLength(pressures(entries).length);
    expect(measured('weight')).toHaveLength(weights(entries).length);
    expect(measured('pulse')).toHaveLength(withCode(entries, '8867-4').length);
    const [counts] = report.files;
    expect(counts?.resources).toBe(entries.length);
    expect(counts?.used).toBe(withCode(entries, '8302-2').length);
    expect(counts?.leftOut).toBe(
      report.findings.filter(({ scope }) => scope === 'resource').reduce((sum, { count }) => sum + count, 0),
    );
    const unsupported = report.findings.filter(
      ({ reason, type }) => reason === 'notSupported' && type !== 'Observation',
    );
    for (const { type, count } of unsupported) expect({ type, count }).toEqual({ type, count: ofType(type) });
  });

  it('all six together are six patients, and read twice they are the same', () => {
    const once = read(names);
    expect(once.records).toHaveLength(6);
    expect(once.records.map(({ patient }) => patient.lastName)).toContain('Casares');
    expect(read(names)).toEqual(once);
    expect(
      Object.fromEntries(once.records.map(({ patient }) => [patient.lastName, patient.pathologies])),
    ).toEqual({
      Wyman: ['PreDiabetes', 'HyperTension'],
      // Of the first stage of kidney disease, which is no kidney failure.
      Kuhlman: ['DiabetesT2', 'PreDiabetes', 'OverWeight', 'HyperTension'],
      Casares: ['OverWeight', 'HyperTension'],
      Trantow: ['HyperTension'],
      Maggio: ['DiabetesT2', 'OverWeight'],
      Lockman: ['DiabetesT2', 'PreDiabetes', 'HyperTension'],
    });
    // One prescription has times and amounts, but no words for them; nothing else is lost of what is understood.
    expect(once.report.findings.filter(({ reason }) => reason !== 'notSupported')).toEqual([
      expect.objectContaining({
        reason: 'dosageNotInWords',
        file: 'Dirk_Kuhlman.json',
        scope: 'part',
        count: 1,
      }),
    ]);
  });
});
