import './widgets.scss';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { coverageDays, type CoverageDays } from '@/domain/worklist/worklistFigures';
import { selectProfile, selectRole, selectUserName } from '@/session/state';
import { T, useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { ActivityCard } from './ActivityCard';
import { CoverageCard } from './CoverageCard';
import { FluidCard } from './FluidCard';
import { PipelineCard } from './PipelineCard';
import { PressureCard } from './PressureCard';
import { TasksCard } from './TasksCard';
import { UnreviewedCard } from './UnreviewedCard';

const USUAL: CoverageDays = 7;

/** What the day's first question leaves open. Each number leads to the list of exactly those it counts. */
export function Widgets({ rows, now, asOf }: { rows: readonly WorklistRow[]; now: number; asOf: string }) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const username = useSelector(selectProfile)?.username ?? '';
  const name = useSelector(selectUserName);
  const isAdmin = useSelector(selectRole) === 'ADMIN';
  const days = coverageDays.find((known) => String(known) === params.get('period')) ?? USUAL;
  const asker = { username, name, now };
  return (
    <>
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
        <TasksCard rows={rows} asker={asker} asOf={asOf} />
        <UnreviewedCard rows={rows} asker={asker} days={days} asOf={asOf} />
        <PressureCard rows={rows} asOf={asOf} />
        <FluidCard rows={rows} asOf={asOf} />
        <CoverageCard rows={rows} days={days} asOf={asOf} />
        <PipelineCard rows={rows} asOf={asOf} />
        {isAdmin && <ActivityCard rows={rows} days={days} />}
      </div>
    </>
  );
}
