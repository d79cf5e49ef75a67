import { levelsOf, meanLevel, medianLevel } from '@/domain/readings/buckets';
import type { BalanceDay } from '@/domain/readings/balance';
import { homeProtocol } from '@/domain/readings/homeSeries';
import type { Patient } from '@/domain/patients/patient';
import { breaksPlan, fatigueBands, fluidPlanOn, isAlerting, kindOf } from '../chart/targetLines';
import type { View } from './periodView';
import type { ViewWords } from './periodWords';

function volumes(view: View, patient: Patient, words: ViewWords): string[] {
  const { measure, days, now, range } = view;
  const levels = levelsOf(days);
  const planOn = fluidPlanOn(view, patient);
  const [total] = levels;
  // Today's running total is excluded from medians.
  const median = medianLevel(levelsOf(days.filter((day) => day.to <= now)));
  if (!total) return [];
  if (range.period === 'daily')
    return [words.t('telemonitoring.sentenceTotal', { total: words.value(measure, total) })];
  const asks = (end: 'minMl' | 'maxMl') => days.some(({ day }) => planOn(day)[end] !== undefined);
  const count = (kind: 'under' | 'over') =>
    days.filter((day) => day.level && breaksPlan(day.level.value, day.to <= now, planOn(day.day)) === kind)
      .length;
  return [
    ...(median ? [words.t('telemonitoring.sentenceMedian', { median: words.value(measure, median) })] : []),
    ...(!asks('minMl')
      ? []
      : [words.t('telemonitoring.sentenceUnder', { count: count('under'), days: levels.length })]),
    ...(!asks('maxMl')
      ? []
      : [words.t('telemonitoring.sentenceOver', { count: count('over'), days: levels.length })]),
  ];
}

/** The maximum of a score, and for fatigue the number of days in each part of the scale. */
function scores({ measure, days }: View, words: ViewWords): string[] {
  const highs = days.flatMap(({ highest }) => (highest === null ? [] : [highest]));
  if (highs.length === 0) return [];
  const highest = words.t('trends.sentenceHighest', {
    highest: words.value(measure, { value: Math.max(...highs) }),
  });
  if (measure !== 'fatigue' || days.length === 1) return [highest];
  const bands = fatigueBands
    .map(({ id, from, to }) => ({
      name: words.t(id, { from, to }),
      days: highs.filter((high) => high >= from && high <= to).length,
    }))
    .filter((band) => band.days > 0)
    .map((band) => words.t('trends.bandDays', band));
  return [highest, words.t('trends.sentenceBands', { bands: bands.join(', ') })];
}

function change({ measure, sound }: View, words: ViewWords): string[] {
  const [first, last] = [sound[0], sound.at(-1)];
  if (measure !== 'weight' || !first || !last || first === last) return [];
  return [
    words.t('trends.sentenceChange', {
      first: words.value(measure, first),
      last: words.value(measure, last),
      change: words.signed(measure, Math.round((last.value - first.value) * 100) / 100),
    }),
  ];
}

/** How many readings are beyond an alert limit, if limits are known; zero is stated too. */
function alerting({ sound, lines, measure }: View, words: ViewWords): string[] {
  const own = lines?.filter(({ of }) => of === 'reading');
  if (!own) return [];
  if (own.length === 0) return measure === 'bloodPressure' ? [words.t('trends.noLimits')] : [];
  const count = sound.filter((reading) => isAlerting(lines, reading)).length;
  return [words.t('telemonitoring.sentenceAlerting', { count })];
}

/**
 * The period in a few sentences: the main figure first, then its basis. Empty without readings. Means count each
 * reading once, medians each day.
 */
