import {
  dayBuckets,
  monthBuckets,
  movingMeans,
  movingMean,
  type DayBucket,
  type Level,
  type MonthBucket,
} from '@/domain/buckets';
import { FUTURE_TOLERANCE_MINUTES, isPlausible } from '@/domain/limits';
import { summedMeasures, type Measure } from '@/domain/measure';
import { addDays, dayBounds, type PatientClock } from '@/domain/patientDay';
import type { PeriodRange } from '@/domain/periods';
import type { Reading } from '@/domain/reading';
import type { Series } from '@/domain/summarise';

/** A reading with what is odd about it: then it is listed and marked, and enters no figure and no chart. */
export interface ListedReading extends Reading {
  odd: 'implausible' | 'future' | null;
}

/** Everything a period shows, worked out once from its readings. */
export interface View {
  measure: Measure;
  range: PeriodRange;
  now: number;
  /** All readings of the period, newest last. */
  listed: ListedReading[];
  /** Those that count. */
  sound: Reading[];
  days: DayBucket[];
  /** The moving mean of each of `days`; none for days that still run or are to come. */
  moving: (Level | null)[];
  months: MonthBucket[];
}

/** Days to fetch before a period: a monthly chart's first days have a moving mean too. */
const leadDays = (range: PeriodRange): number => (range.period === 'monthly' ? movingMean.window - 1 : 0);

/** The instants to ask for, ISO 8601 UTC, `to` exclusive. */
export function fetchBounds(range: PeriodRange, clock: PatientClock): { from: string; to: string } {
  const { from } = dayBounds(addDays(range.first, -leadDays(range)), clock);
  return { from: new Date(from).toISOString(), to: new Date(range.to).toISOString() };
}

function oddity(reading: Reading, now: number): ListedReading['odd'] {
  if (!isPlausible(reading)) return 'implausible';
  return Date.parse(reading.at) > now + FUTURE_TOLERANCE_MINUTES * 60_000 ? 'future' : null;
}

function toSeries(measure: Measure, readings: readonly Reading[]): Series {
  const t = readings.map(({ at }) => Date.parse(at));
  const v = readings.map(({ value }) => value);
  return measure === 'bloodPressure'
    ? { t, v, w: readings.map(({ diastolic }) => diastolic ?? 0) }
    : { t, v };
}

/** Whether a day can say nothing yet: it is to come, or its sum still grows. */
const isOpen = (day: DayBucket, summed: boolean, now: number): boolean => (summed ? day.to : day.from) > now;

/** @param readings ascending, as far back as `fetchBounds` asks; `now` epoch ms */
export function viewOf(
  readings: readonly Reading[],
  { measure, range, clock, now }: { measure: Measure; range: PeriodRange; clock: PatientClock; now: number },
): View {
  const marked = readings.map((reading): ListedReading => ({ ...reading, odd: oddity(reading, now) }));
  const sound = marked.filter(({ odd }) => odd === null);
  const lead = leadDays(range);
  const summed = summedMeasures.includes(measure);
  const all = dayBuckets(
    toSeries(measure, sound),
    { first: addDays(range.first, -lead), last: range.last },
    clock,
    summed,
  );
  const inside = ({ at }: Reading) => Date.parse(at) >= range.from;
  const days = all.slice(lead);
  // A sum that still grows belongs in no mean: each morning it would pull the month down.
  const closed = all.map((day) => (isOpen(day, summed, now) ? { ...day, level: null } : day));
  return {
    measure,
    range,
    now,
    listed: marked.filter(inside),
    sound: sound.filter(inside),
    days,
    moving: movingMeans(closed)
      .slice(lead)
      .map((mean, index) => (days[index] && isOpen(days[index], summed, now) ? null : mean)),
    months: monthBuckets(closed.slice(lead)),
  };
}
