import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, productOf, relatedTo } from '@/demo/shop/catalogue/catalogue';
import { brands, categories, colours } from '@/demo/shop/catalogue/product';
import { mostOf, withMore, withQuantity } from '@/demo/shop/checkout/cart';
import { addressSchema, paymentSchema, sampleAddress } from '@/demo/shop/checkout/forms';
import { openSteps, stepAt } from '@/demo/shop/checkout/steps';
import { couponNamed, deliveryDay, isGiftCard, ratesOf, totalsOf } from '@/demo/shop/checkout/totals';
import { counted, found, isNarrowed, readWanted } from '@/demo/shop/search';
import { shopNow } from '@/demo/shop/state';

const wanted = (query: string) => readWanted(new URLSearchParams(query));
const names = (query: string) => found(catalogue, wanted(query)).map(({ name }) => name);
const priced = (...prices: number[]) => prices.map((price) => ({ price, quantity: 1 }));

describe('the catalogue of the shop (§2.7)', () => {
  it('has as many goods of each category, with ids, names and colours that differ', () => {
    expect(catalogue).toHaveLength(54);
    expect(new Set(catalogue.map(({ name }) => name)).size).toBe(54);
    expect(catalogue.map(({ id }) => id)).toEqual(catalogue.map((_, index) => index + 1));
    for (const category of categories)
      expect(catalogue.filter((one) => one.category === category)).toHaveLength(6);
    for (const one of catalogue) {
      expect(new Set(one.colours).size).toBe(one.colours.length);
      expect(one.colours.every((colour) => colours.includes(colour))).toBe(true);
      expect(one.rating).toBeGreaterThanOrEqual(1);
      expect(one.rating).toBeLessThanOrEqual(5);
      expect(Number.isInteger(one.price)).toBe(true);
    }
  });

  it('names others of the category first, and never the product itself', () => {
    const [product] = catalogue;
    if (!product) throw new Error('There is none.');
    const related = relatedTo(product, 7);
    expect(related).toHaveLength(7);
    expect(related).not.toContain(product);
    expect(related.slice(0, 5).every(({ category }) => category === product.category)).toBe(true);
  });

  it('has what lies in the cart and on the wish list at first', () => {
    const { cart, wishes } = shopNow();
    for (const { id, colour, quantity } of cart) {
      expect(productOf(id)?.colours).toContain(colour);
      expect(quantity).toBeLessThanOrEqual(mostOf(productOf(id) ?? { stock: 0 }));
    }
    expect(wishes.every((id) => productOf(id))).toBe(true);
  });
});

describe('what the address of the shop asks for (§2.7)', () => {
  it.each([
    ['', 54],
    ['max=10', 6],
    ['min=10&max=100', 32],
    ['min=100&max=500', 12],
    ['min=500', 4],
    ['category=garden', 6],
    ['q=WOODEN', 3],
    ['brand=Hexbury,Kestwick', 14],
    ['category=garden&max=10&rating=1', 1],
  ])('%s gives %d', (query, count) => {
    expect(names(query)).toHaveLength(count);
  });

  it.each(['min=-5', 'max=a lot', 'category=cars', 'brand=Nobody', 'rating=9', 'sort=dearest', 'page=0'])(
    'minds nothing that it does not know: %s',
    (query) => {
      expect(names(query)).toEqual(names(''));
      expect(isNarrowed(wanted(query))).toBe(false);
    },
  );

  it('has both ends of a price, whichever is named first', () => {
    expect(wanted('min=100&max=10')).toMatchObject({ min: 10, max: 100 });
    const at = (price: number) => catalogue.slice(0, 1).map((one) => ({ ...one, price }));
    for (const [price, isFound] of [
      [999, false],
      [1000, true],
      [10_000, true],
      [10_001, false],
    ] as const)
      expect(found(at(price), wanted('min=10&max=100')).length === 1).toBe(isFound);
  });

  it('orders by price without losing anything', () => {
    const lowest = found(catalogue, wanted('sort=lowest'));
    expect(lowest.map(({ price }) => price)).toEqual(lowest.map(({ price }) => price).sort((a, b) => a - b));
    expect(new Set(names('sort=highest'))).toEqual(new Set(names('')));
  });

  it('counts for every maker what choosing it alone would give', () => {
    const query = 'category=travel&max=100';
    const count = counted(catalogue, wanted(`${query}&brand=Hexbury`), 'brand');
    for (const brand of brands)
      expect(count((one) => one.brand === brand)).toBe(names(`${query}&brand=${brand}`).length);
  });
});

describe('the cart (§2.7)', () => {
  const line = { id: 1, colour: 'ink', quantity: 2 } as const;

  it('adds to what is there, keeps colours apart and never exceeds the most', () => {
    const once = withMore([], line, 10);
    expect(withMore(once, line, 10)).toEqual([{ ...line, quantity: 4 }]);
    expect(withMore(once, { ...line, colour: 'moss' }, 10)).toHaveLength(2);
    expect(withMore(once, { ...line, quantity: 9 }, 10)).toEqual([{ ...line, quantity: 10 }]);
    expect(withMore([], line, 0)).toEqual([]);
  });

  it('loses a line of which none is wanted', () => {
    expect(withQuantity([line], { ...line, quantity: 0 })).toEqual([]);
    expect(withQuantity([line], { ...line, quantity: 3 })).toEqual([{ ...line, quantity: 3 }]);
  });

  it.each([
    [0, 0],
    [1, 1],
    [10, 10],
    [11, 10],
  ])('of a stock of %d at most %d are sold', (stock, most) => {
    expect(mostOf({ stock })).toBe(most);
  });
});

