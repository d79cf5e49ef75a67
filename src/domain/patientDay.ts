/**
 * The patient day: it begins when the patient wakes up, in the patient's own zone, and ends at the next waking. Totals,
 * charts, alerts and reports all count by it, so that a drink at 1 am belongs to the evening before.
 */
export interface PatientClock {
  /** IANA zone; one this runtime does not know is read as UTC. */
  timeZone: string;
  /** HH:MM; midnight when unset or unreadable. */
  wakeUpTime?: string | undefined;
}

/** Epoch milliseconds, `to` exclusive. */
export interface DayBounds {
  from: number;
  to: number;
}

const DAY_MS = 86_400_000;
const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time during which a zone kept its clocks as they were: epoch ms, `to` exclusive, and local time minus UTC. */
interface Stretch {
  from: number;
  to: number;
  offset: number;
}

/** Day boundaries of one clock, each worked out once. */
interface Calendar {
  wakeMs: number;
  startOf: (dayNumber: number) => number;
  /** Local time minus UTC near the last answer, ms: only a first guess. */
  offset: number;
}

// A care base has a few dozen distinct clocks; the limit keeps a hostile import from filling the memory.
const MAX_CALENDARS = 500;
const calendars = new Map<string, Calendar>();

// Judging a patient asks for the same few weeks hundreds of times; the limit keeps a century or two.
const MAX_DAYS = 100_000;
const names = new Map<number, string>();
const numbers = new Map<string, number>();

function toDay(dayNumber: number): string {
  const known = names.get(dayNumber);
  if (known !== undefined) return known;
  const day = new Date(dayNumber * DAY_MS).toISOString().split('T')[0] ?? '';
  if (names.size >= MAX_DAYS) names.clear();
  names.set(dayNumber, day);
  return day;
}

function toDayNumber(day: string): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  const number = Date.parse(`${day}T00:00:00Z`) / DAY_MS;
  if (!Number.isInteger(number) || toDay(number) !== day) throw new RangeError(`Not a calendar day: ${day}`);
  if (numbers.size >= MAX_DAYS) numbers.clear();
  numbers.set(day, number);
  return number;
}

/** Tells whether the runtime knows this IANA zone. */
export function isTimeZone(text: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text);
    return true;
  } catch {
    return false;
  }
}

function stretchAt(moment: Temporal.ZonedDateTime): Stretch {
  // One instant on: a change of the clocks at this very moment is the stretch's beginning.
  const from = moment.add({ milliseconds: 1 }).getTimeZoneTransition('previous');
  const to = moment.getTimeZoneTransition('next');
  return {
    from: from?.epochMilliseconds ?? -Infinity,
    to: to?.epochMilliseconds ?? Infinity,
    offset: moment.offsetNanoseconds / 1_000_000,
  };
}

function calendarOf(clock: PatientClock): Calendar {
  const wakeUp = TIME_OF_DAY.exec(clock.wakeUpTime ?? '')?.[0] ?? '00:00';
  const key = `${clock.timeZone} ${wakeUp}`;
  const known = calendars.get(key);
  if (known) return known;

  const timeZone = isTimeZone(clock.timeZone) ? clock.timeZone : 'UTC';
  const plainTime = Temporal.PlainTime.from(wakeUp);
  const wakeMs = (plainTime.hour * 60 + plainTime.minute) * 60_000;
  const starts = new Map<number, number>();
  let stretch: Stretch = { from: 0, to: 0, offset: 0 };
  const lookUp = (dayNumber: number): number => {
    // A waking time inside the hour that the clocks skip is that much later; in a repeated hour the first one counts.
    const start = Temporal.PlainDate.from(toDay(dayNumber)).toZonedDateTime({ timeZone, plainTime });
    stretch = stretchAt(start);
    return start.epochMilliseconds;
  };
  const startOf = (dayNumber: number): number => {
    let start = starts.get(dayNumber);
    if (start === undefined) {
      start = dayNumber * DAY_MS + wakeMs - stretch.offset;
      // A look-up in the zone costs some 30 µs and more. Far from a change of the clocks none is needed.
      const isWithin = start - DAY_MS >= stretch.from && start + DAY_MS < stretch.to;
      if (!isWithin) start = lookUp(dayNumber);
      starts.set(dayNumber, start);
    }
    return start;
  };
  const calendar = { wakeMs, startOf, offset: 0 };
  if (calendars.size >= MAX_CALENDARS) calendars.clear();
  calendars.set(key, calendar);
  return calendar;
}

/**
 * The patient day that holds an instant, as ISO date.
 * @param atMs epoch milliseconds; anything that is no instant throws RangeError
 */
export function patientDay(atMs: number, clock: PatientClock): string {
  const calendar = calendarOf(clock);
  let dayNumber = Math.floor((atMs + calendar.offset - calendar.wakeMs) / DAY_MS);
  while (atMs < calendar.startOf(dayNumber)) dayNumber -= 1;
  while (atMs >= calendar.startOf(dayNumber + 1)) dayNumber += 1;
  calendar.offset = dayNumber * DAY_MS + calendar.wakeMs - calendar.startOf(dayNumber);
  return toDay(dayNumber);
}

/**
 * First instant of a patient day and first instant of the next; 23 or 25 hours apart when the clocks change.
 * @param day ISO date; anything else throws RangeError
 */
export function dayBounds(day: string, clock: PatientClock): DayBounds {
  const { startOf } = calendarOf(clock);
  const dayNumber = toDayNumber(day);
  return { from: startOf(dayNumber), to: startOf(dayNumber + 1) };
}

const zoneOf = ({ timeZone }: PatientClock): string => (isTimeZone(timeZone) ? timeZone : 'UTC');
/**
 * Gives the time that the clock on the wall shows when a patient day begins, as epoch ms of a zone without an offset.
 */
const wallStart = (day: string, clock: PatientClock): number =>
  toDayNumber(day) * DAY_MS + calendarOf(clock).wakeMs;

/**
 * Minutes that the clock on the wall has moved since the waking of a patient day: on the two days when the clocks change
 * an hour more or less than has passed.
 */
export function minuteOfDay(atMs: number, day: string, clock: PatientClock): number {
  const local = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(zoneOf(clock));
  return (atMs + local.offsetNanoseconds / 1_000_000 - wallStart(day, clock)) / 60_000;
}

/**
 * The instant, epoch ms, at which the wall clock is `minute` minutes after waking; the first one if that happens twice.
 */
export function atMinuteOfDay(minute: number, day: string, clock: PatientClock): number {
  const wall = Temporal.Instant.fromEpochMilliseconds(wallStart(day, clock) + minute * 60_000);
  return wall.toZonedDateTimeISO('UTC').toPlainDateTime().toZonedDateTime(zoneOf(clock)).epochMilliseconds;
}

/** The date `count` days later (earlier when negative). Calendar days: clock changes do not matter. */
export function addDays(day: string, count: number): string {
  return toDay(toDayNumber(day) + count);
}

/** Calendar days from `from` to `to`; negative when `to` is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** Monday 1 to Sunday 7 of an ISO date. */
export const weekdayOf = (day: string): number => (((daysBetween('2024-01-01', day) % 7) + 7) % 7) + 1;
