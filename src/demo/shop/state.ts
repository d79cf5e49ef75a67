import { held } from '../held';
import type { Order } from './checkout/order';
import { mostOf, withMore, withQuantity, type Line } from './checkout/cart';
import { blankAddress, sampleAddress, type Address, type Payment } from './checkout/forms';
import { giftCard, type Coupon } from './checkout/totals';
import { productOf } from './catalogue/catalogue';

export interface Shop {
  cart: readonly Line[];
  /** Ids of products. */
  wishes: readonly number[];
  coupon: Coupon | null;
  hasGiftCard: boolean;
  /** What is left on the gift card. */
  giftLeft: number;
  addresses: readonly Address[];
  /** Which of them the order goes to. */
  deliverTo: Address | null;
  /** What is being typed. */
  address: Address;
  payment: Payment;
  orders: readonly Order[];
}

/** Cart, wish list and what was entered at the checkout. */
const shop = held<Shop>({
  cart: [
    { id: 4, colour: 'rust', quantity: 1 },
    { id: 12, colour: 'sand', quantity: 2 },
  ],
  wishes: [2, 7, 14],
  coupon: null,
  hasGiftCard: false,
  giftLeft: giftCard.worth,
  addresses: [sampleAddress],
  deliverTo: null,
  address: blankAddress,
  payment: { method: 'saved', cvv: '', card: 'Quillon Card', bank: 'Bank of Little Quenby', months: '3' },
  orders: [],
});

export const changeShop = (change: (before: Shop) => Partial<Shop>): void =>
  shop.write({ ...shop.read(), ...change(shop.read()) });

export const shopNow = shop.read;
export const useShop = shop.useValue;

export function addToCart(line: Line): void {
  const product = productOf(line.id);
  if (product) changeShop(({ cart }) => ({ cart: withMore(cart, line, mostOf(product)) }));
}

export const changeLine = (line: Line): void =>
  changeShop(({ cart }) => ({ cart: withQuantity(cart, line) }));

export const toggleWish = (id: number): void =>
  changeShop(({ wishes }) => ({
    wishes: wishes.includes(id) ? wishes.filter((one) => one !== id) : [...wishes, id],
  }));
