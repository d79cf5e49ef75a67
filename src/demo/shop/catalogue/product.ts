/** What a product of the shop is; the lists are also what the filters and the address know. */
export const categories = [
  'audio',
  'computers',
  'kitchen',
  'lighting',
  'furniture',
  'fitness',
  'garden',
  'travel',
  'stationery',
] as const;
export type Category = (typeof categories)[number];

export const brands = [
  'Brindlow',
  'Hexbury',
  'Kestwick',
  'Navarrin',
  'Orlovane',
  'Pellmere',
  'Solmarrow',
  'Tuvasse',
] as const;
export type Brand = (typeof brands)[number];

export const colours = ['ink', 'sand', 'moss', 'rust', 'sky', 'plum'] as const;
export type Colour = (typeof colours)[number];

export interface Product {
  id: number;
  name: string;
  description: string;
  category: Category;
  brand: Brand;
  /** Whole cents, value added tax included. */
  price: number;
  /** 1 to 5, one decimal. */
  rating: number;
  ratings: number;
  /** How many are left. */
  stock: number;
  /** Delivery days between the order and the door. */
  days: number;
  colours: readonly [Colour, ...Colour[]];
}
