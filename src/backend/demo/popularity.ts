import type { Popularity } from '@/shared/demonstration/products';

/** From which value on a colour holds (specification 4). */
const colours: readonly (readonly [from: number, color: Popularity['color']])[] = [
  [75, 'success'],
  [55, 'primary'],
  [35, 'warning'],
  [0, 'danger'],
];

/** A popularity with its colour; whatever is no number from 0 on is 0 with danger (specification 4). */
export function popularityOf(sent: unknown): Popularity {
  const value = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent;
  const [, color] = colours.find(([from]) => typeof value === 'number' && value >= from) ?? [];
  return typeof value === 'number' && Number.isFinite(value) && color
    ? { popValue: value, color }
    : { popValue: 0, color: 'danger' };
}
