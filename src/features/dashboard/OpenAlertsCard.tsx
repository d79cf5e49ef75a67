import { Link } from 'react-router-dom';

import { statusAt, standsOpen } from '@/domain/alerts/alertState';
import { severities, levelOf } from '@/domain/alerts/severity';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { TitledCard } from '@/shared/ui/TitledCard';
import { NoneOf } from './counted';

const HOUR_MS = 3_600_000;
/** The alerts page tells apart alerts that have waited longer than this, hours. */
const waits = [4, 24, 72] as const;

/** Alerts that nobody has taken over, by severity and waiting time. */
export function OpenAlertsCard({
  rows,
  part,
  now,
}: {
  rows: readonly WorklistRow[];
  /** How many patients are known, where not all are. */
  part: number | undefined;
  now: number;
}) {
  const t = useT();
  const formats = useFormats();
  const open = rows
    .flatMap((row) => row.summary.alerts)
    .filter((alert) => standsOpen({ status: statusAt(alert, now) }));
  const levels = severities.flatMap((severity) => {
    const own = open.filter((alert) => levelOf(alert.severity) === severity);
    return own.length === 0 ? [] : [{ severity, own }];
  });
  return (
    <TitledCard title={t('dashboard.openAlerts')}>
      {levels.length === 0 ? (
        <NoneOf part={part} all="dashboard.noOpenAlerts" />
      ) : (
        <table className="table table-sm align-middle mb-0">
          <thead>
            <tr>
              <th scope="col">{t('dashboard.level')}</th>
              <th scope="col" className="text-end">
                {t('dashboard.open')}
              </th>
              {waits.map((hours) => (
                <th key={hours} scope="col" className="text-end">
                  {t('dashboard.waited', { hours })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levels.map(({ severity, own }) => {
              const list = `/alerts?status=open&severity=${severity}`;
              return (
                <tr key={severity}>
                  <th scope="row">
                    <SeverityBadge severity={severity} />
                  </th>
                  <td className="text-end">
                    <Link to={list}>{formats.number(own.length)}</Link>
                  </td>
                  {waits.map((hours) => {
                    const old = own.filter(
                      ({ startedAt }) => now - Date.parse(startedAt) > hours * HOUR_MS,
                    ).length;
                    return (
                      <td key={hours} className="text-end">
                        <Link to={`${list}&age=${hours}`}>{formats.number(old)}</Link>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </TitledCard>
  );
}
