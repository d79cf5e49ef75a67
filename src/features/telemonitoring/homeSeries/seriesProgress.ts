import type { Annotation } from '@/domain/readings/annotation';
import { dayBuckets, type DayBucket } from '@/domain/readings/buckets';
import { homeProtocol, homeSeries, type HomeSeries } from '@/domain/readings/homeSeries';
import { isPlausible, liesAhead } from '@/domain/readings/plausibility';
import { addDays, dayBounds, daysBetween, type PatientClock } from '@/domain/patientDay';
import type { Reading } from '@/domain/readings/reading';

/** The progress of a week of blood pressures at home. */
export interface SeriesProgress {
  first: string;
  last: string;
  state: 'ahead' | 'running' | 'over';
  /** Day of the series, 1 to 7. */
  day: number;
  taken: number;
  planned: number;
  days: DayBucket[];
  /** Null while there is no reading. */
  result: HomeSeries | null;
}

/** The last day of a series that starts on `first`; both ISO dates. */
export const lastOfSeries = (first: string): string => addDays(first, homeProtocol.days - 1);

/** The instants of a series, ISO 8601 UTC, `to` exclusive. */
export function seriesBounds({ from }: Annotation, clock: PatientClock): { from: string; to: string } {
  const bounds = [dayBounds(from, clock).from, dayBounds(lastOfSeries(from), clock).to] as const;
  return { from: new Date(bounds[0]).toISOString(), to: new Date(bounds[1]).toISOString() };
}

/**
 * The progress of a series today. Readings that were entered in error, are impossible, or lie in the future are not
 * counted.
 * @param readings blood pressures of its days, ascending; `today` the patient's day, `now` epoch ms
 */
export function progressOf(
  { from: first }: Annotation,
  readings: readonly Reading[],
  { clock, today, now }: { clock: PatientClock; today: string; now: number },
): SeriesProgress {
  const last = lastOfSeries(first);
  const sound = readings.filter(
    (reading) => !reading.enteredInError && isPlausible(reading) && !liesAhead(reading.at, now),
  );
  const series = {
    t: sound.map(({ at }) => Date.parse(at)),
    v: sound.map(({ value }) => value),
    w: sound.map(({ diastolic }) => diastolic ?? 0),
  };
  const days = dayBuckets(series, { first, last }, clock, false);
  const result = homeSeries(days);
  return {
    first,
    last,
    state: today < first ? 'ahead' : today > last ? 'over' : 'running',
    day: Math.min(homeProtocol.days, Math.max(1, daysBetween(first, today) + 1)),
    taken: result?.taken ?? 0,
    planned: homeProtocol.days * 2 * homeProtocol.perHalf,
    days,
    result,
  };
}
