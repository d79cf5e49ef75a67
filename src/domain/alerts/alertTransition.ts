import type { MessageId } from '@/locales';
import { isActive, type Alert, type AlertEvent } from './alert';
import { longestSnooze, UNDO_MS, type AlertAction } from './alertAction';
import {
  awake,
  isHeld,
  notSnoozed,
  notUrged,
  withEvent,
  isActionable,
  mayBeAcknowledged,
} from './alertState';
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
 *   high, critical or unknown alert without a note, for a snooze that is over before it begins or longer than the level
 *   allows, and for what is to be undone that is somebody else's, too old, or acted upon since
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
        { action: 'started', owner: by, observed: current.worst ?? current.observed },
      );
    case 'assign':
      return assign(current, action, next);
    case 'undoAssign':
      return undoAssign(current, by, now, next);
    case 'undoSnooze':
      return undoSnooze(current, by, now, next);
    case 'snooze':
      return snooze(current, action, by, now, next);
    case 'wake':
      if (current.status !== 'snoozed') throw new ActionRefused('errors.alertState');
      return next({ ...notSnoozed, status: 'open' }, { action: 'woken' });
    case 'resolve':
      return resolve(current, action, by, at, next);
    case 'falseAlarm': {
      const { reason, note } = action;
      const explanation = { falseAlarmReason: reason, ...(note !== undefined && { note }) };
      const owned = ownedBy(current, by);
      return next(
        { ...notSnoozed, ...explanation, ...owned, status: 'falseAlarm', closedAt: at },
        { action: 'falseAlarm', ...explanation },
      );
    }
  }
}

type Of<Name extends AlertAction['action']> = Extract<AlertAction, { action: Name }>;

/** Who closes what nobody has had it. */
const ownedBy = ({ owner, team }: Alert, by: string): Partial<Alert> =>
  owner === undefined && team === undefined ? { owner: by } : {};

/** The state of an alert, kept so that the next action can be undone. */
export function standing(alert: Alert): NonNullable<AlertEvent['was']> {
  const { status, owner, team, escalatedTo, snoozedUntil, snoozedBy, remindedAt } = alert;
  return {
    status,
    ...(owner !== undefined && { owner }),
    ...(team !== undefined && { team }),
    ...(escalatedTo !== undefined && { escalatedTo }),
    ...(snoozedUntil !== undefined && { snoozedUntil }),
    ...(snoozedBy !== undefined && { snoozedBy }),
    ...(remindedAt !== undefined && { remindedAt }),
  };
}

function acknowledge(alert: Alert, { unassigned }: Of<'acknowledge'>, by: string, next: Next): Alert {
  if (alert.status === 'acknowledged') throw new ActionRefused('errors.alertAcknowledged');
  if (!mayBeAcknowledged(alert)) throw new ActionRefused('errors.alertState');
  const was = standing(alert);
  const seen = { remindedAt: undefined, status: 'acknowledged' } as const;
  // To have seen it is not to have it: whom it was brought to still has to look.
  const event = { action: 'acknowledged', observed: alert.worst ?? alert.observed, was } as const;
  if (unassigned) return next(seen, event);
  const taken = { ...seen, ...notUrged, owner: by, team: undefined };
  return next(taken, { ...event, owner: by });
}

function undoAcknowledge(alert: Alert, by: string, now: number, next: Next): Alert {
  if (!canUndo(alert, by, now)) throw new ActionRefused('errors.alertUndo');
  const event = alert.history.findLast(({ action }) => action === 'acknowledged');
  const { status = 'open', owner, team, escalatedTo } = event?.was ?? {};
  // Somebody may have been given the alert since: that stays.
  const back = alert.owner === event?.owner ? { owner, team } : {};
  return next({ ...back, escalatedTo, status }, { action: 'unacknowledged', ...back });
}

/** Tells whether a user can undo an acknowledgement: only whoever acknowledged, and only for a few minutes. */
export function canUndo(alert: Pick<Alert, 'status' | 'history'>, by: string, now: number): boolean {
  if (alert.status !== 'acknowledged') return false;
  const event = alert.history.findLast(({ action }) => action === 'acknowledged');
  return event !== undefined && event.by === by && now - Date.parse(event.at) <= UNDO_MS;
}

/** The actions by which people change the state of an alert; a comment, or a condition found again, does not. */
const undoableActions: readonly AlertEvent['action'][] = [
  'acknowledged',
  'unacknowledged',
  'started',
  'assigned',
  'unassigned',
  'assignUndone',
  'snoozed',
  'snoozeUndone',
  'woken',
];

/**
 * The state of an alert before its last action, if the same user took that action, it is of these kinds, and it is at
 * most some minutes old.
 */
function before(
  { history }: Alert,
  kinds: readonly AlertEvent['action'][],
  by: string,
  now: number,
): NonNullable<AlertEvent['was']> {
  const last = history.findLast((event) => undoableActions.includes(event.action) && event.by !== 'system');
  const isOwn = last !== undefined && kinds.includes(last.action) && last.by === by;
  if (!isOwn || !last.was || now - Date.parse(last.at) > UNDO_MS) throw new ActionRefused('errors.alertUndo');
  return last.was;
}

function undoAssign(alert: Alert, by: string, now: number, next: Next): Alert {
  const { owner, team, escalatedTo } = before(alert, ['assigned', 'unassigned'], by, now);
  return next(
    { owner, team, ...(isHeld(alert) && { escalatedTo }) },
    { action: 'assignUndone', ...(owner !== undefined && { owner }), ...(team !== undefined && { team }) },
  );
}

/** One that has ended meanwhile, or was ended by a rise of the level, is not there to be taken back. */
function undoSnooze(alert: Alert, by: string, now: number, next: Next): Alert {
  if (alert.status !== 'snoozed') throw new ActionRefused('errors.alertUndo');
  const { status, escalatedTo, snoozedUntil, snoozedBy, remindedAt } = before(alert, ['snoozed'], by, now);
  return next({ status, escalatedTo, snoozedUntil, snoozedBy, remindedAt }, { action: 'snoozeUndone' });
}

function assign(alert: Alert, { owner, team, reason }: Of<'assign'>, next: Next): Alert {
  const action = owner === undefined && team === undefined ? 'unassigned' : 'assigned';
  // One that was seen already is somebody's from here on.
  const isTaken = action === 'assigned' && isHeld(alert);
  return next(
    { owner, team, ...(isTaken && { escalatedTo: undefined }) },
    {
      action,
      ...(owner !== undefined && { owner }),
      ...(team !== undefined && { team }),
      ...(reason && { note: reason }),
      was: standing(alert),
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
    { action: 'snoozed', until: snoozedUntil, ...(reason && { note: reason }), was: standing(alert) },
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
