import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoInstant } from '@/domain/instant';

const farthest = 8.64e15;

describe('isoInstant', () => {
  it.each([
    [0, '1970-01-01T00:00:00.000Z'],
    [-1, '1969-12-31T23:59:59.999Z'],
    [Date.UTC(2028, 1, 29, 23, 59, 59, 999), '2028-02-29T23:59:59.999Z'],
    [Date.UTC(2028, 2, 1), '2028-03-01T00:00:00.000Z'],
    [farthest, '+275760-09-13T00:00:00.000Z'],
  ])('writes %d as %s', (t, text) => {
    expect(isoInstant(t)).toBe(text);
  });

  it('DT: writes every instant as the language does, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -farthest, max: farthest })), (instants) => {
        expect(instants.map(isoInstant)).toEqual(instants.map((t) => new Date(t).toISOString()));
      }),
    );
  });

  it.each([Number.NaN, Infinity, farthest + 1])('refuses %d', (t) => {
    expect(() => isoInstant(t)).toThrow(RangeError);
    expect(isoInstant(0)).toBe('1970-01-01T00:00:00.000Z');
  });
});
