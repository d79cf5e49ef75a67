import { isBeyond } from '@/domain/alerts/alertLines';
import { paceAt } from '@/domain/fluid/days/dayProgress';
import type { Point, PointSeries } from '@/shared/charts/assemble';
import type { Say } from './axes';
import { joinedAs, setWords, strandsOf } from './dayStrands';
import { breaksPlan, isDayAlerting, kindOf, type PlanLimits } from './targetLines';
import type { View } from '../period/periodView';
import type { ViewWords } from '../period/periodWords';

/**
 * Running total after each of a single day's readings, mL. Where a total was recorded of the day it counts instead of the
 * single entries: the sum stops at it, and it holds from its own instant on.
 */
export function runningTotals({ sound, days }: Pick<View, 'sound' | 'days'>): {
  at: number;
  value: number;
  total: number;
}[] {
  const hasTotal = sound.some(({ dayMark }) => dayMark === 'total');
  const whole = hasTotal ? (days.at(-1)?.level?.value ?? Infinity) : Infinity;
  let total = 0;
  return sound.map(({ at, value, dayMark }) => {
    total = dayMark === 'total' ? whole : Math.min(total + value, whole);
    return { at: Date.parse(at), value, total };
  });
}

/** The planned intake over the day, and the planned amount now. */
function paceSets({ pace, now, range }: View, words: ViewWords, say: Say): PointSeries[] {
  if (pace.length === 0) return [];
  const amount = (ml: number) => words.value('water', { value: Math.round(ml) });
  for (const { at, ml } of pace)
    say.at(at, words.t('fluidRecord.chartPace', { time: words.time(at), expected: amount(ml) }));
  const expected = paceAt(pace, now);
  const isToday = range.from <= now && now < range.to;
  if (isToday) say.at(now, `${words.t('fluidRecord.paceMark')}: ${amount(expected)}`);
  return [
    {
      label: words.t('fluidRecord.slotPlan'),
      kind: 'line',
      color: 'target',
      broken: 'dashes',
      points: pace.map(({ at, ml }) => ({ x: at, y: ml })),
    },
    ...(isToday
      ? [
          {
            label: words.t('fluidRecord.paceMark'),
            kind: 'points',
            color: 'target',
            shape: 'diamond',
            points: [{ x: now, y: expected }],
          } satisfies PointSeries,
        ]
      : []),
  ];
}

/** Volumes of a day: each one, and the line of the running total. */
function volumeDay(view: View, words: ViewWords, say: Say, limits: PlanLimits): PointSeries[] {
  const { measure } = view;
  const totals = runningTotals(view);
  for (const { at, value, total } of totals) {
    const [own, sum] = [words.value(measure, { value }), words.value(measure, { value: total })];
    say.at(at, words.t('telemonitoring.drinkSaid', { time: words.time(at), value: own, total: sum }));
  }
  return [
    ...paceSets(view, words, say),
    {
      label: words.t('telemonitoring.totalSoFar'),
      kind: 'line',
      color: 'first',
      shape: 'circle',
      points: totals.map(({ at, total }) => ({
        x: at,
        y: total,
        beyond: breaksPlan(total, false, limits) === 'over' || isDayAlerting(view.lines, total, false),
      })),
    },
    {
      label: words.t('telemonitoring.singleReadings'),
      kind: 'points',
      color: 'second',
      shape: 'ring',
      points: totals.map(({ at, value }) => ({ x: at, y: value })),
    },
  ];
}

/** Everything measured on a day. The values between two readings are unknown, so no line joins them. */
export function daySets(view: View, words: ViewWords, say: Say, limits: PlanLimits): PointSeries[] {
  const { sound, measure } = view;
  if (kindOf(measure) === 'volume') return volumeDay(view, words, say, limits);
  for (const reading of sound) {
    say.at(Date.parse(reading.at), `${words.time(reading.at)}: ${words.value(measure, reading)}`);
  }
  return strandsOf(measure).map((strand) => ({
    label: words.t(setWords.single),
    kind: 'points',
    color: 'first',
    shape: 'circle',
    ...joinedAs(strand, 'single'),
    points: sound.map((reading): Point => {
      const y = strand.of(reading);
      return { x: Date.parse(reading.at), y, beyond: isBeyond(view.lines, strand.part, y) };
    }),
  }));
}
