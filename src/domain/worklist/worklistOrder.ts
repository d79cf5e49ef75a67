import { byAgeAndName, compare, type WorklistRow } from './worklist';

/** Gives what rows are ordered by, the smallest first; null where it is not known. */
export type RowValue = (row: WorklistRow) => number | string | null;

/** The ranks of rows by what a list is sorted by, whole numbers: the smallest value is 0, no value is `distinct`. */
interface Ranks {
  of: Uint32Array;
  distinct: number;
}

/** The places of rows by age and name, with the ranks of each column that was sorted by so far. */
interface Prepared {
  placed: Uint32Array;
  ranks: Map<RowValue, Ranks>;
}

const preparedLists = new WeakMap<readonly WorklistRow[], Prepared>();

function preparedOf(rows: readonly WorklistRow[]): Prepared {
  const before = preparedLists.get(rows);
  if (before) return before;
  const places = new Map(rows.map((row, place) => [row, place]));
  const placed = Uint32Array.from(rows.toSorted(byAgeAndName), (row) => places.get(row) ?? 0);
  const prepared = { placed, ranks: new Map() };
  preparedLists.set(rows, prepared);
  return prepared;
}

/** Prepares an order that somebody may ask for: what it compares is worked out once for an array of rows. */
export function prepareOrder(rows: readonly WorklistRow[], valueOf: RowValue): Ranks {
  const { placed, ranks } = preparedOf(rows);
  const before = ranks.get(valueOf);
  if (before) return before;
  const column = Array.from(placed, (place) => {
    const row = rows[place];
    return row ? valueOf(row) : null;
  });
  const known = [...new Set(column)].filter((value) => value !== null).sort(compare);
  const rankOf = new Map<number | string | null, number>(known.map((value, rank) => [value, rank]));
  const distinct = known.length;
  const made = { of: Uint32Array.from(column, (value) => rankOf.get(value) ?? distinct), distinct };
  ranks.set(valueOf, made);
  return made;
}

/**
 * The places of rows in the order asked for; ties by the age of the alert, then by name. No value sorts last in either
 * direction, because it is neither the best nor the worst. What is compared is prepared once for an array of rows, which
 * must not be changed afterwards: another order of it only counts.
 */
export function orderOf(rows: readonly WorklistRow[], valueOf: RowValue, descending: boolean): Uint32Array {
  const { placed } = preparedOf(rows);
  const { of: ranks, distinct } = prepareOrder(rows, valueOf);
  const turned = (rank: number) => (descending && rank < distinct ? distinct - 1 - rank : rank);
  // How many stand before each rank: rows of one rank keep the order they have.
  const next = new Uint32Array(distinct + 2);
  for (const rank of ranks) {
    const after = turned(rank) + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let rank = 1; rank < next.length; rank += 1) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  const order = new Uint32Array(placed.length);
  for (let index = 0; index < placed.length; index += 1) {
    const rank = turned(ranks[index] ?? distinct);
    const at = next[rank] ?? 0;
    next[rank] = at + 1;
    order[at] = placed[index] ?? 0;
  }
  return order;
}
