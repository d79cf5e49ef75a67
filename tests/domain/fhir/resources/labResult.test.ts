import { describe, expect, it } from 'vitest';
import { readResources } from '@/domain/fhir/read/collector';
import { analyteFacts } from '@/domain/laboratory/analyteFacts';
import { analytes } from '@/domain/laboratory/analytes';
import { anObservation, inputs, aPatient, loinc, OPTIONS, PATIENT_ID, quantity, readOne } from '../synthea';

const POTASSIUM = '2823-3';
/** A potassium of 5.1 mmol/L, otherwise as said. */
const aResult = (changes: Record<string, unknown> = {}, n = 1) =>
  anObservation(n, { code: loinc(POTASSIUM), ...quantity(5.1, 'mmol/L'), ...changes });
const only = (changes: Record<string, unknown>) => {
  const { labResults = [], readings, findings } = readOne(aResult(changes));
  expect(readings).toEqual([]);
  return { result: labResults[0], findings };
};

describe('a result of a laboratory in a file', () => {
  it('is kept as it was reported, under the code that it came with', () => {
    const { labResults, readings, report } = readOne(
      aResult({
        category: [{ coding: [{ code: 'laboratory' }] }],
        performer: [{ display: 'Laboratory of the hospital' }],
        note: [{ text: 'Haemolytic' }, { text: 'Repeat' }],
        meta: { lastUpdated: '2026-03-07T08:00:00+01:00' },
      }),
    );
    expect(labResults).toEqual([
      {
        id: '0a000000-0000-4000-8000-000000001001',
        patient: PATIENT_ID,
        analyte: 'potassium',
        at: '2026-03-06T20:43:11.000Z',
        value: 5.1,
        unit: 'mmol/L',
        status: 'final',
        source: 'import',
        code: { system: 'http://loinc.org', code: POTASSIUM },
        laboratory: 'Laboratory of the hospital',
        note: 'Haemolytic\nRepeat',
        lastUpdated: '2026-03-07T07:00:00.000Z',
      },
    ]);
    expect(readings).toEqual([]);
    expect(report.findings).toEqual([]);
    expect(report.files).toMatchObject([{ resources: 2, patients: 1, labResults: 1, leftOut: 0 }]);
  });

  const codes = analytes.flatMap((analyte) =>
    analyteFacts[analyte].loinc.map((code) => ({ analyte, code, unit: analyteFacts[analyte].units[0] })),
  );
  it.each(codes)('under $code is one of $analyte', ({ analyte, code, unit }) => {
    const value = analyteFacts[analyte].plausible.min + 1;
    const { result, findings } = only({ code: loinc(code), ...quantity(value, unit.ucum) });
    expect(result).toMatchObject({ analyte, value, unit: unit.ucum, code: { code } });
    expect(findings).toEqual([]);
  });

  it('is known by any of its codes, and keeps the one that is known', () => {
    const local = { system: 'urn:hospital', code: 'K' };
    const { result } = only({ code: { coding: [local, ...loinc(POTASSIUM).coding], text: 'Kalium' } });
    expect(result?.code).toEqual({ system: 'http://loinc.org', code: POTASSIUM });
    expect(only({ code: { coding: [local], text: 'Kalium' } })).toEqual({
      result: undefined,
      findings: ['notSupported resource'],
    });
    const elsewhere = { system: 'urn:hospital', code: POTASSIUM };
    expect(only({ code: { coding: [elsewhere] } }).findings).toEqual(['notSupported resource']);
  });

  it('leaves vital signs to be readings, in the same file', () => {
    const { labResults, readings } = readOne(aResult(), anObservation(2));
    expect(labResults).toHaveLength(1);
    expect(readings).toMatchObject([{ measure: 'pulse', value: 72 }]);
    expect(readOne(anObservation(2))).not.toHaveProperty('labResults');
  });
});

describe('what a result says beside', () => {
  it.each(['<', '<=', '>=', '>'])('%s is kept', (comparator) => {
    const { result } = only({ valueQuantity: { value: 5.1, comparator, code: 'mmol/L' } });
    expect(result).toMatchObject({ value: 5.1, comparator });
  });

  it('is left out with a comparator that nobody knows: it would pass for exact', () => {
    const changes = { valueQuantity: { value: 5.1, comparator: 'ad', code: 'mmol/L' } };
    expect(only(changes)).toEqual({ result: undefined, findings: ['inexact resource'] });
  });

  const end = (value: number, unit?: string) => ({ value, ...(unit && { unit, code: unit }) });
  it.each<[string, unknown, unknown]>([
    ['in the same unit', [{ low: end(3.5, 'mmol/L'), high: end(5.1, 'mmol/L') }], { low: 3.5, high: 5.1 }],
    ['in another spelling of it', [{ high: { value: 5.1, unit: 'MMOL/L' } }], { high: 5.1 }],
    ['without a unit', [{ low: end(3.5), high: end(5.1) }], { low: 3.5, high: 5.1 }],
    ['of one end', [{ low: end(3.5) }], { low: 3.5 }],
    ['in words', [{ text: 'below 5.1' }], { text: 'below 5.1' }],
    ['in another unit', [{ low: end(3.5, 'meq/L'), high: end(5.1, 'meq/L') }], undefined],
    ['in another unit, and in words', [{ high: end(20, 'mg/dL'), text: 'up to 20' }], { text: 'up to 20' }],
    ['first in another unit', [{ high: end(20, 'mg/dL') }, { high: end(5.1, 'mmol/L') }], { high: 5.1 }],
    ['that is empty', [{}], undefined],
    ['in endless words', [{ text: 'x'.repeat(999) }], { text: 'x'.repeat(200) }],
  ])('a range %s', (_, referenceRange, range) => {
    const { result, findings } = only({ referenceRange });
    expect([result?.range, findings]).toEqual([range, []]);
  });

  it('a range that is none is told, and the result is kept', () => {
    const { result, findings } = only({ referenceRange: [{ low: 'three' }] });
    expect(result).toMatchObject({ value: 5.1 });
    expect(findings).toEqual(['wrongType part']);
  });

  it.each([
    ['registered', 'preliminary'],
    ['preliminary', 'preliminary'],
    ['unknown', 'preliminary'],
    [undefined, 'preliminary'],
    ['final', 'final'],
    ['amended', 'corrected'],
    ['corrected', 'corrected'],
    ['appended', 'corrected'],
    ['cancelled', 'entered-in-error'],
    ['entered-in-error', 'entered-in-error'],
  ])('the status %s is %s', (status, expected) => {
    expect(only({ status }).result?.status).toBe(expected);
  });
});

