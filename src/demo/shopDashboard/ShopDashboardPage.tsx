import { T, useT } from '@/shared/i18n/text';
import { PageHeader } from '@/shared/ui/PageHeader';
import { BrowserCard } from './BrowserCard';
import { ChatCard } from './ChatCard';
import { CustomersCard } from './CustomersCard';
import { DevicesCard } from './DevicesCard';
import { GoalCard } from './GoalCard';
import { RetentionCard } from './RetentionCard';
import { RevenueCard } from './RevenueCard';
import { TakenCard } from './TakenCard';
import './shopDashboard.css';

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
