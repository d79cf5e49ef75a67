import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/domain/patientDay';
import { daysFrom, neighbourPeriod, periodRange, periods } from '@/domain/readings/periods';

const berlin = { timeZone: 'Europe/Berlin', wakeUpTime: '07:00' };

describe('DT04: periods', () => {
  it.each([
    ['daily', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['recent', '2026-11-23', '2026-11-17', '2026-11-23'],
    ['recent', '2027-01-03', '2026-12-28', '2027-01-03'],
    ['weekly', '2026-11-20', '2026-11-16', '2026-11-22'],
    ['weekly', '2026-11-16', '2026-11-16', '2026-11-22'],
    ['weekly', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['weekly', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['weekly', '1969-12-30', '1969-12-29', '1970-01-04'],
    ['monthly', '2026-11-20', '2026-11-01', '2026-11-30'],
    ['monthly', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['monthly', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['yearly', '2026-11-20', '2026-01-01', '2026-12-31'],
    ['yearly', '2028-02-29', '2028-01-01', '2028-12-31'],
  ] as const)('%s around %s is %s to %s', (period, anchor, first, last) => {
    expect(periodRange(period, anchor, berlin)).toMatchObject({ first, last });
  });

  it('DT03: covers the instants from waking to waking, a week of 167 hours in spring', () => {
    const { from, to } = periodRange('weekly', '2026-03-29', berlin);
    expect(new Date(from).toISOString()).toBe('2026-03-23T06:00:00.000Z');
    expect((to - from) / 3_600_000).toBe(167);
  });

  it.each([
    ['daily', '2026-03-01', '2026-02-28', '2026-03-02'],
    ['recent', '2026-11-20', '2026-11-13', '2026-11-27'],
    ['weekly', '2026-11-20', '2026-11-09', '2026-11-23'],
    ['monthly', '2026-01-31', '2025-12-01', '2026-02-01'],
    ['yearly', '2028-12-31', '2027-01-01', '2029-01-01'],
  ] as const)('%s: before and after %s', (period, anchor, before, after) => {
    expect(neighbourPeriod(period, anchor, -1)).toBe(before);
    expect(neighbourPeriod(period, anchor, 1)).toBe(after);
  });

  it('leaves no day out and counts none twice', () => {
    const anchor = fc.integer({ min: -40_000, max: 40_000 }).map((days) => addDays('2000-01-01', days));
    fc.assert(
      fc.property(fc.constantFrom(...periods), anchor, (period, day) => {
        const here = periodRange(period, day, berlin);
        const next = periodRange(period, neighbourPeriod(period, day, 1), berlin);
        expect(next.first).toBe(addDays(here.last, 1));
        expect(next.from).toBe(here.to);
        expect(periodRange(period, neighbourPeriod(period, next.last, -1), berlin)).toEqual(here);
        expect(daysFrom(here.first, here.last)).toContain(day);
      }),
      { numRuns: 200 },
    );
  });
});
