import { productOf } from '../catalogue/catalogue';
import type { Shop } from '../state';
import { totalsOf, type Totals } from './totals';

/** The sums of the cart as it is. */
export const totalsOfShop = ({ cart, coupon, hasGiftCard, giftLeft }: Shop): Totals =>
  totalsOf(
    cart.map(({ id, quantity }) => ({ price: productOf(id)?.price ?? 0, quantity })),
    coupon,
    hasGiftCard ? giftLeft : 0,
  );
