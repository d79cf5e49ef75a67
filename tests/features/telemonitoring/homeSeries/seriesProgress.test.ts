import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Annotation } from '@/domain/readings/annotation';
import type { Reading } from '@/domain/readings/reading';
import { lastOfSeries, progressOf } from '@/features/telemonitoring/homeSeries/seriesProgress';

const clock = { timeZone: 'Europe/Berlin', wakeUpTime: '06:00' };
const series: Annotation = {
  id: 'a',
  version: '1',
  updatedAt: '',
  patient: 'p',
  kind: 'homeSeries',
  from: '2026-10-22',
  to: lastOfSeries('2026-10-22'),
};
const NOW = Date.parse('2026-10-25T12:00:00Z');

const reading = (at: string, value = 130, change: Partial<Reading> = {}): Reading => ({
  id: at,
  version: '1',
  updatedAt: at,
  patient: 'p',
  measure: 'bloodPressure',
  at,
  value,
  diastolic: 80,
  source: 'staff',
  ...change,
});
const stand = (readings: Reading[], today = '2026-10-25') =>
  progressOf(series, readings, { clock, today, now: NOW });

describe('§2.4: a week of pressures at home', () => {
  it('counts two of each half day and leaves the first day out of the mean, over the change of clocks (DT03)', () => {
    const { taken, planned, day, state, result, days } = stand([
      reading('2026-10-22T05:00:00Z', 200),
      reading('2026-10-22T05:01:00Z', 200),
      reading('2026-10-22T05:02:00Z', 200),
      reading('2026-10-22T22:30:00Z', 200),
      reading('2026-10-24T06:00:00Z', 130),
      reading('2026-10-24T18:00:00Z', 140),
      reading('2026-10-25T06:00:00Z', 120),
    ]);
    expect([taken, planned, day, state]).toEqual([6, 28, 4, 'running']);
    expect(days.map(({ morning, evening }) => [morning?.readings ?? 0, evening?.readings ?? 0])).toEqual([
      [3, 1],
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(result).toMatchObject({ mean: { value: 130, diastolic: 80 }, readings: 3, isJudged: false });
  });

  it('counts nothing that was an error, cannot be, or lies ahead (DT08)', () => {
    const error = { at: '', by: 'nurse', reason: 'wrong' };
    const { taken } = stand([
      reading('2026-10-24T06:00:00Z', 130, { enteredInError: error }),
      reading('2026-10-24T06:01:00Z', 1300),
      reading('2026-10-26T06:00:00Z'),
    ]);
    expect(taken).toBe(0);
  });

  it('knows before, during and after', () => {
    expect(stand([], '2026-10-21')).toMatchObject({ state: 'ahead', day: 1 });
    expect(stand([], '2026-10-28')).toMatchObject({ state: 'running', day: 7 });
    expect(stand([], '2026-10-29')).toMatchObject({ state: 'over', day: 7 });
  });

  it('never counts more than were asked for, nor more than there are', () => {
    const minute = fc.integer({ min: 0, max: 7 * 1440 - 1 });
    fc.assert(
      fc.property(fc.array(minute), (minutes) => {
        const begin = Date.parse('2026-10-22T04:00:00Z');
        const readings = minutes
          .toSorted((a, b) => a - b)
          .map((after) => reading(new Date(begin + after * 60_000).toISOString()));
        const { taken } = progressOf(series, readings, { clock, today: '2026-10-29', now: begin + 9e8 });
        expect(taken).toBeLessThanOrEqual(Math.min(28, readings.length));
      }),
    );
  });
});
