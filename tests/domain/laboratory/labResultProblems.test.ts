import { describe, expect, it } from 'vitest';
import { analytes } from '@/domain/laboratory/analytes';
import { analyteFacts, fromCanonicalLab } from '@/domain/laboratory/analyteFacts';
import type { LabResultBody } from '@/domain/laboratory/labResult';
import { labResultProblems } from '@/domain/laboratory/labResultProblems';
import { NOW } from '../../support/builders';
import { aLabResult } from './aLabResult';

const MINUTE_MS = 60_000;
const facts = { now: NOW, dateOfbirth: '1961-04-02', timeZone: 'Europe/Berlin' };
const aBody = (parts: Partial<LabResultBody> = {}): LabResultBody => {
  const { version: _, updatedAt: __, ...body } = aLabResult();
  return { ...body, ...parts };
};
const problemsOf = (parts: Partial<LabResultBody>) => labResultProblems(aBody(parts), facts);
const inMinutes = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString();

describe('what staff may enter as a result', () => {
  it('takes a result as a laboratory reports it', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ comparator: '<', range: { low: 45, high: 84 }, note: 'Haemolytic' })).toEqual({});
  });

  it('takes what is dangerous', () => {
    expect(problemsOf({ analyte: 'potassium', unit: 'mmol/L', value: 7.9 })).toEqual({});
  });

  it.each([
    [inMinutes(0), undefined],
    [inMinutes(5), undefined],
    [inMinutes(5.1), 'validation.inFuture'],
    [inMinutes(60), 'validation.inFuture'],
    ['1961-04-02T08:00:00Z', undefined],
    // Half past midnight of the day of birth in Berlin.
    ['1961-04-01T23:30:00Z', undefined],
    ['1961-04-01T22:30:00Z', 'validation.beforeBirth'],
    ['1960-04-02T08:00:00Z', 'validation.beforeBirth'],
  ])('a sample at %s: %s', (at, expected) => {
    expect(problemsOf({ at }).at).toBe(expected);
  });

  it.each([
    ['creatinine', 9.9, 'umol/L', 'validation.outOfRange'],
    ['creatinine', 10, 'umol/L', undefined],
    ['creatinine', 3000, 'umol/L', undefined],
    ['creatinine', 3001, 'umol/L', 'validation.outOfRange'],
    ['creatinine', 88.4, 'mg/dL', 'validation.outOfRange'],
    ['creatinine', 12, 'mg/dL', undefined],
    ['creatinine', 0.1, 'mg/dL', 'validation.outOfRange'],
    ['haemoglobin', 120, 'g/dL', 'validation.outOfRange'],
    ['haemoglobin', 12, 'g/dL', undefined],
    ['haemoglobin', 12, 'g/L', 'validation.outOfRange'],
    ['hba1c', 53, '%', 'validation.outOfRange'],
    ['hba1c', 7, '%', undefined],
    ['hba1c', 2, '%', 'validation.outOfRange'],
    ['hba1c', 7, 'mmol/mol', 'validation.outOfRange'],
    ['potassium', Number.NaN, 'mmol/L', 'validation.number'],
    ['potassium', Number.POSITIVE_INFINITY, 'mmol/L', 'validation.number'],
    ['potassium', -1, 'mmol/L', 'validation.outOfRange'],
  ] as const)('%s %d %s: %s', (analyte, value, unit, expected) => {
    expect(problemsOf({ analyte, value, unit })).toEqual(expected ? { value: expected } : {});
  });

  it.each(analytes)('%s: the ends of what is plausible are taken, in every unit', (analyte) => {
    const { plausible, units } = analyteFacts[analyte];
    for (const unit of units)
      for (const [canonical, expected] of [
        [plausible.min + 1e-9, undefined],
        [plausible.max - 1e-6, undefined],
        [plausible.min - 0.01, 'validation.outOfRange'],
        [plausible.max * 1.001, 'validation.outOfRange'],
      ] as const)
        expect(problemsOf({ analyte, unit: unit.ucum, value: fromCanonicalLab(canonical, unit) }).value).toBe(
          expected,
        );
  });

  it('wants a unit of the analyte, and does not judge the value in another', () => {
    expect(problemsOf({ unit: 'mmol/L', value: 9e9 })).toEqual({ unit: 'validation.invalid' });
    expect(problemsOf({ unit: '' })).toEqual({ unit: 'validation.invalid' });
    expect(problemsOf({ analyte: 'acr', unit: 'umol/L' })).toEqual({ unit: 'validation.invalid' });
  });

  it.each([
    [{ low: 45, high: 84 }, undefined],
    [{ low: 45, high: 45 }, undefined],
    [{ low: 84, high: 45 }, 'validation.rangeOrder'],
    [{ low: 0, high: -1 }, 'validation.rangeOrder'],
    [{ low: 84 }, undefined],
    [{ high: 45 }, undefined],
    [{ text: 'negative' }, undefined],
    [{}, undefined],
  ])('a range of %j: %s', (range, expected) => {
    expect(problemsOf({ range })['range.high']).toBe(expected);
  });

  it('names all that is wrong', () => {
    const body = { value: 88.4, unit: 'mg/dL', at: inMinutes(60), range: { low: 2, high: 1 } };
    expect(problemsOf(body)).toEqual({
      value: 'validation.outOfRange',
      at: 'validation.inFuture',
      'range.high': 'validation.rangeOrder',
    });
  });
});

describe('what staff may change about a result', () => {
  const before = aLabResult();
  const changed = (parts: Partial<LabResultBody>) => labResultProblems(aBody(parts), facts, before);

  it.each([
    [undefined, 'validation.required'],
    ['', 'validation.required'],
    [' \n', 'validation.required'],
    ['Mistyped', undefined],
  ])('asks for a reason: %j', (reason, expected) => {
    expect(changed({ value: 99, ...(reason !== undefined && { reason }) }).reason).toBe(expected);
  });

  it('asks for no reason where nothing was stored yet', () => {
    expect(problemsOf({}).reason).toBeUndefined();
  });

  it('lets the analyte stay only', () => {
    const other = { analyte: 'potassium', unit: 'mmol/L', value: 4, reason: 'Wrong row' } as const;
    expect(changed(other)).toEqual({ analyte: 'validation.invalid' });
    expect(changed({ unit: 'mg/dL', value: 1, reason: 'Unit' })).toEqual({});
  });

  it('judges what is changed as what is new', () => {
    expect(changed({ value: 88, unit: 'mg/dL', reason: 'Unit' })).toEqual({ value: 'validation.outOfRange' });
  });

  it('lets only a stored one be a mistake, with a reason, whatever else it says', () => {
    const wrong = { status: 'entered-in-error', value: 9e9, unit: 'x', at: inMinutes(60) } as const;
    expect(problemsOf({ status: 'entered-in-error' })).toEqual({ status: 'validation.invalid' });
    expect(changed({ ...wrong, reason: 'Another patient' })).toEqual({});
    expect(changed(wrong)).toEqual({ reason: 'validation.required' });
  });
});