export function summarySentences(view: View, patient: Patient, words: ViewWords): string[] {
  const { measure, sound, days } = view;
  const mean = meanLevel(sound);
  if (!mean) return [];
  const basis = words.t('telemonitoring.sentenceBasis', {
    readings: sound.length,
    days: levelsOf(days).length,
  });
  const meanSaid = words.t('telemonitoring.sentenceMean', { mean: words.value(measure, mean) });
  switch (kindOf(measure)) {
    case 'pressure':
      return [meanSaid, basis, ...alerting(view, words)];
    case 'score':
      return [meanSaid, ...scores(view, words), basis, ...alerting(view, words)];
    case 'level':
      return [meanSaid, ...change(view, words), basis, ...alerting(view, words)];
    case 'volume':
      return [...volumes(view, patient, words), basis];
  }
}

/** What today still lacks or exceeds, if the period includes today and a plan is agreed. */
function today(view: View, patient: Patient, words: ViewWords): string[] {
  const { days, now } = view;
  const day = days.find(({ from, to }) => from <= now && now < to);
  if (!day) return [];
  const { minMl, maxMl } = fluidPlanOn(view, patient)(day.day);
  if (minMl === undefined && maxMl === undefined) return [];
  const total = day.level?.value ?? 0;
  const text = (ml: number) => words.value(view.measure, { value: ml });
  const parts = [
    words.t(day.level ? 'trends.todaySoFar' : 'trends.todayNothing', { total: text(total) }),
    ...(minMl === undefined
      ? []
      : [
          total < minMl
            ? words.t('trends.toMinimum', { amount: text(minMl - total) })
            : words.t('trends.minimumReached'),
        ]),
    ...(maxMl === undefined
      ? []
      : [
          total <= maxMl
            ? words.t('trends.toMaximum', { amount: text(maxMl - total) })
            : words.t('trends.overBy', { amount: text(total - maxMl) }),
        ]),
  ];
  return [parts.join(' ')];
}

function home({ measure, home: series }: View, words: ViewWords): string[] {
  if (!series) return [];
  const { mean, readings, days, taken, planned } = series;
  const range = words.days(series.first, series.last);
  const progress = words.t('trends.homeTaken', { range, taken, planned });
  if (!mean) return [`${progress} ${words.t('trends.homeNoMean')}`];
  const figure = words.t('trends.homeMean', { mean: words.value(measure, mean), readings, days });
  const { judgedReadings, judgedDays } = homeProtocol;
  const few = words.t('trends.homeFew', { readings: judgedReadings, days: judgedDays });
  return [[progress, figure, ...(series.isJudged ? [] : [few])].join(' ')];
}

/** The mean balance of the complete days with both parts known. */
function balance(days: readonly BalanceDay[], view: View, words: ViewWords): string[] {
  const open = view.days.find(({ to }) => to > view.now)?.day;
  const over = days.filter(({ day }) => open === undefined || day < open);
  const known = over.flatMap(({ ml }) => (ml === null ? [] : [ml]));
  if (over.length === 0) return [];
  if (known.length === 0) return [words.t('trends.balanceUnknown')];
  const mean = Math.round(known.reduce((sum, ml) => sum + ml, 0) / known.length);
  return [
    words.t('trends.balanceMean', {
      balance: words.signed('water', mean),
      known: known.length,
      days: over.length,
    }),
  ];
}

/** Says when a day begins, where a reading of the night stands on a day that is not its date. */
function dayBegins({ days: [first], hasNight }: View, words: ViewWords): string[] {
  return first && hasNight ? [words.t('trends.dayBegins', { time: words.time(first.from) })] : [];
}

/** Further notes: when a day begins, today's plan, the series at home, the balance, and the previous period. */
export function noteSentences(
  view: View,
  patient: Patient,
  words: ViewWords,
  beside: { previous: View | null; balance: readonly BalanceDay[] | null },
): string[] {
  const before = beside.previous;
  const said = before && summarySentences(before, patient, words).join(' ');
  return [
    ...dayBegins(view, words),
    ...today(view, patient, words),
    ...home(view, words),
    ...(beside.balance ? balance(beside.balance, view, words) : []),
    ...(before
      ? [
          words.t('trends.before', {
            range: words.range(before.range),
            text: said === '' || said === null ? words.t('common.noData') : said,
          }),
        ]
      : []),
  ];
}
