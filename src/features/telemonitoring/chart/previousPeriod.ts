import type { Level } from '@/domain/readings/buckets';
import type { PointSeries } from '@/shared/charts/assemble';
import { begun, middleOf, type Say } from './axes';
import { runningTotals } from './daySets';
import { joinedAs, setWords, strandsOf } from './dayStrands';
import { kindOf } from './targetLines';
import type { View } from '../period/periodView';
import type { ViewWords } from '../period/periodWords';

const look = { color: 'quiet', broken: 'dashes' } as const;

function label(words: ViewWords, name: string): string {
  return words.t('trends.previousOf', { name });
}

/** The day before, hour by hour beneath this one. */
function previousDay(view: View, before: View, words: ViewWords, say: Say): PointSeries[] {
  const { measure } = view;
  const shift = view.range.from - before.range.from;
  const said = (at: number, text: string) =>
    say.at(at + shift, words.t('trends.previousSaid', { text: `${words.moment(at)}: ${text}` }));
  if (kindOf(measure) === 'volume') {
    const totals = runningTotals(before);
    for (const { at, total } of totals) said(at, words.value(measure, { value: total }));
    return [
      {
        ...look,
        label: label(words, words.t('telemonitoring.totalSoFar')),
        kind: 'line',
        points: totals.map(({ at, total }) => ({ x: at + shift, y: total })),
      },
    ];
  }
  for (const reading of before.sound) said(Date.parse(reading.at), words.value(measure, reading));
  return strandsOf(measure).map((strand) => ({
    label: label(words, words.t(setWords.single)),
    kind: 'points',
    color: 'quiet',
    shape: 'ring',
    ...joinedAs(strand, 'before'),
    points: before.sound.map((reading) => ({ x: Date.parse(reading.at) + shift, y: strand.of(reading) })),
  }));
}

interface Bucket {
  from: number;
  to: number;
  level: Level | null;
  name: string;
}

/** Each day or month aligned with the same position in this period. */
export function previousBuckets(view: View, before: View, words: ViewWords): (Bucket | null)[] {
  const isYear = view.range.period === 'yearly';
  const own = isYear ? view.months : view.days;
  const other: Bucket[] = isYear
    ? before.months.map((month) => ({ ...month, level: month.mean, name: words.month(month.month) }))
    : before.days.map((day) => ({ ...day, name: words.day(day.day) }));
  return own.map((_, index) => other[index] ?? null);
}

/**
 * The previous period beneath this one: its days or months in their positions, its hours from the wake-up time. If the
 * month has more days than this one, the last ones are omitted.
 */
export function previousSets(view: View, before: View, words: ViewWords, say: Say): PointSeries[] {
  if (view.range.period === 'daily') return previousDay(view, before, words, say);
  const own: readonly { from: number; to: number }[] =
    view.range.period === 'yearly' ? view.months : view.days;
  const buckets = previousBuckets(view, before, words);
  const hasBegun = new Set(begun(own, view.now));
  buckets.forEach((bucket, index) => {
    const here = own[index];
    if (!bucket?.level || !here || !hasBegun.has(here)) return;
    const text = `${bucket.name}: ${words.value(view.measure, bucket.level)}`;
    say.at(middleOf(here), words.t('trends.previousSaid', { text }));
  });
  return strandsOf(view.measure).map((strand) => {
    const word = view.range.period === 'yearly' ? setWords.monthMean : setWords.dayMean;
    const name =
      kindOf(view.measure) === 'volume' && view.range.period !== 'yearly' ? 'telemonitoring.dayTotal' : word;
    return {
      ...look,
      label: label(words, words.t(name)),
      kind: 'line',
      ...(strand.unlisted && { unlisted: true }),
      points: own.map((here, index) => ({ x: middleOf(here), y: strand.of(buckets[index]?.level) })),
    };
  });
}
