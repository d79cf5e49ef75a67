import { longestSnooze, snoozeHours, type AlertAction, type SnoozeHours } from '@/domain/alerts/alertAction';
import type { Severity } from '@/domain/alerts/severity';
import type { MessageId } from '@/locales';
import { fromLocal } from '@/shared/forms/localTime';

const HOUR_MS = 3_600_000;

/** Values of a snooze form: one of the offered numbers of hours, or `until` with a local date and time. */
export interface SnoozeEntry {
  length: `${SnoozeHours}` | 'until';
  until: string;
  reason: string;
}
export const shortSnooze: SnoozeEntry = { length: '1', until: '', reason: '' };

/** The offered snooze durations for a level, hours, the shortest first. */
export const offeredHours = (severity: Severity): SnoozeHours[] =>
  snoozeHours.filter((hours) => hours <= longestSnooze(severity));

const hoursOf = ({ length }: SnoozeEntry): SnoozeHours | undefined =>
  snoozeHours.find((hours) => `${hours}` === length);

/**
 * When a snooze would end, epoch ms; null if the input is not a time.
 * @param now epoch ms; `timeZone` the zone that `until` is typed in
 */
export function endOfEntry(entry: SnoozeEntry, now: number, timeZone: string): number | null {
  const hours = hoursOf(entry);
  if (hours !== undefined) return now + hours * HOUR_MS;
  const local = fromLocal(entry.until, timeZone);
  return 'at' in local ? Date.parse(local.at) : null;
}

/** What is wrong with an entry for an alert of a level, or null. */
export function snoozeProblem(
  entry: SnoozeEntry,
  severity: Severity,
  now: number,
  timeZone: string,
): MessageId | null {
  const end = endOfEntry(entry, now, timeZone);
  if (end === null) return 'validation.required';
  if (end <= now) return 'validation.snoozePast';
  return end - now > longestSnooze(severity) * HOUR_MS ? 'validation.snoozeTooLong' : null;
}

/** The action for a valid entry. */
export function snoozeAction(
  entry: SnoozeEntry,
  now: number,
  timeZone: string,
): Extract<AlertAction, { action: 'snooze' }> {
  const hours = hoursOf(entry);
  const reason = entry.reason.trim();
  return {
    action: 'snooze',
    ...(hours === undefined
      ? { until: new Date(endOfEntry(entry, now, timeZone) ?? now).toISOString() }
      : { hours }),
    ...(reason !== '' && { reason }),
  };
}
