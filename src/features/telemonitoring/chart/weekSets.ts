import { isBeyond, type Lines } from '@/domain/alerts/alertLines';
import type { DayBucket, Level } from '@/domain/readings/buckets';
import type { Reading } from '@/domain/readings/reading';
import type { Point, PointSeries } from '@/shared/charts/assemble';
import { begun, middleOf, within, type Say } from './axes';
import { joinedAs, setWords, strandsOf, type Strand } from './dayStrands';
import { breaksPlan, isAlerting, isDayAlerting, kindOf, steadyPlan, type PlanOn } from './targetLines';
import type { View } from '../period/periodView';
import type { ViewWords } from '../period/periodWords';

const halves = [
  ['morning', 'mornings', 0.25],
  ['evening', 'evenings', 0.75],
] as const;
const halfLook = {
  morning: { color: 'first', shape: 'circle' },
  evening: { color: 'second', shape: 'ring' },
} as const;

const pointOf = (x: number, level: Level | null, strand: Strand, lines: Lines): Point => {
  const y = strand.of(level);
  return { x, y, beyond: isBeyond(lines, strand.part, y) };
};

function sayDays(view: View, days: readonly DayBucket[], words: ViewWords, say: Say): void {
  const { measure } = view;
  const kind = kindOf(measure);
  for (const day of days) {
    const name = words.day(day.day);
    if (!day.level) {
      say.at(middleOf(day), `${name}: ${words.t('common.noData')}`);
      continue;
    }
    const level = words.value(measure, day.level);
    if (kind === 'volume' || measure === 'weight') say.at(middleOf(day), `${name}: ${level}`);
    else if (kind === 'score') {
      const highest = words.value(measure, { value: day.highest ?? 0 });
      say.at(middleOf(day), `${name}: ${words.t('trends.scoreSaid', { highest, mean: level })}`);
    } else {
      for (const [half, , share] of halves) {
        const own = day[half];
        if (!own) continue;
        const text = words.value(measure, own);
        say.at(within(day, share), `${name}, ${words.t(`telemonitoring.${half}`)}: ${text}`);
      }
      if (day.to <= view.now) say.at(middleOf(day), `${name}, ${words.t('telemonitoring.mean')}: ${level}`);
    }
  }
}

const isOut = ({ now, lines }: View, day: DayBucket, total: number, planOn: PlanOn): boolean =>
  breaksPlan(total, day.to <= now, planOn(day.day)) !== null || isDayAlerting(lines, total, day.to <= now);

function totals(view: View, days: readonly DayBucket[], words: ViewWords, planOn: PlanOn): PointSeries {
  return {
    label: words.t('telemonitoring.dayTotal'),
    kind: 'bars',
    color: 'first',
    points: days.map((day) => ({
      x: middleOf(day),
      y: day.level?.value ?? null,
      beyond: day.level !== null && isOut(view, day, day.level.value, planOn),
    })),
  };
}

const halfDots = (
  strand: Strand,
  { lines }: View,
  days: readonly DayBucket[],
  words: ViewWords,
): PointSeries[] =>
  halves.map(([half, word, share]) => ({
    label: words.t(setWords[word]),
    kind: 'points',
    ...halfLook[half],
    ...joinedAs(strand, word),
    points: days
      .filter((day) => day[half])
      .map((day) => pointOf(within(day, share), day[half], strand, lines)),
  }));

const dayMeans = (
  strand: Strand,
  days: readonly DayBucket[],
  words: ViewWords,
  dotted: boolean,
): PointSeries => ({
  label: words.t(setWords.dayMean),
  kind: 'line',
  color: 'first',
  ...(dotted && { shape: 'circle' }),
  ...(strand.unlisted && { unlisted: true }),
  points: days.map((day) => ({ x: middleOf(day), y: strand.of(day.level) })),
});

const highest = ({ lines }: View, days: readonly DayBucket[], words: ViewWords): PointSeries => ({
  label: words.t('trends.dayHighest'),
  kind: 'points',
  color: 'second',
  shape: 'diamond',
  points: days.map((day) => ({
    x: middleOf(day),
    y: day.highest,
    beyond: isBeyond(lines, 'value', day.highest),
  })),
});

const trend = (
  strand: Strand,
  { moving }: View,
  days: readonly DayBucket[],
  words: ViewWords,
): PointSeries => ({
  label: words.t(setWords.moving),
  kind: 'line',
  color: 'quiet',
  broken: 'dots',
  ...(strand.unlisted && { unlisted: true }),
  points: days.map((day, index) => ({ x: middleOf(day), y: strand.of(moving[index]) })),
});

/** Whether a reading is all there was of its half of the day: then it is drawn as that already. */
const isHalf = (days: readonly DayBucket[], { at, value, diastolic }: Reading): boolean =>
  days.some(
    (day) =>
      day.from <= Date.parse(at) &&
      Date.parse(at) < day.to &&
      [day.morning, day.evening].some((half) => half?.value === value && half.diastolic === diastolic),
  );

/**
 * Every single reading beyond an alert limit, because a morning's mean may hide it: of a pressure both values, of which
 * only the one beyond is marked. For scores the daily maximum already shows it.
 */
