import ChevronRight from 'lucide-react/icons/chevron-right';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useId, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { productOf } from '../catalogue/catalogue';
import { changeLine, changeShop, shopNow, toggleWish, useShop } from '../state';
import { useUndo } from '../useUndo';
import { isSameLine, type Line } from './cart';
import { CartLine } from './CartLine';
import { CouponForm } from './CouponForm';
import { PriceDetails } from './PriceDetails';
import { addressOfStep } from './steps';
import { totalsOfShop } from './totalsOfShop';
import { useDeliveryDay } from './useDeliveryDay';

/** Puts a line back where it was; what else has changed since stays. */
const putBack = (line: Line, place: number): void =>
  changeShop(({ cart }) =>
    cart.some((one) => isSameLine(one, line))
      ? {}
      : { cart: [...cart.slice(0, place), line, ...cart.slice(place)] },
  );

/** The first step: what is in the cart. */
export function CartStep({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const t = useT();
  const title = useId();
  const shop = useShop();
  const deliveryDay = useDeliveryDay();
  const [asked, ask] = useState<Line | null>(null);
  const undo = useUndo(() => heading.current?.focus());
  const totals = totalsOfShop(shop);
  const askedName = asked && productOf(asked.id)?.name;

  const leave = (line: Line, isWished: boolean) => {
    const place = shop.cart.indexOf(line);
    const isNew = isWished && !shop.wishes.includes(line.id);
    changeLine({ ...line, quantity: 0 });
    if (isNew) toggleWish(line.id);
    undo.offer({
      said: (
        <T
          id={isWished ? 'checkout.wished' : 'checkout.removed'}
          values={{ name: <bdi lang="en">{productOf(line.id)?.name}</bdi> }}
        />
      ),
      undo: () => {
        putBack(line, place);
        if (isNew && shopNow().wishes.includes(line.id)) toggleWish(line.id);
      },
    });
  };

  return (
    <>
      {undo.strip}
      <h2 id={title} ref={heading} tabIndex={-1} className="h5">
        <T id="checkout.cart" />
      </h2>
      {shop.cart.length === 0 ? (
        <EmptyState
          icon={ShoppingCart}
          title={t('checkout.empty')}
          text={t('checkout.emptyText')}
          action={
            <Link to="/ecommerce/shop" className="btn btn-primary">
              <T id="shop.toShop" />
            </Link>
          }
        />
      ) : (
        <div className="nd-checkout">
          <ul className="nd-checkout-lines" aria-labelledby={title}>
            {shop.cart.map((line) => {
              const product = productOf(line.id);
              return (
                product && (
                  <CartLine
                    key={`${line.id} ${line.colour}`}
                    line={line}
                    product={product}
                    day={deliveryDay(product.days)}
                    onNone={() => ask(line)}
                    onRemove={() => leave(line, false)}
                    onWish={() => leave(line, true)}
                  />
                )
              );
            })}
          </ul>
          <PriceDetails totals={totals}>
            <CouponForm goods={totals.goods} />
            <Link to={addressOfStep('address')} className="btn btn-primary w-100 mt-3">
              <T id="checkout.toAddress" /> <Icon of={ChevronRight} directional />
            </Link>
          </PriceDetails>
        </div>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={<T id="checkout.removeTitle" values={{ name: <bdi lang="en">{askedName}</bdi> }} />}
        confirmLabel={<T id="shop.remove" />}
        onClose={() => ask(null)}
        onConfirm={() => {
          if (asked) leave(asked, false);
          ask(null);
        }}
      >
        <T id="checkout.removeText" />
      </ConfirmDialog>
    </>
  );
}
