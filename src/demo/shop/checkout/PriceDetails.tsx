import type { ReactNode } from 'react';
import type { MessageId } from '@/locales';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useMoney } from '../money';
import { TAX, type Totals } from './totals';

/** What an order costs, part by part. */
export function PriceDetails({ totals, children }: { totals: Totals; children?: ReactNode }) {
  const t = useT();
  const money = useMoney();
  const formats = useFormats();
  const { goods, discount, delivery, gift, total, tax } = totals;
  const row = (name: MessageId, amount: ReactNode, isTotal = false) => (
    <div className={isTotal ? 'nd-checkout-total' : undefined}>
      <dt>
        <T id={name} values={{ share: formats.percent(TAX / 100) }} />
      </dt>
      <dd>{amount}</dd>
    </div>
  );
  return (
    <TitledCard title={t('checkout.prices')}>
      <dl className="nd-checkout-prices">
        {row('checkout.goods', money(goods))}
        {discount > 0 && row('checkout.discount', money(-discount))}
        {row('checkout.delivery', delivery === 0 ? <T id="checkout.free" /> : money(delivery))}
        {gift > 0 && row('checkout.byGiftCard', money(-gift))}
        {row('checkout.total', money(total), true)}
        {row('checkout.tax', money(tax))}
      </dl>
      {children}
    </TitledCard>
  );
}
