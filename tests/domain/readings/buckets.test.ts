import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayBuckets,
  levelsOf,
  meanLevel,
  medianLevel,
  monthBuckets,
  movingMeans,
} from '@/domain/readings/buckets';
import { dayBounds } from '@/domain/patientDay';

const utc = { timeZone: 'UTC' };
const series = (...entries: [string, number, number?][]) => ({
  t: entries.map(([at]) => Date.parse(at)),
  v: entries.map(([, value]) => value),
  ...(entries[0]?.[2] !== undefined && { w: entries.map(([, , diastolic]) => diastolic ?? 0) }),
});
const oneDay = (day: string) => ({ first: day, last: day });

describe('days', () => {
  it('AP07: a day without a reading has no value, not zero', () => {
    const [first, second] = dayBuckets(
      series(['2026-11-19T08:00Z', 0]),
      { first: '2026-11-19', last: '2026-11-20' },
      utc,
      true,
    );
    expect(first).toMatchObject({ readings: 1, level: { value: 0 } });
    expect(second).toMatchObject({ readings: 0, level: null, morning: null, evening: null });
  });

  it('sums volumes and averages levels', () => {
    const drinks = series(['2026-11-20T08:00Z', 200], ['2026-11-20T12:00Z', 300]);
    expect(dayBuckets(drinks, oneDay('2026-11-20'), utc, true)[0]?.level).toEqual({ value: 500 });
    expect(dayBuckets(drinks, oneDay('2026-11-20'), utc, false)[0]?.level).toEqual({ value: 250 });
  });

  it('takes the total that was recorded of a day instead of its single entries', () => {
    const drinks = series(['2026-11-20T08:00Z', 200], ['2026-11-20T12:00Z', 350], ['2026-11-21T12:00Z', 100]);
    const t = Date.parse('2026-11-20T12:00Z');
    const marks = [{ t, mark: 'total' as const, ml: 350, since: t }];
    const days = dayBuckets({ ...drinks, marks }, { first: '2026-11-20', last: '2026-11-21' }, utc, true);
    expect(days.map(({ level, readings }) => [level?.value, readings])).toEqual([
      [350, 2],
      [100, 1],
    ]);
  });

  it('splits blood pressure at noon of the patient’s zone', () => {
    const readings = series(
      ['2026-11-20T06:30Z', 140, 90],
      ['2026-11-20T10:59Z', 150, 92],
      ['2026-11-20T11:00Z', 120, 80],
      ['2026-11-21T04:00Z', 110, 70],
    );
    const clock = { timeZone: 'Europe/Berlin', wakeUpTime: '07:00' };
    expect(dayBuckets(readings, oneDay('2026-11-20'), clock, false)[0]).toMatchObject({
      readings: 4,
      level: { value: 130, diastolic: 83 },
      morning: { value: 145, diastolic: 91 },
      evening: { value: 115, diastolic: 75 },
    });
  });

  it('splits the day of somebody who wakes after noon in halves', () => {
    const clock = { timeZone: 'UTC', wakeUpTime: '14:00' };
    const [bucket] = dayBuckets(
      series(['2026-11-20T14:00Z', 60], ['2026-11-21T02:00Z', 80]),
      oneDay('2026-11-20'),
      clock,
      false,
    );
    expect(bucket).toMatchObject({ morning: { value: 60 }, evening: { value: 80 } });
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('DT03: a drink every hour makes %s in Berlin a day of %i', (day, hours) => {
    const clock = { timeZone: 'Europe/Berlin' };
    const { from } = dayBounds(day, clock);
    const t = Array.from({ length: 100 }, (_, hour) => from + (hour - 30) * 3_600_000);
    const [bucket] = dayBuckets({ t, v: t.map(() => 100) }, oneDay(day), clock, true);
    expect(bucket).toMatchObject({ readings: hours, level: { value: hours * 100 } });
  });

  it.each([
    ['2026-11-20', 'Europe/Berlin', '06:30'],
    ['2026-03-29', 'Europe/Berlin', '02:30'],
    ['2026-10-25', 'Europe/Berlin', '02:30'],
    ['2028-02-29', 'Pacific/Auckland', '05:00'],
    ['2026-12-31', 'America/Sao_Paulo', '00:00'],
  ])('DT03, DT04: %s in %s begins at %s and not a millisecond beside it', (day, timeZone, wakeUpTime) => {
    const clock = { timeZone, wakeUpTime };
    const { from, to } = dayBounds(day, clock);
    const t = [from - 1, from, to - 1, to];
    const [bucket] = dayBuckets({ t, v: [1, 10, 100, 1000] }, oneDay(day), clock, true);
    expect(bucket).toMatchObject({ from, to, readings: 2, level: { value: 110 }, highest: 100 });
  });

  it('keeps the highest of a day beside its mean', () => {
    const scores = series(['2026-11-20T08:00Z', 2], ['2026-11-20T12:00Z', 7], ['2026-11-20T20:00Z', 3]);
    expect(dayBuckets(scores, oneDay('2026-11-20'), utc, false)[0]).toMatchObject({
      level: { value: 4 },
      highest: 7,
    });
    expect(dayBuckets(scores, oneDay('2026-11-19'), utc, false)[0]?.highest).toBeNull();
  });

  it('puts every reading into exactly one day', () => {
    const clock = { timeZone: 'Europe/Berlin', wakeUpTime: '06:30' };
    const days = { first: '2026-03-20', last: '2026-04-05' };
    const range = { from: dayBounds(days.first, clock).from, to: dayBounds(days.last, clock).to };
    const instants = fc.array(fc.integer({ min: range.from - 1e9, max: range.to + 1e9 }), { maxLength: 60 });
    fc.assert(
      fc.property(instants, (unsorted) => {
        const t = unsorted.sort((a, b) => a - b);
        const buckets = dayBuckets({ t, v: t.map(() => 1) }, days, clock, true);
        const inside = t.filter((ms) => ms >= range.from && ms < range.to).length;
        expect(buckets.reduce((sum, bucket) => sum + (bucket.level?.value ?? 0), 0)).toBe(inside);
        expect(buckets.reduce((sum, bucket) => sum + bucket.readings, 0)).toBe(inside);
      }),
    );
  });
});

describe('months', () => {
  it('give the mean of the days, the middle 80 % and the days with data', () => {
    const days = Array.from({ length: 11 }, (_, index) => `2026-01-${String(index + 10)}T08:00Z`);
    const buckets = dayBuckets(
      series(...days.map((at, index): [string, number] => [at, index * 10])),
      { first: '2026-01-01', last: '2026-02-28' },
      utc,
      true,
    );
    const [january, february] = monthBuckets(buckets);
    expect(january).toMatchObject({
      month: '2026-01',
      readings: 11,
      days: 11,
      mean: { value: 50 },
      low: { value: 10 },
      high: { value: 90 },
    });
    expect(february).toMatchObject({ days: 0, mean: null, low: null, high: null });
    expect(february?.from).toBe(january?.to);
  });

  it('count a day once, however often it was measured', () => {
    const readings = series(
      ['2026-01-01T08:00Z', 100, 60],
      ['2026-01-01T20:00Z', 120, 80],
      ['2026-01-02T08:00Z', 150, 90],
    );
    const buckets = dayBuckets(readings, { first: '2026-01-01', last: '2026-01-02' }, utc, false);
    expect(monthBuckets(buckets)[0]).toMatchObject({
      mean: { value: 130, diastolic: 80 },
      readings: 3,
      days: 2,
    });
  });
});

describe('means', () => {
  it('move over seven days and want data on three of them', () => {
    const values: Record<string, number> = { '01': 10, '02': 20, '04': 30, '09': 90 };
    const entries = Object.entries(values).map(([day, value]): [string, number] => [
      `2026-01-${day}T08:00Z`,
      value,
    ]);
    const buckets = dayBuckets(series(...entries), { first: '2026-01-01', last: '2026-01-10' }, utc, true);
    expect(movingMeans(buckets).map((level) => level?.value ?? null)).toEqual([
      null,
      null,
      null,
      20,
      20,
      20,
      20,
      null,
      null,
      null,
    ]);
  });

  it('lie between the lowest and the highest day they stand on, and the middle 80 % around the median', () => {
    const values = fc.array(fc.option(fc.integer({ min: 0, max: 5000 })), { minLength: 31, maxLength: 31 });
    fc.assert(
      fc.property(values, (month) => {
        const entries = month.flatMap((value, index): [string, number][] =>
          value === null ? [] : [[`2026-01-${String(index + 1).padStart(2, '0')}T08:00Z`, value]],
        );
        const days = dayBuckets(series(...entries), { first: '2026-01-01', last: '2026-01-31' }, utc, true);
        const windows = movingMeans(days).map((mean, index) => ({
          mean,
          known: month.slice(Math.max(0, index - 6), index + 1).filter((value) => value !== null),
        }));
        expect(windows.every(({ mean, known }) => (mean === null) === known.length < 3)).toBe(true);
        const outside = windows.filter(
          ({ mean, known }) =>
            mean && (mean.value < Math.min(...known) - 1e-6 || mean.value > Math.max(...known) + 1e-6),
        );
        expect(outside).toEqual([]);
        const [bucket] = monthBuckets(days);
        const median = medianLevel(levelsOf(days))?.value;
        expect(bucket?.days).toBe(entries.length);
        expect(median === undefined).toBe(entries.length === 0);
        expect(bucket?.low?.value ?? 0).toBeLessThanOrEqual(median ?? 0);
        expect(bucket?.high?.value ?? 0).toBeGreaterThanOrEqual(median ?? 0);
      }),
      { numRuns: 50 },
    );
  });

  it('of nothing are nothing', () => {
    expect(meanLevel([])).toBeNull();
    expect(medianLevel([])).toBeNull();
    expect(levelsOf(dayBuckets({ t: [], v: [] }, oneDay('2026-01-01'), utc, true))).toEqual([]);
  });

  it('take the middle for the median', () => {
    expect(medianLevel([{ value: 3 }, { value: 1 }, { value: 2 }])).toEqual({ value: 2 });
    expect(medianLevel([{ value: 1 }, { value: 2 }])).toEqual({ value: 1.5 });
  });
});
