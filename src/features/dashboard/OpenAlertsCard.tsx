import { Link } from 'react-router-dom';
import { severities } from '@/domain/severity';
import type { WorklistRow } from '@/domain/worklist';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { SeverityBadge } from '@/shared/ui/SeverityBadge';
import { TitledCard } from '@/shared/ui/TitledCard';

/** Open alerts by severity and age: how many, how many nobody has acknowledged, and since when the oldest waits. */
export function OpenAlertsCard({ rows, now }: { rows: readonly WorklistRow[]; now: number }) {
  const t = useT();
  const formats = useFormats();
  const alerts = rows.flatMap((row) => row.summary.alerts);
  const groups = severities.flatMap((severity) => {
    const own = alerts.filter((alert) => alert.severity === severity);
    const oldest = own.reduce<string | null>(
      (first, alert) => (first === null || alert.startedAt < first ? alert.startedAt : first),
      null,
    );
    const waiting = own.filter((alert) => alert.status === 'open').length;
    return oldest === null ? [] : [{ severity, count: own.length, waiting, oldest }];
  });
  return (
    <TitledCard title={t('dashboard.openAlerts')}>
      {groups.length === 0 ? (
        <T id="dashboard.noAlerts" />
      ) : (
        <ul className="nd-people">
          {groups.map(({ severity, count, waiting, oldest }) => (
            <li key={severity}>
              <SeverityBadge severity={severity} />
              <div className="nd-person">
                <Link to={`/alerts?severity=${severity}`}>
                  <T id="dashboard.alertCount" values={{ count }} />
                </Link>
                <span className="nd-person-why">
                  <T id="dashboard.unacknowledged" values={{ count: waiting }} />,{' '}
                  <T id="dashboard.oldest" values={{ when: formats.ago(oldest, now) }} />
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
