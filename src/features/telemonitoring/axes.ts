import type { DayBucket, MonthBucket } from '@/domain/buckets';
import type { ChartSpec } from '@/shared/charts/chartSpec';
import type { View } from './view';
import type { ViewWords } from './viewWords';

const HOUR_MS = 3_600_000;

/** Where in its day or month a value is drawn: 0 the beginning, 1 the end. */
export const within = (bucket: Pick<DayBucket | MonthBucket, 'from' | 'to'>, share: number): number =>
  bucket.from + (bucket.to - bucket.from) * share;
export const middleOf = (bucket: Pick<DayBucket | MonthBucket, 'from' | 'to'>): number => within(bucket, 0.5);

/** Labels of the time axis: hours, days or months, each in the middle of what it names. */
export function ticksOf({ range, days, months }: View, words: ViewWords): ChartSpec['ticks'] {
  switch (range.period) {
    case 'daily':
      return Array.from({ length: Math.ceil((range.to - range.from) / HOUR_MS) }, (_, hour) => {
        const at = range.from + hour * HOUR_MS;
        return { at, label: words.time(at) };
      });
    case 'weekly':
      return days.map((day) => ({ at: middleOf(day), label: words.tick(day.day) }));
    case 'monthly':
      return days.map((day) => ({ at: middleOf(day), label: words.dayOfMonth(day.day) }));
    case 'yearly':
      return months.map((month) => ({ at: middleOf(month), label: words.monthTick(month.month) }));
  }
}

/** The days or months that have begun: what is to come is neither a gap nor a stop of the cursor. */
export const begun = <Bucket extends Pick<DayBucket, 'from'>>(
  buckets: readonly Bucket[],
  now: number,
): Bucket[] => buckets.filter(({ from }) => from <= now);

/** A value axis around all of `values`, in whole steps, never narrower than `least`. */
export function spanOf(
  values: readonly number[],
  least: { min: number; max: number },
  step: number,
): ChartSpec['y'] {
  let { min, max } = least;
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step };
}

/** Collects what is to be said at each instant; what belongs to the same one is said together. */
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
