import { fullName } from '@/domain/patients/patient';
import { summaries } from '@/features/patients/slice';
import { createAppThunk } from '@/shared/store/appThunk';
import { noticed } from '@/shared/store/notices';
import { actOnAlerts, failureOf } from './bulkActions';
import { actOnAlert, alerts, type UndoAction } from '../slice';

/**
 * Undoes actions on alerts, each in the known version. Alerts that somebody has acted on since, or whose action is too
 * old, are not changed, and their patients are named.
 */
export const undoStep = createAppThunk<void, { ids: string[]; action: UndoAction }>(
  'alerts/takeBack',
  async ({ ids, action }, { dispatch, getState }) => {
    const state = getState() as Record<string, unknown>;
    const list = ids.flatMap((id) => alerts.selectById(state, id) ?? []);
    const [only] = list;
    if (only && list.length === 1) {
      await dispatch(actOnAlert({ alert: only, action: { action }, quiet: false }));
      return;
    }
    const outcomes = await dispatch(actOnAlerts({ list, action: { action }, quiet: true })).unwrap();
    const left = new Set(outcomes.flatMap((one) => (failureOf(one) ? [one.id] : [])));
    const count = list.length - left.size;
    if (count > 0) dispatch(noticed({ tone: 'success', message: 'alerts.undone', values: { count } }));
    if (left.size === 0) return;
    const names = list.flatMap(({ id, patient }) => {
      const row = summaries.selectById(state, patient);
      return left.has(id) && row ? [fullName(row)] : [];
    });
    const values = {
      count: left.size,
      known: names.length > 0 ? 'yes' : 'no',
      names: [...new Set(names)].join(', '),
    };
    dispatch(noticed({ tone: 'warning', message: 'alerts.notUndone', values }));
  },
);
