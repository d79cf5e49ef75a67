import { foldEmail } from '@/domain/staff/email';
import type { Bookmark } from '@/shared/navigation/navbarCalls';
import { Refused } from '../contract';
import { keysStartingWith, type Store } from '../store/port';

export interface BookmarkStore {
  /** All pages that can be bookmarks, each with whether this user has starred it. @throws Refused 503 */
  of: (username: string) => Promise<Bookmark[]>;
  /** @throws Refused 404 for an id that no page has, 503 */
  star: (username: string, id: Bookmark['id'], starred: boolean) => Promise<void>;
}

/** Keeps the bookmarks that each user has starred; where a user has not decided, `pages` decide. */
export function bookmarkStore(store: Store, pages: readonly Bookmark[]): BookmarkStore {
  const known = new Set(pages.map(({ id }) => id));
  return {
    async of(username) {
      const own = keysStartingWith(foldEmail(username));
      const rows = await store.read(['bookmarks'], (view) => view.table('bookmarks').getAll(own));
      const decided = new Map(rows.map(({ id, starred }) => [id, starred]));
      return pages.map((page) => ({ ...page, starred: decided.get(page.id) ?? page.starred }));
    },
    async star(username, id, starred) {
      if (!known.has(id)) throw new Refused(404, 'errors.notFound');
      const decision = { user: foldEmail(username), id, starred };
      await store.write(['bookmarks'], (writing) => writing.table('bookmarks').put(decision));
    },
  };
}
