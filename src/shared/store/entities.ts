import type { Entity } from '@/domain/entity';

/** Records by their ids. */
export interface Held<T extends Entity> {
  /** In the order in which they are listed. */
  ids: readonly string[];
  entities: Readonly<Record<string, T>>;
}

type Order<T> = (a: T, b: T) => number;

const listed = new WeakMap<object, unknown>();

/** All records in their order: the same array for as long as none has changed. */
export function rowsOf<T extends Entity>({ ids, entities }: Held<T>): T[] {
  const known = listed.get(entities);
  if (known) return known as T[];
  const rows = ids.flatMap((id) => entities[id] ?? []);
  listed.set(entities, rows);
  return rows;
}

/** Both are in order already, which is why no row is compared with more than its neighbours. */
function merged<T>(rows: readonly T[], added: readonly T[], order: Order<T>): T[] {
  const all: T[] = [];
  let next = 0;
  for (const one of added) {
    for (let row = rows[next]; row !== undefined && order(row, one) <= 0; row = rows[next]) {
      all.push(row);
      next += 1;
    }
    all.push(one);
  }
  return all.concat(rows.slice(next));
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/**
 * With records that are new or in the place of their earlier versions: a record is replaced, not merged with its earlier
 * one, lest a field that was taken away stay.
 * @param order without it new records come last
 */
export function withRecords<T extends Entity, State extends Held<T>>(
  state: State,
  records: readonly T[],
  order?: Order<T>,
): State {
  if (records.length === 0) return state;
  const entities: Record<string, T> = { ...state.entities };
  const changed = new Set<string>();
  for (const record of records) {
    entities[record.id] = record;
    changed.add(record.id);
  }
  const newest = [...changed].flatMap((id) => entities[id] ?? []);
  const ids = order
    ? merged(
        rowsOf<T>(state).filter(({ id }) => !changed.has(id)),
        newest.toSorted(order),
        order,
      ).map(({ id }) => id)
    : [...state.ids, ...[...changed].filter((id) => !Object.hasOwn(state.entities, id))];
  return { ...state, entities, ids: isSame(ids, state.ids) ? state.ids : ids };
}

/** Without the records of a condition. */
export function withoutRecords<T extends Entity, State extends Held<T>>(
  state: State & Held<T>,
  isGone: (record: T) => boolean,
): State {
  const kept = rowsOf<T>(state).filter((record) => !isGone(record));
  if (kept.length === state.ids.length) return state;
  return {
    ...state,
    ids: kept.map(({ id }) => id),
    entities: Object.fromEntries(kept.map((record) => [record.id, record])),
  };
}
