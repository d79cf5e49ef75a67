import type { Lines } from '@/domain/alerts/alertLines';
import {
  dayBuckets,
  monthBuckets,
  movingMeans,
  movingMean,
  type DayBucket,
  type Level,
  type MonthBucket,
} from '@/domain/readings/buckets';
import type { AskedPeriod } from '@/domain/fluid/days/askedDays';
import { marksOf, type Marked } from '@/domain/readings/dayTotal';
import { homeProtocol, homeSeries, type HomeSeries } from '@/domain/readings/homeSeries';
import { FUTURE_TOLERANCE_MINUTES, isPlausible } from '@/domain/readings/plausibility';
import { summedMeasures, type Measure } from '@/domain/readings/measure';
import { addDays, dayBounds, type PatientClock } from '@/domain/patientDay';
import type { PeriodRange } from '@/domain/readings/periods';
import type { Reading } from '@/domain/readings/reading';
import type { Series } from '@/domain/readings/summarise';

/**
 * A reading with the reason it is implausible, if so: then it is listed and marked, but excluded from figures and
 * charts.
 */
export interface ListedReading extends Reading {
  odd?: 'implausible' | 'future' | 'error';
}

/** Everything a period shows, calculated once from its readings. */
export interface View {
  measure: Measure;
  range: PeriodRange;
  now: number;
  /** All readings of the period, newest last. */
  listed: ListedReading[];
  /** The readings that count. */
  sound: Reading[];
  days: DayBucket[];
  /** The moving mean of each of `days`; none for running and future days. */
  moving: (Level | null)[];
  months: MonthBucket[];
  /** For blood pressure in a week or month: the seven days up to its last one, or up to today. */
  home: HomeSeries | null;
  /** Of a week or month: true where a reading after midnight stands on the day before, which had not ended yet. */
  hasNight: boolean;
  lines: Lines;
  /** The targets of fluid plans; undefined if the patient never had one. */
  asked: readonly AskedPeriod[] | undefined;
  /** For a single day of water: the planned intake by time. */
  pace: readonly { at: number; ml: number }[];
}

/**
 * Days to fetch before a period: its first days have a moving mean, and its series at home may have started earlier.
 */
function leadDays({ period }: PeriodRange, measure: Measure): number {
  const wanted =
    period === 'monthly' || ((period === 'weekly' || period === 'recent') && measure === 'bloodPressure');
  return wanted ? movingMean.window - 1 : 0;
}

/** The instants to fetch, ISO 8601 UTC, `to` exclusive. */
export function fetchBounds(
  range: PeriodRange,
  measure: Measure,
  clock: PatientClock,
): { from: string; to: string } {
  const { from } = dayBounds(addDays(range.first, -leadDays(range, measure)), clock);
  return { from: new Date(from).toISOString(), to: new Date(range.to).toISOString() };
}

/** Whether an instant, epoch ms, is further in the future than clocks may differ. */
export const isAhead = (at: number, now: number): boolean => at > now + FUTURE_TOLERANCE_MINUTES * 60_000;

function oddity(reading: Reading, at: number, now: number): ListedReading['odd'] {
  if (reading.enteredInError) return 'error';
  if (!isPlausible(reading)) return 'implausible';
  return isAhead(at, now) ? 'future' : undefined;
}

/**
 * Sorts in one pass, because a year may have forty thousand: the readings of the period, and all that count for the
 * moving means.
 */
function sorted(
  readings: readonly Reading[],
  { measure, range, now }: Pick<View, 'measure' | 'range' | 'now'>,
): Pick<View, 'listed' | 'sound'> & { series: Series } {
  const [listed, sound]: [ListedReading[], Reading[]] = [[], []];
  const [t, v, w]: [number[], number[], number[]] = [[], [], []];
  const marks: Marked[] = [];
  for (const reading of readings) {
    const at = Date.parse(reading.at);
    const odd = oddity(reading, at, now);
    const isInside = at >= range.from;
    if (isInside) listed.push(odd ? { ...reading, odd } : reading);
    if (odd) continue;
    if (isInside) sound.push(reading);
    t.push(at);
    v.push(reading.value);
    if (reading.dayMark) marks.push(...marksOf(reading));
    if (measure === 'bloodPressure') w.push(reading.diastolic ?? 0);
  }
  return { listed, sound, series: measure === 'bloodPressure' ? { t, v, w } : { t, v, marks } };
}

/** Whether a day is incomplete: it is in the future, or its sum still grows. */
const isOpen = (day: DayBucket, summed: boolean, now: number): boolean => (summed ? day.to : day.from) > now;

/** True where one of the instants, epoch ms, lies between the midnight within a day and the day's end. */
function hasNight(
  instants: readonly number[],
  days: readonly DayBucket[],
  { timeZone }: PatientClock,
): boolean {
  const nights = days.map(({ day, to }) => ({ from: dayBounds(addDays(day, 1), { timeZone }).from, to }));
  return instants.some((at) => nights.some(({ from, to }) => from <= at && at < to));
}

/** The seven days up to the last one that has begun. */
function homeDays(days: readonly DayBucket[], now: number): DayBucket[] {
  const begun = days.filter(({ from }) => from <= now);
  return begun.slice(-homeProtocol.days);
}

/** @param readings ascending, from the start that `fetchBounds` returns; `now` epoch ms; `lines` alert limits */
export function viewOf(
  readings: readonly Reading[],
  {
    measure,
    range,
    clock,
    now,
    lines = null,
    asked,
    pace = [],
  }: Pick<View, 'measure' | 'range' | 'now'> & { clock: PatientClock } & Partial<
      Pick<View, 'lines' | 'asked' | 'pace'>
    >,
): View {
  const { listed, sound, series } = sorted(readings, { measure, range, now });
  const lead = leadDays(range, measure);
  const summed = summedMeasures.includes(measure);
  const all = dayBuckets(series, { first: addDays(range.first, -lead), last: range.last }, clock, summed);
  const days = all.slice(lead);
  // A running total is excluded from means: each morning it would lower the month's mean.
  const closed = all.map((day) => (isOpen(day, summed, now) ? { ...day, level: null } : day));
  return {
    measure,
    range,
    now,
    listed,
    sound,
    days,
    moving: movingMeans(closed)
      .slice(lead)
      .map((mean, index) => (days[index] && isOpen(days[index], summed, now) ? null : mean)),
    months: monthBuckets(closed.slice(lead)),
    home: measure === 'bloodPressure' && lead > 0 ? homeSeries(homeDays(all, now)) : null,
    // The hours of a single day stand on its axis; a month of a year hides them.
    hasNight:
      range.period !== 'daily' && range.period !== 'yearly' && hasNight(Array.from(series.t), days, clock),
    lines,
    asked,
    pace,
  };
}
