import { Suspense } from 'react';
import { lazyWithMessages } from '@/shared/i18n/lazyWithMessages';
import { programmeStates } from '@/domain/patients/patient';
import { isMine, isUnreviewed, type Viewer } from '@/domain/worklist/worklistFilters';
import { programmeWord } from '@/shared/i18n/wording/reasonWording';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { coverageDays, type CoverageDays } from '@/domain/worklist/worklistFigures';
import { selectProfile, selectUserName } from '@/session/state';
import { T, useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { ActivityCard } from './ActivityCard';
import { CoverageCard } from './CoverageCard';
import { FluidCard } from './FluidCard';
import { PressureCard } from './PressureCard';
import { CountLine } from './counted';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useMay } from '@/shared/rights';

const CurvesCard = lazyWithMessages(['curves'], async () => (await import('./curves/CurvesCard')).CurvesCard);

const USUAL: CoverageDays = 7;

/** The number of patients at each step of the programme. */
function PipelineCard({ rows }: { rows: readonly WorklistRow[] }) {
  const t = useT();
  return (
    <TitledCard title={t('dashboard.pipeline')}>
      <ul className="nd-count-lines">
        {programmeStates.map((status) => (
          <CountLine
            key={status}
            label={t(programmeWord[status])}
            count={rows.filter(({ summary }) => summary.status === status).length}
            to={`/userlist?status=${status}`}
          />
        ))}
      </ul>
    </TitledCard>
  );
}

/** Patients whom nobody has reviewed for a number of days, and how many of them are one's own. */
function UnreviewedCard({
  rows,
  asker,
  days,
}: {
  rows: readonly WorklistRow[];
  asker: Viewer;
  days: CoverageDays;
}) {
  const t = useT();
  const waiting = rows.filter((row) => isUnreviewed(row, days, asker.now));
  const mine = waiting.filter((row) => isMine(row, asker)).length;
  const list = `/userlist?unreviewed=${days}`;
  return (
    <TitledCard title={t('dashboard.unreviewed', { days })}>
      <ul className="nd-count-lines">
        <CountLine label={t('dashboard.ofAll')} count={waiting.length} to={list} />
        <CountLine label={t('dashboard.ofMine')} count={mine} to={`${list}&mine=1`} />
      </ul>
    </TitledCard>
  );
}

/** What the day's first question leaves open. Each number leads to the list of exactly those it counts. */
export function Widgets({ rows, now }: { rows: readonly WorklistRow[]; now: number }) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const username = useSelector(selectProfile)?.username ?? '';
  const name = useSelector(selectUserName);
  const mayReadLog = useMay('audit.readAll');
  const days = coverageDays.find((known) => String(known) === params.get('period')) ?? USUAL;
  const asker = { username, name, now };
  return (
    <>
      <div className="nd-curves-place">
        <Suspense>
          <CurvesCard />
        </Suspense>
      </div>
      <div className="nd-widgets-head">
        <h2 className="h5 mb-0">
          <T id="dashboard.moreTitle" />
        </h2>
        <Segmented
          label={t('dashboard.period')}
          options={coverageDays.map((one) => ({
            value: String(one),
            label: t(one === 1 ? 'dashboard.periodDay' : 'dashboard.periodDays', { days: one }),
          }))}
          value={String(days)}
          onChange={(period) => setParams(period === String(USUAL) ? {} : { period }, { replace: true })}
        />
      </div>
      <div className="nd-cards">
        <UnreviewedCard rows={rows} asker={asker} days={days} />
        <PressureCard rows={rows} />
        <FluidCard rows={rows} />
        <CoverageCard rows={rows} days={days} />
        <PipelineCard rows={rows} />
        {mayReadLog && <ActivityCard rows={rows} days={days} />}
      </div>
    </>
  );
}
