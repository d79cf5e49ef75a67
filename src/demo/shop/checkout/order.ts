import type { Address, Method } from './forms';
import type { Line } from './cart';
import type { Totals } from './totals';

/** An order that was placed, as it was then. */
export interface Order {
  number: string;
  lines: readonly Line[];
  totals: Totals;
  address: Address;
  method: Method;
}

/** The number of the next order: they are counted from where a shop of some age would be. */
export const orderNumber = (before: number): string => `ND-${10_417 + before}`;
