import type { MessageId } from '@/locales';
import type { Category, Colour } from './catalogue/product';
import type { Order } from './search';

export const categoryWords: Record<Category, MessageId> = {
  audio: 'shop.audio',
  computers: 'shop.computers',
  kitchen: 'shop.kitchen',
  lighting: 'shop.lighting',
  furniture: 'shop.furniture',
  fitness: 'shop.fitness',
  garden: 'shop.garden',
  travel: 'shop.travel',
  stationery: 'shop.stationery',
};

export const colourWords: Record<Colour, MessageId> = {
  ink: 'shop.ink',
  sand: 'shop.sand',
  moss: 'shop.moss',
  rust: 'shop.rust',
  sky: 'shop.sky',
  plum: 'shop.plum',
};

export const orderWords: Record<Order, MessageId> = {
  featured: 'shop.featured',
  lowest: 'shop.lowest',
  highest: 'shop.highest',
};

export const addressOf = ({ id }: { id: number }): string => `/ecommerce/product-detail?id=${id}`;
