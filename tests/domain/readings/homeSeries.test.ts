import { describe, expect, it } from 'vitest';
import { dayBuckets } from '@/domain/readings/buckets';
import { homeProtocol, homeSeries } from '@/domain/readings/homeSeries';
import { addDays } from '@/domain/patientDay';

const FIRST = '2026-11-09';
const clock = { timeZone: 'UTC' };

/** Readings of a week from FIRST: for each day how many in the morning and in the evening, all of one pressure. */
function week(perDay: readonly (readonly [number, number])[], pressure = (day: number) => [120 + day, 80]) {
  const entries = perDay.flatMap(([morning, evening], day) =>
    [
      ...Array.from({ length: morning }, (_, minute) => ({ hour: 8, minute })),
      ...Array.from({ length: evening }, (_, minute) => ({ hour: 20, minute })),
    ].map(({ hour, minute }) => {
      const [v = 0, w = 0] = pressure(day);
      return { t: Date.parse(`${addDays(FIRST, day)}T00:00Z`) + (hour * 60 + minute) * 60_000, v, w };
    }),
  );
  const series = { t: entries.map(({ t }) => t), v: entries.map(({ v }) => v), w: entries.map(({ w }) => w) };
  return homeSeries(dayBuckets(series, { first: FIRST, last: addDays(FIRST, 6) }, clock, false));
}
const every = (morning: number, evening: number) =>
  Array.from({ length: 7 }, () => [morning, evening] as const);

describe('§2.4: a series of blood pressures at home', () => {
  it('leaves the first day out of the mean, and counts each reading once', () => {
    const series = week(every(2, 2), (day) => (day === 0 ? [200, 120] : [120 + day, 80]));
    expect(series).toMatchObject({ taken: 28, planned: 28, readings: 24, days: 6, isJudged: true });
    expect(series?.mean).toEqual({ value: 123.5, diastolic: 80 });
    const uneven = week(
      [
        [2, 2],
        [1, 0],
        [3, 0],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      (day) => [day * 100, 80],
    );
    expect(uneven?.mean?.value).toBe((100 + 3 * 200) / 4);
  });

  it('counts no more than two of a morning or an evening as planned', () => {
    expect(week(every(5, 1))).toMatchObject({ taken: 21, readings: 36 });
  });

  it.each([
    [
      [
        [2, 2],
        [2, 2],
        [2, 2],
        [2, 2],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      12,
      3,
      true,
    ],
    [
      [
        [2, 2],
        [2, 2],
        [2, 2],
        [2, 1],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      11,
      3,
      false,
    ],
    [
      [
        [2, 2],
        [3, 3],
        [3, 3],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      12,
      2,
      false,
    ],
  ] as const)('is judged from twelve readings of three days on: %j', (perDay, readings, days, isJudged) => {
    expect(week(perDay)).toMatchObject({ readings, days, isJudged });
  });

  it('without readings is none, and with those of the first day only has no mean', () => {
    expect(week(every(0, 0))).toBeNull();
    expect(
      week([
        [2, 2],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ]),
    ).toMatchObject({ taken: 4, mean: null, isJudged: false });
    expect(homeSeries([])).toBeNull();
  });
});

describe('§2.4 mornings, and a week at home', () => {
  const pressures = (hours: readonly number[]) => ({
    t: hours.map((hour) => Date.parse(`${FIRST}T00:00Z`) + hour * 3_600_000),
    v: hours.map(() => 120),
    w: hours.map(() => 80),
  });

  it('somebody who wakes at noon has no morning before it: the day is halved', () => {
    const halves = (wakeUpTime: string) => {
      const [day] = dayBuckets(
        pressures([12.5, 23.5, 24.5]),
        { first: FIRST, last: FIRST },
        { timeZone: 'UTC', wakeUpTime },
        false,
      );
      return [day?.morning?.readings, day?.evening?.readings];
    };
    expect(halves('12:00')).toEqual([2, 1]);
    expect(halves('11:59')).toEqual([undefined, 3]);
  });

  it.each([
    [homeProtocol.days - 1, false],
    [homeProtocol.days, true],
    [homeProtocol.days + 1, false],
  ])('%i days are a series: %s', (count, isSeries) => {
    const days = dayBuckets(
      pressures([30, 54]),
      { first: FIRST, last: addDays(FIRST, count - 1) },
      { timeZone: 'UTC' },
      false,
    );
    const series = homeSeries(days);
    expect(series && [series.first, series.last]).toEqual(isSeries ? [FIRST, '2026-11-15'] : null);
  });
});
