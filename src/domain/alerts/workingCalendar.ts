import { addDays, dayBounds, isTimeZone, patientDay } from '../patientDay';

/** When a team works: its zone (IANA; an unknown one is read as UTC), ISO weekdays (1 Monday), hours HH:MM, days off. */
export interface WorkingCalendar {
  timeZone: string;
  days: readonly number[];
  from: string;
  to: string;
  /** ISO dates. */
  holidays: readonly string[];
}

/** Working days and hours before anybody set others. */
export const usualCalendar = (timeZone: string): WorkingCalendar => ({
  timeZone,
  days: [1, 2, 3, 4, 5],
  from: '08:00',
  to: '18:00',
  holidays: [],
});

/** No clinic is closed for longer: a calendar without a working day within a year has none. */
const LONGEST_CLOSURE_DAYS = 366;

/** The calendar's own date of an instant (epoch ms). */
const dateOf = (at: number, { timeZone }: WorkingCalendar): string => patientDay(at, { timeZone });

/** The instant of a time of day on a date, epoch ms; one that the clocks skip is that much later. */
const instantOf = (date: string, time: string, { timeZone }: WorkingCalendar): number =>
  dayBounds(date, { timeZone, wakeUpTime: time }).from;

/** Tells whether the team works on a date (ISO). */
export function isWorkingDay(date: string, { days, holidays }: WorkingCalendar): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  return days.includes(weekday) && !holidays.includes(date);
}

/** The next working date after `date`; the very next one where the calendar knows no working day. */
function workingDayAfter(date: string, calendar: WorkingCalendar): string {
  for (let ahead = 1; ahead <= LONGEST_CLOSURE_DAYS; ahead += 1) {
    const day = addDays(date, ahead);
    if (isWorkingDay(day, calendar)) return day;
  }
  return addDays(date, 1);
}

/** The instant itself where it lies within working hours, otherwise when work next begins; epoch ms. */
export function nextWorking(at: number, calendar: WorkingCalendar): number {
  const date = dateOf(at, calendar);
  if (isWorkingDay(date, calendar)) {
    const begins = instantOf(date, calendar.from, calendar);
    if (at < begins) return begins;
    if (at < instantOf(date, calendar.to, calendar)) return at;
  }
  return instantOf(workingDayAfter(date, calendar), calendar.from, calendar);
}

/**
 * The same time of day a number of working days later, counted from when work next begins; epoch ms. Days are calendar
 * days: one of 23 or 25 hours counts as one.
 */
export function addWorkingDays(at: number, count: number, calendar: WorkingCalendar): number {
  const begin = nextWorking(at, calendar);
  let date = dateOf(begin, calendar);
  for (let day = 0; day < count; day += 1) date = workingDayAfter(date, calendar);
  const timeZone = isTimeZone(calendar.timeZone) ? calendar.timeZone : 'UTC';
  const plainTime = Temporal.Instant.fromEpochMilliseconds(begin).toZonedDateTimeISO(timeZone).toPlainTime();
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}
