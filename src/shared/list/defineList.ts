import { changedParams, LONGEST_VALUE, oneOf, readPaging, type Paging } from '../navigation/listQuery';

/** The filters of a list by their name in the address: the choices, or `'text'` where any text may be chosen. */
export type Filters = Readonly<Record<string, readonly string[] | 'text'>>;

/** The choice in each filter, '' for all. */
export type FilterValues<F extends Filters> = {
  readonly [K in keyof F]: F[K] extends readonly (infer Choice extends string)[] ? Choice | '' : string;
};

/** Parameters that say how a list is shown, not what of it, each with how it is read from an address. */
export type Shown = Readonly<Record<string, (text: string | null) => unknown>>;
type ShownValues<V extends Shown> = { readonly [K in keyof V]: ReturnType<V[K]> };

/** The state of a list as its address says it. */
export interface ListQuery<F extends Filters, S extends string, V extends Shown = Shown> extends Paging {
  filters: FilterValues<F>;
  shown: ShownValues<V>;
  sort: S;
  descending: boolean;
  /** Id of the one that is open beside the list. */
  open: string | null;
}

/** A change of the address; null or '' takes a parameter out. */
export type QueryChange<P extends string = string> = Partial<
  Record<P | 'q' | 'sort' | 'dir' | 'page' | 'size', string | null>
>;

/**
 * A list whose state stands in the address: it survives reload and Back, and can be sent to a colleague.
 * `P` are the names of its own parameters.
 */
export interface List<F extends Filters, S extends string, P extends string, V extends Shown = Shown> {
  filters: F;
  /** The keys that order rows which are alike, never turned round. */
  ties: readonly S[];
  /** The parameter that names what is open beside the list. */
  open: P | undefined;
  /** Whatever is not understood becomes what is usual. */
  read: (params: URLSearchParams) => ListQuery<F, S, V>;
  /** The address after a change; a changed filter or order starts at the first page. */
  changed: (before: URLSearchParams, change: QueryChange<P>) => URLSearchParams;
  /** The change that takes search and filters away; the order stays. */
  cleared: QueryChange<P>;
}

/**
 * Describes a list by its filters and orders.
 * @param sort what it can be sorted by
 * @param ties what rows that are alike are ordered by
 * @param defaults the order without a word of it in the address
 * @param open the parameter that names what is open beside the list, and leaves the list as it is
 * @param shown how it is shown; clearing the filters leaves that as it is
 */
export function defineList<
  const F extends Filters,
  const S extends string = never,
  const O extends string = never,
  const V extends Shown = Record<never, never>,
>({
  filters,
  sort,
  ties = [],
  defaults,
  open,
  shown,
}: {
  filters: F;
  sort: readonly S[];
  ties?: readonly NoInfer<S>[];
  defaults: { sort: NoInfer<S> };
  open?: O;
  shown?: V;
}): List<F, S, ((keyof F | keyof V) & string) | O, V> {
  const names = Object.keys(filters);
  const valueOf = (name: string, text: string | null): string => {
    const choices = filters[name] ?? [];
    return choices === 'text' ? (text ?? '').slice(0, LONGEST_VALUE) : oneOf(choices, text);
  };
  return {
    filters,
    ties,
    open,
    read: (params) => ({
      ...readPaging(params),
      filters: Object.fromEntries(
        names.map((name) => [name, valueOf(name, params.get(name))]),
      ) as FilterValues<F>,
      sort: oneOf(sort, params.get('sort')) || defaults.sort,
      descending: params.get('dir') === 'desc',
      open: open === undefined ? null : params.get(open),
      shown: Object.fromEntries(
        Object.entries(shown ?? {}).map(([name, valueIn]) => [name, valueIn(params.get(name))]),
      ) as ShownValues<V>,
    }),
    changed: (before, change) => changedParams(before, change as Record<string, string | null>, open),
    cleared: Object.fromEntries(['q', ...names].map((name) => [name, null])) as QueryChange<keyof F & string>,
  };
}

/** The choices in the filters of a list. */
export type FiltersOf<L> = L extends List<infer F, infer _S, infer _P> ? FilterValues<F> : never;
/** The keys that a list can be sorted by. */
export type SortKeyOf<L> = L extends List<infer _F, infer S, infer _P> ? S : never;
/** A change of a list's address. */
export type ChangeOf<L> = L extends List<infer _F, infer _S, infer P> ? QueryChange<P> : never;
