import { isActive, statusOf, type Alert, type AlertEvent, type AlertStatus } from './alert';

/** What a snooze leaves behind when it ends. */
export const notSnoozed = { snoozedUntil: undefined, snoozedBy: undefined } as const;

/** Clears the escalation and the reminder of an alert once they no longer apply. */
export const notUrged = { escalatedTo: undefined, remindedAt: undefined } as const;

/** When an alert was raised, ISO 8601: what it is about may have begun before. */
export const raisedAt = ({ history, startedAt }: Pick<Alert, 'history' | 'startedAt'>): string =>
  history[0]?.at ?? startedAt;

/** The later of two instants, so that a clock that was set back never turns a timeline round. */
const notBefore = (at: string, last: string): string => (at > last ? at : last);

/** An alert with a change, and the line of its timeline that says so. */
export function withEvent(alert: Alert, change: Partial<Alert>, event: AlertEvent): Alert {
  const at = notBefore(event.at, alert.lastEventAt);
  return { ...alert, ...change, lastEventAt: at, history: [...alert.history, { ...event, at }] };
}

/**
 * The alert as it is at `now` (epoch ms): a snooze past its end is over, even if that is not stored yet. The alert is
 * then open again and its previous owner has to review it again.
 */
export function awake(alert: Alert, now: number): Alert {
  if (statusAt(alert, now) === alert.status) return alert;
  const end = Date.parse(alert.snoozedUntil ?? '');
  const at = Number.isNaN(end) ? alert.lastEventAt : new Date(end).toISOString();
  return withEvent(alert, { ...notSnoozed, status: 'open' }, { at, by: 'system', action: 'woken' });
}

/** Whether what depends on the status can be done: the alert is active, and it is known how it stands. */
export const isActionable = (alert: Pick<Alert, 'status'>): boolean =>
  statusOf(alert) !== 'unknown' && isActive(alert);

/** Whether somebody may take an alert over: it is open, or has gone by itself and awaits its review. */
export const mayBeAcknowledged = ({ status }: Pick<Alert, 'status'>): boolean =>
  status === 'open' || status === 'needsReview';

/**
 * How an alert, or what a list knows of it, stands at `now` (epoch ms): a snooze may have ended since it was read. One
 * whose end cannot be read is over: none lasts for ever.
 */
export function statusAt(alert: Pick<Alert, 'status' | 'snoozedUntil'>, now: number): AlertStatus {
  if (alert.status !== 'snoozed') return alert.status;
  const end = Date.parse(alert.snoozedUntil ?? '') || 0;
  return now >= end ? 'open' : 'snoozed';
}

const held: readonly AlertStatus[] = ['acknowledged', 'inProgress'];

/** Whether an alert was acknowledged or is worked on. */
export const isHeld = ({ status }: Pick<Alert, 'status'>): boolean => held.includes(status);

/** Whether nobody has an alert, or it was brought to somebody because of that: to have seen it is not to have it. */
export const lacksOwner = (alert: Pick<Alert, 'status' | 'owner' | 'team' | 'escalatedTo'>): boolean =>
  standsOpen(alert) ||
  (isHeld(alert) &&
    ((alert.owner === undefined && alert.team === undefined) || alert.escalatedTo !== undefined));

/** Whether an alert waits for somebody to take it over, or may: a status that cannot be read counts as open. */
export const standsOpen = (alert: Pick<Alert, 'status'>): boolean =>
  ['open', 'unknown'].includes(statusOf(alert));
