import type { DayBucket, MonthBucket } from '@/domain/readings/buckets';
import type { ChartSpec, Stretch, Tick } from '@/shared/charts/chartSpec';
import { isWhole } from '@/shared/charts/zoom';
import type { View } from '../period/periodView';
import type { ViewWords } from '../period/periodWords';

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
const DAY_MS = 24 * HOUR_MS;

/** Position of a value within its day or month: 0 the beginning, 1 the end. */
export const within = (bucket: Pick<DayBucket | MonthBucket, 'from' | 'to'>, share: number): number =>
  bucket.from + (bucket.to - bucket.from) * share;
export const middleOf = (bucket: Pick<DayBucket | MonthBucket, 'from' | 'to'>): number => within(bucket, 0.5);

/** Every hour from the wake-up time on, or every other step. */
const hours = (from: number, to: number, words: ViewWords, step = HOUR_MS): Tick[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, count) => {
    const at = from + count * step;
    return { at, label: words.time(at) };
  });

/** Labels of the time axis: hours, days or months, each in the middle of its interval; of a part of it by its length. */
export function ticksOf(view: View, words: ViewWords): ChartSpec['ticks'] {
  const [ofWhole, ofPart] = [wholeTicks(view, words), zoomTicks(view, words)];
  return (shown) => (isWhole(shown, view.range) ? ofWhole : ofPart)(shown);
}

function wholeTicks({ range, days, months }: View, words: ViewWords): ChartSpec['ticks'] {
  const fixed = (ticks: readonly Tick[]) => () => ticks;
  switch (range.period) {
    case 'daily':
      return fixed(hours(range.from, range.to, words));
    case 'recent':
    case 'weekly':
      return fixed(days.map((day) => ({ at: middleOf(day), label: words.tick(day.day) })));
    case 'monthly':
      return fixed(days.map((day) => ({ at: middleOf(day), label: words.dayOfMonth(day.day) })));
    case 'yearly':
      return fixed(
        months.map((month) => ({
          at: middleOf(month),
          label: `${words.monthTick(month.month)}\n${month.days > 0 ? words.t('trends.daysShort', { days: month.days }) : '–'}`,
        })),
      );
  }
}

/** Ticks at the start of months, days, hours or quarters of them, depending on the visible range. */
export function zoomTicks({ days, months }: View, words: ViewWords): ChartSpec['ticks'] {
  const first = months.map((month) => ({ at: month.from, label: words.monthTick(month.month) }));
  const all = days.map((day) => ({ at: day.from, label: words.shortDay(day.day) }));
  return (shown: Stretch) => {
    const length = shown.to - shown.from;
    const seen = (ticks: readonly Tick[]) => ticks.filter(({ at }) => at >= shown.from && at < shown.to);
    if (length > 92 * DAY_MS) return seen(first);
    if (length > 2.5 * DAY_MS) return seen(all);
    const step = length > 4 * HOUR_MS ? HOUR_MS : QUARTER_MS;
    const fine = days
      .filter(({ from, to }) => to > shown.from && from < shown.to)
      .flatMap((day) => [
        { at: day.from, label: words.shortDay(day.day) },
        ...hours(day.from, day.to, words, step).slice(1),
      ]);
    return seen(fine);
  };
}

/** The days or months that have begun: future ones are neither a gap nor a stop of the cursor. */
export const begun = <Bucket extends Pick<DayBucket, 'from'>>(
  buckets: readonly Bucket[],
  now: number,
): Bucket[] => buckets.filter(({ from }) => from <= now);

/** Collects the texts for each instant; texts of the same instant are read together. */
export function sayings(): { at: (x: number, text: string) => void; all: Map<number, string> } {
  const all = new Map<number, string>();
  return {
    all,
    at: (x, text) => {
      const before = all.get(x);
      all.set(x, before === undefined ? text : `${before} · ${text}`);
    },
  };
}
export type Say = ReturnType<typeof sayings>;
