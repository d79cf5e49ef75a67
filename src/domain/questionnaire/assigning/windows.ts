import { addDays, dayBounds, daysBetween, patientDay, weekdayOf } from '@/domain/patientDay';
import type { QuestionnaireAssignment } from './assignment';
import { otherwise } from '../../totalTable';

/** Days on which one asking can be answered, both included, and the instants, epoch ms, `closes` exclusive. */
export interface AnswerWindow {
  first: string;
  last: string;
  opens: number;
  closes: number;
  /** Days on which the patient is reminded while nothing was handed in. */
  reminders: string[];
}

export type Asking = Pick<
  QuestionnaireAssignment,
  'start' | 'end' | 'recurrence' | 'at' | 'windowDays' | 'remindAfterDays'
>;

/** Tells whether a window of the questionnaire begins on a calendar day. No window begins before the start. */
function isAskedOn({ start, end, recurrence }: Asking, day: string): boolean {
  if (day < start || (end !== undefined && day > end)) return false;
  switch (recurrence.by) {
    case 'once':
      return day === start;
    case 'days':
      return daysBetween(start, day) % recurrence.every === 0;
    case 'weekdays': {
      const monday = addDays(start, 1 - weekdayOf(start));
      const week = Math.floor(daysBetween(monday, day) / 7);
      return week % recurrence.every === 0 && recurrence.weekdays.includes(weekdayOf(day));
    }
    default:
      return otherwise(recurrence, false);
  }
}

/** A window lasts as long as it may, but not beyond the end of the assignment nor into the next window. */
function windowFrom(asking: Asking, first: string, timeZone: string): AnswerWindow {
  const { windowDays, end, at, remindAfterDays } = asking;
  let last = first;
  for (let day = 1; day < windowDays; day += 1) {
    const next = addDays(first, day);
    if ((end !== undefined && next > end) || isAskedOn(asking, next)) break;
    last = next;
  }
  const reminders = [...new Set(remindAfterDays)]
    .toSorted((a, b) => a - b)
    .map((days) => addDays(first, days))
    .filter((day) => day <= last);
  return {
    first,
    last,
    // An `at` that the clocks skip is that much later; of one that comes twice the first counts.
    opens: dayBounds(first, { timeZone, wakeUpTime: at }).from,
    closes: dayBounds(last, { timeZone }).to,
    reminders,
  };
}

/**
 * The windows that have at least one day from `from` to `to`, both included, ascending, in calendar days of the patient:
 * neither a change of the clocks nor a leap day moves one.
 * @param from ISO date; anything else throws RangeError
 */
export function windowsBetween(asking: Asking, from: string, to: string, timeZone: string): AnswerWindow[] {
  const windows: AnswerWindow[] = [];
  const reach = addDays(from, 1 - asking.windowDays);
  let day = reach < asking.start ? asking.start : reach;
  const until = asking.end !== undefined && asking.end < to ? asking.end : to;
  for (; day <= until; day = addDays(day, 1)) {
    if (!isAskedOn(asking, day)) continue;
    const window = windowFrom(asking, day, timeZone);
    if (window.last >= from) windows.push(window);
  }
  return windows;
}

/** The window that is open now, if any. */
export function windowAt(asking: Asking, now: number, timeZone: string): AnswerWindow | undefined {
  const today = patientDay(now, { timeZone });
  return windowsBetween(asking, today, today, timeZone).find(
    ({ opens, closes }) => opens <= now && now < closes,
  );
}

/** Longest wait for the next asking: a weekday every 52 weeks, or 365 days. */
const LOOK_AHEAD_DAYS = 53 * 7;

/** The first window that opens after now, if one still comes. */
export function nextWindow(asking: Asking, now: number, timeZone: string): AnswerWindow | undefined {
  const today = patientDay(now, { timeZone });
  const from = asking.start > today ? asking.start : today;
  return windowsBetween(asking, from, addDays(from, LOOK_AHEAD_DAYS), timeZone).find(
    ({ opens }) => opens > now,
  );
}

/** The newest window that is over, if one was. */
export function lastWindow(asking: Asking, now: number, timeZone: string): AnswerWindow | undefined {
  const today = patientDay(now, { timeZone });
  return windowsBetween(
    asking,
    addDays(today, -LOOK_AHEAD_DAYS - asking.windowDays),
    today,
    timeZone,
  ).findLast(({ closes }) => closes <= now);
}
