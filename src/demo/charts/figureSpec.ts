/** Colours of the style sheet by what they are for; `dashboards.css` says which they are. */
export type Tone = 'first' | 'good' | 'amber' | 'bad' | 'info' | 'quiet' | 'track';

export interface FigureSeries {
  label: string;
  /** One for each stop; null where nothing is known yet. */
  values: readonly (number | null)[];
  tone: Tone;
  dashed?: boolean;
}

/** What a chart shows, whatever draws it: the drawing, its summary in words and its table all follow from this. */
export interface FigureSpec {
  /** `area` is a line without axes; the kinds of `parts` show one series whose stops are parts of a whole. */
  kind: 'area' | 'line' | 'bars' | 'stacked' | 'radar' | 'donut' | 'pie' | 'rings' | 'gauge';
  /** What the stops are, e.g. days: the head of the table's first column. */
  head: string;
  stops: readonly string[];
  /** The stops as they stand at an axis, where they are said shorter there. */
  ticks?: readonly string[];
  series: readonly FigureSeries[];
  /** The colours of the parts. */
  tones?: readonly Tone[];
  format: (value: number) => string;
  /** The same at an axis, shorter. */
  formatTick?: (value: number) => string;
  /** The stop that stands out. */
  marked?: number;
  /** What stands in the middle of a round drawing. */
  middle?: { value: string; label: string };
}

export const isRound = ({ kind }: FigureSpec): boolean =>
  kind === 'donut' || kind === 'pie' || kind === 'rings' || kind === 'gauge';
