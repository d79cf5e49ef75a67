import { expect, it } from 'vitest';
import { balanceDays } from '@/domain/readings/balance';
import { dayBuckets } from '@/domain/readings/buckets';

const days = { first: '2026-11-09', last: '2026-11-12' };
const volumes = (...entries: [string, number][]) =>
  dayBuckets(
    { t: entries.map(([day]) => Date.parse(`${day}T09:00Z`)), v: entries.map(([, ml]) => ml) },
    days,
    { timeZone: 'UTC' },
    true,
  );

it('§3 #14: the balance is intake minus urine, and unknown rather than even where a part is missing', () => {
  const water = volumes(['2026-11-09', 1500], ['2026-11-10', 1200], ['2026-11-12', 900]);
  const urine = volumes(['2026-11-09', 1700], ['2026-11-11', 800], ['2026-11-12', 700]);
  expect(balanceDays(water, urine, new Set(['2026-11-12']))).toEqual([
    { day: '2026-11-09', ml: -200, lacks: null },
    { day: '2026-11-10', ml: null, lacks: 'urine' },
    { day: '2026-11-11', ml: null, lacks: 'intake' },
    { day: '2026-11-12', ml: null, lacks: 'collection' },
  ]);
});

it('§3 #14: a recorded zero is known', () => {
  const [day] = balanceDays(volumes(['2026-11-09', 0]), volumes(['2026-11-09', 0]), new Set());
  expect(day).toEqual({ day: '2026-11-09', ml: 0, lacks: null });
});
