import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FALL_WITHIN_DAYS, labSeries, newestOfLab } from '@/domain/laboratory/labSeries';
import type { LabResult } from '@/domain/laboratory/labResult';
import { aLabResult, anEgfr, onDay } from './aLabResult';

const person = (dialysisMode: 'haemodialysis' | 'none' = 'none') => ({
  dateOfbirth: '1960-05-04',
  gender: 'female' as const,
  ext: { timeZone: 'Europe/Zurich', dialysisMode },
});
const series = (results: readonly LabResult[], who = person()) => labSeries(results, who);
const fallsOf = (...results: LabResult[]) => Array.from(series(results).egfrFall.v);

describe('the results that rules judge', () => {
  it('come ascending and in canonical units, whatever the order and unit in which they arrived', () => {
    const results = [
      aLabResult({ id: 'b', analyte: 'haemoglobin', unit: 'g/dL', value: 9.1, at: onDay(3) }),
      aLabResult({ id: 'a', analyte: 'haemoglobin', unit: 'g/L', value: 102, at: onDay(1) }),
      aLabResult({ id: 'c', analyte: 'potassium', unit: 'meq/L', value: 5.9, at: onDay(2) }),
    ];
    const { haemoglobin, potassium } = series(results);
    expect([haemoglobin.t, haemoglobin.v]).toEqual([
      [Date.parse(onDay(1)), Date.parse(onDay(3))],
      [102, expect.closeTo(91, 9)],
    ]);
    expect(potassium.v).toEqual([5.9]);
    expect(newestOfLab(series(results)).haemoglobin).toEqual({ at: onDay(3), value: expect.closeTo(91, 9) });
  });

  it('leave out mistakes and units that nobody can convert, and say on which side a value lies', () => {
    const potassium = (parts: Partial<LabResult>) =>
      aLabResult({ analyte: 'potassium', unit: 'mmol/L', value: 5, ...parts });
    const found = series([
      potassium({ id: '1', status: 'entered-in-error', at: onDay(1) }),
      potassium({ id: '2', unit: 'mg/dL', at: onDay(2) }),
      potassium({ id: '3', value: 10, comparator: '>', at: onDay(3) }),
    ]);
    expect(found.potassium.v).toEqual([10]);
    expect(newestOfLab(found)).toEqual({ potassium: { at: onDay(3), value: 10, comparator: '>' } });
  });

  it('have a GFR where only creatinine came, and none of it on dialysis', () => {
    const creatinine = [aLabResult({ value: 200, at: onDay(0) })];
    expect(series(creatinine).egfr.v).toHaveLength(1);
    expect(series(creatinine, person('haemodialysis')).egfr.v).toEqual([]);
  });
});

describe('the fall of the GFR', () => {
  it('is that from the highest of three months, and never below nothing', () => {
    expect(fallsOf(anEgfr(60, onDay(0)), anEgfr(45, onDay(30), { id: 'b' }))).toEqual([25]);
    expect(
      fallsOf(anEgfr(50, onDay(0)), anEgfr(80, onDay(10), { id: 'b' }), anEgfr(60, onDay(40), { id: 'c' })),
    ).toEqual([0, 25]);
  });

  it.each([
    [FALL_WITHIN_DAYS, [50]],
    [FALL_WITHIN_DAYS + 1, []],
  ])('looks back %i days', (days, expected) => {
    expect(fallsOf(anEgfr(80, onDay(0)), anEgfr(40, onDay(days), { id: 'b' }))).toEqual(expected);
  });

  it('is at least so much below what cannot be measured, and unknown above it', () => {
    const [before, low] = [anEgfr(60, onDay(0)), anEgfr(15, onDay(20), { id: 'b', comparator: '<' })];
    const fall = series([before, low]).egfrFall;
    expect([fall.v, fall.comparators?.get(Date.parse(onDay(20)))]).toEqual([[75], '>=']);
    expect(fallsOf(anEgfr(95, onDay(0)), anEgfr(60, onDay(20), { id: 'b', comparator: '>' }))).toEqual([]);
    expect(fallsOf(anEgfr(15, onDay(0), { comparator: '<' }), anEgfr(10, onDay(9), { id: 'b' }))).toEqual([]);
    // More than 60 has fallen to 45 by a quarter at least.
    expect(fallsOf(anEgfr(60, onDay(0), { comparator: '>' }), anEgfr(45, onDay(9), { id: 'b' }))).toEqual([
      25,
    ]);
  });

  it('is the same in whatever order results arrive', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ day: fc.integer({ min: 0, max: 300 }), value: fc.integer({ min: 5, max: 120 }) }),
          {
            minLength: 1,
            maxLength: 12,
          },
        ),
        fc.infiniteStream(fc.nat()),
        (rows, order) => {
          const results = rows.map(({ day, value }, index) => anEgfr(value, onDay(day), { id: `e${index}` }));
          const shuffled = results
            .map((one) => ({ one, place: order.next().value as number }))
            .toSorted((a, b) => a.place - b.place)
            .map(({ one }) => one);
          const said = (list: LabResult[]) =>
            Array.from(series(list).egfrFall.t, (t, place) => [t, series(list).egfrFall.v[place]]).toSorted();
          expect(said(shuffled)).toEqual(said(results));
        },
      ),
      { numRuns: 60 },
    );
  });
});
