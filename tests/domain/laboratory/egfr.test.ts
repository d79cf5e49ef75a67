import { describe, expect, it } from 'vitest';
import { ckdEpi2021 } from '@/domain/laboratory/ckdEpi';
import { egfrValues } from '@/domain/laboratory/egfr';
import type { LabResult } from '@/domain/laboratory/labResult';
import { isOnDialysis } from '@/domain/patients/openFacts';
import { dialysisModes } from '@/domain/patients/patient';
import { aPatient } from '../../support/builders';
import { aLabResult, anEgfr } from './aLabResult';

/** Born on 2 April 1961, in Berlin. */
const patient = aPatient();
const creatinine = (at: string, parts: Partial<LabResult> = {}) => aLabResult({ at, ...parts });

describe('the GFRs of a patient', () => {
  it('are as reported, with the comparator, the oldest first', () => {
    const results = [
      anEgfr(60, '2026-05-02T08:00:00Z', { id: 'b', comparator: '>' }),
      anEgfr(48.4, '2026-01-10T08:00:00Z', { id: 'a' }),
    ];
    expect(egfrValues(results, patient)).toEqual([
      { at: Date.parse('2026-01-10T08:00:00Z'), value: 48.4, isComputed: false },
      { at: Date.parse('2026-05-02T08:00:00Z'), value: 60, comparator: '>', isComputed: false },
    ]);
  });

  it('are computed from creatinine, in whatever unit, among the reported ones by time', () => {
    const values = egfrValues(
      [
        creatinine('2026-03-10T08:00:00Z', { value: 1.5, unit: 'mg/dL' }),
        anEgfr(48, '2026-05-02T08:00:00Z'),
        anEgfr(50, '2026-01-10T08:00:00Z'),
      ],
      patient,
    );
    expect(values.map(({ isComputed }) => isComputed)).toEqual([false, true, false]);
    // 1.5 mg/dL, a woman of 64: 38.673, computed in Python from the equation.
    expect(values[1]?.value).toBeCloseTo(38.673, 2);
    expect(values[1]).not.toHaveProperty('comparator');
  });

  it('are not computed on a day on which one was reported', () => {
    const reported = anEgfr(48, '2026-03-10T16:00:00Z');
    const before = creatinine('2026-03-09T08:00:00Z');
    const same = creatinine('2026-03-10T06:00:00Z');
    const values = egfrValues([reported, before, same], patient);
    expect(values.map(({ at, isComputed }) => [at, isComputed])).toEqual([
      [Date.parse(before.at), true],
      [Date.parse(reported.at), false],
    ]);
  });

  it('are computed where the reported one was a mistake', () => {
    const values = egfrValues(
      [
        anEgfr(480, '2026-03-10T08:00:00Z', { status: 'entered-in-error' }),
        creatinine('2026-03-10T08:00:00Z'),
      ],
      patient,
    );
    expect(values.map(({ isComputed }) => isComputed)).toEqual([true]);
  });

  // 9 in the evening in New York is 1 o'clock of the next day in UTC.
  it.each([
    ['America/New_York', 0],
    ['UTC', 1],
  ])('count days as the patient does: in %s', (timeZone, computed) => {
    const values = egfrValues(
      [anEgfr(48, '2026-03-10T13:00:00Z'), creatinine('2026-03-11T01:00:00Z')],
      aPatient({ ext: { timeZone } }),
    );
    expect(values.filter(({ isComputed }) => isComputed)).toHaveLength(computed);
  });

  it.each([
    ['of which only a bound is known', { comparator: '<' }],
    ['of which only the other bound is known', { comparator: '>=' }],
    ['that was a mistake', { status: 'entered-in-error' }],
    ['in a unit that it has not', { unit: 'mmol/L' }],
    ['of zero', { value: 0 }],
  ] as const)('are not computed from a creatinine %s', (_, parts) => {
    expect(egfrValues([creatinine('2026-03-10T08:00:00Z', parts)], patient)).toEqual([]);
  });

  it.each([
    ['2026-06-14T08:00:00Z', 0],
    ['2026-06-15T08:00:00Z', 1],
  ])('are computed from the 18th birthday on: %s', (at, count) => {
    const person = aPatient({ dateOfbirth: '2008-06-15' });
    expect(egfrValues([creatinine(at)], person)).toHaveLength(count);
  });

  it.each(['other', 'unknown'] as const)('are not computed for the gender %s', (gender) => {
    const results = [creatinine('2026-03-10T08:00:00Z'), anEgfr(48, '2026-01-10T08:00:00Z')];
    expect(egfrValues(results, aPatient({ gender })).map(({ value }) => value)).toEqual([48]);
  });

  it.each(dialysisModes.filter((mode) => mode !== 'none'))(
    'are not computed on dialysis: %s',
    (dialysisMode) => {
      const results = [creatinine('2026-03-10T08:00:00Z'), anEgfr(9, '2026-01-10T08:00:00Z')];
      const person = aPatient({ ext: { dialysisMode } });
      expect(isOnDialysis(person)).toBe(true);
      expect(egfrValues(results, person).map(({ value }) => value)).toEqual([9]);
    },
  );

  it('are computed without dialysis', () => {
    expect(isOnDialysis(patient)).toBe(false);
    expect(isOnDialysis({ ext: {} as typeof patient.ext })).toBe(false);
  });

  // Half past one in the morning of the birthday in Berlin is still the day before in UTC.
  it.each([
    ['2026-04-01T21:30:00Z', 64],
    ['2026-04-01T23:30:00Z', 65],
    ['2026-04-02T08:00:00Z', 65],
  ])('turn over with the age on the birthday: %s', (at, age) => {
    const [value] = egfrValues([creatinine(at)], patient);
    expect(value?.value).toBe(ckdEpi2021(88.4, age, 'female'));
  });

  it('follow the sex', () => {
    const [value] = egfrValues([creatinine('2026-03-10T08:00:00Z')], aPatient({ gender: 'male' }));
    expect(value?.value).toBe(ckdEpi2021(88.4, 64, 'male'));
  });
});
