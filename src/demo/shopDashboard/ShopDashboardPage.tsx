import { useMemo } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { BoardCard } from '../charts/BoardCard';
import { Change } from '../charts/Change';
import { FigureCard } from '../charts/FigureCard';
import type { FigureSpec } from '../charts/figureSpec';
import { PeriodSelect, usePeriod } from '../charts/PeriodSelect';
import { growthOf } from '../charts/sample';
import { useFigureWords } from '../charts/useFigureWords';
import { useToday } from '../charts/useToday';
import { ChatCard } from './ChatCard';
import { DevicesCard } from './DevicesCard';
import { browserShare, customersIn, retentionOf } from './figures';
import { GoalCard } from './GoalCard';
import { RevenueCard } from './RevenueCard';
import { TakenCard } from './TakenCard';
import './shopDashboard.css';

/** With what people came, and whether they come with it more often than before. */
function BrowserCard() {
  const t = useT();
  const { percent } = useFormats();
  const today = useToday();
  const browsers = useMemo(() => browserShare(today), [today]);
  return (
    <BoardCard title={t('shopDashboard.browsers')} place="nd-span-4">
      <ul className="nd-browsers">
        {browsers.map(({ name, share, before }) => (
          <li key={name}>
            <div className="nd-bars-line">
              <span lang="en">{name}</span>
              <strong className="nd-figure">{percent(share)}</strong>
            </div>
            <ProgressBar label={name} value={share} max={1} valueText={percent(share)} />
            <Change share={growthOf(share, before)} />
          </li>
        ))}
      </ul>
    </BoardCard>
  );
}

/** How the customers of a period found the shop. */
function CustomersCard() {
  const t = useT();
  const { number } = useFormats();
  const today = useToday();
  const [period, choose] = usePeriod('customers');
  const title = t('shopDashboard.customers');
  const spec = useMemo(
    (): FigureSpec => ({
      kind: 'pie',
      head: t('shopDashboard.kind'),
      stops: [t('shopDashboard.new'), t('shopDashboard.returning'), t('shopDashboard.referred')],
      series: [{ label: title, values: customersIn(period, today), tone: 'first' }],
      tones: ['first', 'amber', 'bad'],
      format: number,
    }),
    [t, number, title, period, today],
  );
  return (
    <FigureCard
      title={title}
      spec={spec}
      place="nd-span-last"
      controls={<PeriodSelect title={title} period={period} onChoose={choose} />}
    />
  );
}

/** New clients and those who came again, month by month. */
function RetentionCard() {
  const t = useT();
  const { stretch, tick, compact } = useFigureWords();
  const { number } = useFormats();
  const today = useToday();
  const spec = useMemo((): FigureSpec => {
    const { months, fresh, retained } = retentionOf(today);
    return {
      kind: 'stacked',
      head: t('figures.month'),
      stops: months.map(stretch),
      ticks: months.map(tick),
      series: [
        { label: t('shopDashboard.retainedClients'), values: retained, tone: 'first' },
        { label: t('shopDashboard.newClients'), values: fresh, tone: 'amber' },
      ],
      format: number,
      formatTick: compact,
    };
  }, [t, stretch, tick, compact, number, today]);
  return <FigureCard title={t('shopDashboard.retention')} spec={spec} size="large" place="nd-span-8" />;
}

/** The dashboard of the shop of the demonstration (specification 2.7). */
export default function ShopDashboardPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('app.ecommerceDashboard')} lead={<T id="figures.lead" />} />
      <div className="nd-board">
        <div className="nd-board-grid">
          <TakenCard what="subscribers" />
          <TakenCard what="revenue" />
          <TakenCard what="sales" />
          <TakenCard what="orders" />
          <RevenueCard />
          <GoalCard />
          <BrowserCard />
          <RetentionCard />
          <DevicesCard />
          <ChatCard />
          <CustomersCard />
        </div>
      </div>
    </>
  );
}
