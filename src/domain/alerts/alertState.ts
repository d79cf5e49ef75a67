import { isActive, statusOf, type Alert, type AlertEvent, type AlertStatus } from './alert';

/** The fields of a snooze, emptied when it ends. */
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

/** Tells whether actions that depend on the state can be taken: the alert is active, and its state is known. */
export const isActionable = (alert: Pick<Alert, 'status'>): boolean =>
  statusOf(alert) !== 'unknown' && isActive(alert);

/** Tells whether an alert can be taken over: it is open, or has gone by itself and awaits its review. */
export const mayBeAcknowledged = ({ status }: Pick<Alert, 'status'>): boolean =>
  status === 'open' || status === 'needsReview';

/**
 * Gives the state of an alert, or of what a list knows of it, at `now` (epoch ms): a snooze may have ended since it
 * was read. A snooze whose end cannot be read is over: none lasts for ever.
 */
export function statusAt(alert: Pick<Alert, 'status' | 'snoozedUntil'>, now: number): AlertStatus {
  if (alert.status !== 'snoozed') return alert.status;
  const end = Date.parse(alert.snoozedUntil ?? '') || 0;
  return now >= end ? 'open' : 'snoozed';
}

const held: readonly AlertStatus[] = ['acknowledged', 'inProgress'];

/** Tells whether an alert was acknowledged or is worked on. */
export const isHeld = ({ status }: Pick<Alert, 'status'>): boolean => held.includes(status);

/** Tells whether nobody has an alert, or it was brought to somebody because of that: seeing it is not having it. */
export const lacksOwner = (alert: Pick<Alert, 'status' | 'owner' | 'team' | 'escalatedTo'>): boolean =>
  standsOpen(alert) ||
  (isHeld(alert) &&
    ((alert.owner === undefined && alert.team === undefined) || alert.escalatedTo !== undefined));

/** Tells whether an alert waits, or may wait, to be taken over: a state that cannot be read counts as open. */
export const standsOpen = (alert: Pick<Alert, 'status'>): boolean =>
  ['open', 'unknown'].includes(statusOf(alert));
