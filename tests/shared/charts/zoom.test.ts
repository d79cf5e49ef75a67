import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { worthDrawing } from '@/shared/charts/decimate';
import { chosenOf, panned, reaching, zoomed } from '@/shared/charts/zoom';

const HOUR = 3_600_000;
const whole = { from: 0, to: 1000 * HOUR };

describe('a zoomed chart', () => {
  it('keeps the instant under the pointer where it is, unless that would leave the whole', () => {
    expect(zoomed(whole, whole, 0.5, 400 * HOUR)).toEqual({ from: 200 * HOUR, to: 700 * HOUR });
    expect(zoomed({ from: 0, to: 100 * HOUR }, whole, 2, 50 * HOUR)).toEqual({ from: 0, to: 200 * HOUR });
    expect(zoomed({ from: 0, to: 100 * HOUR }, whole, 100, 50 * HOUR)).toEqual(whole);
    expect(zoomed({ from: 0, to: HOUR }, whole, 0.5, 0)).toEqual({ from: 0, to: HOUR });
  });

  it('shows what is chosen, never less than an hour, and nothing beyond the whole', () => {
    expect(chosenOf({ from: 200 * HOUR, to: 300 * HOUR }, whole)).toEqual({
      from: 200 * HOUR,
      to: 300 * HOUR,
    });
    expect(chosenOf({ from: 10 * HOUR, to: 10 * HOUR }, whole)).toEqual({
      from: 9.5 * HOUR,
      to: 10.5 * HOUR,
    });
    expect(chosenOf({ from: 0, to: HOUR / 4 }, whole)).toEqual({ from: 0, to: HOUR });
    expect(chosenOf({ from: -HOUR, to: 3 * HOUR }, whole)).toEqual({ from: 0, to: 4 * HOUR });
  });

  it('moves, and stays within the whole', () => {
    const shown = { from: 100 * HOUR, to: 200 * HOUR };
    expect(panned(shown, whole, 0.5)).toEqual({ from: 150 * HOUR, to: 250 * HOUR });
    expect(panned(shown, whole, -5)).toEqual({ from: 0, to: 100 * HOUR });
    expect(panned(shown, whole, 50)).toEqual({ from: 900 * HOUR, to: whole.to });
    expect(reaching(shown, whole, 150 * HOUR)).toBe(shown);
    expect(reaching(shown, whole, 500 * HOUR)).toEqual({ from: 450 * HOUR, to: 550 * HOUR });
  });
});

describe('worth drawing', () => {
  const series = (values: (number | null | undefined)[], kind: 'points' | 'line' = 'points') => ({
    label: '',
    kind,
    color: 'first' as const,
    values,
  });

  it('are all stops while they are few, with one on either side', () => {
    const x = [0, 10, 20, 30, 40];
    expect(worthDrawing({ x, series: [series(x)] }, { from: 15, to: 35 }, 100)).toEqual([1, 2, 3, 4]);
  });

  it('are of each pixel column its lowest and its highest, and every gap', () => {
    const values = fc.array(fc.option(fc.integer({ min: 0, max: 300 }), { freq: 20 }), {
      minLength: 300,
      maxLength: 1000,
    });
    fc.assert(
      fc.property(values, fc.integer({ min: 5, max: 40 }), (given, columns) => {
        const x = given.map((_, index) => index);
        const shown = { from: 0, to: given.length };
        const kept = worthDrawing({ x, series: [series(given)] }, shown, columns);
        expect(kept).toEqual(kept.toSorted((a, b) => a - b));
        const gaps = x.filter((index) => given[index] === null);
        expect(kept).toEqual(expect.arrayContaining(gaps));
        expect(kept.length).toBeLessThanOrEqual(columns * 2 + gaps.length + 4);
        const columnOf = (index: number) => Math.floor(index / (shown.to / columns));
        const extremes = (indexes: readonly number[]) => {
          const found = new Map<number, [number, number]>();
          for (const index of indexes) {
            const value = given[index];
            if (typeof value !== 'number') continue;
            const [low, high] = found.get(columnOf(index)) ?? [value, value];
            found.set(columnOf(index), [Math.min(low, value), Math.max(high, value)]);
          }
          return found;
        };
        expect(extremes(kept)).toEqual(extremes(x));
      }),
      { numRuns: 50 },
    );
  });
});
