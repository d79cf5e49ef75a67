import type { MessageId } from '@/locales';
import { isActive, isActionable, type Alert, type AlertEvent } from './alert';
import { longestSnooze, UNDO_MS, type AlertAction } from './alertAction';
import { awake, notSnoozed, notUrged, withEvent } from './alertState';
import { severityRank } from './severity';

const HOUR_MS = 3_600_000;

/** An action that the alert's state or the action's content does not allow. */
export class ActionRefused extends Error {
  readonly messageId: MessageId;
  readonly fields: Record<string, MessageId> | undefined;
  constructor(messageId: MessageId, fields?: Record<string, MessageId>) {
    super(messageId);
    this.name = 'ActionRefused';
    this.messageId = messageId;
    this.fields = fields;
  }
}

type OwnEvent = Omit<AlertEvent, 'at' | 'by'>;
/** The alert with a change and the line of its timeline that says so. */
type Next = (change: Partial<Alert>, event: OwnEvent) => Alert;

/**
 * Carries an alert to its next state, from the one it has at `now`.
 * @throws ActionRefused for what the state does not allow, for all but a comment where it cannot be read, for closing a
 *   high, critical or unknown alert without a note, for a snooze that is over before it begins or longer than the level allows, and for an acknowledgement that is
 *   somebody else's or too old to be undone
 */
export function transition(
  alert: Alert,
  action: AlertAction,
  { by, now }: { by: string; now: number },
): Alert {
  const current = awake(alert, now);
  const at = new Date(now).toISOString();
  const next: Next = (change, event) => withEvent(current, change, { at, by, ...event });
  if (action.action === 'comment') return next({}, { action: 'commented', note: action.note });
  if (!isActive(current)) throw new ActionRefused('errors.alertClosed');
  if (!isActionable(current)) throw new ActionRefused('errors.alertState');
  switch (action.action) {
    case 'acknowledge':
      return acknowledge(current, action, by, next);
    case 'undoAcknowledge':
      return undoAcknowledge(current, by, now, next);
    case 'start':
      if (current.status === 'inProgress') throw new ActionRefused('errors.alertState');
      return next(
        { ...notSnoozed, status: 'inProgress', owner: by, team: undefined, escalatedTo: undefined },
        { action: 'started', owner: by },
      );
    case 'assign':
      return assign(action, next);
    case 'snooze':
      return snooze(current, action, by, now, next);
    case 'wake':
      if (current.status !== 'snoozed') throw new ActionRefused('errors.alertState');
      return next({ ...notSnoozed, status: 'open' }, { action: 'woken' });
    case 'resolve':
      return resolve(current, action, by, at, next);
    case 'falseAlarm': {
      const { reason, note } = action;
      const said = { falseAlarmReason: reason, ...(note !== undefined && { note }) };
      const owned = ownedBy(current, by);
      return next(
        { ...notSnoozed, ...said, ...owned, status: 'falseAlarm', closedAt: at },
        { action: 'falseAlarm', ...said },
      );
    }
  }
}

type Of<Name extends AlertAction['action']> = Extract<AlertAction, { action: Name }>;

/** Who closes what nobody has had it. */
const ownedBy = ({ owner, team }: Alert, by: string): Partial<Alert> =>
  owner === undefined && team === undefined ? { owner: by } : {};

function acknowledge(alert: Alert, { unassigned }: Of<'acknowledge'>, by: string, next: Next): Alert {
  if (alert.status === 'acknowledged') throw new ActionRefused('errors.alertAcknowledged');
  if (alert.status !== 'open' && alert.status !== 'needsReview') throw new ActionRefused('errors.alertState');
  const { owner, team, status, escalatedTo } = alert;
  const was = {
    status,
    ...(owner !== undefined && { owner }),
    ...(team !== undefined && { team }),
    ...(escalatedTo !== undefined && { escalatedTo }),
  };
  const seen = { ...notUrged, status: 'acknowledged' } as const;
  if (unassigned) return next(seen, { action: 'acknowledged', was });
  return next({ ...seen, owner: by, team: undefined }, { action: 'acknowledged', owner: by, was });
}

function undoAcknowledge(alert: Alert, by: string, now: number, next: Next): Alert {
  if (!canUndo(alert, by, now)) throw new ActionRefused('errors.alertUndo');
  const event = alert.history.findLast(({ action }) => action === 'acknowledged');
  const { status = 'open', owner, team, escalatedTo } = event?.was ?? {};
  // Somebody may have been given the alert since: that stays.
  const back = alert.owner === event?.owner ? { owner, team } : {};
  return next({ ...back, escalatedTo, status }, { action: 'unacknowledged', ...back });
}

/** Whether somebody can take back that an alert is acknowledged: only who did it, and only for a few minutes. */
export function canUndo(alert: Pick<Alert, 'status' | 'history'>, by: string, now: number): boolean {
  if (alert.status !== 'acknowledged') return false;
  const event = alert.history.findLast(({ action }) => action === 'acknowledged');
  return event !== undefined && event.by === by && now - Date.parse(event.at) <= UNDO_MS;
}

function assign({ owner, team, reason }: Of<'assign'>, next: Next): Alert {
  const action = owner === undefined && team === undefined ? 'unassigned' : 'assigned';
  return next(
    { owner, team },
    {
      action,
      ...(owner !== undefined && { owner }),
      ...(team !== undefined && { team }),
      ...(reason && { note: reason }),
    },
  );
}

function snooze(alert: Alert, action: Of<'snooze'>, by: string, now: number, next: Next): Alert {
  const { hours, until, reason } = action;
  const end = hours === undefined ? Date.parse(until ?? '') : now + hours * HOUR_MS;
  const field = hours === undefined ? 'until' : 'hours';
  if (!(end > now)) throw new ActionRefused('errors.invalid', { [field]: 'validation.snoozePast' });
  if (end - now > longestSnooze(alert.severity) * HOUR_MS) {
    throw new ActionRefused('errors.invalid', { [field]: 'validation.snoozeTooLong' });
  }
  const snoozedUntil = new Date(end).toISOString();
  return next(
    { ...notUrged, status: 'snoozed', snoozedUntil, snoozedBy: by },
    { action: 'snoozed', until: snoozedUntil, ...(reason && { note: reason }) },
  );
}

function resolve(alert: Alert, { outcome, note }: Of<'resolve'>, by: string, at: string, next: Next): Alert {
  if (note === '' && severityRank(alert.severity) <= severityRank('high')) {
    throw new ActionRefused('errors.invalid', { note: 'validation.noteRequired' });
  }
  return next(
    { ...notSnoozed, ...ownedBy(alert, by), status: 'resolved', outcome, note, closedAt: at },
    { action: 'resolved', outcome, note },
  );
}
