import { MOST_DEPTH } from '@/domain/exchange/clinicFile';

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether something read from JSON names nothing that objects have by themselves, and is not nested without end. */
export function isHarmless(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > MOST_DEPTH) return false;
  if (Array.isArray(value)) return value.every((one) => isHarmless(one, depth + 1));
  return Object.entries(value).every(([key, own]) => !forbidden.has(key) && isHarmless(own, depth + 1));
}

/** The same with the names of every object in order: what says the same is the same text. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return typeof value[0] === 'number' ? value : value.map(inOrder);
  if (!isPlain(value)) return value;
  const names = Object.keys(value).toSorted((a, b) => (a < b ? -1 : 1));
  return Object.fromEntries(names.map((name) => [name, inOrder(value[name])]));
}
