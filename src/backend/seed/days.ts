import { share } from './noise';
import type { Story } from './story';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Days of readings a sample patient has. */
export const DAYS = 90;
/** Single days are missing here and there, but not among the newest, which the rules judge. */
const NEWEST_COMPLETE_DAYS = 4;
const MISSED_SHARE = 0.05;

/** One calendar day of a patient, which equals the patient day between waking and sleeping. */
export interface SampleDay {
  /** Days since 1970-01-01: the same day gives the same values, whenever the sample is made. */
  number: number;
  daysAgo: number;
  /** 0 is Sunday. */
  weekday: number;
  wakeAt: number;
  sleepAt: number;
}

/** Local time from epoch ms in a zone; asked once per zone and day, since a calendar calculation is slow. */
export type Offsets = (timeZone: string, dayNumber: number) => number;

/** Offsets from UTC in ms at noon. Zones change their clocks at night: all times between 04:00 and midnight share it. */
export function createOffsets(): Offsets {
  const known = new Map<string, number>();
  return (timeZone, dayNumber) => {
    const key = `${timeZone} ${dayNumber}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const noon = Temporal.Instant.fromEpochMilliseconds(dayNumber * DAY + DAY / 2);
    const offset = noon.toZonedDateTimeISO(timeZone).offsetNanoseconds / 1_000_000;
    known.set(key, offset);
    return offset;
  };
}

/** Today's day number in a zone. */
export function dayNumberAt(atMs: number, timeZone: string): number {
  const local = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timeZone);
  return Date.UTC(local.year, local.month - 1, local.day) / DAY;
}

/** ISO date of a day number. */
export const isoDate = (dayNumber: number): string => new Date(dayNumber * DAY).toISOString().slice(0, 10);

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The days a patient sent something on, oldest first. */
export function sampleDays(
  patient: number,
  clock: { timeZone: string; wakeUpTime: string; sleepTime: string },
  story: Story,
  now: number,
  offsets: Offsets,
): SampleDay[] {
  const today = dayNumberAt(now, clock.timeZone);
  const oldest = story.enrolledDays ?? DAYS - 1;
  const complete = (story.silentDays ?? 0) + NEWEST_COMPLETE_DAYS;
  const days: SampleDay[] = [];
  for (let daysAgo = oldest; daysAgo >= 0; daysAgo -= 1) {
    const number = today - daysAgo;
    if (daysAgo > complete && share(patient, number, 1) < MISSED_SHARE) continue;
    const midnight = number * DAY - offsets(clock.timeZone, number);
    days.push({
      number,
      daysAgo,
      weekday: (number + 4) % 7,
      wakeAt: midnight + minutesOf(clock.wakeUpTime) * MINUTE,
      sleepAt: midnight + minutesOf(clock.sleepTime) * MINUTE,
    });
  }
  return days;
}
