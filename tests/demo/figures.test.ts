import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf, monthOf, stopsOf } from '@/demo/charts/days';
import { amountIn, amountOn, shared } from '@/demo/charts/sample';
import { gained, productOrdersIn, sessionsIn, supportIn } from '@/demo/analytics/figures';
import { browserShare, devicesIn, revenueBy } from '@/demo/shopDashboard/figures';

const today = dayOf(new Date(2026, 2, 14, 9).getTime());
const shown = ({ from, days }: { from: number; days: number }) => `${isoOf(from)} +${String(days)}`;

describe('the periods of the dashboards (§2.7)', () => {
  it('end yesterday, with the month before, and with the year before', () => {
    const days = stopsOf('days28', today);
    expect([days.length, isoOf(days[0]?.from ?? 0), isoOf(days[27]?.from ?? 0)]).toEqual([
      28,
      '2026-02-14',
      '2026-03-13',
    ]);
    expect(stopsOf('lastMonth', today).map(({ from }) => isoOf(from))).toHaveLength(28);
    const year = stopsOf('lastYear', today).map(shown);
    expect([year.length, year[0], year[11]]).toEqual([12, '2025-01-01 +31', '2025-12-01 +31']);
    expect(stopsOf('lastYear', today, 1).map(shown)[1]).toBe('2024-02-01 +29');
  });

  it('go back over the turn of the year', () => {
    expect(shown(monthOf(dayOf(new Date(2026, 0, 31).getTime()), 1))).toBe('2025-12-01 +31');
  });
});

describe('the invented figures (§2.7)', () => {
  it('are the same each time, and never below nothing', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 19_000, max: 30_000 }), (seed, day) => {
        const amount = amountOn({ seed, perDay: 40 }, day);
        expect(amount).toBeGreaterThan(0);
        expect(amountOn({ seed, perDay: 40 }, day)).toBe(amount);
      }),
    );
  });

  it('of a month are those of its days', () => {
    const month = monthOf(today, 1);
    const flow = { seed: 5, perDay: 90 };
    const days = Array.from({ length: month.days }, (_, index) => amountOn(flow, month.from + index));
    expect(amountIn(flow, month)).toBe(days.reduce((sum, day) => sum + day, 0));
  });

  it('of parts add up to the whole', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.nat(1_000_000), parts, (total, proportions) => {
        const given = shared(total, proportions);
        expect(given.reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(Math.min(...given)).toBeGreaterThanOrEqual(0);
      }),
    );
    const { tickets, completed, fresh, open } = supportIn('lastYear', today);
    expect(completed + fresh + open).toBe(tickets);
    const whole = browserShare(today).reduce((sum, { share }) => sum + share, 0);
    expect(whole).toBeCloseTo(1);
  });

  it('of another period are others', () => {
    for (const figures of [sessionsIn, supportIn, productOrdersIn, devicesIn]) {
      const texts = (['days28', 'lastMonth', 'lastYear'] as const).map((period) =>
        JSON.stringify(figures(period, today)),
      );
      expect(new Set(texts).size).toBe(3);
    }
  });

  it('of what was gained are the sum of the days that are drawn', () => {
    const { total, values } = gained('orders', today);
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(total);
  });

  it('of the month that goes on stop before today', () => {
    const { current, last, days } = revenueBy(today);
    expect(days).toHaveLength(31);
    expect(current.map((value) => value !== null)).toEqual(days.map((day) => day < 14));
    expect(last.filter((value) => value !== null)).toHaveLength(28);
  });
});
