import type { Product } from '@/shared/demonstration/products';
import { popularityOf } from '../popularity';
import { productPicture } from './pictures';

const makers = [
  'Orlovane',
  'Kestwick',
  'Navarrin',
  'Pellmere',
  'Brindlow',
  'Tuvasse',
  'Hexbury',
  'Solmarrow',
  'Wendrith',
  'Calderby',
  'Fennimoor',
];
const kinds: readonly (readonly [name: string, category: string, price: number])[] = [
  ['Desk Speaker', 'Audio', 79],
  ['Silent Keyboard', 'Computers', 64],
  ['Folding Mat', 'Fitness', 28],
  ['Kettle', 'Appliances', 45],
  ['Headphones', 'Audio', 119],
  ['Notebook Stand', 'Computers', 37],
  ['Resistance Bands', 'Fitness', 19],
  ['Desk Fan', 'Appliances', 33],
  ['Pocket Radio', 'Audio', 52],
];
const states: readonly Product['order_status'][] = [
  'delivered',
  'pending',
  'on hold',
  'delivered',
  'canceled',
];

/** Ninety-nine products: every kind of every maker. */
export const sampleProducts = (): Product[] =>
  makers
    .flatMap((maker) => kinds.map((kind) => [maker, ...kind] as const))
    .map(([maker, kind, category, price], index) => ({
      id: index + 1,
      order_status: states[index % states.length] ?? 'pending',
      name: `${maker} ${kind}`,
      category,
      price: price + ((index * 7) % 40) + 0.99,
      popularity: popularityOf((index * 37) % 101),
      img: productPicture(category, index),
    }));
