import { isTimeZone } from '@/domain/patientDay';

/**
 * The meaning of a local time in a zone. `skipped`: the clocks jumped over it. `repeated`: it came twice, the first
 * counts.
 */
export type LocalTime = { at: string; repeated: boolean } | { problem: 'skipped' | 'unreadable' };

const zoneOf = (timeZone: string): string => (isTimeZone(timeZone) ? timeZone : 'UTC');

/**
 * The instant (ISO 8601 UTC) of a local date and time.
 * @param text YYYY-MM-DDTHH:MM as a datetime-local input gives it
 * @param timeZone IANA; one that is unknown counts as UTC
 */
export function fromLocal(text: string, timeZone: string): LocalTime {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return { problem: 'unreadable' };
  let local: Temporal.PlainDateTime;
  try {
    local = Temporal.PlainDateTime.from(text, { overflow: 'reject' });
  } catch {
    return { problem: 'unreadable' };
  }
  const first = local.toZonedDateTime(zoneOf(timeZone), { disambiguation: 'earlier' });
  const second = local.toZonedDateTime(zoneOf(timeZone), { disambiguation: 'later' });
  if (!first.toPlainDateTime().equals(local)) return { problem: 'skipped' };
  const repeated = first.epochMilliseconds !== second.epochMilliseconds;
  return { at: new Date(first.epochMilliseconds).toISOString(), repeated };
}

/** The local date and time of an instant, to the minute, as a datetime-local input wants it. */
export function toLocal(at: string, timeZone: string): string {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(zoneOf(timeZone)).toPlainDateTime();
  return local.toString({ smallestUnit: 'minute' });
}
