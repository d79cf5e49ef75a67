/** Names of the custom properties (charts.css) that colour a chart; read again whenever the theme changes. */
export type ChartColor = 'first' | 'second' | 'quiet' | 'target' | 'limit' | 'axis' | 'grid';

/** `beyond` is what a point becomes outside a limit: another shape, not only another colour. */
export type PointShape = 'circle' | 'ring' | 'diamond' | 'square' | 'beyond';

/**
 * One set of values over the chart's stops. null is a gap and is not bridged; undefined says that this set has
 * nothing to do with the stop, and a line runs on.
 */
export interface ChartSeries {
  label: string;
  kind: 'line' | 'points' | 'bars';
  color: ChartColor;
  values: readonly (number | null | undefined)[];
  shape?: PointShape;
  /** A dashed line: a figure derived from others. */
  dashed?: true;
  /** Left out of the legend: another entry says it. */
  unlisted?: true;
  /** Stops whose value lies beyond a limit and is drawn as `beyond`. */
  beyond?: ReadonlySet<number>;
}

/** The span between two sets of values, filled: the middle 80 % of each month. */
export interface ChartRange {
  label: string;
  color: ChartColor;
  low: readonly (number | null)[];
  high: readonly (number | null)[];
}

/** A horizontal band that values should stay in; hatched. */
export interface TargetBand {
  label: string;
  from: number;
  to: number;
}

/** A horizontal line that raises an alert or ends a plan; dashed, with its name. */
export interface LimitLine {
  label: string;
  value: number;
}

/** Everything a chart over time draws. Words are ready to show; `x` and ticks are epoch ms, ascending. */
export interface ChartSpec {
  from: number;
  to: number;
  y: { min: number; max: number };
  /** Labels of the time axis: the caller knows the patient's zone. */
  ticks: readonly { at: number; label: string }[];
  /** Where the cursor can stop. */
  x: readonly number[];
  /** What is to be said about each stop. */
  words: readonly string[];
  series: readonly ChartSeries[];
  ranges: readonly ChartRange[];
  targets: readonly TargetBand[];
  limits: readonly LimitLine[];
  formatY: (value: number) => string;
}
