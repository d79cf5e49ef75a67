import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { TitledCard } from '@/shared/ui/TitledCard';
import { productOf } from '../catalogue/catalogue';
import { colourWords } from '../words';
import { AddressCard } from './AddressCard';
import type { Order } from './order';
import { methodWords } from './PaymentFields';
import { PriceDetails } from './PriceDetails';

/** An order as it was placed. */
export function Confirmation({ order: { number, lines, totals, address, method } }: { order: Order }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="h5">
        <Icon of={CircleCheck} className="text-success" />{' '}
        <T id="checkout.placed" values={{ number: <bdi dir="ltr">{number}</bdi> }} />
      </h2>
      <p>
        <T id="checkout.placedText" />
      </p>
      <div className="nd-checkout">
        <TitledCard title={t('checkout.ordered')}>
          <ul>
            {lines.map(({ id, colour, quantity }) => (
              <li key={`${id} ${colour}`}>
                <T
                  id="checkout.orderedLine"
                  values={{
                    count: quantity,
                    name: <bdi lang="en">{productOf(id)?.name}</bdi>,
                    colour: t(colourWords[colour]),
                  }}
                />
              </li>
            ))}
          </ul>
          <h3 className="h6">
            <T id="checkout.deliverTo" />
          </h3>
          <AddressCard address={address} />
          <h3 className="h6">
            <T id="checkout.method" />
          </h3>
          <p>
            <T id={methodWords[method]} />
          </p>
          <Link to="/ecommerce/shop" className="btn btn-primary">
            <T id="shop.toShop" />
          </Link>
        </TitledCard>
        <PriceDetails totals={totals} />
      </div>
    </>
  );
}
