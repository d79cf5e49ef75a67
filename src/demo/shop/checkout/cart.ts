import type { Colour } from '../catalogue/product';

/** What lies in the cart: a number of one product in a colour. */
export interface Line {
  id: number;
  colour: Colour;
  quantity: number;
}

/** More of one thing are not sold at once. */
const MOST = 10;

/** How many of a product one cart may hold. */
export const mostOf = ({ stock }: { stock: number }): number => Math.min(MOST, stock);

export const isSameLine = (one: Omit<Line, 'quantity'>, other: Omit<Line, 'quantity'>): boolean =>
  one.id === other.id && one.colour === other.colour;

/** The cart with more of something: of what is there already its quantity grows, up to the most. */
export function withMore(cart: readonly Line[], more: Line, most: number): readonly Line[] {
  const there = cart.find((line) => isSameLine(line, more));
  const quantity = Math.min(most, (there?.quantity ?? 0) + more.quantity);
  if (quantity < 1) return cart;
  if (!there) return [...cart, { ...more, quantity }];
  return cart.map((line) => (line === there ? { ...line, quantity } : line));
}

/** The cart with another number of a line; none takes the line away. */
export const withQuantity = (cart: readonly Line[], changed: Line): readonly Line[] =>
  cart
    .map((line) => (isSameLine(line, changed) ? { ...line, quantity: changed.quantity } : line))
    .filter(({ quantity }) => quantity > 0);
