import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { entriesOf } from '@/domain/fhir/read/entries';
import { readResources } from '@/domain/fhir/read/collector';
import { systems } from '@/domain/fhir/codes';
import { toBundle } from '@/domain/fhir/write/toBundle';
import { analyteFacts, fromCanonicalLab, UREA_NITROGEN_UNIT } from '@/domain/laboratory/analyteFacts';
import { analytes } from '@/domain/laboratory/analytes';
import { comparators, labStatuses } from '@/domain/laboratory/labResult';
import { NOW, OPTIONS, PATIENT_ID, readOne } from '../synthea';

type Sent = NonNullable<PatientRecord['labResults']>[number];

const aSent = (parts: Partial<Sent> = {}): Sent => ({
  id: 'l1',
  patient: PATIENT_ID,
  analyte: 'potassium',
  at: '2026-03-06T20:43:11.000Z',
  value: 5.1,
  unit: 'mmol/L',
  status: 'final',
  source: 'import',
  code: { system: systems.loinc, code: '2823-3' },
  ...parts,
});
const { report: _report, findings: _findings, ...patient } = readOne();
const bundleOf = (...labResults: Sent[]) => toBundle({ ...patient, labResults }, NOW);
const written = (parts: Partial<Sent> = {}) => bundleOf(aSent(parts)).entry.at(-1)?.resource;
function readBack(...labResults: Sent[]) {
  const document: unknown = JSON.parse(JSON.stringify(bundleOf(...labResults)));
  const found = [...entriesOf(document)].map((one) => ({ file: 'own.json', ...one }));
  const { records, report } = readResources(found, OPTIONS);
  expect(report.findings).toEqual([]);
  return records[0]?.labResults;
}

describe('a written result', () => {
  it('is an Observation of a laboratory in LOINC and UCUM', () => {
    expect(
      written({
        comparator: '>',
        range: { low: 3.5, high: 5.1, text: 'adults' },
        laboratory: 'Laboratory of the hospital',
        note: 'Haemolytic',
        lastUpdated: '2026-03-07T07:00:00.000Z',
      }),
    ).toEqual({
      resourceType: 'Observation',
      id: 'l1',
      identifier: [{ system: systems.ownId, value: 'l1' }],
      meta: { lastUpdated: '2026-03-07T07:00:00.000Z' },
      status: 'final',
      category: [{ coding: [{ system: systems.observationCategory, code: 'laboratory' }] }],
      code: { coding: [{ system: systems.loinc, code: '2823-3' }] },
      subject: { reference: expect.stringContaining(PATIENT_ID) },
      effectiveDateTime: '2026-03-06T20:43:11.000Z',
      performer: [{ display: 'Laboratory of the hospital' }],
      valueQuantity: { value: 5.1, unit: 'mmol/L', system: systems.ucum, code: 'mmol/L', comparator: '>' },
      referenceRange: [
        {
          low: { value: 3.5, unit: 'mmol/L', system: systems.ucum, code: 'mmol/L' },
          high: { value: 5.1, unit: 'mmol/L', system: systems.ucum, code: 'mmol/L' },
          text: 'adults',
        },
      ],
      note: [{ text: 'Haemolytic' }],
    });
  });

  const units = analytes.flatMap((analyte) =>
    analyteFacts[analyte].units.map((unit) => ({ analyte, unit, ucum: unit.ucum })),
  );
  it.each(units)('of $analyte in $ucum without a code gets that of its unit', ({ analyte, unit }) => {
    const resource = written({ analyte, unit: unit.ucum, code: undefined, source: 'staff' });
    const code = unit.ucum === UREA_NITROGEN_UNIT ? 'mg/dL' : unit.ucum;
    expect(resource).toMatchObject({
      code: { coding: [{ system: systems.loinc, code: unit.loinc }] },
      valueQuantity: { value: 5.1, system: systems.ucum, code },
    });
  });

  it.each(labStatuses)('of status %s keeps it', (status) => {
    expect(written({ status })).toMatchObject({ status });
  });

  it.each<[string, Partial<Sent>]>([
    ['typed by staff', { source: 'staff', code: undefined }],
    ['typed by staff with the code of the report', { source: 'staff' }],
    ['reported without a code', { code: undefined }],
    ['reported under a code of the hospital', { code: { system: 'urn:hospital', code: 'K' } }],
    [
      'of urea under a code of its nitrogen',
      { analyte: 'urea', unit: 'mg/dL', value: 60, code: { system: systems.loinc, code: '6299-2' } },
    ],
    [
      'of nitrogen under a code of urea',
      { analyte: 'urea', unit: 'mg{N}/dL', value: 28, code: { system: systems.loinc, code: '3091-6' } },
    ],
    ['under the code of another analyte', { code: { system: systems.loinc, code: '2951-2' } }],
    ['with who wrote it down', { recordedBy: 'nurse@nephrodesk.test' }],
    ['taken back, in a unit that there is none of', { status: 'entered-in-error', unit: 'drops', value: 51 }],
  ])('%s is the same when it is read back', (_, parts) => {
    const sent = JSON.parse(JSON.stringify(aSent(parts))) as Sent;
    expect(readBack(sent)).toEqual([sent]);
  });

  it('leaves a record without results without a list of them', () => {
    expect(readBack()).toBeUndefined();
  });
});

const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const words = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .filter((text) => text.length <= 100 && text.trim() !== '');
const figure = fc.integer({ min: 0, max: 90_000 }).map((value) => value / 100);
const instant = fc
  .integer({ min: Date.parse('1975-01-01T00:00:00Z'), max: NOW })
  .map((ms) => new Date(ms).toISOString());
const result: fc.Arbitrary<Sent> = fc
  .constantFrom(...analytes)
  .chain((analyte) =>
    fc.tuple(
      fc.constant(analyte),
      fc.constantFrom(...analyteFacts[analyte].units),
      fc.double({ min: 0.001, max: 0.999, noNaN: true }),
    ),
  )
  .chain(([analyte, unit, share]) => {
    const { min, max } = analyteFacts[analyte].plausible;
    return fc.record({
      id: fc.uuid(),
      patient: fc.constant(PATIENT_ID),
      analyte: fc.constant(analyte),
      at: instant,
      value: fc.constant(fromCanonicalLab(min + share * (max - min), unit)),
      unit: fc.constant(unit.ucum),
      comparator: some(fc.constantFrom(...comparators)),
      range: some(
        fc.oneof(
          fc.record({ low: figure, high: figure, text: words }),
          fc.record({ high: figure }),
          fc.record({ text: words }),
        ),
      ),
      status: fc.constantFrom(...labStatuses),
      source: fc.constantFrom('staff' as const, 'import' as const),
      code: some(
        fc.oneof(
          fc.constantFrom(...analyteFacts[analyte].loinc).map((code) => ({ system: systems.loinc, code })),
          fc.record({ system: words, code: words }),
        ),
      ),
      laboratory: some(words),
      recordedBy: some(words),
      note: some(words),
      lastUpdated: some(instant),
    });
  })
  .map((one) => JSON.parse(JSON.stringify(one)) as Sent);

describe('any results, written and read again', () => {
  it('are the same, in the same order, and there is nothing to report', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(result, { minLength: 1, maxLength: 5, selector: ({ id }) => id }),
        (sent) => {
          expect(readBack(...sent)).toEqual(sent);
        },
      ),
      { numRuns: 300 },
    );
  });
});
