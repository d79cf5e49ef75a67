import { createAction } from '@reduxjs/toolkit';
import { alertSchema, type Alert } from '@/domain/alert';
import type { AlertAction } from '@/domain/alertAction';
import { severityRank } from '@/domain/severity';
import type { MessageId } from '@/locales';
import { toAppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { createResource, parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { dataChanged } from '@/shared/store/changes';
import { createEntitySlice } from '@/shared/store/entitySlice';
import { noticed } from '@/shared/store/notices';

/** Most urgent first, then oldest first. */
export const byUrgency = (a: Alert, b: Alert): number =>
  severityRank(a.severity) - severityRank(b.severity) || a.startedAt.localeCompare(b.startedAt);

export const alerts = createEntitySlice<Alert, object>('alerts', createResource('/alerts', alertSchema), {
  sort: byUrgency,
});

const done: Record<AlertAction['action'], MessageId> = {
  acknowledge: 'alerts.acknowledgedNotice',
  undoAcknowledge: 'alerts.unacknowledgedNotice',
  start: 'alerts.startedNotice',
  assign: 'alerts.assignedNotice',
  snooze: 'alerts.snoozedNotice',
  wake: 'alerts.wokenNotice',
  resolve: 'alerts.resolvedNotice',
  falseAlarm: 'alerts.falseAlarmNotice',
  comment: 'alerts.commentedNotice',
};

/** Somebody wants an acknowledgement back, by the ids of the alerts: the toast that offers it holds only this. */
export const undoAsked = createAction<string[]>('alerts/undoAsked');

/** What tells that alerts are acknowledged, and offers the way back. */
export const acknowledged = (ids: string[]) => ({
  offer: { label: 'alerts.undo' as const, action: undoAsked(ids) },
});

/**
 * Acts on an alert in the state that was read. Where somebody else was faster the server refuses, and the list is
 * fetched again so that the newer state is seen. Failures are shown where the action was taken, if `quiet`.
 */
export const actOnAlert = createAppThunk<Alert, { alert: Alert; action: AlertAction; quiet: boolean }>(
  'alerts/act',
  async ({ alert, action }, { dispatch }) => {
    const path = `/alerts/${encodeURIComponent(alert.id)}/actions`;
    try {
      const answer = await care.post(path, action, { headers: { 'If-Match': alert.version } });
      const changed = parseAnswer(answer, alertSchema);
      dispatch(alerts.received([changed]));
      dispatch(dataChanged({ patients: [changed.patient] }));
      const offer = action.action === 'acknowledge' ? acknowledged([changed.id]) : {};
      dispatch(noticed({ tone: 'success', message: done[action.action], ...offer }));
      return changed;
    } catch (thrown) {
      if (toAppError(thrown).status === 412) void dispatch(alerts.fetchAll());
      throw thrown;
    }
  },
);
