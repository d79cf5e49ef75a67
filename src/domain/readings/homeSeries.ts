import type { DayBucket, Level } from './buckets';

/**
 * A series of blood pressures at home: two readings in the morning and two in the evening of seven days, the first day
 * left out of the mean. A mean is judged on at least twelve readings of three days. Sources: Hypertension Canada; ESH
 * practice guidelines for home blood pressure (PMC9904446).
 */
export const homeProtocol = { days: 7, perHalf: 2, judgedReadings: 12, judgedDays: 3 } as const;

export interface HomeSeries {
  /** ISO dates, both inclusive. */
  first: string;
  last: string;
  /** Readings that the protocol asked for and got: at most two of each morning and evening. */
  taken: number;
  planned: number;
  /** Mean of all readings but the first day's, mmHg, each counted once; null without any. */
  mean: Level | null;
  /** The numbers of readings and days that the mean stands on. */
  readings: number;
  days: number;
  isJudged: boolean;
}

/** The series of seven consecutive days of blood pressure; null where there are fewer days or no reading at all. */
export function homeSeries(days: readonly DayBucket[]): HomeSeries | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length !== homeProtocol.days || days.every((day) => !day.level)) return null;
  const counted = days.slice(1).filter(({ readings }) => readings > 0);
  const readings = counted.reduce((sum, day) => sum + day.readings, 0);
  const mean = (of: (level: Level) => number) =>
    counted.reduce((sum, day) => sum + (day.level ? of(day.level) : 0) * day.readings, 0) / readings;
  const taken = days
    .flatMap(({ morning, evening }) => [morning, evening])
    .reduce((sum, half) => sum + Math.min(half?.readings ?? 0, homeProtocol.perHalf), 0);
  return {
    first: first.day,
    last: last.day,
    taken,
    planned: homeProtocol.days * 2 * homeProtocol.perHalf,
    mean:
      readings > 0
        ? { value: mean(({ value }) => value), diastolic: mean(({ diastolic }) => diastolic ?? 0) }
        : null,
    readings,
    days: counted.length,
    isJudged: readings >= homeProtocol.judgedReadings && counted.length >= homeProtocol.judgedDays,
  };
}
