import type { Alert } from './alert';
import { matchesOf } from './alertMatches';

/**
 * Tells when the condition of an alert began: the instant (ISO 8601) of the first reading beyond the limit, or the first
 * patient day (ISO date) beyond it. Where values are missing, or nobody knows of when its figures are, that is when the alert
 * was raised; so it may be at the latest where an alert is so long that its first matches are only counted any more.
 */
export function beganAt(alert: Alert): string {
  const { direction, startedAt, repeatCount } = alert;
  const matches = matchesOf(alert);
  const first = matches[0]?.observed.at;
  if (direction === 'missing' || first === undefined) return startedAt;
  return repeatCount > matches.length && startedAt < first ? startedAt : first;
}

/** Tells of when the newest value is that an alert stands on, an instant or a patient day; undefined where nobody knows. */
export const newestAt = ({ observed }: Pick<Alert, 'observed'>): string | undefined => observed.at;
