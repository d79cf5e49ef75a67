import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plausible } from '@/domain/readings/plausibility';
import {
  canonicalUnits,
  decimalsIn,
  innerRange,
  lengthUnits,
  toCanonical,
  toDisplay,
  volumeUnits,
  weightUnits,
  type Unit,
  type Range,
} from '@/domain/readings/units';

const units: readonly Unit[] = [...volumeUnits, ...weightUnits, ...lengthUnits];
const canonical = new Set<Unit>(Object.values(canonicalUnits));

/** What people may type in a unit, as they type it: up to what a scale or a jug can show. */
const typedIn = (unit: Unit) =>
  fc.integer({ min: 0, max: 99_999 }).map((steps) => steps / 10 ** decimalsIn(unit));

describe('display units', () => {
  it.each([
    [1500, 'L', 1.5],
    [125, 'L', 0.125],
    [1000, 'flOz', 33.8],
    [237, 'flOz', 8],
    [70.13, 'lb', 154.6],
    [100, 'lb', 220.5],
    [1.6, 'lb', 3.5],
    [1.8, 'lb', 4],
    [2, 'lb', 4.4],
    [170.2, 'in', 67],
    [178, 'in', 70.1],
    [1500, 'mL', 1500],
    [72.5, 'kg', 72.5],
  ] as const)('show %d stored as %s %d', (stored, unit, shown) => {
    expect(toDisplay(stored, unit)).toBe(shown);
  });

  it.each([
    [1.5, 'L', 1500],
    [1.005, 'L', 1005],
    [8, 'flOz', 237],
    [154, 'lb', 69.85],
    [154.6, 'lb', 70.13],
    [67, 'in', 170.2],
    [72.5, 'kg', 72.5],
  ] as const)('store %d typed in %s as %d', (typed, unit, stored) => {
    expect(toCanonical(typed, unit)).toBe(stored);
  });

  it.each(units)('NU10 §3 #31: in %s what was typed is shown again', (unit) => {
    fc.assert(
      fc.property(typedIn(unit), (typed) => {
        expect(toDisplay(toCanonical(typed, unit), unit)).toBe(typed);
      }),
    );
  });

  it.each(units)('NU11: in %s storing again what is shown changes nothing further', (unit) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (tenths) => {
        const once = toCanonical(toDisplay(tenths / 10, unit), unit);
        expect(toCanonical(toDisplay(once, unit), unit)).toBe(once);
      }),
    );
  });

  it('leave canonical values alone', () => {
    for (const unit of ['mL', 'kg'] as const) {
      fc.assert(
        fc.property(typedIn(unit), (value) => {
          expect(toCanonical(value, unit)).toBe(value);
        }),
      );
    }
  });
});

describe('bounds in another unit', () => {
  const bounded: [string, Unit, Range][] = [
    ...weightUnits.flatMap((unit): [string, Unit, Range][] => [
      ['weight, possible', unit, plausible.weight.hard],
      ['weight, usual', unit, plausible.weight.soft],
    ]),
    ...volumeUnits.flatMap((unit): [string, Unit, Range][] => [
      ['drink, possible', unit, plausible.drink.hard],
      ['drink, usual', unit, plausible.drink.soft],
      ['void, possible', unit, plausible.void.hard],
      ['day', unit, plausible.dayVolume.hard],
    ]),
    ...lengthUnits.map((unit): [string, Unit, Range] => ['height', unit, plausible.height.hard]),
  ];

  it.each(bounded)('NU06: %s in %s can be entered, and one step beyond cannot', (_, unit, range) => {
    const { min, max } = innerRange(range, unit);
    const step = 10 ** -decimalsIn(unit);
    expect(toCanonical(min, unit)).toBeGreaterThanOrEqual(range.min);
    expect(toCanonical(max, unit)).toBeLessThanOrEqual(range.max);
    expect(toCanonical(min - step, unit)).toBeLessThan(range.min);
    expect(toCanonical(max + step, unit)).toBeGreaterThan(range.max);
  });

  it('are the same in the canonical one', () => {
    const same = bounded.filter(([, unit]) => canonical.has(unit));
    expect(same.map(([, unit, range]) => innerRange(range, unit))).toEqual(same.map(([, , range]) => range));
  });

  it('are steps that can be typed', () => {
    expect(innerRange(plausible.weight.hard, 'lb')).toEqual({ min: 4.4, max: 881.8 });
    expect(innerRange(plausible.weight.soft, 'lb')).toEqual({ min: 66.2, max: 551.1 });
    expect(innerRange(plausible.drink.hard, 'flOz')).toEqual({ min: 0.1, max: 101.4 });
    expect(innerRange(plausible.drink.soft, 'L')).toEqual({ min: 0.001, max: 1 });
  });
});
