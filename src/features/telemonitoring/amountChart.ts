import type { Level } from '@/domain/buckets';
import type { Patient } from '@/domain/patient';
import { assemble, type Point, type PointSeries } from '@/shared/charts/assemble';
import type { ChartSpec, LimitLine } from '@/shared/charts/chartSpec';
import { amountSpan, drawnIn } from './amountAxis';
import { begun, middleOf, sayings, ticksOf } from './axes';
import { fluidLimits, kindOf } from './targets';
import type { View } from './view';
import type { ViewWords } from './viewWords';

type Say = ReturnType<typeof sayings>;
type Limits = ReturnType<typeof fluidLimits>;

/** Whether a day's total breaks the plan. A day that still runs cannot be under its minimum yet. */
export function breaksPlan(total: number, over: boolean, { minMl, maxMl }: Limits): 'under' | 'over' | null {
  if (maxMl !== undefined && total > maxMl) return 'over';
  return over && minMl !== undefined && total < minMl ? 'under' : null;
}

function daySeries(view: View, words: ViewWords, say: Say, limits: Limits): PointSeries[] {
  const { sound, measure } = view;
  const volumes = kindOf(measure) === 'volume';
  let total = 0;
  const running = sound.map((reading): Point => {
    total += reading.value;
    const x = Date.parse(reading.at);
    const own = words.value(measure, { value: reading.value });
    const sum = words.value(measure, { value: total });
    say.at(
      x,
      volumes
        ? words.t('telemonitoring.drinkSaid', { time: words.time(x), value: own, total: sum })
        : `${words.time(x)}: ${own}`,
    );
    return { x, y: total, beyond: breaksPlan(total, false, limits) === 'over' };
  });
  const single: PointSeries = {
    label: words.t('telemonitoring.singleReadings'),
    kind: volumes ? 'points' : 'line',
    color: volumes ? 'second' : 'first',
    shape: volumes ? 'ring' : 'circle',
    points: sound.map(({ at, value }) => ({ x: Date.parse(at), y: value })),
  };
  if (!volumes) return [single];
  const sum: PointSeries = {
    label: words.t('telemonitoring.totalSoFar'),
    kind: 'line',
    color: 'first',
    shape: 'circle',
    points: running,
  };
  return [sum, single];
}

function weekSeries(view: View, words: ViewWords, say: Say, limits: Limits): PointSeries[] {
  const { moving, measure, now, range } = view;
  const days = begun(view.days, now);
  const volumes = kindOf(measure) === 'volume';
  for (const day of days) {
    const level = day.level ? words.value(measure, day.level) : words.t('common.noData');
    say.at(middleOf(day), `${words.day(day.day)}: ${level}`);
  }
  const bars: PointSeries = {
    label: words.t(volumes ? 'telemonitoring.dayTotal' : 'telemonitoring.dayMean'),
    kind: volumes ? 'bars' : 'line',
    color: 'first',
    ...(!volumes && { shape: 'circle' as const }),
    points: days.map((day) => ({
      x: middleOf(day),
      y: day.level?.value ?? null,
      beyond: day.level !== null && breaksPlan(day.level.value, day.to <= now, limits) !== null,
    })),
  };
  const trend: PointSeries = {
    label: words.t('telemonitoring.moving'),
    kind: 'line',
    color: 'quiet',
    dashed: true,
    points: days.map((day, index) => ({ x: middleOf(day), y: moving[index]?.value ?? null })),
  };
  return range.period === 'monthly' ? [bars, trend] : [bars];
}

function monthSeries({ measure, now, ...view }: View, words: ViewWords, say: Say): PointSeries[] {
  const text = (level: Level) => words.value(measure, level);
  const months = begun(view.months, now);
  for (const { month, mean, low, high, days, ...bounds } of months) {
    if (!mean || !low || !high) {
      say.at(middleOf(bounds), `${words.month(month)}: ${words.t('common.noData')}`);
      continue;
    }
    const figures = { month: words.month(month), mean: text(mean), low: text(low), high: text(high), days };
    say.at(middleOf(bounds), words.t('telemonitoring.monthSaid', figures));
  }
  return [
    {
      label: words.t('telemonitoring.monthMean'),
      kind: 'line',
      color: 'first',
      shape: 'circle',
      points: months.map((month) => ({ x: middleOf(month), y: month.mean?.value ?? null })),
    },
  ];
}

function planLines({ minMl, maxMl }: Limits, words: ViewWords, y: (ml: number) => number): LimitLine[] {
  const line = (ml: number | undefined, id: 'telemonitoring.planMinimum' | 'telemonitoring.planMaximum') =>
    ml === undefined
      ? []
      : [{ label: words.t(id, { amount: words.value('water', { value: ml }) }), value: y(ml) }];
  return [...line(minMl, 'telemonitoring.planMinimum'), ...line(maxMl, 'telemonitoring.planMaximum')];
}

/**
 * The chart of a period of any measure with one value: volumes as bars that add up, levels as a line. Everything is worked
 * out in canonical values; only what is drawn is converted to the reader's unit.
 */
export function amountChart(view: View, patient: Patient, words: ViewWords): ChartSpec {
  const say = sayings();
  const limits = fluidLimits(view.measure, patient);
  const { period } = view.range;
  const build = period === 'daily' ? daySeries : period === 'yearly' ? monthSeries : weekSeries;
  const drawn = assemble(build(view, words, say, limits), say.all);
  const y = drawnIn(view, words.units);
  const drawnValue = <Gap>(value: number | Gap) => (typeof value === 'number' ? y(value) : value);
  const byMiddle = new Map(view.months.map((month) => [middleOf(month), month]));
  const ends = (end: 'low' | 'high') =>
    drawn.x.map((at) => drawnValue(byMiddle.get(at)?.[end]?.value ?? null));
  return {
    ...drawn,
    series: drawn.series.map((series) => ({ ...series, values: series.values.map(drawnValue) })),
    from: view.range.from,
    to: view.range.to,
    ticks: ticksOf(view, words),
    y: amountSpan(view, drawn.series, limits, words.units),
    ranges:
      period === 'yearly'
        ? [{ label: words.t('telemonitoring.range'), color: 'first', low: ends('low'), high: ends('high') }]
        : [],
    targets:
      limits.minMl !== undefined && limits.maxMl !== undefined
        ? [{ label: words.t('telemonitoring.planBand'), from: y(limits.minMl), to: y(limits.maxMl) }]
        : [],
    limits: planLines(limits, words, y),
    formatY: words.tickValue,
  };
}
