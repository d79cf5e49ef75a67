import type { MeasuredAlert } from '@/domain/alerts/alert';
import { dayBuckets } from '@/domain/readings/buckets';
import { marksOf } from '@/domain/readings/dayTotal';
import { isPlausible } from '@/domain/readings/plausibility';
import { measureUnits, summedMeasures, unitOf } from '@/domain/readings/measure';
import { addDays, dayBounds, daysBetween, type PatientClock } from '@/domain/patientDay';
import type { Reading } from '@/domain/readings/reading';
import { inUnit, rounded, type Units } from '@/domain/readings/units';
import { assemble, type PointSeries } from '@/shared/charts/assemble';
import type { ChartSpec } from '@/shared/charts/chartSpec';
import type { AlertChartData } from './alertChartData';
import { weightView, type WeightView } from './weightGain';

/** Padding above and below the values, as a share of their range. */
const MARGIN = 0.12;

/** Texts for the chart, in the reader's language and units; times in the patient's zone. */
export interface AlertChartWords {
  value: (value: number, diastolic?: number) => string;
  moment: (at: number) => string;
  day: (day: string) => string;
  tick: (day: string) => string;
  number: (value: number) => string;
  systolic: string;
  diastolic: string;
  measured: string;
  raised: string;
  beyond: string;
  limit: (text: string) => string;
  /** A weight change in the unit of an alert's limit. */
  change: (value: number, unit: string) => string;
  /** Above the reference weight. */
  above: (weight: string) => string;
}

type Broken = (value: number, diastolic?: number | null) => { upper: boolean; lower: boolean };

/** Whether values break the alert's limit, systolic and diastolic separately; never if the limit has another unit. */
function limitOf(
  { measure, direction, observed }: MeasuredAlert,
  view: WeightView | null,
): { lines: number[]; breaks: Broken } {
  const { limit, diastolicLimit, unit } = observed;
  const isChange = view?.as === 'changes';
  if (view ? !isChange && !view.isComparable : unit !== measureUnits[measure].unit)
    return { lines: [], breaks: () => ({ upper: false, lower: false }) };
  const isBeyond = (value: number | null | undefined, bound: number | undefined) =>
    typeof value === 'number' &&
    bound !== undefined &&
    (direction === 'high' ? isOver(value, bound) : direction === 'low' && value < bound);
  // A total equal to the fluid allowance is not too much, unless exactly that raised the alert.
  const isOver = (value: number, bound: number) =>
    summedMeasures.includes(measure) && observed.value !== bound ? value > bound : value >= bound;
  return {
    lines: diastolicLimit === undefined ? [limit] : [limit, diastolicLimit],
    breaks: (value, diastolic) => ({
      upper: isBeyond(value, limit),
      lower: isBeyond(diastolic, diastolicLimit),
    }),
  };
}

/** Where the event is drawn: at its instant, or in the middle of the evaluated day. */
function eventAt(at: string | undefined, event: string, clock: PatientClock): number {
  if (at?.includes('T')) return Date.parse(at);
  const { from, to } = dayBounds(at ?? event, clock);
  return (from + to) / 2;
}

/**
 * The chart of an alert: the values around it, the limit that was crossed, and the values that raised it.
 * @param readings ascending, of the chart's days
 */
