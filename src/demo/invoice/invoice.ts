/** An invented invoice of an invented workshop. */
export const invoice = {
  number: 'NW-2026-117',
  company: {
    name: 'Northlight Workshop',
    lines: ['14 Lantern Row', '71250 Marlingford', 'accounts@northlight.test'],
  },
  recipient: {
    name: 'Robin Alderley',
    lines: ['Office for Good Chairs', '3 Lime Tree Court', '71254 Marlingford'],
  },
  items: [
    { task: 'Drawings of the entrance, with a ramp', hours: 24, rate: 6200 },
    { task: 'Five signs, and a sixth without the mistake', hours: 7.5, rate: 4800 },
  ],
  /** Per cent. */
  discount: 5,
  bank: { name: 'Harbour Savings Bank', account: '0042 1170 88' },
};

type Item = (typeof invoice.items)[number];

/** What an item comes to: hours times the rate, in cents. */
export const amountOf = ({ hours, rate }: Item): number => Math.round(hours * rate);

/** What the items come to, what is taken off, and what is left to pay, in cents. */
export function totalsOf(items: readonly Item[], discount: number) {
  const subtotal = items.reduce((sum, item) => sum + amountOf(item), 0);
  const off = Math.round((subtotal * discount) / 100);
  return { subtotal, off, total: subtotal - off };
}
