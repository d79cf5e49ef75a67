import type { ChartSeries, ChartSpec } from './chartSpec';

/** A value at an instant (epoch ms); null is a gap in a line. */
export interface Point {
  x: number;
  y: number | null;
  beyond?: boolean;
}

export interface PointSeries extends Omit<ChartSeries, 'values' | 'beyond'> {
  points: readonly Point[];
}

/**
 * Sets of points at their own instants on one common time axis, with the words for each stop.
 * @param words by instant; a stop without words is left out of nothing but the reading aloud
 */
export function assemble(
  sets: readonly PointSeries[],
  words: ReadonlyMap<number, string>,
): Pick<ChartSpec, 'x' | 'say' | 'series'> {
  const instants = new Set<number>();
  for (const { points } of sets) for (const { x } of points) instants.add(x);
  const x = [...instants].sort((a, b) => a - b);
  const indexOf = new Map(x.map((at, index) => [at, index]));
  const series = sets.map(({ points, ...rest }): ChartSeries => {
    const values = Array.from<number | null | undefined>({ length: x.length });
    const beyond = new Set<number>();
    for (const point of points) {
      const index = indexOf.get(point.x) ?? 0;
      values[index] = point.y;
      if (point.beyond) beyond.add(index);
    }
    return { ...rest, values, beyond };
  });
  return { x, say: (stop) => words.get(x[stop] ?? Number.NaN) ?? '', series };
}
