import type { Key, KeyPart, KeyRange } from '../port';

/** A part of a statement, with the values of its placeholders. */
export interface Condition {
  text: string;
  values: readonly unknown[];
}

export const partsOf = (key: Key): readonly KeyPart[] => (typeof key === 'object' ? key : [key]);

export const isRange = (query: Key | KeyRange): query is KeyRange =>
  typeof query === 'object' && !Array.isArray(query);

/** Numbers the placeholders `?` of the parts of a statement from one on. */
export function numbered(...parts: readonly (Condition | string)[]): { text: string; values: unknown[] } {
  let place = 0;
  const text = parts
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join(' ')
    .replaceAll('?', () => `$${(place += 1)}`);
  return { text, values: parts.flatMap((part) => (typeof part === 'string' ? [] : part.values)) };
}

/** Compares the columns of a key with one key, part by part. */
export function compared(
  columns: readonly string[],
  sign: '=' | '<' | '<=' | '>' | '>=',
  key: Key,
): Condition {
  const values = partsOf(key);
  const own = columns.slice(0, values.length);
  if (own.length === 1) return { text: `${own[0]} ${sign} ?`, values };
  return { text: `(${own.join(', ')}) ${sign} (${values.map(() => '?').join(', ')})`, values };
}

export const allOf = (conditions: readonly Condition[]): Condition => ({
  text: conditions.length === 0 ? 'true' : conditions.map(({ text }) => text).join(' and '),
  values: conditions.flatMap(({ values }) => values),
});

/** The rows of a range of keys; all where there is none. */
export function within(columns: readonly string[], range: KeyRange | null | undefined): Condition {
  if (!range) return allOf([]);
  if ('startingWith' in range) return compared(columns, '=', range.startingWith);
  const { from, to, isFromOpen, isToOpen } = range;
  const [own, ...others] = columns;
  const [[first, ...low], [last, ...high]] = [partsOf(from ?? []), partsOf(to ?? [])];
  // What both ends share is one value: said so, a statement names whose rows it wants.
  if (own !== undefined && first !== undefined && first === last && low.length > 0 && high.length > 0)
    return allOf([compared([own], '=', first), within(others, { ...range, from: low, to: high })]);
  return allOf([
    ...(from === undefined ? [] : [compared(columns, isFromOpen ? '>' : '>=', from)]),
    ...(to === undefined ? [] : [compared(columns, isToOpen ? '<' : '<=', to)]),
  ]);
}
