import type { Patient } from '@/domain/patients/patient';
import { assemble } from '@/shared/charts/assemble';
import type { ChartSpec, Mark } from '@/shared/charts/chartSpec';
import { sayings, ticksOf, zoomTicks, type Say } from './axes';
import { daySets } from './daySets';
import { previousSets } from './previousPeriod';
import { drawnIn, limitLines } from '@/shared/charts/limitLines';
import { groundOf, nothing, valueAxis } from './scale';
import { fluidPlanOn, isAsked, kindOf, steadyPlan } from './targetLines';
import type { View } from '../period/periodView';
import type { ViewWords } from '../period/periodWords';
import { weekSets } from './weekSets';
import { traceOf, yearRanges, yearSets } from './yearSets';

/** What a chart shows in addition to the period itself. */
export interface Beside {
  /** The previous period, drawn beneath this one. */
  previous: View | null;
  marks: readonly Mark[];
  /** Show every single reading of a year instead of its months. */
  single: boolean;
}

function setsOf(view: View, patient: Patient, words: ViewWords, say: Say) {
  const planOn = fluidPlanOn(view, patient);
  switch (view.range.period) {
    case 'daily':
      return daySets(view, words, say, planOn(view.range.first));
    case 'recent':
    case 'weekly':
    case 'monthly':
      return weekSets(view, words, say, planOn);
    case 'yearly':
      return yearSets(view, words, say);
  }
}

function drawnOf(
  view: View,
  patient: Patient,
  words: ViewWords,
  { previous, single }: Beside,
): Pick<ChartSpec, 'x' | 'say' | 'series'> {
  const y = drawnIn(view.measure, words.units);
  if (single) return traceOf(view, words, y);
  const say = sayings();
  const sets = setsOf(view, patient, words, say);
  const under = previous ? previousSets(view, previous, words, say) : [];
  const { series, ...drawn } = assemble([...sets, ...under], say.all);
  const convert = (value: number | null | undefined) => (typeof value === 'number' ? y(value) : value);
  return { ...drawn, series: series.map((one) => ({ ...one, values: one.values.map(convert) })) };
}

/** Of a period of several days: the day that is not over, and those to come. */
function stillOpen({ range, days, now }: View, words: ViewWords): Pick<ChartSpec, 'running' | 'ahead'> {
  if (range.period === 'yearly' || range.period === 'daily')
    return now < range.to ? { ahead: { from: now, to: range.to } } : {};
  const today = days.find(({ from, to }) => from <= now && now < to);
  return today
    ? {
        running: { from: today.from, to: today.to, label: words.t('trends.dayNotOver') },
        ahead: { from: today.to, to: range.to },
      }
    : {};
}

/**
 * The chart of a period: the measured values, per day or month, against the agreed targets. All calculations use
 * canonical values; only drawn values are converted to the reader's unit.
 */
export function periodChart(view: View, patient: Patient, words: ViewWords, beside: Beside): ChartSpec {
  const { measure, range } = view;
  // A year's months are means of days, so a daily plan applies to them, but not to single drinks.
  const isSingleVolume = beside.single && kindOf(measure) === 'volume';
  const y = drawnIn(measure, words.units);
  const drawn = drawnOf(view, patient, words, beside);
  const ranges = range.period === 'yearly' && !beside.single ? yearRanges(view, drawn.x, words, y) : [];
  const limits = isSingleVolume ? [] : limitLines(measure, view.lines, words);
  const drawnValues = [
    ...drawn.series,
    ...ranges.flatMap(({ low, high }) => [{ values: low }, { values: high }]),
  ]
    .flatMap((series): readonly (number | null | undefined)[] => series.values)
    .filter((value) => typeof value === 'number');
  const planOn = fluidPlanOn(view, patient);
  // If the plan changed within the period, each day is drawn with its own plan.
  const steady = isSingleVolume ? {} : (steadyPlan(view, planOn) ?? {});
  const ground = isSingleVolume ? nothing : groundOf(measure, patient, steady, words);
  const values = [
    ...drawnValues,
    ...limits.map(({ value }) => value),
    ...ground.plans.map(({ value }) => value),
  ];
  return {
    ...drawn,
    ...ground,
    limits,
    say: (stop) => {
      const at = drawn.x[stop] ?? 0;
      const happening = beside.marks.filter(({ from, to }) => from <= at && at < to);
      return [drawn.say(stop), ...happening.map(({ label }) => label)].join(' · ');
    },
    from: range.from,
    to: range.to,
    ticks: beside.single ? zoomTicks(view, words) : ticksOf(view, words),
    y: valueAxis(measure, values, steady, words.units),
    unit: words.unit(measure),
    ranges,
    marks: beside.marks,
    ...stillOpen(view, words),
    beyondLabel: words.t(
      !isSingleVolume && view.days.some(({ day }) => isAsked(planOn(day)))
        ? 'trends.outsidePlan'
        : 'common.chartBeyond',
    ),
    formatY: words.tickValue,
  };
}
