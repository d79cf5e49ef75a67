import type { DayBucket, Level } from '@/domain/buckets';
import type { Patient } from '@/domain/patient';
import { alertLimits } from '@/domain/rules';
import { assemble, type Point, type PointSeries } from '@/shared/charts/assemble';
import type { ChartColor, ChartSpec, PointShape } from '@/shared/charts/chartSpec';
import { begun, middleOf, sayings, spanOf, ticksOf, within } from './axes';
import { isAlerting, pressureTarget } from './targets';
import type { View } from './view';
import type { ViewWords } from './viewWords';

type Side = 'systolic' | 'diastolic';
const sides: readonly Side[] = ['systolic', 'diastolic'];
const colorOf: Record<Side, ChartColor> = { systolic: 'first', diastolic: 'second' };
const shapeOf: Record<Side, Record<'single' | 'morning' | 'evening', PointShape>> = {
  systolic: { single: 'circle', morning: 'circle', evening: 'ring' },
  diastolic: { single: 'square', morning: 'square', evening: 'diamond' },
};

const pick = (level: Level | null, side: Side): number | null =>
  (side === 'systolic' ? level?.value : level?.diastolic) ?? null;

const beyond = (y: number | null, side: Side): boolean => {
  if (y === null) return false;
  const { pressureSevere, pressureLow } = alertLimits;
  return side === 'systolic'
    ? y >= pressureSevere.systolic || y < pressureLow.medium
    : y >= pressureSevere.diastolic;
};

const point = (x: number, level: Level | null, side: Side): Point => {
  const y = pick(level, side);
  return { x, y, beyond: beyond(y, side) };
};

/** Every reading of the day by its time. */
function singleReadings(
  { sound, measure }: View,
  words: ViewWords,
  say: ReturnType<typeof sayings>,
): PointSeries[] {
  for (const reading of sound) {
    say.at(Date.parse(reading.at), `${words.time(reading.at)}: ${words.value(measure, reading)}`);
  }
  return sides.map((side) => ({
    label: words.t(`telemonitoring.${side}`),
    kind: 'line',
    color: colorOf[side],
    shape: shapeOf[side].single,
    points: sound.map((reading) => point(Date.parse(reading.at), reading, side)),
  }));
}

const halves = [
  ['morning', 0.25],
  ['evening', 0.75],
] as const;

/** Morning and evening of each day, the day's mean as a line, and every single reading that raised an alert. */
function daySeries(view: View, words: ViewWords, say: ReturnType<typeof sayings>): PointSeries[] {
  const { moving, measure, range } = view;
  const days = begun(view.days, view.now);
  const told = (day: DayBucket, id: 'morning' | 'evening' | 'mean', level: Level | null, x: number) => {
    if (!level) return;
    const name = `${words.day(day.day)}, ${words.t(`telemonitoring.${id}`)}`;
    say.at(x, `${name}: ${words.value(measure, level)}`);
  };
  for (const day of days) {
    for (const [half, share] of halves) told(day, half, day[half], within(day, share));
    told(day, 'mean', day.level, middleOf(day));
    if (!day.level) say.at(middleOf(day), `${words.day(day.day)}: ${words.t('common.noData')}`);
  }
  const alerting = view.sound.filter(isAlerting);
  for (const reading of alerting) {
    say.at(Date.parse(reading.at), `${words.moment(reading.at)}: ${words.value(measure, reading)}`);
  }
  const dots = sides.flatMap((side) =>
    halves.map(([half, share]): PointSeries => ({
      label: words.t(`telemonitoring.${side}${half === 'morning' ? 'Mornings' : 'Evenings'}`),
      kind: 'points',
      color: colorOf[side],
      shape: shapeOf[side][half],
      points: days.filter((day) => day[half]).map((day) => point(within(day, share), day[half], side)),
    })),
  );
  const means = sides.map((side): PointSeries => ({
    label: words.t(`telemonitoring.${side}DayMean`),
    kind: 'line',
    color: colorOf[side],
    points: days.map((day) => ({ x: middleOf(day), y: pick(day.level, side) })),
  }));
  const trend = sides.map((side): PointSeries => ({
    label: words.t(`telemonitoring.${side}Moving`),
    kind: 'line',
    color: 'quiet',
    dashed: true,
    points: days.map((day, index) => ({ x: middleOf(day), y: pick(moving[index] ?? null, side) })),
  }));
  const peaks = sides.map((side): PointSeries => ({
    label: words.t('telemonitoring.beyondLimit'),
    kind: 'points',
    color: 'limit',
    shape: 'beyond',
    unlisted: true,
    points: alerting
      .map((reading) => point(Date.parse(reading.at), reading, side))
      .filter((peak) => peak.beyond),
  }));
  return [
    ...dots,
    ...means,
    ...(range.period === 'monthly' ? trend : []),
    ...peaks.filter(({ points }) => points.length > 0),
  ];
}

