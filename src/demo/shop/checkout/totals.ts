/** All amounts are whole cents. */

/** What a code takes off: a share of the goods, or an amount from a least order on. */
export type Coupon = { code: string } & ({ percent: number } | { off: number; from: number });

/** The codes that hold; the page shows them, for nobody sent them to anybody. */
export const coupons: readonly Coupon[] = [
  { code: 'HARVEST10', percent: 10 },
  { code: 'FIVELESS', off: 500, from: 4000 },
];
export const giftCard = { code: 'GIFT-2500', worth: 2500 };

/** Value added tax on top of a price without it, per cent. */
export const TAX = 20;
const DELIVERY = 490;
/** Goods of this worth are delivered free. */
export const FREE_DELIVERY_FROM = 5000;

const sameCode = (typed: string, code: string): boolean => typed.trim().toUpperCase() === code;

export const couponNamed = (typed: string): Coupon | undefined =>
  coupons.find(({ code }) => sameCode(typed, code));
export const isGiftCard = (typed: string): boolean => sameCode(typed, giftCard.code);

/** The worth of the goods that a coupon waits for; 0 for none. */
export const leastFor = (coupon: Coupon): number => ('from' in coupon ? coupon.from : 0);

function discountOf(coupon: Coupon | null, goods: number): number {
  if (!coupon || goods < leastFor(coupon)) return 0;
  return 'percent' in coupon ? Math.round((goods * coupon.percent) / 100) : Math.min(coupon.off, goods);
}

export interface Totals {
  goods: number;
  discount: number;
  delivery: number;
  /** Paid by gift card. */
  gift: number;
  /** Left to pay. */
  total: number;
  /** Value added tax in goods and delivery. */
  tax: number;
}

/** @param gift what is left on the gift card that was given */
export function totalsOf(
  rows: readonly { price: number; quantity: number }[],
  coupon: Coupon | null,
  gift: number,
): Totals {
  const goods = rows.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const discount = discountOf(coupon, goods);
  const reduced = goods - discount;
  const delivery = goods === 0 || reduced >= FREE_DELIVERY_FROM ? 0 : DELIVERY;
  const due = reduced + delivery;
  const covered = Math.min(gift, due);
  return {
    goods,
    discount,
    delivery,
    gift: covered,
    total: due - covered,
    tax: Math.round((due * TAX) / (100 + TAX)),
  };
}

/** A sum in monthly rates that add up to it: what does not divide is paid with the first. */
export function ratesOf(total: number, months: number): { first: number; each: number } {
  const each = Math.floor(total / months);
  return { first: total - each * (months - 1), each };
}

const DAY_MS = 86_400_000;

/** The day of a delivery, ISO: a number of delivery days after today, and on Sundays nobody delivers. */
export function deliveryDay(today: string, days: number): string {
  let day = new Date(`${today}T00:00:00Z`);
  for (let left = days; left > 0; left -= day.getUTCDay() === 0 ? 0 : 1)
    day = new Date(day.getTime() + DAY_MS);
  return day.toISOString().slice(0, 10);
}
