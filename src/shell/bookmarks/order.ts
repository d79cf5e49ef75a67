import { settingsShelf, shortName } from '@/shared/store/settingsShelf';
import { STARRED_LIMIT } from './lists';

const shelf = settingsShelf(window);

/** Under which key this browser keeps the order of a user's bookmarks. */
export const orderKey = (user: string): string => `nephrodesk.bookmarks.${shortName(user)}`;

/** More than this was not written by us. */
const MOST_KEPT = 50 * STARRED_LIMIT;

/** The order as it was kept; empty where there is none. Anybody can write to a browser's storage. */
export function keptOrder(user: string): string[] {
  try {
    const kept: unknown = JSON.parse(shelf.read(orderKey(user)) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.slice(0, MOST_KEPT).filter((key): key is string => typeof key === 'string');
  } catch {
    return [];
  }
}

export function keepOrder(user: string, order: readonly string[]): void {
  shelf.write(orderKey(user), JSON.stringify(order));
}
