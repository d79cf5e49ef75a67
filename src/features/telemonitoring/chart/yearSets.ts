import { isBeyond } from '@/domain/alerts/alertLines';
import type { Level } from '@/domain/readings/buckets';
import type { Point, PointSeries } from '@/shared/charts/assemble';
import type { ChartRange, ChartSeries, ChartSpec } from '@/shared/charts/chartSpec';
import { begun, middleOf, type Say } from './axes';
import { setWords, strandsOf } from './dayStrands';
import type { View } from '../period/periodView';
import type { ViewWords } from '../period/periodWords';

/** The mean of each month's days. */
export function yearSets({ measure, now, lines, ...view }: View, words: ViewWords, say: Say): PointSeries[] {
  const months = begun(view.months, now);
  const text = (level: Level) => words.value(measure, level);
  for (const month of months) {
    const { mean, low, high, days } = month;
    if (!mean || !low || !high) {
      say.at(middleOf(month), `${words.month(month.month)}: ${words.t('common.noData')}`);
      continue;
    }
    const figures = {
      month: words.month(month.month),
      mean: text(mean),
      low: text(low),
      high: text(high),
      days,
    };
    say.at(middleOf(month), words.t('telemonitoring.monthSaid', figures));
  }
  return strandsOf(measure).map((strand) => ({
    label: words.t(setWords.monthMean),
    kind: 'line',
    color: 'first',
    shape: 'circle',
    ...(strand.unlisted && { unlisted: true }),
    points: months.map((month): Point => {
      const y = strand.of(month.mean);
      return { x: middleOf(month), y, beyond: isBeyond(lines, strand.part, y) };
    }),
  }));
}

/**
 * The middle 80 % of each month's days, at the cursor stops of the chart. @param y from a canonical value to the drawn
 * one
 */
export function yearRanges(
  { measure, months }: View,
  x: readonly number[],
  words: ViewWords,
  y: (value: number) => number,
): ChartRange[] {
  const byMiddle = new Map(months.map((month) => [middleOf(month), month]));
  return strandsOf(measure).map((strand) => {
    const ends = (end: 'low' | 'high') =>
      x.map((at) => {
        const value = strand.of(byMiddle.get(at)?.[end]);
        return value === null ? null : y(value);
      });
    return {
      label: words.t(setWords.range),
      color: 'first',
      low: ends('low'),
      high: ends('high'),
      ...(strand.unlisted && { unlisted: true }),
    };
  });
}

/**
 * Every single reading of a year. There may be tens of thousands, so the text of a cursor stop is built when it is
 * reached, and no line joins the points.
 * @param y from a canonical value to the drawn one
 */
export function traceOf(
  { sound, measure, lines }: View,
  words: ViewWords,
  y: (value: number) => number,
): Pick<ChartSpec, 'x' | 'say' | 'series'> {
  return {
    x: sound.map(({ at }) => Date.parse(at)),
    say: (stop) => {
      const reading = sound[stop];
      return reading ? `${words.moment(reading.at)}: ${words.value(measure, reading)}` : '';
    },
    series: strandsOf(measure).map((strand): ChartSeries => {
      const values = sound.map((reading) => strand.of(reading));
      const beyond = new Set<number>();
      values.forEach((value, index) => isBeyond(lines, strand.part, value) && beyond.add(index));
      return {
        label: words.t(setWords.single),
        kind: 'points',
        color: strand.unlisted ? 'second' : 'first',
        shape: 'circle',
        ...(strand.unlisted && { unlisted: true }),
        values: values.map((value) => (value === null ? undefined : y(value))),
        beyond,
      };
    }),
  };
}
