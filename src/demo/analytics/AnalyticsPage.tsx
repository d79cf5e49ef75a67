import { T, useT } from '@/shared/i18n/text';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Activity } from './Activity';
import { Congratulation } from './Congratulation';
import { DispatchedOrders } from './DispatchedOrders';
import { GainedCard } from './GainedCard';
import { ProductOrdersCard } from './ProductOrdersCard';
import { SalesCard } from './SalesCard';
import { SessionsCard } from './SessionsCard';
import { SupportCard } from './SupportCard';
import './analytics.css';

/** The analytics dashboard of the demonstration (specification 2.7). */
export default function AnalyticsPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('app.analytics')} lead={<T id="figures.lead" />} />
      <div className="nd-board">
        <div className="nd-board-grid">
          <Congratulation />
          <GainedCard what="subscribers" />
          <GainedCard what="orders" />
          <SessionsCard />
          <SupportCard />
          <ProductOrdersCard />
          <SalesCard />
          <Activity />
          <DispatchedOrders />
        </div>
      </div>
    </>
  );
}
