import type { CalendarEvent } from '@/shared/demonstration/calendar';
import type { Slot } from './grid/slots';

export type Label = CalendarEvent['label'];

interface Named {
  id: number;
  title: string;
  label: Label;
}
/** ISO dates, both included. Days have no zone and never move. */
interface WholeDays extends Named {
  allDay: true;
  first: string;
  last: string;
}
/** Instants. */
export interface Timed extends Named {
  allDay: false;
  start: string;
  end: string;
}
/** An event as the calendar handles it. */
export type Entry = WholeDays | Timed;

/** Half an hour: what the grid of a day is cut into, min. */
export const SLOT_MINUTES = 30;
const DAY_MINUTES = 1440;

const inZone = (at: string, timeZone: string) => Temporal.Instant.from(at).toZonedDateTimeISO(timeZone);
const minuteOf = ({ hour, minute }: Temporal.ZonedDateTime): number => hour * 60 + minute;

/** The event of an answer. @param timeZone where the host's midnights are, IANA */
export function entryOf({ id, title, label, start, end, allDay }: CalendarEvent, timeZone: string): Entry {
  const named = { id, title, label };
  if (!allDay) return { ...named, allDay, start, end };
  const day = (at: string) => inZone(at, timeZone).toPlainDate().toString();
  return { ...named, allDay, first: day(start), last: day(end) };
}

/** Where an event stands on the calendar of a zone: its days, and minutes since the midnight of the first and the last. */
export interface Placed {
  entry: Entry;
  first: string;
  last: string;
  from: number;
  to: number;
}

/** What ends at midnight takes nothing of the next day. */
export function placed(entry: Entry, timeZone: string): Placed {
  if (entry.allDay) return { entry, first: entry.first, last: entry.last, from: 0, to: DAY_MINUTES };
  const start = inZone(entry.start, timeZone);
  const end = inZone(entry.end, timeZone);
  const first = start.toPlainDate().toString();
  const last = end.toPlainDate().toString();
  if (minuteOf(end) > 0 || last <= first)
    return { entry, first, last, from: minuteOf(start), to: minuteOf(end) };
  const before = end.toPlainDate().subtract({ days: 1 }).toString();
  return { entry, first, last: before, from: minuteOf(start), to: DAY_MINUTES };
}

/** What takes whole days or goes past midnight stands in the lane above the hours. */
export const isInLane = ({ entry, first, last }: Placed): boolean => entry.allDay || first !== last;

/** The instant of a minute of a day; one that the clocks skip is as much later. */
export const instantOf = (day: string, minute: number, timeZone: string): string =>
  Temporal.PlainDate.from(day)
    .toPlainDateTime()
    .add({ minutes: minute })
    .toZonedDateTime(timeZone)
    .toInstant()
    .toString();

export const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();
const daysFrom = (one: string, other: string): number =>
  Temporal.PlainDate.from(one).until(Temporal.PlainDate.from(other)).days;

/** An event moved by days and minutes of the clock on the wall: ten o'clock stays ten o'clock. */
export function moved(entry: Entry, days: number, minutes: number, timeZone: string): Entry {
  if (entry.allDay) return { ...entry, first: addDays(entry.first, days), last: addDays(entry.last, days) };
  const later = (at: string) =>
    inZone(at, timeZone)
      .toPlainDateTime()
      .add({ days })
      .add({ minutes })
      .toZonedDateTime(timeZone)
      .toInstant();
  const start = later(entry.start);
  const end = later(entry.end);
  const length = Temporal.Instant.from(entry.start).until(Temporal.Instant.from(entry.end));
  const isKept = Temporal.Instant.compare(end, start) > 0;
  return { ...entry, start: start.toString(), end: (isKept ? end : start.add(length)).toString() };
}

const named = ({ id, title, label }: Entry): Named => ({ id, title, label });
const timed = (entry: Entry, start: string, end: string): Timed => ({
  ...named(entry),
  allDay: false,
  start,
  end,
});

/** An event drawn from one slot to another: off the lane it gets an hour, on the lane a day. */
export function drawn(entry: Entry, from: Slot, to: Slot, timeZone: string): Entry {
  const days = daysFrom(from.day, to.day);
  if (from.minute === null && to.minute === null) return moved(entry, days, 0, timeZone);
  if (to.minute === null) return { ...named(entry), allDay: true, first: to.day, last: to.day };
  if (from.minute !== null) return moved(entry, days, to.minute - from.minute, timeZone);
  const start = instantOf(to.day, to.minute, timeZone);
  const length = entry.allDay
    ? Temporal.Duration.from({ hours: 1 })
    : Temporal.Instant.from(entry.start).until(Temporal.Instant.from(entry.end));
  return timed(entry, start, Temporal.Instant.from(start).add(length).toString());
}

const isForward = ({ start, end }: Timed): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(start), Temporal.Instant.from(end)) < 0;

/** An event one end of which is drawn to a slot, which it takes; it never ends before it has begun. */
export function stretched(
  entry: Entry,
  edge: 'start' | 'end',
  { day, minute }: Slot,
  timeZone: string,
): Entry {
  if (entry.allDay) {
    if (edge === 'start') return { ...entry, first: day < entry.last ? day : entry.last };
    return { ...entry, last: day > entry.first ? day : entry.first };
  }
  const at = placed(entry, timeZone);
  if (minute === null) {
    const shift = daysFrom(edge === 'start' ? at.first : at.last, day);
    const target = moved(entry, shift, 0, timeZone) as Timed;
    const next = edge === 'start' ? { ...entry, start: target.start } : { ...entry, end: target.end };
    return isForward(next) ? next : entry;
  }
  const next =
    edge === 'start'
      ? { ...entry, start: instantOf(day, minute, timeZone) }
      : { ...entry, end: instantOf(day, minute + SLOT_MINUTES, timeZone) };
  return isForward(next) ? next : entry;
}

/** The id of the next event: the highest and one. */
export const nextId = (entries: readonly Entry[]): number => Math.max(0, ...entries.map(({ id }) => id)) + 1;