describe('what an order costs, in cents (§2.7)', () => {
  const [harvest, less] = [couponNamed(' harvest10 '), couponNamed('FIVELESS')];
  if (!harvest || !less) throw new Error('The codes are not known.');

  it('knows its codes whatever the case, and no other', () => {
    expect(couponNamed('HARVEST11')).toBeUndefined();
    expect([isGiftCard('gift-2500'), isGiftCard('gift-2501')]).toEqual([true, false]);
  });

  it.each([
    ['below free delivery', priced(4999), null, 0, { delivery: 490, total: 5489, tax: 915 }],
    ['from free delivery on', priced(5000), null, 0, { delivery: 0, total: 5000, tax: 833 }],
    ['a discount that costs the free delivery', priced(5000), harvest, 0, { discount: 500, delivery: 490 }],
    ['a share with half a cent', priced(1005), harvest, 0, { discount: 101 }],
    ['below the least of a coupon', priced(3999), less, 0, { discount: 0 }],
    ['from the least of a coupon on', priced(4000), less, 0, { discount: 500 }],
    ['a gift card in part', priced(5000), null, 2500, { gift: 2500, total: 2500, tax: 833 }],
    ['a gift card that covers all', priced(1000), null, 2500, { gift: 1490, total: 0 }],
    ['nothing', [], harvest, 2500, { goods: 0, delivery: 0, gift: 0, total: 0 }],
  ])('%s', (_, rows, coupon, gift, expected) => {
    expect(totalsOf(rows, coupon, gift)).toMatchObject(expected);
  });

  it('adds up, never below nothing', () => {
    const row = fc.record({
      price: fc.integer({ min: 1, max: 90_000 }),
      quantity: fc.integer({ min: 1, max: 10 }),
    });
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 8 }),
        fc.constantFrom(null, harvest, less),
        fc.integer({ min: 0, max: 2500 }),
        (rows, coupon, gift) => {
          const sums = totalsOf(rows, coupon, gift);
          expect(Object.values(sums).every((sum) => Number.isInteger(sum) && sum >= 0)).toBe(true);
          expect(sums.goods - sums.discount + sums.delivery - sums.gift).toBe(sums.total);
        },
      ),
    );
  });

  it('is paid in rates that add up', () => {
    expect(ratesOf(10_000, 3)).toEqual({ first: 3334, each: 3333 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(3, 6, 12), (total, months) => {
        const { first, each } = ratesOf(total, months);
        expect(first + each * (months - 1)).toBe(total);
        expect(first).toBeGreaterThanOrEqual(each);
      }),
    );
  });

  it.each([
    ['2026-03-06', 1, '2026-03-07'],
    ['2026-03-07', 1, '2026-03-09'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-02-26', 6, '2026-03-05'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('ordered on %s with %d delivery days it comes on %s, never on a Sunday', (today, days, day) => {
    expect(deliveryDay(today, days)).toBe(day);
  });
});

describe('the steps of the checkout (§2.7)', () => {
  const line = { id: 1, colour: 'ink', quantity: 1 } as const;

  it('open one after the other', () => {
    expect(openSteps({ cart: [], deliverTo: sampleAddress })).toEqual(['cart']);
    expect(openSteps({ cart: [line], deliverTo: null })).toEqual(['cart', 'address']);
    expect(openSteps({ cart: [line], deliverTo: sampleAddress })).toEqual(['cart', 'address', 'payment']);
    expect(stepAt('payment', ['cart', 'address'])).toBe('address');
    expect(stepAt('nonsense', ['cart', 'address'])).toBe('cart');
  });

  it('takes an address with everything but a landmark, and says what is wrong by field', () => {
    expect(addressSchema.safeParse({ ...sampleAddress, landmark: '' }).success).toBe(true);
    const wrong = addressSchema.safeParse({ ...sampleAddress, name: ' ', phone: 'call me', pincode: 'x' });
    expect(wrong.error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
      ['name', 'validation.required'],
      ['phone', 'validation.phone'],
      ['pincode', 'checkout.pincodeWrong'],
    ]);
    const empty = addressSchema.safeParse({ ...sampleAddress, phone: '', pincode: '' });
    expect(empty.error?.issues.map(({ message }) => message)).toEqual([
      'validation.required',
      'validation.required',
    ]);
  });

  it('asks for three digits of the saved card only', () => {
    const { payment } = shopNow();
    for (const [cvv, isTaken] of [
      ['', false],
      ['12', false],
      ['123', true],
      ['1234', false],
      ['12x', false],
    ] as const)
      expect(paymentSchema.safeParse({ ...payment, cvv }).success).toBe(isTaken);
    expect(paymentSchema.safeParse({ ...payment, method: 'cash' }).success).toBe(true);
  });
});
