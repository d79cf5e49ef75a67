import { alertStatuses, isActive, type AlertStatus } from '@/domain/alerts/alert';
import { statusAt } from '@/domain/alerts/alertState';
import type { WorklistRow } from '@/domain/worklist/worklist';
import type { Viewer } from '@/domain/worklist/worklistFilters';
import { alertStatusWord } from '@/shared/i18n/wording/alertWording';
import { useT } from '@/shared/i18n/text';
import { CountLine, NoneOf } from './counted';
import { TitledCard } from '@/shared/ui/TitledCard';

/** The current user's tasks: their alerts, and alerts of all users that closed automatically without being seen. */
export function TasksCard({
  rows,
  part,
  asker: { username, now },
}: {
  rows: readonly WorklistRow[];
  /** How many patients are known, where not all are. */
  part: number | undefined;
  asker: Viewer;
}) {
  const t = useT();
  const active = rows
    .flatMap((row) => row.summary.alerts)
    .map((alert) => ({ owner: alert.owner, status: statusAt(alert, now) }))
    .filter(isActive);
  const own = active.filter(({ owner }) => owner === username);
  const review = active.filter(({ status }) => status === 'needsReview').length;
  const lines = alertStatuses.flatMap((status): { status: AlertStatus; count: number }[] => {
    const count = own.filter((alert) => alert.status === status).length;
    return count === 0 ? [] : [{ status, count }];
  });
  return (
    <TitledCard title={t('dashboard.tasks')}>
      {lines.length === 0 && (
        <p>
          <NoneOf part={part} all="dashboard.noTasks" />
        </p>
      )}
      <ul className="nd-count-lines">
        {lines.map(({ status, count }) => (
          <CountLine
            key={status}
            label={t('dashboard.myAlerts', { status: t(alertStatusWord[status]) })}
            count={count}
            to={`/alerts?owner=me&status=${status}`}
          />
        ))}
        <CountLine label={t('dashboard.toReview')} count={review} to="/alerts?status=needsReview" />
      </ul>
    </TitledCard>
  );
}
