import type { CareDatabase } from '../store/careSchema';
import { foldEmail } from '@/domain/staff/email';
import type { Bookmark } from '@/shared/navigation/navbarCalls';
import { Refused } from '../contract';
import { toRefused } from '../store/failures';

export interface BookmarkStore {
  /** All pages that can be bookmarks, each with whether this user has starred it. @throws Refused 503 */
  of: (username: string) => Promise<Bookmark[]>;
  /** @throws Refused 404 for an id that no page has, 503 */
  star: (username: string, id: Bookmark['id'], starred: boolean) => Promise<void>;
}

/** What each user has starred; where somebody has not decided, what `pages` say. */
export function bookmarkStore(open: () => Promise<CareDatabase>, pages: readonly Bookmark[]): BookmarkStore {
  const known = new Set(pages.map(({ id }) => id));
  const within = async <T>(work: (database: CareDatabase) => Promise<T>): Promise<T> => {
    const database = await open();
    try {
      return await work(database);
    } catch (thrown) {
      throw toRefused(thrown);
    }
  };
  return {
    of: (username) =>
      within(async (database) => {
        const user = foldEmail(username);
        const rows = await database.getAll('bookmarks', IDBKeyRange.bound([user], [user, []]));
        const decided = new Map(rows.map(({ id, starred }) => [id, starred]));
        return pages.map((page) => ({ ...page, starred: decided.get(page.id) ?? page.starred }));
      }),
    async star(username, id, starred) {
      if (!known.has(id)) throw new Refused(404, 'errors.notFound');
      await within((database) => database.put('bookmarks', { user: foldEmail(username), id, starred }));
    },
  };
}
