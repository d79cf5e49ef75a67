import { bookmarkUpdateSchema, type Bookmark } from '@/shared/navigation/navbarCalls';
import type { Identified } from '../actor';
import { bodyOf, parseBody, refusalBody, tokenIn } from '../http/bodies';
import { Refused } from '../contract';
import type { Answering } from '../http/answering';
import type { Store } from '../store/port';
import { bookmarkStore, type BookmarkStore } from './bookmarks';

/** Results shown of each group (specification 9). */
const SEARCH_LIMIT = 4;

type Reply = [status: number, data?: unknown];

interface NavbarRoute {
  method: 'get' | 'post';
  /** Below the base of the calls. */
  path: string;
  reply: (bookmarks: BookmarkStore, username: string, body: unknown) => Promise<Reply>;
}

/** The calls of the top bar (specification 7), one row each; `public/openapi.json` says the same in words for others. */
export const navbarRoutes: readonly NavbarRoute[] = [
  {
    method: 'get',
    path: '/main-search/data',
    async reply(bookmarks, username) {
      const [{ contacts }, { files }] = await Promise.all([import('./contacts'), import('./files')]);
      const pages = (await bookmarks.of(username)).map(({ starred: _starred, ...page }) => page);
      const groups = { Pages: pages, Files: files, Contacts: contacts };
      const searchResult = Object.entries(groups).map(([groupTitle, data]) => ({
        groupTitle,
        searchLimit: SEARCH_LIMIT,
        data,
      }));
      return [200, { searchResult }];
    },
  },
  {
    method: 'get',
    path: '/search/bookmarks/data',
    reply: async (bookmarks, username) => [200, { searchResult: await bookmarks.of(username) }],
  },
  {
    method: 'post',
    path: '/update/bookmarks',
    async reply(bookmarks, username, body) {
      const { obj } = parseBody(bookmarkUpdateSchema, bodyOf(body));
      await bookmarks.star(username, obj.id, !obj.starred);
      return [200];
    },
  },
];

export interface NavbarContext {
  store: Store;
  authorise: (token: string) => Promise<Identified | null>;
  /** The pages that can be searched and starred; `starred` is the default for users who have not decided. */
  pages: readonly Bookmark[] | Promise<readonly Bookmark[]>;
}

/** The answer to a call of the top bar, however it came, to anybody signed in; a refusal is an answer as well. */
export async function replyToNavbar(
  { store, authorise, pages }: NavbarContext,
  { reply }: NavbarRoute,
  { authorization, body }: { authorization: string | undefined; body: unknown },
): Promise<Reply> {
  try {
    const token = tokenIn(authorization);
    const caller = token === undefined ? null : await authorise(token);
    if (!caller) throw new Refused(401, 'errors.signedOut');
    if (caller.isLocked) throw new Refused(423, 'errors.locked');
    return await reply(bookmarkStore(store, await pages), caller.username, body);
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown;
    return [thrown.status, refusalBody(thrown)];
  }
}

/** Answers the calls of the top bar in the browser. */
export const navbarAnswers =
  (context: NavbarContext): Answering =>
  async (call) => {
    const route = navbarRoutes.find(({ method, path }) => method === call.method && path === call.path);
    if (!route) return null;
    const [status, data] = await replyToNavbar(context, route, call);
    return { status, data };
  };
