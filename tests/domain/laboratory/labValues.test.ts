import { describe, expect, it } from 'vitest';
import { analytes } from '@/domain/laboratory/analytes';
import { analyteFacts, unitOfAnalyte } from '@/domain/laboratory/analyteFacts';
import { comparators, isLabMistake, labResultSchema, type LabResult } from '@/domain/laboratory/labResult';
import {
  canonicalLabValue,
  countedResults,
  labStandingOf,
  usualRangeIn,
} from '@/domain/laboratory/labValues';
import { aLabResult, anAcr } from './aLabResult';

type Reported = Pick<LabResult, 'analyte' | 'value' | 'unit' | 'comparator' | 'range'>;
const aPotassium = (parts: Partial<Reported> = {}): Reported => ({
  analyte: 'potassium',
  unit: 'mmol/L',
  value: 4.4,
  ...parts,
});

describe('where a result stands in the range of the laboratory', () => {
  const range = { low: 3.5, high: 5.1 };

  it.each([
    [3.4, undefined, 'low'],
    [3.5, undefined, 'within'],
    [4.4, undefined, 'within'],
    [5.1, undefined, 'within'],
    [5.2, undefined, 'high'],
    // It is below 3.5, or may be below.
    [3.5, '<', 'low'],
    [3, '<', 'low'],
    [3, '<=', 'low'],
    [3.5, '<=', 'unknown'],
    [4, '<', 'unknown'],
    [5.1, '<', 'unknown'],
    [6, '<=', 'unknown'],
    // It is above 5.1, or may be above.
    [5.1, '>', 'high'],
    [6, '>', 'high'],
    [6, '>=', 'high'],
    [5.1, '>=', 'unknown'],
    [4, '>', 'unknown'],
    [3, '>=', 'unknown'],
  ] as const)('%d, given as %s: %s', (value, comparator, standing) => {
    const result = aPotassium({ value, range, ...(comparator && { comparator }) });
    expect(labStandingOf(result)).toEqual({ standing, by: 'laboratory' });
  });

  it.each([
    [{ high: 5 }, 5, undefined, 'within'],
    [{ high: 5 }, 5.1, undefined, 'high'],
    [{ high: 5 }, 5, '<', 'within'],
    [{ high: 5 }, 5, '<=', 'within'],
    [{ high: 5 }, 6, '<', 'unknown'],
    [{ high: 5 }, 5, '>', 'high'],
    [{ high: 5 }, 5, '>=', 'unknown'],
    [{ high: 5 }, 4, '>', 'unknown'],
    [{ low: 60 }, 60, undefined, 'within'],
    [{ low: 60 }, 59, undefined, 'low'],
    [{ low: 60 }, 60, '>', 'within'],
    [{ low: 60 }, 60, '>=', 'within'],
    [{ low: 60 }, 50, '>', 'unknown'],
    [{ low: 60 }, 60, '<', 'low'],
    [{ low: 60 }, 60, '<=', 'unknown'],
    [{ low: 60 }, 70, '<', 'unknown'],
    [{ low: 0 }, 0, undefined, 'within'],
  ] as const)('open on one side, %j: %d given as %s is %s', (bounds, value, comparator, standing) => {
    const result = aPotassium({ value, range: bounds, ...(comparator && { comparator }) });
    expect(labStandingOf(result)).toEqual({ standing, by: 'laboratory' });
  });

  it('goes before the usual one, and is in the unit of the result', () => {
    expect(labStandingOf(aPotassium({ value: 5.2 }))).toEqual({ standing: 'within', by: 'usual' });
    expect(labStandingOf(aPotassium({ value: 5.2, range })).standing).toBe('high');
    const calcium = { analyte: 'calcium', unit: 'mg/dL', range: { low: 8.5, high: 10.2 } } as const;
    expect(labStandingOf({ ...calcium, value: 9.4 })).toEqual({ standing: 'within', by: 'laboratory' });
    expect(labStandingOf({ ...calcium, value: 10.4 })).toEqual({ standing: 'high', by: 'laboratory' });
    const foreign = { analyte: 'calcium', unit: 'g/L', range: { high: 0.1 }, value: 0.09 } as const;
    expect(labStandingOf(foreign)).toEqual({ standing: 'within', by: 'laboratory' });
  });
});

