import { zodResolver } from '@hookform/resolvers/zod';
import Info from 'lucide-react/icons/info';
import { useEffect, useState, type Ref } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { useProblemList } from '@/shared/forms/problemList';
import { T, useT } from '@/shared/i18n/text';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { Icon } from '@/shared/ui/Icon';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useMoney } from '../money';
import { changeShop, shopNow, useShop } from '../state';
import { AddressCard } from './AddressCard';
import { CodeForm } from './CodeForm';
import { paymentSchema, type Address, type Payment } from './forms';
import { orderNumber } from './order';
import { PaymentFields } from './PaymentFields';
import { PriceDetails } from './PriceDetails';
import { addressOfStep } from './steps';
import { giftCard, isGiftCard } from './totals';
import { totalsOfShop } from './totalsOfShop';

const labels = { cvv: 'checkout.cvv' } as const;

/** Takes the one gift card there is; what an order leaves on it is there for the next. */
function GiftCardForm() {
  const money = useMoney();
  const { hasGiftCard, giftLeft } = useShop();
  const apply = (code: string) => {
    if (!isGiftCard(code)) return <T id="checkout.giftUnknown" values={{ code: <bdi>{code.trim()}</bdi> }} />;
    if (giftLeft === 0) return <T id="checkout.giftSpent" />;
    changeShop(() => ({ hasGiftCard: true }));
    return null;
  };
  return (
    <CodeForm
      label={<T id="checkout.giftCode" />}
      hint={
        <T id="checkout.giftHint" values={{ code: <code>{giftCard.code}</code>, left: money(giftLeft) }} />
      }
      applied={hasGiftCard ? <T id="checkout.giftApplied" values={{ left: money(giftLeft) }} /> : null}
      remove={<T id="checkout.giftRemove" />}
      onApply={apply}
      onRemove={() => changeShop(() => ({ hasGiftCard: false }))}
    />
  );
}

/** The third step: how it would be paid. Nothing is charged, and the page says so. */
export function PaymentStep({ address, heading }: { address: Address; heading: Ref<HTMLHeadingElement> }) {
  const t = useT();
  const money = useMoney();
  const navigate = useNavigate();
  const totals = totalsOfShop(useShop());
  const [busy, setBusy] = useState(false);
  const form = useForm<Payment>({
    defaultValues: shopNow().payment,
    resolver: zodResolver(paymentSchema),
    shouldFocusError: false,
  });
  const { subscribe, formState } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // What stands on the back of a card is nobody's to keep.
        callback: ({ values }) => changeShop(() => ({ payment: { ...values, cvv: '' } })),
      }),
    [subscribe],
  );
  const problems = useProblemList(formState.errors, labels);

  const place = form.handleSubmit(async ({ method }) => {
    if (busy) return;
    setBusy(true);
    const { cart, orders } = shopNow();
    const number = orderNumber(orders.length);
    changeShop((before) => ({
      orders: [...before.orders, { number, lines: cart, totals, address, method }],
    }));
    // The cart is emptied once this step is off the page, and that at once: it would lead back to the first one.
    await navigate(`/ecommerce/checkout?order=${number}`, { replace: true, flushSync: true });
    changeShop(({ giftLeft }) => ({
      cart: [],
      coupon: null,
      hasGiftCard: false,
      giftLeft: giftLeft - totals.gift,
    }));
  });

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="h5">
        <T id="checkout.payment" />
      </h2>
      <p className="alert alert-info">
        <Icon of={Info} /> <T id="checkout.nothingCharged" />
      </p>
      <div className="nd-checkout">
        <div className="nd-checkout-lines">
          <TitledCard title={t('checkout.method')}>
            <ErrorSummary problems={problems} attempt={formState.submitCount} />
            <form noValidate onSubmit={(event) => void place(event)}>
              <PaymentFields form={form} total={totals.total} />
              <button type="submit" className="btn btn-primary" aria-disabled={busy} aria-busy={busy}>
                <T id="checkout.place" values={{ total: money(totals.total) }} />
              </button>
            </form>
          </TitledCard>
          <TitledCard title={t('checkout.gift')}>
            <GiftCardForm />
          </TitledCard>
        </div>
        <div className="nd-checkout-lines">
          <PriceDetails totals={totals} />
          <TitledCard title={t('checkout.deliverTo')}>
            <AddressCard address={address} />
            <Link to={addressOfStep('address')}>
              <T id="checkout.otherAddress" />
            </Link>
          </TitledCard>
        </div>
      </div>
    </>
  );
}
