import type { Bookmark } from '@/shared/navigation/navbarCalls';

/** Maximum number of starred bookmarks in the bar (specification 9); further ones queue. */
export const STARRED_LIMIT = 10;

/** The key of a bookmark, whatever kind of id a host uses. */
export const keyOf = ({ id }: Pick<Bookmark, 'id'>): string => String(id);

/**
 * All starred bookmarks in one order: the stored order, then those starred elsewhere. The first ten are in the bar, the
 * rest is the queue; when one leaves the bar, the first of the queue is appended to it.
 */
export function arranged(suggestions: readonly Bookmark[], kept: readonly string[]): string[] {
  const starred = suggestions.filter((one) => one.starred).map(keyOf);
  const known = new Set(starred);
  return [...new Set([...kept.filter((key) => known.has(key)), ...starred])];
}

export interface BookmarkLists<Item> {
  /** All pages that can be bookmarked, in the order of the host. */
  offered: Item[];
  /** In the bar. */
  starred: Item[];
  /** Waiting for space in the bar. */
  queued: Item[];
}

/** The lists of the visible bookmarks; hidden ones take no space. */
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

/** The order after a bookmark was moved within the bar (`row`, as shown); hidden ones keep their positions. */
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