describe('a result that its laboratory takes back without a value', () => {
  it('is named by the id under which it was stored', () => {
    const first = readOne(aResult()).labResults?.[0];
    const later = readOne(aResult({ valueQuantity: undefined, status: 'entered-in-error' }));
    expect(later.withdrawnResults).toEqual([{ id: first?.id }]);
    expect(later.labResults).toBeUndefined();
  });

  it('names none where it has no name itself', () => {
    const { withdrawnResults } = readOne(
      aResult({ id: undefined, valueQuantity: undefined, status: 'cancelled' }),
    );
    expect(withdrawnResults).toBeUndefined();
  });
});

describe('a result that is left out, with the reason', () => {
  it.each([
    ['without a value', { valueQuantity: undefined }, 'noValue'],
    ['in words only', { valueQuantity: undefined, valueString: 'normal' }, 'noValue'],
    ['whose value is text', quantity('5.1', 'mmol/L'), 'wrongType'],
    ['taken back without its value', { valueQuantity: undefined, status: 'cancelled' }, 'enteredInError'],
    ['without a time', { effectiveDateTime: undefined }, 'noTime'],
    ['on a date only', { effectiveDateTime: '2026-03-06' }, 'noTime'],
    ['at a local time', { effectiveDateTime: '2026-03-06T20:43:11' }, 'noTime'],
    ['tomorrow', { effectiveDateTime: '2026-11-21T20:43:11Z' }, 'implausibleTime'],
    ['before birth', { effectiveDateTime: '1974-07-03T00:00:00Z' }, 'implausibleTime'],
    ['that no sample holds', quantity(51, 'mmol/L'), 'implausible'],
    ['below what a sample holds', quantity(0.9, 'mmol/L'), 'implausible'],
    ['of minus 5', quantity(-5, 'mmol/L'), 'implausible'],
    ['of nobody', { subject: undefined }, 'noPatientReference'],
    ['of somebody else', { subject: { reference: 'Patient/other' } }, 'patientNotInFiles'],
  ])('%s', (_, changes, reason) => {
    expect(only(changes)).toEqual({ result: undefined, findings: [`${reason} resource`] });
  });

  it.each([
    ['12', 12],
    ['1', 1],
  ])('but not at the limit of what a sample holds: %s', (_, value) => {
    expect(only(quantity(value, 'mmol/L')).result).toMatchObject({ value });
  });

  it('one that was taken back need not be right: it counts for nothing', () => {
    const { result, findings } = only({ ...quantity(51, 'drops'), status: 'entered-in-error' });
    expect(result).toMatchObject({ value: 51, unit: 'drops', status: 'entered-in-error' });
    expect(findings).toEqual([]);
  });
});

describe('two states of the same result', () => {
  const at = (lastUpdated: string | undefined, value: number, n = 1) =>
    aResult({ ...quantity(value, 'mmol/L'), ...(lastUpdated && { meta: { lastUpdated } }) }, n);
  const [older, newer] = [at('2026-03-07T08:00:00Z', 5.1), at('2026-03-08T08:00:00Z', 4.1)];

  it.each([
    ['the newer comes last', [older, newer]],
    ['the newer comes first', [newer, older]],
    ['the other does not say when it is of', [at(undefined, 5.1), newer]],
  ])('the newer counts where %s', (_, states) => {
    const { labResults, findings } = readOne(at(undefined, 3.9, 2), ...states, at(undefined, 4.4, 3));
    expect(labResults?.map(({ value }) => value)).toEqual([3.9, 4.1, 4.4]);
    expect(findings).toEqual(['duplicate resource']);
  });

  it('the newer counts between files, too', () => {
    const files = [older, newer].flatMap((one, place) => inputs([aPatient(), one], `${place}.json`));
    const [record] = readResources(files, OPTIONS).records;
    expect(record?.labResults).toMatchObject([{ value: 4.1, lastUpdated: '2026-03-08T08:00:00.000Z' }]);
  });
});
