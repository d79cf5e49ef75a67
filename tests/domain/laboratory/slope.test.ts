import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RAPID_DECLINE_PER_YEAR, slopeOf } from '@/domain/laboratory/slope';
import { slopeReferences } from './slopeReference';

const DAY_MS = 86_400_000;
const start = Date.parse('2024-01-01T07:30:00Z');
const valuesOf = (days: readonly number[], egfr: readonly number[]) =>
  egfr.map((value, index) => ({ at: start + (days[index] ?? NaN) * DAY_MS, value }));
const off = (actual: number | undefined, expected: number) =>
  Math.abs((actual ?? NaN) - expected) / Math.abs(expected);

describe('the course of eGFR as a straight line', () => {
  it.each(slopeReferences)('$name', ({ days, egfr, perYear, low, high }) => {
    const slope = slopeOf(valuesOf(days, egfr));
    expect(slope?.values).toBe(egfr.length);
    expect(off(slope?.perYear, perYear)).toBeLessThan(1e-9);
    expect(off(slope?.low, low)).toBeLessThan(1e-3);
    expect(off(slope?.high, high)).toBeLessThan(1e-3);
    // Half the width is the quantile itself, times what is exact: worst at five degrees of freedom, 0.011 %.
    expect(off((slope?.high ?? NaN) - (slope?.low ?? NaN), high - low)).toBeLessThan(2e-4);
  });

  it('says nothing on three values', () => {
    expect(slopeOf([])).toBeNull();
    expect(slopeOf(valuesOf([0, 200, 400], [50, 48, 46]))).toBeNull();
    expect(slopeOf(valuesOf([0, 200, 300, 400], [50, 48, 47, 46]))).not.toBeNull();
  });

  it('says nothing on less than a year', () => {
    expect(slopeOf(valuesOf([0, 100, 200, 364], [50, 48, 47, 46]))).toBeNull();
    expect(slopeOf(valuesOf([0, 100, 200, 366], [50, 48, 47, 46]))).not.toBeNull();
  });

  it('takes the same day of the next year as a year', () => {
    expect(slopeOf(valuesOf([366, 466, 566, 731], [50, 48, 47, 46]))).not.toBeNull();
  });

  it('is flat, without a band, where nothing changes', () => {
    const slope = slopeOf(valuesOf([0, 90, 180, 270, 380], [41.3, 41.3, 41.3, 41.3, 41.3]));
    expect(slope?.perYear).toBeCloseTo(0, 9);
    expect(slope?.low).toBeCloseTo(0, 9);
    expect(slope?.high).toBeCloseTo(0, 9);
  });

  it('finds a line again, per year of 365.25 days', () => {
    const slope = slopeOf(valuesOf([0, 365.25, 730.5, 1461], [60, 54, 48, 36]));
    expect(slope?.perYear).toBeCloseTo(-6, 9);
    expect(slope?.perYear).toBeLessThan(RAPID_DECLINE_PER_YEAR);
  });

  const series = fc
    .array(
      fc.record({
        gap: fc.integer({ min: 20, max: 200 }),
        value: fc.double({ min: 5, max: 120, noNaN: true }),
      }),
      {
        minLength: 20,
        maxLength: 40,
      },
    )
    .map((steps) => {
      let at = start;
      return steps.map(({ gap, value }) => ({ at: (at += gap * DAY_MS), value }));
    });

  it('does not change when all values are higher by the same, or later by the same', () => {
    fc.assert(
      fc.property(
        series,
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: 0, max: 3000 }),
        (values, up, later) => {
          const slope = slopeOf(values);
          const shifted = slopeOf(
            values.map(({ at, value }) => ({ at: at + later * DAY_MS, value: value + up })),
          );
          expect(shifted?.perYear).toBeCloseTo(slope?.perYear ?? NaN, 7);
          expect(shifted?.high).toBeCloseTo(slope?.high ?? NaN, 7);
        },
      ),
    );
  });

  it('lies within its own bounds, and does not depend on the order of the values', () => {
    fc.assert(
      fc.property(series, (values) => {
        const slope = slopeOf(values);
        const reversed = slopeOf(values.toReversed());
        expect(slope?.low).toBeLessThanOrEqual(slope?.perYear ?? NaN);
        expect(slope?.high).toBeGreaterThanOrEqual(slope?.perYear ?? NaN);
        expect(reversed?.perYear).toBeCloseTo(slope?.perYear ?? NaN, 7);
      }),
    );
  });
});
