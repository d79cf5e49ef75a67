import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { isChange } from '@/domain/audit';
import { fullName } from '@/domain/patients/patient';
import type { WorklistRow } from '@/domain/worklist/worklist';
import type { CoverageDays } from '@/domain/worklist/worklistFigures';
import { fetchAudit, selectAudit } from '@/features/audit/slice';
import { changeActionWord } from '@/shared/i18n/wording/auditWording';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { useFetch } from '@/shared/store/useFetch';
import { AsyncView } from '@/shared/ui/AsyncView';
import { Person } from '@/shared/ui/Person';
import { Skeleton } from '@/shared/ui/Skeleton';
import { TitledCard } from '@/shared/ui/TitledCard';

const SHOWN = 8;
const DAY_MS = 86_400_000;

/** What was done last in the clinic; the whole log is a page of its own. For administrators, as the log is. */
export function ActivityCard({ rows, days }: { rows: readonly WorklistRow[]; days: CoverageDays }) {
  const t = useT();
  const formats = useFormats();
  const ownTimes = useOwnTimes();
  const [filter, asked] = useMemo(() => {
    const at = now();
    return [{ from: new Date(at - days * DAY_MS).toISOString(), changes: true }, at] as const;
  }, [days]);
  const { status, error, reload } = useFetch(fetchAudit, filter);
  const { entries } = useSelector(selectAudit);
  const changes = entries.flatMap(({ action, ...one }) => (isChange(action) ? [{ ...one, action }] : []));
  const names = useMemo(() => new Map(rows.map(({ summary }) => [summary.id, fullName(summary)])), [rows]);
  return (
    <TitledCard title={t('dashboard.activity')}>
      <AsyncView
        status={status}
        error={error}
        isEmpty={changes.length === 0}
        onRetry={reload}
        skeleton={<Skeleton rows={SHOWN} />}
        empty={<T id="dashboard.noActivity" />}
      >
        <ul className="nd-count-lines">
          {changes.slice(0, SHOWN).map(({ id, at, by, action, patient }) => (
            <li key={id}>
              {t(changeActionWord[action])}
              {patient !== undefined && (
                <>
                  {': '}
                  <Link to={`/userlist/${encodeURIComponent(patient)}`}>
                    <bdi>{names.get(patient) ?? t('notifications.unknownPatient')}</bdi>
                  </Link>
                </>
              )}
              <span className="nd-person-why d-block">
                <Person by={by} />, <time title={ownTimes.moment(at)}>{formats.ago(at, asked)}</time>
              </span>
            </li>
          ))}
        </ul>
      </AsyncView>
      <Link to="/audit">
        <T id="dashboard.allActivity" />
      </Link>
    </TitledCard>
  );
}
