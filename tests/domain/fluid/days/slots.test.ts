import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundedTotal } from '@/domain/fluid/planFluids';
import { planProblems } from '@/domain/fluid/planProblems';
import { distribute, slotsOf, weightsOf } from '@/domain/fluid/days/slots';
import { aPlan } from '@tests/support/plans';

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const pad = (value: number) => String(value).padStart(2, '0');
const times = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${pad(hour)}:${pad(minute)}`);

describe('§2.6 sharing a day total out over slots', () => {
  it.each([
    ['equal', 1500, [1, 1, 1, 1, 1], 50, [300, 300, 300, 300, 300]],
    ['in per cent', 1500, [30, 25, 20, 15, 10], 50, [450, 400, 300, 200, 150]],
    ['front-loaded', 1500, [5, 4, 3, 2, 1], 50, [500, 400, 300, 200, 100]],
    ['with steps left over, earlier first', 1600, [1, 1, 1, 1, 1], 50, [350, 350, 300, 300, 300]],
    ['of less than a step', 40, [1, 1, 1], 50, [40, 0, 0]],
    ['of just a step', 50, [1, 1, 1], 50, [50, 0, 0]],
    ['of just more than a step', 51, [1, 1, 1], 50, [50, 1, 0]],
    ['nothing', 0, [1, 1], 50, [0, 0]],
    ['with a slot that weighs nothing', 130, [0, 100], 50, [0, 130]],
    ['where all weigh nothing', 100, [0, 0], 50, [50, 50]],
  ] as const)('%s', (_, total, weights, step, expected) => {
    expect(distribute(total, weights, step)).toEqual(expected);
  });

  it('NU07: always gives the whole total, nothing below zero, and nothing where nothing is meant', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.array(fc.oneof(fc.nat(100), fc.double({ min: 0, max: 100, noNaN: true })), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.integer({ min: 1, max: 500 }),
        (total, weights, step) => {
          const volumes = distribute(total, weights, step);
          expect(sum(volumes)).toBe(total);
          expect(Math.min(...volumes)).toBeGreaterThanOrEqual(0);
          const whole = sum(weights);
          for (const [index, ml] of volumes.entries()) {
            expect(whole === 0 || weights[index] !== 0 || ml === 0).toBe(true);
            // Each is within a step of its exact share, and less than a step may go along with one.
            const exact = whole > 0 ? (total * (weights[index] ?? 0)) / whole : total / weights.length;
            expect(Math.abs(ml - exact)).toBeLessThan(2 * step + 1e-6);
          }
          expect(volumes.filter((ml) => ml % step !== 0).length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('NU07: shares in per cent add up to the total as well, also crooked ones', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 }),
        fc.nat(10_000),
        fc.integer({ min: 1, max: 500 }),
        (parts, total, step) => {
          const shares = parts.map((part) => (part / sum(parts)) * 100);
          const weights = weightsOf({ by: 'percent', shares }, shares.length);
          expect(sum(distribute(total, weights, step))).toBe(total);
        },
      ),
    );
  });
});

describe('§2.6 DT06 the slots of a day', () => {
  const ofCount = (count: number, wakeUpTime: string, sleepTime: string, quiet = 2) =>
    slotsOf({ by: 'count', count }, { wakeUpTime, sleepTime }, quiet).map(
      ({ start, end }) => `${start}-${end}`,
    );

  it('fill the time awake and end two hours before sleep, also over midnight', () => {
    expect(ofCount(2, '07:00', '23:00')).toEqual(['07:00-14:00', '14:00-21:00']);
    expect(ofCount(2, '16:00', '08:00')).toEqual(['16:00-23:00', '23:00-06:00']);
    expect(ofCount(1, '07:00', '23:00', 0)).toEqual(['07:00-23:00']);
    // Never shorter than four hours, unless somebody sleeps even earlier.
    expect(ofCount(1, '07:00', '12:00', 6)).toEqual(['07:00-11:00']);
    expect(ofCount(1, '07:00', '10:00', 6)).toEqual(['07:00-10:00']);
    expect(slotsOf({ by: 'count', count: 1 }, {}, 2)).toMatchObject([{ start: '07:00', end: '21:00' }]);
  });

  it('NU07: follow each other without a gap within the time awake, whatever it is', () => {
    fc.assert(
      fc.property(
        times,
        times,
        fc.integer({ min: 1, max: 12 }),
        fc.double({ min: 0, max: 6, noNaN: true }),
        (wakeUpTime, sleepTime, count, quiet) => {
          const slots = slotsOf({ by: 'count', count }, { wakeUpTime, sleepTime }, quiet);
          expect(slots).toHaveLength(count);
          expect(slots[0]).toMatchObject({ fromMinute: 0, start: wakeUpTime });
          for (const [index, slot] of slots.entries()) {
            expect(slot.toMinute).toBeGreaterThanOrEqual(slot.fromMinute);
            expect(slot.toMinute).toBeLessThanOrEqual(1440);
            expect(slot.fromMinute).toBe(index > 0 ? slots[index - 1]?.toMinute : 0);
          }
        },
      ),
    );
  });

  const atTimes = (spans: readonly string[], wakeUpTime = '07:00') =>
    slotsOf(
      {
        by: 'times',
        slots: spans.map((span) => ({ label: '', start: span.slice(0, 5), end: span.slice(6) })),
      },
      { wakeUpTime, sleepTime: '23:00' },
      2,
    ).map(({ start, fromMinute, toMinute }) => [start, fromMinute, toMinute]);

  it('at fixed times stand in the order of the patient’s day; one that holds the waking begins it', () => {
    expect(atTimes(['22:00-02:00', '08:00-10:00'])).toEqual([
      ['08:00', 60, 180],
      ['22:00', 900, 1140],
    ]);
    expect(atTimes(['06:00-09:00', '22:00-02:00'])).toEqual([
      ['06:00', 0, 120],
      ['22:00', 900, 1140],
    ]);
    expect(atTimes(['22:00-02:00'], '00:00')).toEqual([['22:00', 0, 120]]);
    expect(atTimes(['05:00-07:00'])).toEqual([['05:00', 1320, 1440]]);
    expect(atTimes(['05:00-07:01'])).toEqual([['05:00', 0, 1]]);
  });

  const faultsOf = (spans: readonly string[]) =>
    planProblems(
      aPlan({
        fluidSlot: {
          by: 'times',
          slots: spans.map((span) => ({ label: '', start: span.slice(0, 5), end: span.slice(6) })),
        },
      }),
    ).map(({ message }) => message);

  it.each([
    [['08:00-10:00', '10:00-12:00'], true],
    [['08:00-10:00', '09:59-12:00'], false],
    [['22:00-02:00', '02:00-03:00'], true],
    [['22:00-02:00', '01:59-03:00'], false],
    [['22:00-02:00', '23:00-23:30'], false],
    [['08:00-08:00'], false],
    [['08:00-10:00', '08:00-10:00'], false],
    [['20:00-08:00', '08:00-20:00'], true],
    [['20:00-08:01', '08:00-20:00'], false],
  ])('%j may stand together: %s', (spans, isRight) => {
    expect(faultsOf(spans)).toEqual(isRight ? [] : ['validation.slotsOverlap']);
  });
});

describe('§2.6 rounding a day total', () => {
  const anyClamp = { min: 0, max: 10_000 };
  it.each([
    [1549, 'down', 50, anyClamp, 1500],
    [1550, 'down', 50, anyClamp, 1550],
    [1551, 'up', 50, anyClamp, 1600],
    [1550, 'up', 50, anyClamp, 1550],
    [0.1 + 0.2, 'up', 0.1, anyClamp, 0.3],
    [49, 'down', 50, anyClamp, 0],
    // The only step above would be more than the limit, the one below less than the clamp.
    [1020.5, 'down', 500, { min: 1010, max: 1900 }, 1020],
    [1020.5, 'up', 500, { min: 1010, max: 1100 }, 1021],
  ] as const)('%d %s in steps of %d within %o is %d', (ml, towards, step, clamp, expected) => {
    expect(roundedTotal(ml, towards, step, clamp)).toBeCloseTo(expected, 9);
  });

  it('never goes into the unsafe side and never leaves the clamp', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.nat(10_000),
        fc.nat(10_000),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom('down' as const, 'up' as const),
        (step, a, b, part, towards) => {
          const clamp = { min: Math.min(a, b), max: Math.max(a, b) };
          const ml = clamp.min + (clamp.max - clamp.min) * part;
          const total = roundedTotal(ml, towards, step, clamp);
          expect(Number.isInteger(total)).toBe(true);
          expect(total).toBeGreaterThanOrEqual(clamp.min);
          expect(total).toBeLessThanOrEqual(clamp.max);
          expect(towards === 'down' ? total - ml : ml - total).toBeLessThanOrEqual(1e-6);
        },
      ),
    );
  });
});
