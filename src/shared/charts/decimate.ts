import { lowerBound } from '@/domain/ascending';
import type { ChartSpec, Stretch } from './chartSpec';

/** Indexes of the stops within a stretch, `end` exclusive. */
export const stopsWithin = (x: readonly number[], { from, to }: Stretch): { first: number; end: number } => ({
  first: lowerBound(x, from),
  end: lowerBound(x, to),
});

interface Extremes {
  low: number;
  lowAt: number;
  high: number;
  highAt: number;
}

/**
 * The stops worth drawing on a number of pixel columns, ascending: all of them while they are few, otherwise of each column
 * and set the lowest and the highest value. One stop on either side is kept, for lines that leave the picture, and every
 * gap, for no line to run over it.
 */
export function worthDrawing(
  { x, series }: Pick<ChartSpec, 'x' | 'series'>,
  shown: Stretch,
  columns: number,
): number[] {
  const { first, end } = stopsWithin(x, shown);
  const [begin, stop] = [Math.max(0, first - 1), Math.min(x.length, end + 1)];
  const all = (): number[] => Array.from({ length: stop - begin }, (_, index) => begin + index);
  if (stop - begin <= columns * 2) return all();
  const kept = new Set<number>([begin, stop - 1]);
  const width = (shown.to - shown.from) / columns;
  for (const { values } of series) {
    let column = -1;
    let own: Extremes | null = null;
    const settle = () => {
      if (own) kept.add(own.lowAt).add(own.highAt);
      own = null;
    };
    for (let index = first; index < end; index += 1) {
      const value = values[index];
      if (value === null) kept.add(index);
      if (typeof value !== 'number') continue;
      const here = Math.floor(((x[index] ?? 0) - shown.from) / width);
      if (here !== column) settle();
      column = here;
      own ??= { low: value, lowAt: index, high: value, highAt: index };
      if (value < own.low) [own.low, own.lowAt] = [value, index];
      if (value > own.high) [own.high, own.highAt] = [value, index];
    }
    settle();
  }
  return [...kept].sort((a, b) => a - b);
}
