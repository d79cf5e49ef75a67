import type { Bookmark } from '@/shared/navigation/navbarCalls';

/** Starred bookmarks that stand in the bar (specification 9); further ones queue. */
export const STARRED_LIMIT = 10;

/** What tells bookmarks apart, whatever kind of id a host gives them. */
export const keyOf = ({ id }: Pick<Bookmark, 'id'>): string => String(id);

/**
 * All starred ones in one order: as it was kept, then whatever was starred elsewhere. The first ten are in the bar, the
 * rest is the queue; so whatever leaves the bar, the first of the queue comes to its end.
 */
export function arranged(suggestions: readonly Bookmark[], kept: readonly string[]): string[] {
  const starred = suggestions.filter((one) => one.starred).map(keyOf);
  const known = new Set(starred);
  return [...new Set([...kept.filter((key) => known.has(key)), ...starred])];
}

export interface BookmarkLists<Item> {
  /** All that can be bookmarks, in the order of the host. */
  offered: Item[];
  /** In the bar. */
  starred: Item[];
  /** Waiting for a place there. */
  queued: Item[];
}

/** The lists of those bookmarks that are shown; what is not shown takes up no place. */
export function listsOf<Item>(
  offered: readonly (readonly [key: string, item: Item])[],
  order: readonly string[],
): BookmarkLists<Item> {
  const items = new Map(offered);
  const inOrder = order.flatMap((key) => items.get(key) ?? []);
  return {
    offered: [...items.values()],
    starred: inOrder.slice(0, STARRED_LIMIT),
    queued: inOrder.slice(STARRED_LIMIT),
  };
}

/** The order after one of those in the bar (`row`, as shown) was moved within it; what is not shown keeps its place. */
export function moved(
  order: readonly string[],
  row: readonly string[],
  from: number,
  to: number,
): readonly string[] {
  const key = row[from];
  if (key === undefined || to < 0 || to >= row.length || to === from) return order;
  const next = row.toSpliced(from, 1).toSpliced(to, 0, key);
  const inRow = new Set(row);
  let place = 0;
  return order.map((one) => (inRow.has(one) ? (next[place++] ?? one) : one));
}
