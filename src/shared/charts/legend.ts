import type { ChartColor, ChartSeries, ChartSpec, PointShape } from './chartSpec';

/** Size of a key, in the units of its strokes. */
export const keySize = { width: 22, height: 14 } as const;

/** One stroke of a key as an SVG path, which a canvas reads too; filled unless it has a width. */
export interface KeyStroke {
  d: string;
  width?: number;
  dash?: readonly [number, number];
  opacity?: number;
}

export interface LegendEntry {
  /** Several where different things look alike: which is which is told by the values beside them. */
  labels: readonly string[];
  color: ChartColor;
  strokes: readonly KeyStroke[];
  /** Alert limits: beside the drawing they stand in its margin, each with its value. */
  isLimits?: true;
}

const BEYOND = 'M11 1L18 13L4 13Z';
const LINE = 'M0 7H22';
const CIRCLE = 'M7 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z';

const point: Record<PointShape, KeyStroke> = {
  circle: { d: CIRCLE },
  ring: { d: CIRCLE, width: 1.5 },
  square: { d: 'M7 3H15V11H7Z' },
  diamond: { d: 'M11 1L17 7L11 13L5 7Z' },
  beyond: { d: BEYOND },
};

function seriesStrokes({ kind, shape, broken }: ChartSeries): KeyStroke[] {
  if (kind === 'bars') return [{ d: 'M6 2H16V14H6Z' }];
  const line: KeyStroke = { d: LINE, width: 2, ...(broken && { dash: broken === 'dots' ? [2, 3] : [7, 3] }) };
  return [...(kind === 'line' ? [line] : []), ...(shape ? [point[shape]] : [])];
}

/** One entry for all that look alike. */
const together = (
  all: readonly { label: string }[],
  color: ChartColor,
  strokes: readonly KeyStroke[],
): LegendEntry[] => (all.length === 0 ? [] : [{ labels: all.map(({ label }) => label), color, strokes }]);

/**
 * Lists the meaning of each shape of the chart. Stretches of the value axis carry their names in the drawing and are
 * left out.
 */
export function legendOf(spec: ChartSpec): LegendEntry[] {
  const hasBeyond = spec.series.some(({ beyond }) => beyond !== undefined && beyond.size > 0);
  return [
    ...spec.series
      .filter(({ unlisted }) => !unlisted)
      .map((series) => ({ labels: [series.label], color: series.color, strokes: seriesStrokes(series) })),
    ...spec.ranges
      .filter(({ unlisted }) => !unlisted)
      .map(({ label, color }) => ({
        labels: [label],
        color,
        strokes: [{ d: 'M7 0H15V14H7Z', opacity: 0.4 }],
      })),
    ...together(spec.targets, 'target', [
      { d: 'M0 0H22V14H0Z', opacity: 0.15 },
      { d: 'M0 14L14 0M8 14L22 0', width: 1 },
    ]),
    ...together(spec.plans, 'target', [{ d: LINE, width: 2 }]),
    ...together(spec.limits, 'limit', [{ d: LINE, width: 2, dash: [5, 3] }]).map((entry) => ({
      ...entry,
      isLimits: true as const,
    })),
    ...(hasBeyond ? [{ labels: [spec.beyondLabel], color: 'limit' as const, strokes: [{ d: BEYOND }] }] : []),
  ];
}
