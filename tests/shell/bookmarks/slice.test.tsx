import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navbar } from '@/shared/api/http';
import type { Bookmark } from '@/shared/navigation/navbarCalls';
import { keyOf, listsOf } from '@/shell/bookmarks/lists';
import { orderKey } from '@/shell/bookmarks/order';
import {
  bookmarksReducer,
  fetchBookmarks,
  moveBookmark,
  selectBookmarks,
  toggleBookmark,
} from '@/shell/bookmarks/slice';
import { gate } from '@tests/support/atWork';
import { host, type Call } from '@tests/support/host';
import { storeOf } from '@tests/support/storeOf';

const USER = 'ada@nephrodesk.test';
const letters = [...'abcdefghijklmn'];
const pagesWith = (starred: string): Bookmark[] =>
  letters.map((id) => ({
    id,
    target: id,
    title: id.toUpperCase(),
    link: `/${id}`,
    icon: id,
    starred: starred.includes(id),
  }));

/** A host of these pages; `meanwhile` is waited for, or answers in its place. */
function hostOf(starred: string, meanwhile?: (call: Call) => unknown) {
  const pages = pagesWith(starred);
  return host(async (call) => {
    const status = await meanwhile?.(call);
    if (typeof status === 'number') return { status };
    if (call.method === 'get') return { status: 200, data: { searchResult: structuredClone(pages) } };
    const { obj } = call.body as { obj: Bookmark };
    const row = pages.find(({ id }) => id === obj.id);
    if (row) row.starred = !obj.starred;
    return { status: row ? 200 : 404 };
  });
}

const adapter = navbar.defaults.adapter;
async function start(asked: ReturnType<typeof host>) {
  Object.assign(navbar.defaults, { adapter: asked.adapter });
  const session = () => ({ profile: { username: USER } });
  const store = storeOf({ bookmarks: bookmarksReducer, session });
  await store.dispatch(fetchBookmarks({ quiet: true }));
  const shown = () => {
    const { suggestions, order } = selectBookmarks(store.getState());
    const lists = listsOf(
      suggestions.map((one) => [keyOf(one), keyOf(one)] as const),
      order,
    );
    return `${lists.starred.join('')} ${lists.queued.join('')}`.trim();
  };
  const toggle = (...keys: string[]) => Promise.all(keys.map((key) => store.dispatch(toggleBookmark(key))));
  const oneByOne = async (keys: string) => {
    for (const key of keys) await toggle(key);
  };
  return { store, shown, toggle, oneByOne, state: () => selectBookmarks(store.getState()) };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  Object.assign(navbar.defaults, { adapter });
  vi.restoreAllMocks();
});

describe('§2.7 §9 the lists', () => {
  it('rule 2: a page joins the end of the bar while there is room', async () => {
    const { shown, oneByOne, state } = await start(hostOf('ca'));
    expect(shown()).toBe('ac');
    await oneByOne('zb');
    expect(shown()).toBe('acb');
    expect(
      state()
        .suggestions.filter(({ starred }) => starred)
        .map(keyOf),
    ).toEqual(['a', 'b', 'c']);
  });

  it('rule 3: without a queue a page just leaves', async () => {
    const { shown, oneByOne } = await start(hostOf('abc'));
    await oneByOne('b');
    expect(shown()).toBe('ac');
  });

  it('rule 5: the tenth is the last in the bar, the eleventh the first of the queue', async () => {
    const { shown, oneByOne } = await start(hostOf('abcdefghi'));
    await oneByOne('n');
    expect(shown()).toBe('abcdefghin');
    await oneByOne('mk');
    expect(shown()).toBe('abcdefghin mk');
  });

  it('rule 4: for one that leaves the bar, the oldest of the queue comes to its end', async () => {
    const { shown, oneByOne } = await start(hostOf('abcdefghij'));
    await oneByOne('nk');
    await oneByOne('c');
    expect(shown()).toBe('abdefghijn k');
    await oneByOne('c');
    expect(shown()).toBe('abdefghijn kc');
  });

  it('rule 6: one that waits leaves the queue', async () => {
    const { shown, oneByOne } = await start(hostOf('abcdefghij'));
    await oneByOne('nmk');
    await oneByOne('m');
    expect(shown()).toBe('abcdefghij nk');
  });

  it('an order moves within the bar only, and is kept for its user', async () => {
    const first = await start(hostOf('abcdefghijkl'));
    const row = [...'abcdefghij'];
    first.store.dispatch(moveBookmark(row, 0, 9));
    expect(first.shown()).toBe('bcdefghija kl');
    for (const [from, to] of [
      [0, 10],
      [0, -1],
      [3, 3],
      [12, 0],
    ] as const)
      first.store.dispatch(moveBookmark([...'bcdefghija'], from, to));
    expect(first.shown()).toBe('bcdefghija kl');
    expect((await start(hostOf('abcdefghijkl'))).shown()).toBe('bcdefghija kl');
    // Starred elsewhere meanwhile, and no longer starred.
    expect((await start(hostOf('abcdefgijklm'))).shown()).toBe('bcdefgijak lm');
  });

  it('what is not shown keeps its place and takes up none', async () => {
    const { store } = await start(hostOf('abcdefghijkl'));
    store.dispatch(moveBookmark([...'acdefghijk'], 9, 0));
    const { order } = selectBookmarks(store.getState());
    expect(order.join('')).toBe('kbacdefghijl');
    const visible = listsOf(
      [...'acdefghijkl'].map((key) => [key, key] as const),
      order,
    );
    expect([visible.starred.join(''), visible.queued.join('')]).toEqual(['kacdefghij', 'l']);
  });
});

