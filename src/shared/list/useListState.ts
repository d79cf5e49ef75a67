import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { filterRows, sortRows, type RowReading } from './arrange';
import type { Filters, FilterValues, List, ListQuery, QueryChange } from './defineList';
import { useListQuery } from './useListQuery';
import { useListSearch, type ListSearch } from './useListSearch';

/** A list as its address and its search box ask for it. */
export interface ListState<Row, F extends Filters, S extends string, P extends string> extends ListSearch {
  list: List<F, S, P>;
  query: ListQuery<F, S>;
  change: (change: QueryChange<P>) => void;
  /** Search part of the address that opens one beside the list as it is. */
  searchFor: (id: string) => string;
  /** True where a word or a filter narrows the list. */
  isFiltered: boolean;
  /** Everything, in no order. */
  all: readonly Row[];
  /** The rows that are left, in order. */
  rows: readonly Row[];
  page: number;
  /** The part of these rows that is on this page. */
  pageRows: readonly Row[];
  /** The values a filter can take at present. */
  choicesOf: (name: keyof F & string) => readonly string[];
  /** Counts how many of all rows a choice by itself would leave. */
  count: (name: keyof F & string, choice: string) => number;
}

const NONE: readonly string[] = [];

/** Rows searched, filtered, sorted and cut to a page; a key typed filters once and sorts nothing. */
export function useListState<Row, F extends Filters, S extends string, P extends string>(
  list: List<F, S, P>,
  all: readonly Row[],
  {
    text: textOf,
    matches,
    sortValue,
    known,
  }: RowReading<Row, F, S> & {
    /** The choices of filters that depend on what there is; absent as long as that is not known. */
    known?: { readonly [K in keyof F]?: readonly string[] | undefined };
  },
): ListState<Row, F, S, P> {
  const { locale } = useIntl();
  const { query: inAddress, change, searchFor } = useListQuery(list);
  const search = useListSearch(inAddress, change, list.cleared);
  const { text } = search;

  const chosen = Object.entries<string>(inAddress.filters).map(([name, value]) => [
    name,
    known?.[name]?.includes(value) === false ? '' : value,
  ]);
  // The filters are the same object until one of them changes: a change of page or order filters nothing.
  const written = JSON.stringify(Object.fromEntries(chosen));
  const filters = useMemo(() => JSON.parse(written) as FilterValues<F>, [written]);
  const query = useMemo(() => ({ ...inAddress, filters }), [inAddress, filters]);

  const { sort, descending, pageSize } = inAddress;
  const { ties } = list;
  const sorted = useMemo(
    () => sortRows(all, sortValue, { sort, descending, ties }, locale),
    [all, sortValue, sort, descending, ties, locale],
  );
  const q = text.trim();
  const rows = useMemo(
    () => filterRows(sorted, { text: textOf, matches }, q, filters),
    [sorted, textOf, matches, q, filters],
  );
  const page = Math.min(inAddress.page, Math.max(1, Math.ceil(rows.length / pageSize)));
  const pageRows = useMemo(() => rows.slice((page - 1) * pageSize, page * pageSize), [rows, page, pageSize]);
  const count = useCallback(
    (name: string, choice: string): number => {
      const none = Object.fromEntries(Object.keys(list.filters).map((other) => [other, '']));
      const alone = { ...none, [name]: choice } as FilterValues<F>;
      return all.filter((row) => matches(row, alone)).length;
    },
    [list, all, matches],
  );

  return {
    list,
    query,
    change,
    searchFor,
    ...search,
    isFiltered: text.trim() !== '' || Object.values<string>(filters).some((value) => value !== ''),
    all,
    rows,
    page,
    pageRows,
    choicesOf: (name) => {
      const choices = list.filters[name];
      return known?.[name] ?? (choices === undefined || choices === 'text' ? NONE : choices);
    },
    count,
  };
}
