import { settingsShelf, shortName } from '@/shared/store/settingsShelf';
import { STARRED_LIMIT } from './lists';

const shelf = settingsShelf(window);

/** The storage key for the order of a user's bookmarks. */
export const orderKey = (user: string): string => `nephrodesk.bookmarks.${shortName(user)}`;

/** A longer list was not written by this application. */
const MOST_KEPT = 50 * STARRED_LIMIT;

/** The stored order; empty if there is none. It is validated because anybody can write to a browser's storage. */
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