export function alertChart(
  alert: MeasuredAlert,
  readings: readonly Reading[],
  {
    excerpt,
    clock,
    units,
    words,
  }: { excerpt: AlertChartData; clock: PatientClock; units: Units; words: AlertChartWords },
): ChartSpec {
  const sound = readings.filter(isPlausible);
  const view = alert.measure === 'weight' ? weightView(alert, sound, clock) : null;
  const changes = view?.as === 'changes' ? view : null;
  const unit = changes && alert.observed.unit === '%' ? null : unitOf(alert.measure, units);
  const drawn = (canonical: number) => (unit === null ? canonical : inUnit(canonical, unit));
  const { lines, breaks } = limitOf(alert, view);
  /** The plotted value of a weight: the change, with the decimals shown, if the alert is about a change. */
  const figureOf = (value: number) => (changes ? rounded(changes.changeOf(value), 1) : value);
  const textOf = (value: number, diastolic?: number) => {
    const text = words.value(value, diastolic);
    return changes ? `${text} (${words.change(figureOf(value), alert.observed.unit)})` : text;
  };
  const lineText = (value: number) => {
    if (changes) return words.change(value, alert.observed.unit);
    return alert.measure === 'bloodPressure' ? words.number(value) : words.value(value);
  };
  const said = new Map<number, string>();
  const isSummed = summedMeasures.includes(alert.measure);
  const sets = isSummed ? daySets() : readingSets();
  const event = eventSet();
  const values = [...sets, ...event].flatMap(({ points }) => points.flatMap(({ y }) => y ?? []));
  const from = dayBounds(excerpt.first, clock).from;
  const to = dayBounds(excerpt.last, clock).to;
  return {
    ...assemble([...sets, ...event], said),
    from,
    to,
    y: spanOf([...values, ...lines.map(drawn)], isSummed),
    ticks: () => tickDays(excerpt).map((day) => ({ at: middle(day, clock), label: words.tick(day) })),
    ranges: [],
    zones: [],
    targets: [],
    plans: [],
    marks: [],
    limits: lines.map((value) => ({
      label: words.limit(lineText(value)),
      short: lineText(value),
      value: drawn(value),
    })),
    formatY: words.number,
    beyondLabel: words.beyond,
  };

  function readingSets(): PointSeries[] {
    for (const { at, value, diastolic } of sound) {
      said.set(Date.parse(at), `${words.moment(Date.parse(at))}: ${textOf(value, diastolic)}`);
    }
    const single = changes ? words.above(words.value(rounded(changes.base, 2))) : words.measured;
    const upper: PointSeries = {
      label: alert.measure === 'bloodPressure' ? words.systolic : single,
      kind: 'line',
      color: 'first',
      shape: 'circle',
      points: sound.map(({ at, value }) => ({
        x: Date.parse(at),
        y: drawn(figureOf(value)),
        beyond: breaks(figureOf(value)).upper,
      })),
    };
    if (alert.measure !== 'bloodPressure') return [upper];
    const lower: PointSeries = {
      label: words.diastolic,
      kind: 'line',
      color: 'second',
      shape: 'square',
      points: sound.map(({ at, value, diastolic }) => ({
        x: Date.parse(at),
        y: diastolic ?? null,
        beyond: breaks(value, diastolic).lower,
      })),
    };
    return [upper, lower];
  }

  function daySets(): PointSeries[] {
    const series = {
      t: sound.map(({ at }) => Date.parse(at)),
      v: sound.map(({ value }) => value),
      marks: sound.flatMap(marksOf),
    };
    const days = dayBuckets(series, excerpt, clock, true).filter(({ level }) => level !== null);
    for (const { day, level } of days) {
      if (level) said.set(middle(day, clock), `${words.day(day)}: ${words.value(level.value)}`);
    }
    const points = days.flatMap(({ day, level }) =>
      level ? [{ x: middle(day, clock), y: drawn(level.value), beyond: breaks(level.value).upper }] : [],
    );
    return [{ label: words.measured, kind: 'bars', color: 'first', points }];
  }

  function eventSet(): PointSeries[] {
    if (lines.length === 0) return [];
    // An earlier change was measured against another weight than the one drawn.
    const shown = alert.worst && !changes ? [alert.worst, alert.observed] : [alert.observed];
    const points = shown.flatMap(({ value, diastolic, unit: observedUnit, at }) => {
      if (value === null || observedUnit !== alert.observed.unit) return [];
      const x = eventAt(at, excerpt.event, clock);
      const before = said.get(x);
      const own = changes ? words.change(value, observedUnit) : words.value(value, diastolic ?? undefined);
      const text = before ?? `${words.moment(x)}: ${own}`;
      said.set(x, `${text} (${words.raised})`);
      return [{ x, figures: typeof diastolic === 'number' ? [value, diastolic] : [value] }];
    });
    const parts = Math.max(0, ...points.map(({ figures }) => figures.length));
    return Array.from({ length: parts }, (_, index): PointSeries => ({
      label: words.raised,
      kind: 'points',
      color: 'limit',
      shape: 'diamond',
      points: points
        .flatMap(({ x, figures }) => {
          const figure = figures[index];
          return figure === undefined ? [] : [{ x, y: drawn(figure) }];
        })
        .sort((one, other) => one.x - other.x),
      ...(index > 0 && { unlisted: true }),
    }));
  }
}

const middle = (day: string, clock: PatientClock): number => {
  const { from, to } = dayBounds(day, clock);
  return (from + to) / 2;
};

const tickDays = ({ first, last }: AlertChartData): string[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));

/** A value axis that covers all values, from zero for sums, with padding. */
function spanOf(values: readonly number[], fromZero: boolean): ChartSpec['y'] {
  const low = fromZero ? 0 : Math.min(...values);
  const high = Math.max(...values);
  if (!Number.isFinite(low) || !Number.isFinite(high)) return { min: 0, max: 1 };
  const room = Math.max((high - low) * MARGIN, Math.abs(high) * 0.05, 0.5);
  return { min: fromZero ? 0 : low - room, max: high + room };
}