function monthSeries(
  { measure, now, ...view }: View,
  words: ViewWords,
  say: ReturnType<typeof sayings>,
): PointSeries[] {
  const months = begun(view.months, now);
  for (const month of months) {
    if (!month.mean || !month.low || !month.high) {
      say.at(middleOf(month), `${words.month(month.month)}: ${words.t('common.noData')}`);
      continue;
    }
    const [low, high] = [words.value(measure, month.low), words.value(measure, month.high)];
    const mean = words.value(measure, month.mean);
    say.at(
      middleOf(month),
      words.t('telemonitoring.monthSaid', {
        month: words.month(month.month),
        mean,
        low,
        high,
        days: month.days,
      }),
    );
  }
  return sides.map((side) => ({
    label: words.t(`telemonitoring.${side}MonthMean`),
    kind: 'line',
    color: colorOf[side],
    shape: shapeOf[side].single,
    points: months.map((month) => point(middleOf(month), month.mean, side)),
  }));
}

/** The chart of a period of blood pressures: target bands, alert limits, and the readings in the period's own grain. */
export function pressureChart(view: View, patient: Patient, words: ViewWords): ChartSpec {
  const say = sayings();
  const { period } = view.range;
  const build = period === 'daily' ? singleReadings : period === 'yearly' ? monthSeries : daySeries;
  const drawn = assemble(build(view, words, say), say.all);
  const target = pressureTarget(patient);
  const { pressureSevere, pressureLow } = alertLimits;
  const values = view.sound.flatMap(({ value, diastolic }) => [value, diastolic ?? value]);
  const band = (side: Side, from: number, to: number) => ({
    label: words.t(target.own ? `telemonitoring.${side}Target` : `telemonitoring.${side}TargetDefault`, {
      from,
      to,
    }),
    from,
    to,
  });
  return {
    ...drawn,
    from: view.range.from,
    to: view.range.to,
    ticks: ticksOf(view, words),
    y: spanOf(values, { min: 50, max: pressureSevere.systolic + 10 }, 10),
    ranges:
      period === 'yearly'
        ? sides.map((side) => ({
            label: words.t(`telemonitoring.${side}Range`),
            color: colorOf[side],
            low: rangeEnds(view, drawn.x, 'low', side),
            high: rangeEnds(view, drawn.x, 'high', side),
          }))
        : [],
    targets: [
      band('systolic', target.systolicMin, target.systolicMax),
      band('diastolic', target.diastolicMin, target.diastolicMax),
    ],
    limits: [
      {
        label: words.t('telemonitoring.limitSevereSystolic', { limit: pressureSevere.systolic }),
        value: pressureSevere.systolic,
      },
      {
        label: words.t('telemonitoring.limitSevereDiastolic', { limit: pressureSevere.diastolic }),
        value: pressureSevere.diastolic,
      },
      {
        label: words.t('telemonitoring.limitLowSystolic', { limit: pressureLow.medium }),
        value: pressureLow.medium,
      },
    ],
    formatY: words.number,
  };
}

function rangeEnds(
  { months }: View,
  x: readonly number[],
  end: 'low' | 'high',
  side: Side,
): (number | null)[] {
  const byMiddle = new Map(months.map((month) => [middleOf(month), month[end]]));
  return x.map((at) => pick(byMiddle.get(at) ?? null, side));
}
