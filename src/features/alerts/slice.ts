import { alertSchema, type Alert } from '@/domain/alerts/alert';
import type { AlertAction } from '@/domain/alerts/alertAction';
import { severityRank } from '@/domain/alerts/severity';
import type { MessageId } from '@/locales';
import { createResource } from '@/shared/api/resource';
import { createAction } from '@/shared/store/actions';
import { createAppThunk } from '@/shared/store/appThunk';
import { announceChange } from '@/shared/store/announceChange';
import { createRecordSlice, orNewer } from '@/shared/store/recordSlice';
import { noticed, type Notice } from '@/shared/store/notices';

/** Most urgent first, then oldest first. */
export const byUrgency = (a: Alert, b: Alert): number =>
  severityRank(a.severity) - severityRank(b.severity) || a.startedAt.localeCompare(b.startedAt);

const resource = createResource('/alerts', alertSchema);
export const alerts = createRecordSlice<Alert>('alerts', resource, { sort: byUrgency });

const done: Record<AlertAction['action'], MessageId> = {
  acknowledge: 'alerts.acknowledgedNotice',
  undoAcknowledge: 'alerts.unacknowledgedNotice',
  start: 'alerts.startedNotice',
  assign: 'alerts.assignedNotice',
  snooze: 'alerts.snoozedNotice',
  undoAssign: 'alerts.eventAssignUndone',
  undoSnooze: 'alerts.eventSnoozeUndone',
  wake: 'alerts.wokenNotice',
  resolve: 'alerts.resolvedNotice',
  falseAlarm: 'alerts.falseAlarmNotice',
  comment: 'alerts.commentedNotice',
};

/** The actions that can be undone, and the action that undoes each; closing an alert cannot be undone. */
const undoOf = { acknowledge: 'undoAcknowledge', assign: 'undoAssign', snooze: 'undoSnooze' } as const;
export type UndoAction = (typeof undoOf)[keyof typeof undoOf];
const isUndoable = (action: string): action is keyof typeof undoOf => Object.hasOwn(undoOf, action);

/** Requests the undo of actions on alerts, by their ids; the toast that offers it holds only this. */
export const undoAsked = createAction<{ ids: string[]; action: UndoAction }>('alerts/undoAsked');

/** The undo that a notice offers for an action on alerts; none if it cannot be undone. */
export const wayBack = (action: AlertAction['action'], ids: string[]): Pick<Notice, 'offer'> =>
  isUndoable(action)
    ? { offer: { label: 'alerts.undo', action: undoAsked({ ids, action: undoOf[action] }) } }
    : {};

/**
 * Performs an action on an alert in the version that was read. If another user was faster, the server refuses and the
 * list is fetched again to show the newer status. With `quiet`, failures are shown where the action was taken.
 */
export const actOnAlert = createAppThunk<Alert, { alert: Alert; action: AlertAction; quiet: boolean }>(
  'alerts/act',
  async ({ alert, action }, { dispatch }) => {
    const changed = await orNewer(resource.act(alert, 'actions', action), () =>
      dispatch(alerts.fetchAll({ quiet: true })),
    );
    dispatch(alerts.received([changed]));
    announceChange(dispatch, { patients: [changed.patient] });
    const offer = wayBack(action.action, [changed.id]);
    dispatch(noticed({ tone: 'success', message: done[action.action], ...offer }));
    return changed;
  },
);
