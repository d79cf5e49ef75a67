import type { Sort } from '@/shared/ui/table/tableColumn';

/** The order that an address names: `price`, or `-price` for the other way round; null where it names none. */
export function sortFrom(text: string | null, columns: readonly string[]): Sort | null {
  const id = columns.find((column) => column === text?.replace(/^-/, ''));
  return id === undefined ? null : { id, desc: text?.startsWith('-') ?? false };
}

export const sortText = ({ id, desc }: Sort): string => `${desc ? '-' : ''}${id}`;

/** Rows in an order: numbers by size, texts as a language sorts them; those alike stay as they were. */
export function sorted<Row>(
  rows: readonly Row[],
  sort: Sort | null,
  valueOf: (row: Row, column: string) => string | number,
  locale: string,
): readonly Row[] {
  if (!sort) return rows;
  const collator = new Intl.Collator(locale, { numeric: true });
  const turn = sort.desc ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [first, second] = [valueOf(one, sort.id), valueOf(other, sort.id)];
    const both = typeof first === 'number' && typeof second === 'number';
    return turn * (both ? first - second : collator.compare(String(first), String(second)));
  });
}