function peaks({ sound, measure, lines, days }: View, words: ViewWords, say: Say): PointSeries[] {
  if (kindOf(measure) === 'score') return [];
  const hasHalves = kindOf(measure) === 'pressure' || measure === 'pulse';
  const alerting = sound.filter(
    (reading) => isAlerting(lines, reading) && !(hasHalves && isHalf(days, reading)),
  );
  for (const reading of alerting) {
    say.at(Date.parse(reading.at), `${words.moment(reading.at)}: ${words.value(measure, reading)}`);
  }
  return strandsOf(measure)
    .map((strand): PointSeries => ({
      label: words.t('telemonitoring.beyondLimit'),
      kind: 'points',
      color: 'limit',
      shape: 'circle',
      ...joinedAs(strand, 'peaks'),
      unlisted: true,
      points: alerting.map((reading) => pointOf(Date.parse(reading.at), reading, strand, lines)),
    }))
    .filter(({ points }) => points.length > 0);
}

/** The values of a day that are drawn as its means. */
function drawnOf({ level, morning, evening }: DayBucket, strand: Strand, hasHalves: boolean): number[] {
  const levels = hasHalves ? [morning, evening] : [level];
  return levels.map((one) => strand.of(one)).filter((value) => value !== null);
}

/** The highest and the lowest reading of a day that its means hide; those beyond a limit are drawn as such already. */
function extremes(
  { sound, measure, lines }: View,
  days: readonly DayBucket[],
  words: ViewWords,
  say: Say,
): PointSeries[] {
  const kind = kindOf(measure);
  if (kind === 'score' || kind === 'volume') return [];
  const hasHalves = kind === 'pressure' || measure === 'pulse';
  const said = new Set<Reading>();
  const sets = strandsOf(measure).map((strand): PointSeries => {
    const hidden = days.flatMap((day) => {
      const drawn = drawnOf(day, strand, hasHalves);
      const own = sound
        .filter(({ at }) => Date.parse(at) >= day.from && Date.parse(at) < day.to)
        .toSorted((one, other) => (strand.of(one) ?? 0) - (strand.of(other) ?? 0));
      const [low, high] = [own[0], own.at(-1)];
      return [
        ...(low && (strand.of(low) ?? 0) < Math.min(...drawn) ? [low] : []),
        ...(high && (strand.of(high) ?? 0) > Math.max(...drawn) ? [high] : []),
      ].filter((reading) => !isAlerting(lines, reading));
    });
    for (const reading of hidden) said.add(reading);
    return {
      label: words.t('trends.dayExtremes'),
      kind: 'points',
      color: 'quiet',
      shape: 'diamond',
      ...(strand.unlisted && { unlisted: true }),
      points: hidden.map((reading) => ({ x: Date.parse(reading.at), y: strand.of(reading) })),
    };
  });
  for (const reading of said)
    say.at(Date.parse(reading.at), `${words.moment(reading.at)}: ${words.value(measure, reading)}`);
  return sets.filter(({ points }) => points.length > 0);
}

function ownSets(strand: Strand, view: View, days: readonly DayBucket[], words: ViewWords): PointSeries[] {
  // Of a day that is not over its readings alone are drawn: their mean would be a reading that nobody took.
  const whole = days.filter(({ to, level }) => to <= view.now || !level);
  switch (kindOf(view.measure)) {
    case 'score':
      return [highest(view, days, words), dayMeans(strand, days, words, true)];
    case 'pressure':
      return [...halfDots(strand, view, days, words), dayMeans(strand, whole, words, false)];
    default:
      return view.measure === 'pulse'
        ? [...halfDots(strand, view, days, words), dayMeans(strand, whole, words, false)]
        : [dayMeans(strand, days, words, true)];
  }
}

/** The plan day by day, if it changed within the period: a single line would be wrong. */
function planSets(view: View, planOn: PlanOn, words: ViewWords): PointSeries[] {
  if (steadyPlan(view, planOn)) return [];
  const set = (label: string, of: 'minMl' | 'maxMl'): PointSeries => ({
    label,
    kind: 'line',
    color: 'target',
    shape: 'square',
    points: view.days.map((day) => ({ x: middleOf(day), y: planOn(day.day)[of] ?? null })),
  });
  return [set(words.t('fluidRecord.planLow'), 'minMl'), set(words.t('fluidRecord.planHigh'), 'maxMl')].filter(
    ({ points }) => points.some(({ y }) => y !== null),
  );
}

/** The days of a week or a month; for a month with their moving mean. */
export function weekSets(view: View, words: ViewWords, say: Say, planOn: PlanOn): PointSeries[] {
  const days = begun(view.days, view.now);
  sayDays(view, days, words, say);
  const strands = strandsOf(view.measure);
  const isMonth = view.range.period === 'monthly';
  const own =
    kindOf(view.measure) === 'volume'
      ? [totals(view, days, words, planOn), ...planSets(view, planOn, words)]
      : strands.flatMap((strand) => ownSets(strand, view, days, words));
  return [
    ...own,
    ...(isMonth ? strands.map((strand) => trend(strand, view, days, words)) : []),
    ...extremes(view, days, words, say),
    ...peaks(view, words, say),
  ];
}
