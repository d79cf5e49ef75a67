import { lowerBound } from '../ascending';
import { dayBounds, type PatientClock } from '../patientDay';
import { totalsByDay } from './dayTotal';
import { daysFrom } from './periods';
import type { Series } from './summarise';

/** A value and, for blood pressure, the diastolic one, in the canonical unit. */
export interface Level {
  value: number;
  diastolic?: number;
}

/** The mean of half a day and the number of readings it stands on. */
export interface HalfDay extends Level {
  readings: number;
}

/**
 * One patient day. `level` is the sum of a summed measure, or the total that was recorded of the day, and the mean of any
 * other; it is null, never 0, without a reading. `highest` is the highest single value; `morning` and `evening` are means of the halves of the day.
 */
export interface DayBucket {
  day: string;
  from: number;
  to: number;
  readings: number;
  level: Level | null;
  highest: number | null;
  morning: HalfDay | null;
  evening: HalfDay | null;
}

/** One calendar month of patient days. `low` and `high` hold the middle 80 % of the days' levels. */
export interface MonthBucket {
  /** YYYY-MM. */
  month: string;
  from: number;
  to: number;
  readings: number;
  days: number;
  mean: Level | null;
  low: Level | null;
  high: Level | null;
}

/** A moving mean looks back this many days and needs data on at least `needs` of them. */
export const movingMean = { window: 7, needs: 3 } as const;

interface Sum {
  value: number;
  diastolic: number;
  count: number;
}
const nothing = (): Sum => ({ value: 0, diastolic: 0, count: 0 });

function add(sum: Sum, value: number, diastolic: number | undefined): void {
  sum.value += value;
  sum.diastolic += diastolic ?? 0;
  sum.count += 1;
}

function levelOf(value: number, diastolic: number | undefined): Level {
  return { value, ...(diastolic !== undefined && { diastolic }) };
}

function mean(sum: Sum, paired: boolean): Level | null {
  if (sum.count === 0) return null;
  return levelOf(sum.value / sum.count, paired ? sum.diastolic / sum.count : undefined);
}

function half(sum: Sum, paired: boolean): HalfDay | null {
  const level = mean(sum, paired);
  return level && { ...level, readings: sum.count };
}

/**
 * When the morning of a patient day is over, epoch ms: at noon of its date, or halfway for those who wake after noon.
 */
function endOfMorning(day: string, from: number, to: number, timeZone: string): number {
  const noon = dayBounds(day, { timeZone, wakeUpTime: '12:00' }).from;
  return noon > from ? noon : (from + to) / 2;
}

/**
 * Readings of the patient days from `first` to `last`, one bucket per day, in one pass over the series.
 * @param series ascending; readings outside the days are skipped
 * @param summed whether the day's level is a sum (water, urine) or a mean
 */
export function dayBuckets(
  series: Series,
  days: { first: string; last: string },
  clock: PatientClock,
  summed: boolean,
): DayBucket[] {
  const paired = series.w !== undefined;
  const totals = totalsByDay(series.marks, clock);
  let index = 0;
  return daysFrom(days.first, days.last).map((day, position) => {
    const { from, to } = dayBounds(day, clock);
    const noon = endOfMorning(day, from, to, clock.timeZone);
    const [whole, morning, evening] = [nothing(), nothing(), nothing()];
    let highest: number | null = null;
    if (position === 0) index = lowerBound(series.t, from);
    for (; index < series.t.length; index += 1) {
      const at = series.t[index] ?? 0;
      if (at >= to) break;
      const value = series.v[index] ?? 0;
      highest = Math.max(highest ?? value, value);
      add(whole, value, series.w?.[index]);
      add(at < noon ? morning : evening, value, series.w?.[index]);
    }
    const sum = whole.count > 0 ? levelOf(totals.get(day) ?? whole.value, undefined) : null;
    return {
      day,
      from,
      to,
      readings: whole.count,
      level: summed ? sum : mean(whole, paired),
      highest,
      morning: half(morning, paired),
      evening: half(evening, paired),
    };
  });
}

/** The `share` quantile (0 to 1) of ascending values, interpolated between neighbours. */
function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
}

function middle(levels: readonly Level[], share: number): Level {
  const of = (pick: (level: Level) => number | undefined) =>
    quantile(
      levels.map((level) => pick(level) ?? 0).sort((a, b) => a - b),
      share,
    );
  const paired = levels[0]?.diastolic !== undefined;
  return levelOf(
    of((level) => level.value),
    paired ? of((level) => level.diastolic) : undefined,
  );
}

/** The mean of levels, each counted once; null without any. */
export function meanLevel(levels: readonly Level[]): Level | null {
  const sum = nothing();
  for (const level of levels) add(sum, level.value, level.diastolic);
  return mean(sum, levels[0]?.diastolic !== undefined);
}

/** Months of consecutive day buckets. Each day with data counts once, however many readings it had. */
export function monthBuckets(days: readonly DayBucket[]): MonthBucket[] {
  const months = new Map<string, DayBucket[]>();
  for (const day of days) {
    const month = day.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months].map(([month, own]) => {
    const levels = levelsOf(own);
    return {
      month,
      from: own[0]?.from ?? 0,
      to: own.at(-1)?.to ?? 0,
      readings: own.reduce((sum, day) => sum + day.readings, 0),
      days: levels.length,
      mean: meanLevel(levels),
      low: levels.length > 0 ? middle(levels, 0.1) : null,
      high: levels.length > 0 ? middle(levels, 0.9) : null,
    };
  });
}

/** The levels of the days that have one. */
export function levelsOf(days: readonly DayBucket[]): Level[] {
  return days.flatMap((day) => (day.level ? [day.level] : []));
}

/**
 * For each day the mean level of it and the six days before, null with data on fewer than three of them.
 * Give six more days in front where the first days shall have one too.
 */
export function movingMeans(days: readonly DayBucket[]): (Level | null)[] {
  return days.map((_, index) => {
    const window = levelsOf(days.slice(Math.max(0, index + 1 - movingMean.window), index + 1));
    return window.length >= movingMean.needs ? meanLevel(window) : null;
  });
}

/** The median of the days' levels; null without any. */
export function medianLevel(levels: readonly Level[]): Level | null {
  return levels.length > 0 ? middle(levels, 0.5) : null;
}
