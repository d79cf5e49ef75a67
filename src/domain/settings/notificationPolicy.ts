import { isCritical, type Severity } from '../alerts/severity';
import type { NotificationSetting } from './setting';

type NotificationPolicy = Pick<NotificationSetting, 'told' | 'quiet'>;

/** Whether a time of day lies in hours that may go over midnight; both HH:MM, `to` exclusive. */
export const isWithin = (time: string, { from, to }: { from: string; to: string }): boolean =>
  from <= to ? from <= time && time < to : from <= time || time < to;

/**
 * Whether people are notified of a new alert now. They are always notified of critical alerts, and of alerts with an
 * unknown level, whatever the setting says.
 * @param time HH:MM in the zone of the clinic
 */
export function isNotified({ told, quiet }: NotificationPolicy, severity: Severity, time: string): boolean {
  if (isCritical(severity) || severity === 'unknown') return true;
  if (!told.includes(severity)) return false;
  return !(quiet && quiet.severities.includes(severity) && isWithin(time, quiet));
}

/** What a template can name. */
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