describe('RC10 a change', () => {
  it.each([500, 404, 422])('that fails with %i leaves everything as it was', async (status) => {
    const asked = hostOf('abcdefghij', ({ method }) => (method === 'post' ? status : undefined));
    const { shown, toggle, state } = await start(asked);
    const before = state();
    await toggle('n');
    await toggle('a');
    expect(shown()).toBe('abcdefghij');
    expect({ ...state(), changing: [] }).toEqual(before);
    expect(localStorage).toHaveLength(0);
    expect(asked.calls.map(({ method }) => method)).toEqual(['get', 'post', 'post']);
  });

  it('sends the row and asks again for all only when it is done', async () => {
    const asked = hostOf('a');
    const { toggle } = await start(asked);
    await toggle('b');
    expect(asked.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'get /search/bookmarks/data',
      'post /update/bookmarks',
      'get /search/bookmarks/data',
    ]);
    expect(asked.calls[1]?.body).toEqual({ obj: pagesWith('')[1] });
  });

  it('is sent once, however often it is asked for', async () => {
    const asked = hostOf('a');
    const { shown, toggle } = await start(asked);
    await toggle('b', 'b', 'b');
    expect(asked.calls.filter(({ method }) => method === 'post')).toHaveLength(1);
    expect(shown()).toBe('ab');
  });

  it('is not undone by an answer that was asked for before it', async () => {
    const slow = gate();
    let gets = 0;
    const asked = host(async ({ method }) => {
      if (method === 'post') return { status: 200 };
      gets += 1;
      if (gets === 2) await slow.wait;
      return { status: 200, data: { searchResult: pagesWith(gets === 3 ? 'ab' : 'a') } };
    });
    const { store, shown, toggle } = await start(asked);
    const late = store.dispatch(fetchBookmarks({ quiet: true }));
    await vi.waitFor(() => expect(gets).toBe(2));
    await toggle('b');
    expect(shown()).toBe('ab');
    gets = 0;
    slow.go();
    await late;
    expect(shown()).toBe('ab');
  });

  it('of two at a time keeps both', async () => {
    const { shown, toggle } = await start(hostOf('a'));
    await toggle('c', 'b');
    expect([...shown()].toSorted().join('')).toBe('abc');
  });

  it('whose new list does not come keeps what is known', async () => {
    let gets = 0;
    const asked = hostOf('a', ({ method }) => (method === 'get' && (gets += 1) > 1 ? 404 : undefined));
    const { shown, toggle, state } = await start(asked);
    await toggle('b');
    expect([shown(), state().status]).toEqual(['ab', 'ready']);
  });
});

describe('The first list', () => {
  it('is failed when it did not come, and comes when asked for again', async () => {
    const { state, store } = await start(host(() => ({ status: 404 })));
    expect(state().status).toBe('failed');
    Object.assign(navbar.defaults, { adapter: hostOf('a').adapter });
    await store.dispatch(fetchBookmarks({ quiet: true }));
    expect(state().status).toBe('ready');
  });

  it.each([{}, { searchResult: {} }, { searchResult: [{ id: 'a' }] }, '<html>', null])(
    'is failed when it is %j',
    async (data) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { state } = await start(host(() => ({ status: 200, data })));
      expect(state()).toMatchObject({ status: 'failed', suggestions: [] });
      expect(warned.mock.calls.length).toBeLessThan(2);
    },
  );

  it.each(['{', '{"a":1}', '[1,{},null,"c"]', '["zz","c","c","__proto__"]', '"ca"'])(
    'is in the order of %s as far as that makes sense',
    async (kept) => {
      localStorage.setItem(orderKey(USER), kept);
      const { shown } = await start(hostOf('abc'));
      expect(shown()).toBe(kept.includes('"c"') ? 'cab' : 'abc');
    },
  );

  it('may count its pages instead of naming them', async () => {
    const pages = pagesWith('').map((page, index) => ({ ...page, id: index + 1 }));
    const asked = host(({ method }) => ({
      status: 200,
      data: method === 'get' ? { searchResult: pages } : undefined,
    }));
    const { toggle } = await start(asked);
    await toggle('2');
    expect(asked.calls[1]?.body).toMatchObject({ obj: { id: 2, starred: false } });
  });
});
