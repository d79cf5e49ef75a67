import { finds, searchable, searchOf } from '@/domain/search';
import type { FilterValues, Filters } from './defineList';

/**
 * The parts of a row that are searched, filtered and sorted; the functions stay the same from one showing to the
 * next.
 */
export interface RowReading<Row, F extends Filters, S extends string> {
  /** Everything in which each word of the search is looked for. */
  text: (row: Row) => string;
  /** Tells whether the filters let the row through. */
  matches: (row: Row, filters: FilterValues<F>) => boolean;
  /**
   * Gives the value that the row is sorted by: texts as the language sorts them, numbers from the smallest, null last
   * in either direction.
   */
  sortValue: (row: Row, key: S) => string | number | null;
}

type Value = string | number | null;

/** Rows in the order asked for; those alike by the ties, then as they were. @param locale BCP 47 */
export function sortRows<Row, S extends string>(
  rows: readonly Row[],
  sortValue: (row: Row, key: S) => Value,
  { sort, descending, ties }: { sort: S; descending: boolean; ties: readonly S[] },
  locale: string,
): Row[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const compared = (one: Value, other: Value, sign: number): number => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const both = typeof one === 'number' && typeof other === 'number';
    return sign * (both ? one - other : compare(String(one), String(other)));
  };
  const keyed = rows.map((row) => ({ row, values: [sort, ...ties].map((key) => sortValue(row, key)) }));
  keyed.sort((one, other) => {
    for (const [place, value] of one.values.entries()) {
      const order = compared(value, other.values[place] ?? null, place === 0 && descending ? -1 : 1);
      if (order !== 0) return order;
    }
    return 0;
  });
  return keyed.map(({ row }) => row);
}

/** Rows that hold what is looked for and that the filters let through. @param q as typed */
export function filterRows<Row, F extends Filters>(
  rows: readonly Row[],
  { text, matches }: Pick<RowReading<Row, F, never>, 'text' | 'matches'>,
  q: string,
  filters: FilterValues<F>,
): Row[] {
  const search = q.trim() === '' ? null : searchOf(q);
  return rows.filter((row) => {
    if (!matches(row, filters)) return false;
    return search === null || finds(searchable(text(row)), search);
  });
}