describe('where a result stands among adults', () => {
  it.each([
    ['potassium', 3.4, 'mmol/L', 'low'],
    ['potassium', 5.3, 'meq/L', 'within'],
    ['potassium', 5.4, 'meq/L', 'high'],
    ['calcium', 9.5, 'mg/dL', 'within'],
    ['calcium', 8.7, 'mg/dL', 'low'],
    ['phosphate', 5, 'mg/dL', 'high'],
    ['haemoglobin', 11.9, 'g/dL', 'low'],
    ['haemoglobin', 12.1, 'g/dL', 'within'],
    ['albumin', 3.4, 'g/dL', 'low'],
    ['urea', 20, 'mg{N}/dL', 'within'],
    ['urea', 20, 'mg/dL', 'within'],
    ['urea', 23, 'mg{N}/dL', 'high'],
    ['egfr', 59, 'mL/min/{1.73_m2}', 'low'],
    ['egfr', 60, 'mL/min/{1.73_m2}', 'within'],
    ['acr', 2.9, 'mg/mmol', 'within'],
    ['acr', 3.1, 'mg/mmol', 'high'],
  ] as const)('%s %d %s: %s', (analyte, value, unit, standing) => {
    expect(labStandingOf({ analyte, value, unit })).toEqual({ standing, by: 'usual' });
  });

  it('takes a comparator as what it says', () => {
    expect(labStandingOf({ ...anAcr(3, ''), comparator: '<' }).standing).toBe('within');
    expect(labStandingOf({ ...anAcr(10, ''), comparator: '<' }).standing).toBe('unknown');
    const egfr = { analyte: 'egfr', unit: 'mL/min/{1.73_m2}', value: 60 } as const;
    expect(labStandingOf({ ...egfr, comparator: '>' }).standing).toBe('within');
    expect(labStandingOf({ ...egfr, comparator: '<' }).standing).toBe('low');
  });

  it('does not call an albuminuria or proteinuria of the second stage normal', () => {
    expect(labStandingOf({ analyte: 'acr', unit: 'mg/mmol', value: 3 }).standing).toBe('high');
    expect(labStandingOf({ analyte: 'pcr', unit: 'mg/mmol', value: 15 }).standing).toBe('high');
  });

  it.each(analytes.filter((analyte) => analyteFacts[analyte].usual === null))(
    'is unknown where there is no range: %s',
    (analyte) => {
      const [{ ucum: unit }] = analyteFacts[analyte].units;
      for (const comparator of [undefined, ...comparators])
        for (const value of [0, 10, 1000])
          expect(labStandingOf({ analyte, unit, value, ...(comparator && { comparator }) })).toEqual({
            standing: 'unknown',
            by: null,
          });
    },
  );

  it('is unknown in a unit that the analyte has not', () => {
    expect(labStandingOf(aPotassium({ unit: 'mg/dL' }))).toEqual({ standing: 'unknown', by: null });
  });
});

describe('a result of a laboratory', () => {
  it('is read in its canonical unit, unrounded; null in a foreign one', () => {
    expect(canonicalLabValue({ analyte: 'creatinine', value: 1.02, unit: 'mg/dL' })).toBeCloseTo(90.17, 2);
    expect(canonicalLabValue({ analyte: 'creatinine', value: 91.37, unit: 'umol/L' })).toBe(91.37);
    expect(canonicalLabValue({ analyte: 'creatinine', value: 91, unit: 'mmol/L' })).toBeNull();
    expect(canonicalLabValue({ analyte: 'creatinine', value: 91, unit: 'µmol/L' })).toBeNull();
  });

  it('counts unless it was a mistake; those of one analyte come oldest first', () => {
    const results = [
      aLabResult({ id: 'late', at: '2026-03-10T08:00:00+01:00', status: 'corrected' }),
      aLabResult({ id: 'mistake', status: 'entered-in-error' }),
      aLabResult({ id: 'other', analyte: 'potassium' }),
      // Earlier than the first, though its text sorts after it.
      aLabResult({ id: 'early', at: '2026-03-10T09:00:00+03:00', status: 'preliminary' }),
    ];
    expect(countedResults(results, 'creatinine').map(({ id }) => id)).toEqual(['early', 'late']);
    expect(results.map(({ id }) => id)).toEqual(['late', 'mistake', 'other', 'early']);
    expect(countedResults(results, 'sodium')).toEqual([]);
    expect(results.filter(isLabMistake).map(({ id }) => id)).toEqual(['mistake']);
  });

  it('is read as it is stored, and not with what is none', () => {
    const result = aLabResult({ comparator: '<', range: { high: 90, text: 'adults' } });
    expect(labResultSchema.parse(result)).toEqual(result);
    for (const wrong of [{ at: '2026-03-10' }, { unit: '' }, { comparator: '=' }, { analyte: 'zinc' }])
      expect(labResultSchema.safeParse({ ...result, ...wrong }).success).toBe(false);
  });
});

describe('the usual range, in a unit', () => {
  it.each([
    ['acr', 'mg/mmol', { below: 3 }],
    ['acr', 'mg/g', { below: 30 }],
    ['pcr', 'mg/mg', { below: 0.15 }],
    ['potassium', 'meq/L', { min: 3.5, max: 5.3 }],
    ['haemoglobin', 'g/dL', { min: 12 }],
  ] as const)('of %s in %s is the one that values are judged by', (analyte, ucum, expected) => {
    const unit = unitOfAnalyte(analyte, ucum);
    const range = unit && usualRangeIn(analyte, unit);
    expect(Object.keys(range ?? {})).toEqual(Object.keys(expected));
    for (const [end, value] of Object.entries(expected))
      expect(range?.[end as keyof typeof range]).toBeCloseTo(value, 9);
  });

  it('is none where only the laboratory can say it', () => {
    expect(usualRangeIn('creatinine', analyteFacts.creatinine.units[0])).toEqual({});
  });
});
