/** Names of the custom properties (charts.css) that colour a chart; read again whenever the theme changes. */
export type ChartColor = 'first' | 'second' | 'quiet' | 'target' | 'limit' | 'mark' | 'axis' | 'grid';

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
  /** A broken line: dots for a figure derived from others, dashes for another time. */
  broken?: 'dots' | 'dashes';
  /** Left out of the legend: another entry says it. */
  unlisted?: true;
  /** Two sets of the same name are joined upright at each stop: systolic with diastolic. */
  joined?: string;
  /** Stops whose value lies beyond a limit and is drawn as `beyond`. */
  beyond?: ReadonlySet<number>;
}

/** The span between two sets of values, filled: the middle 80 % of each month. */
export interface ChartRange {
  label: string;
  color: ChartColor;
  low: readonly (number | null)[];
  high: readonly (number | null)[];
  /** Left out of the legend: another entry says it. */
  unlisted?: true;
}

/** A horizontal band that values should stay in; hatched. */
export interface TargetBand {
  label: string;
  from: number;
  to: number;
}

/** A horizontal line with its name: dashed where it raises an alert, drawn through where a plan ends. */
export interface NamedLine {
  label: string;
  /** The text in the margin beside it: `≥ 180`. */
  short: string;
  value: number;
}

/** A horizontal stretch of the axis with a name of its own: mild, moderate, severe. */
export interface Zone {
  label: string;
  from: number;
  to: number;
}

/** Something that happened, from one instant to another (epoch ms), under the sign that the words beside the chart name. */
export interface Mark {
  sign: string;
  label: string;
  from: number;
  to: number;
}

export interface Tick {
  at: number;
  label: string;
}

/** A stretch of time that is shown, epoch ms. */
export interface Stretch {
  from: number;
  to: number;
}

/** Everything a chart over time draws. Words are ready to show; `x` and ticks are epoch ms, ascending. */
export interface ChartSpec extends Stretch {
  y: { min: number; max: number };
  /** The unit that the values are measured in, above their axis. */
  unit?: string;
  /** Labels of the time axis: the caller knows the patient's zone. */
  ticks: (shown: Stretch) => readonly Tick[];
  /** Where the cursor can stop. */
  x: readonly number[];
  /** Gives the words about a stop. */
  say: (stop: number) => string;
  series: readonly ChartSeries[];
  ranges: readonly ChartRange[];
  zones: readonly Zone[];
  targets: readonly TargetBand[];
  /** Where a plan begins or ends. */
  plans: readonly NamedLine[];
  /** Where alerts begin. */
  limits: readonly NamedLine[];
  marks: readonly Mark[];
  /** The day that is not over, with the words for that. */
  running?: (Stretch & { label: string }) | undefined;
  /** The stretch that is still to come. */
  ahead?: Stretch | undefined;
  /** The meaning, in words, of a point that is drawn as `beyond`. */
  beyondLabel: string;
  formatY: (value: number) => string;
}
