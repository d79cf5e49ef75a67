import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { summaries } from '@/features/patients/slice';
import { categories } from '@/features/userCategories/slice';
import { useSignedInStaff } from '@/session/useSignedInStaff';
import { useNow } from '@/shared/store/clock';
import { useEntities, useSettled } from '@/shared/store/useEntities';
import { asOf, filterAlerts, foldRows, hiddenUrgent, sortRows, type AlertRow } from '../alertRows';
import { alerts } from '../slice';
import { filterKeys, type AlertQuery } from '../useAlertQuery';

/** The current alerts filtered, sorted and folded by a query. */
export function useAlertGroups(query: AlertQuery) {
  const moment = useNow();
  const reader = useSignedInStaff();
  const { rows: all, status, error, reload } = useEntities(alerts);
  const hasPatients = useSettled(useEntities(summaries).status);
  const hasCategories = useSettled(useEntities(categories).status);
  const isNamed = hasPatients && hasCategories;
  const { entities: patients } = useSelector(summaries.selectSlice);

  const rows = useMemo(
    () => all.map((alert): AlertRow => ({ alert: asOf(alert, moment), patient: patients[alert.patient] })),
    [all, patients, moment],
  );
  const asked = useMemo(() => ({ me: reader.username, now: moment, reader }), [reader, moment]);
  const groups = useMemo(
    () => foldRows(sortRows(filterAlerts(rows, query, asked), query.sort, query.descending)),
    [rows, query, asked],
  );
  const page = Math.min(query.page, Math.max(1, Math.ceil(groups.length / query.pageSize)));
  const visible = groups.slice((page - 1) * query.pageSize, page * query.pageSize);
  const isNarrowed =
    page > 1 || query.sort !== 'severity' || query.descending || filterKeys.some((key) => query[key] !== '');
  const shown = visible.flatMap(({ lead, folded }) => [lead, ...folded]);
  const hidden = isNarrowed ? hiddenUrgent(rows, shown) : 0;
  return { rows, groups, hidden, asked, isNamed, status, error, reload };
}
