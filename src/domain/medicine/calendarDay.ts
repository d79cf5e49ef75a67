import { isTimeZone } from '../patientDay';

/**
 * The calendar day of an instant in the patient's zone, ISO date: medicines go by the calendar, not by waking.
 * @param now epoch ms
 * @param timeZone IANA; one that is unknown counts as UTC
 */
export function calendarDayOf(now: number, timeZone: string): string {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate().toString();
}
