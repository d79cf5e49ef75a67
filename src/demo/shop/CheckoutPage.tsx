import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { AddressStep } from './checkout/AddressStep';
import { CartStep } from './checkout/CartStep';
import { Confirmation } from './checkout/Confirmation';
import { PaymentStep } from './checkout/PaymentStep';
import { StepNav } from './checkout/StepNav';
import { addressOfStep, openSteps, stepAt } from './checkout/steps';
import { useShop } from './state';
import { useMovedFocus } from './useMovedFocus';
import './shop.css';
import './checkout/checkout.css';

/** The checkout of the demonstration (specification 2.7): cart, address, payment, each at its address, and the order. */
export default function CheckoutPage() {
  const t = useT();
  const [params] = useSearchParams();
  const number = params.get('order');
  return (
    <>
      <PageHeader
        title={t('app.checkout')}
        lead={<T id="checkout.lead" />}
        actions={
          <Link to="/ecommerce/shop" className="btn btn-outline-secondary">
            <T id="shop.toShop" />
          </Link>
        }
      />
      {number === null ? <Steps named={params.get('step')} /> : <PlacedOrder number={number} />}
    </>
  );
}

function Steps({ named }: { named: string | null }) {
  const shop = useShop();
  const open = openSteps(shop);
  const step = stepAt(named, open);
  const heading = useMovedFocus(step);
  if (named !== null && named !== step) return <Navigate to={addressOfStep(step)} replace />;
  return (
    <>
      <StepNav current={step} open={open} />
      {step === 'payment' && shop.deliverTo ? (
        <PaymentStep address={shop.deliverTo} heading={heading} />
      ) : step === 'address' ? (
        <AddressStep heading={heading} />
      ) : (
        <CartStep heading={heading} />
      )}
    </>
  );
}

function PlacedOrder({ number }: { number: string }) {
  const t = useT();
  const order = useShop().orders.find((one) => one.number === number);
  if (order) return <Confirmation order={order} />;
  return (
    <EmptyState
      title={t('checkout.unknownOrder')}
      text={t('checkout.unknownOrderText')}
      action={
        <Link to="/ecommerce/shop" className="btn btn-primary">
          <T id="shop.toAll" />
        </Link>
      }
    />
  );
}
