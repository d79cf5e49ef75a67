import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { triageSections, type TriageSection } from '@/domain/worklist/triage';
import { byUrgency, countSections, rowOf } from '@/domain/worklist/worklist';
import { countAlerts, countBroughtTo } from '@/domain/alerts/alertAudience';
import { summaries } from '@/features/patients/slice';
import { selectProfile, selectUserName } from '@/session/state';
import { useSignedInStaff } from '@/session/useSignedInStaff';
import { care, reachesHost } from '@/shared/api/http';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { sectionWord } from '@/shared/i18n/wording/reasonWording';
import { T, useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { useCalmEntities } from '@/shared/store/useEntities';
import { useOnce } from '@/shared/store/useOnce';
import { AsyncView } from '@/shared/ui/AsyncView';
import { Icon } from '@/shared/ui/Icon';
import { BroughtNotice } from '@/shared/ui/patient/BroughtNotice';
import { PartNotice } from '@/shared/ui/patient/PartNotice';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { severityIcon, type SeverityLevel } from '@/shared/ui/patient/SeverityBadge';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Link } from 'react-router-dom';
import { OpenAlertsCard } from './OpenAlertsCard';
import { TasksCard } from './TasksCard';
import { TriageCard } from './TriageCard';
import { UrgentCard } from './UrgentCard';
import './dashboard.scss';

const Widgets = lazy(async () => ({ default: (await import('./Widgets')).Widgets }));

const level: Record<TriageSection, SeverityLevel> = {
  critical: 'critical',
  high: 'high',
  noData: 'noData',
  worsening: 'medium',
  stable: 'stable',
  inactive: 'noData',
};

/** What a tile says of a number that is of a part only: of nobody known it is no zero. */
function PartCount({ count }: { count: number }) {
  const t = useT();
  const formats = useFormats();
  if (count > 0) return `≥\u00a0${formats.number(count)}`;
  return (
    <>
      <span aria-hidden="true">?</span>
      <span className="visually-hidden">{t('common.unknown')}</span>
    </>
  );
}

/** How many patients stand in each section of the triage; each number opens its list. */
function SectionTiles({ counts, isWhole }: { counts: Record<TriageSection, number>; isWhole: boolean }) {
  const formats = useFormats();
  return (
    <ul className="nd-tiles">
      {triageSections.map((section) => (
        <li key={section}>
          <Link
            to={`/userlist?section=${section}`}
            className={`nd-tile card nd-tile-${counts[section] > 0 ? level[section].toLowerCase() : 'none'}`}
          >
            <span className="nd-tile-count">
              {isWhole ? formats.number(counts[section]) : <PartCount count={counts[section]} />}{' '}
              <Icon of={severityIcon(level[section])} />
            </span>{' '}
            <T id={sectionWord[section]} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The start page: who needs attention now and why; then who sends no readings, and how the plans are kept. */
export default function DashboardPage() {
  const t = useT();
  const ownTimes = useOwnTimes();
  const moment = useNow();
  const { rows: all, status, error, reload, held } = useCalmEntities(summaries);
  const rows = useMemo(() => all.map((summary) => rowOf(summary, moment)).sort(byUrgency), [all, moment]);
  const username = useSelector(selectProfile)?.username ?? '';
  const name = useSelector(selectUserName);
  // Who is urgent is painted before what else there is, and neither keeps the page for long.
  const hasRest = useDeferredValue(all.length > 0, false);
  const isWhole = status === 'ready';
  const isComplete = useOnce(isWhole);
  const counts = useMemo(() => countSections(rows), [rows]);
  const brought = countBroughtTo(all, useSignedInStaff(), moment);
  const { loadedAt } = held;
  // The embedded backend sends every change; a remote host's data are as of its last complete answer.
  const asOf = reachesHost(care.defaults) || !isWhole ? loadedAt : moment;
  const part = isWhole ? undefined : all.length;
  return (
    <>
      <PageHeader
        title={t('dashboard.title')}
        lead={
          all.length > 0 && (
            <>
              {isWhole ? (
                <T id="worklist.lead" values={{ critical: counts.critical, silent: counts.noData }} />
              ) : (
                <T id="worklist.leadPart" values={{ count: all.length, critical: counts.critical }} />
              )}{' '}
              {asOf > 0 && (
                <span className="text-body-secondary">
                  <T id="dashboard.updated" values={{ time: ownTimes.time(asOf) }} />
                </span>
              )}
            </>
          )
        }
      />
      <AsyncView
        status={status}
        error={error}
        isEmpty={all.length === 0}
        onRetry={reload}
        skeleton={
          <>
            <Skeleton shape="tiles" rows={6} />
            <Skeleton shape="rows" rows={8} />
          </>
        }
        empty={
          <EmptyState
            title={t('worklist.emptyTitle')}
            text={t('worklist.emptyText')}
            action={
              <Link className="btn btn-primary" to="/userlist">
                <T id="worklist.title" />
              </Link>
            }
          />
        }
      >
        <PartNotice status={status} count={all.length} says="worklist.partOfPatients" />
        <BroughtNotice count={brought} alerts={countAlerts(all)} />
        <SectionTiles counts={counts} isWhole={isWhole} />
        <div className="nd-desk">
          <UrgentCard
            rows={rows.filter(({ triage }) => triage.section === 'critical' || triage.section === 'high')}
            more={`/userlist?section=${counts.critical > 0 ? 'critical' : 'high'}`}
            part={part}
          />
          <div className="nd-desk-rail">
            {hasRest && (
              <>
                <TasksCard rows={rows} part={part} asker={{ username, name, now: moment }} />
                <OpenAlertsCard rows={rows} part={part} now={moment} />
                <TriageCard
                  title={t('dashboard.silent')}
                  rows={rows.filter(({ triage }) => triage.section === 'noData')}
                  more="/userlist?section=noData"
                  empty={{ title: t('dashboard.nobodySilent') }}
                  part={part}
                />
              </>
            )}
          </div>
        </div>
        <Suspense fallback={<Skeleton rows={16} />}>
          {isComplete && hasRest && <Widgets rows={rows} now={moment} />}
        </Suspense>
      </AsyncView>
    </>
  );
}
