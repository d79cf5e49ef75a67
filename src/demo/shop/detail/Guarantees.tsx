import type { LucideIcon } from 'lucide-react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { FREE_DELIVERY_FROM } from '../checkout/totals';
import { useMoney } from '../money';

/** What holds for everything that the shop sells. */
export function Guarantees() {
  const t = useT();
  const money = useMoney();
  const promise = (icon: LucideIcon, title: MessageId, text: MessageId) => (
    <li>
      <Icon of={icon} size={28} className="text-primary" />
      <h3 className="h6 mb-0">
        <T id={title} />
      </h3>
      <p className="mb-0 text-body-secondary">
        <T id={text} values={{ amount: money(FREE_DELIVERY_FROM) }} />
      </p>
    </li>
  );
  return (
    <section className="mb-4" aria-label={t('shop.promises')}>
      <h2 className="visually-hidden">
        <T id="shop.promises" />
      </h2>
      <ul className="nd-shop-promises">
        {promise(Truck, 'shop.freeDelivery', 'shop.freeDeliveryText')}
        {promise(RotateCcw, 'shop.returns', 'shop.returnsText')}
        {promise(ShieldCheck, 'shop.warranty', 'shop.warrantyText')}
      </ul>
    </section>
  );
}
