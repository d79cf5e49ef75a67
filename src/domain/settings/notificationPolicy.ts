import { isCritical, type Severity } from '../alerts/severity';
import { addDays, dayBounds, isTimeZone, patientDay } from '../patientDay';
import type { NotificationSetting } from './setting';

/** The time of day in the zone of the clinic (IANA), HH:MM; UTC where that is not known. @param at epoch ms */
export const clinicTime = (at: number, timeZone = 'UTC'): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(isTimeZone(timeZone) ? timeZone : 'UTC')
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });

export type NotificationPolicy = Pick<NotificationSetting, 'told' | 'quiet'>;

/** Tells whether a time of day lies in hours that may go over midnight; both HH:MM, `to` exclusive. */
export const isWithin = (time: string, { from, to }: { from: string; to: string }): boolean =>
  from <= to ? from <= time && time < to : from <= time || time < to;

/**
 * Tells whether people are notified of a new alert now. They are always notified of critical alerts, and of alerts
 * with an unknown level, whatever the setting says.
 * @param time HH:MM in the zone of the clinic
 */
export function isNotified({ told, quiet }: NotificationPolicy, severity: Severity, time: string): boolean {
  if (isCritical(severity) || severity === 'unknown') return true;
  if (!told.includes(severity)) return false;
  return !(quiet && quiet.severities.includes(severity) && isWithin(time, quiet));
}

/**
 * When people are told that an alert still waits, epoch ms: now, or once the quiet hours have ended, for a step is taken
 * once and must not get lost in the night. Null for a severity of which nobody is to be told.
 * @param timeZone of the clinic
 */
export function urgingTime(
  policy: NotificationPolicy,
  severity: Severity,
  now: number,
  timeZone: string,
): number | null {
  if (isNotified(policy, severity, clinicTime(now, timeZone))) return now;
  const { quiet } = policy;
  if (!quiet || !isNotified({ ...policy, quiet: undefined }, severity, quiet.to)) return null;
  const endOn = (day: string) => dayBounds(day, { timeZone, wakeUpTime: quiet.to }).from;
  const today = patientDay(now, { timeZone });
  return endOn(today) > now ? endOn(today) : endOn(addDays(today, 1));
}

/** The names that a template can hold. */
export const templateNames = ['severity', 'patient', 'alert'] as const;
type Values = Record<(typeof templateNames)[number], string>;

/** A message by its template; what a value holds is never read as a name again. */
export const fillTemplate = (template: string, values: Values): string =>
  template.replaceAll(/\{(severity|patient|alert)\}/g, (_, name: keyof Values) => values[name]);

/** A template that would not say whom and what it is about is not used: braces of what it does not know. */
export const unknownNames = (template: string): string[] =>
  [...template.matchAll(/\{([^{}]*)\}/g)].flatMap(([, name = '']) =>
    (templateNames as readonly string[]).includes(name) ? [] : [name],
  );
