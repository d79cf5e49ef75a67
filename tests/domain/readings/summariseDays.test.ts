import { describe, expect, it } from 'vitest';
import type { DayMark } from '@/domain/readings/reading';
import { summarise, type Series } from '@/domain/readings/summarise';
import { aPatient, anAlert, HOUR, hoursAgo, NOW } from '../../support/builders';

/** Values a number of hours back, the oldest first. */
const series = (...readings: [hoursBack: number, value: number][]): Series => ({
  t: readings.map(([hours]) => NOW - hours * HOUR),
  v: readings.map(([, value]) => value),
});
const urine = (readings: [hoursBack: number, ml: number, mark?: DayMark][]) => {
  const marks = readings.flatMap(([hours, ml, mark]) => {
    const t = NOW - hours * HOUR;
    return mark ? [{ t, mark, ml, since: t }] : [];
  });
  const own = { ...series(...readings.map(([hours, ml]): [number, number] => [hours, ml])), marks };
  return summarise(aPatient(), { urine: own }, []).urineDays;
};

describe('§2.5 urine of a day, and whether all of it was caught', () => {
  it.each<[string, [number, number, DayMark?][], object]>([
    [
      'nobody said',
      [
        [3, 300],
        [1, 200],
      ],
      { ml: 500, voids: 2 },
    ],
    [
      'all',
      [
        [3, 300],
        [1, 200, 'complete'],
      ],
      { ml: 500, voids: 2, collection: 'complete' },
    ],
    [
      'some was lost',
      [
        [3, 300, 'incomplete'],
        [1, 200],
      ],
      { ml: 500, voids: 2, collection: 'incomplete' },
    ],
    [
      'both: some was lost',
      [
        [3, 300, 'complete'],
        [1, 200, 'incomplete'],
      ],
      { ml: 500, voids: 2, collection: 'incomplete' },
    ],
    ['none was passed', [[3, 0, 'nothing']], { ml: 0, voids: 0, collection: 'complete' }],
    ['so much in all', [[3, 1450, 'total']], { ml: 1450, voids: 0, collection: 'complete' }],
    [
      'so much in all, and some was lost',
      [
        [3, 1450, 'total'],
        [1, 0, 'incomplete'],
      ],
      { ml: 1450, voids: 1, collection: 'incomplete' },
    ],
    [
      'so much in all, and what was entered before and after it',
      [
        [3, 200],
        [2, 350, 'total'],
        [1, 150],
      ],
      { ml: 350, voids: 2, collection: 'complete' },
    ],
    [
      'so much in all, by the last of two who said so',
      [
        [3, 350, 'total'],
        [2, 340, 'total'],
      ],
      { ml: 340, voids: 0, collection: 'complete' },
    ],
    [
      'none, and then some',
      [
        [3, 0, 'nothing'],
        [1, 200],
      ],
      { ml: 200, voids: 1 },
    ],
    [
      'none, and some was lost',
      [
        [3, 0, 'nothing'],
        [1, 0, 'incomplete'],
      ],
      { ml: 0, voids: 1, collection: 'incomplete' },
    ],
    ['0 mL, and nobody said of what', [[3, 0]], { ml: 0, voids: 1 }],
  ])('%s', (_, readings, expected) => {
    expect(urine(readings)).toStrictEqual([{ day: '2026-11-20', ...expected }]);
  });

  it('each day by its own marks, from waking to waking', () => {
    expect(
      urine([
        [26, 100, 'complete'],
        [20, 150],
        [2, 0, 'nothing'],
        [1, 90],
      ]),
    ).toStrictEqual([
      { day: '2026-11-19', ml: 250, voids: 2, collection: 'complete' },
      { day: '2026-11-20', ml: 90, voids: 1 },
    ]);
  });
});

describe('§2.5 the days of other measures', () => {
  const own = series([26, 3], [25, 8], [3, 2], [2, 9], [1, 4]);
  it('scores and pulses: mean and highest of a number of readings', () => {
    const days = [
      { day: '2026-11-19', mean: 5.5, max: 8, readings: 2 },
      { day: '2026-11-20', mean: 5, max: 9, readings: 3 },
    ];
    const summary = summarise(aPatient(), { stress: own, fatigue: own, pulse: own }, []);
    expect(summary).toMatchObject({ stressDays: days, fatigueDays: days, pulseDays: days });
    expect(summarise(aPatient(), { stress: series([1, 0]) }, []).stressDays).toEqual([
      { day: '2026-11-20', mean: 0, max: 0, readings: 1 },
    ]);
  });

  it('weights: the newest of the day', () => {
    const { weightDays } = summarise(aPatient(), { weight: series([26, 70.2], [25, 69.8], [1, 71]) }, []);
    expect(weightDays).toEqual([
      { day: '2026-11-19', kg: 69.8 },
      { day: '2026-11-20', kg: 71 },
    ]);
  });

  it.each(['urine', 'weight', 'stress', 'fatigue', 'pulse'] as const)('%s: the newest eight', (measure) => {
    const daily = series(
      ...Array.from({ length: 12 }, (_, index): [number, number] => [(11 - index) * 24, index]),
    );
    const days = summarise(aPatient(), { [measure]: daily }, [])[`${measure}Days`];
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([8, '2026-11-13', '2026-11-20']);
  });

  it('the newest value of each measure that has any; a second figure only of a pressure', () => {
    const { latest } = summarise(aPatient(), { weight: series([26, 70.2], [1, 71]), pulse: series() }, []);
    expect(latest).toStrictEqual({ weight: { at: hoursAgo(1), value: 71 } });
  });

  it('an alert with when it is next brought to somebody, where it is', () => {
    const of = (parts: Parameters<typeof anAlert>[0]) =>
      summarise(aPatient(), {}, [anAlert(parts)]).alerts[0];
    expect(of({})).toMatchObject({ dueAt: hoursAgo(1), remindAt: undefined });
    expect(of({ severity: 'low' })).toMatchObject({ dueAt: undefined, remindAt: undefined });
    const history = [{ at: hoursAgo(2), by: 'nuno', action: 'acknowledged' as const }];
    expect(of({ status: 'acknowledged', history })).toMatchObject({ dueAt: hoursAgo(1) });
    const taken = history.map((one) => ({ ...one, owner: 'nuno' }));
    expect(of({ status: 'acknowledged', owner: 'nuno', history: taken })).toMatchObject({
      dueAt: undefined,
      remindAt: hoursAgo(-22),
    });
  });
});
