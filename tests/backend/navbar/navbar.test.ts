import axios, { type AxiosInstance } from 'axios';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { breakStorage, openStore, rowsOf } from '../stores';
import type { Store } from '@/backend/store/port';
import {
  bookmarkSearchSchema,
  mainSearchSchema,
  type Bookmark,
  type SearchItem,
} from '@/shared/navigation/navbarCalls';
import { installNavbar } from '@tests/support/answered';

const page = (id: string, starred: boolean): Bookmark => ({
  id,
  target: id,
  title: `app.${id}`,
  link: `/${id}`,
  icon: id,
  starred,
});
const pages = [page('dashboard', true), page('alerts', true), page('general', false)];

let databases = 0;
let name = '';
const opened: Store[] = [];
function start(): AxiosInstance {
  const store = openStore(name);
  opened.push(store);
  const http = axios.create({ baseURL: '/api', validateStatus: () => true });
  installNavbar(http, '/api', {
    store,
    authorise: async (token) => (token.startsWith('of-') ? { username: token.slice(3), role: null } : null),
    pages,
  });
  return http;
}
const as = (user: string) => ({ headers: { Authorization: `Bearer of-${user}` } });

beforeEach(() => {
  name = `navbar-${(databases += 1)}`;
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const one of opened.splice(0)) one.close();
});

const starredOf = async (http: AxiosInstance, user: string) => {
  const { data } = await http.get('/search/bookmarks/data', as(user));
  return bookmarkSearchSchema
    .parse(data)
    .searchResult.filter(({ starred }) => starred)
    .map(({ id }) => id);
};
const update = (http: AxiosInstance, obj: object, user = 'ada') =>
  http.post('/update/bookmarks', { obj }, as(user));

describe('Bookmarks (§7, §3.4)', () => {
  it('are the pages, starred as the site says until somebody decides', async () => {
    const { status, data } = await start().get('/search/bookmarks/data', as('ada'));
    expect(status).toBe(200);
    expect(data).toEqual({ searchResult: pages });
  });

  it('POST api/update/bookmarks: become the opposite of what was sent, however often it is sent', async () => {
    const http = start();
    for (const _ of [1, 2]) {
      const { status, data } = await update(http, pages[2] ?? {});
      expect([status, data]).toEqual([200, undefined]);
      expect(await starredOf(http, 'ada')).toEqual(['dashboard', 'alerts', 'general']);
    }
    await update(http, { id: 'dashboard', starred: true });
    expect(await starredOf(http, 'ada')).toEqual(['alerts', 'general']);
  });

  it('belong to one user, whatever the case of the address, and survive a reload', async () => {
    await update(start(), { id: 'general', starred: false }, 'Ada@nephrodesk.test');
    const again = start();
    expect(await starredOf(again, 'ada@nephrodesk.test')).toContain('general');
    expect(await starredOf(again, 'ada@nephrodesk.test.evil')).not.toContain('general');
  });

  it.each([
    ['an unknown id', { obj: { id: 'nowhere', starred: false } }, 404],
    ['an id of another kind', { obj: { id: 1, starred: false } }, 404],
    ['no row', {}, 422],
    ['no id', { obj: { starred: true } }, 422],
    ['a flag that is none', { obj: { id: 'alerts', starred: 'yes' } }, 422],
    ['a list', [], 422],
    ['half a text', '{"obj":', 400],
    ['nothing', undefined, 422],
  ])('refuse %s', async (_, body, status) => {
    const http = start();
    const answer = await http.post('/update/bookmarks', body, as('ada'));
    expect(answer.status).toBe(status);
    expect(answer.data.message).toMatch(/^errors\./);
    expect(await starredOf(http, 'ada')).toEqual(['dashboard', 'alerts']);
  });
});

describe('The main search (§2.7, §9)', () => {
  const groups = async () =>
    mainSearchSchema.parse((await start().get('/main-search/data', as('ada'))).data).searchResult;

  it('has pages, files and contacts, four of each', async () => {
    const answered = await groups();
    expect(answered.map(({ groupTitle, searchLimit }) => [groupTitle, searchLimit])).toEqual([
      ['Pages', 4],
      ['Files', 4],
      ['Contacts', 4],
    ]);
    expect(answered[0]?.data).toEqual(pages.map(({ starred: _starred, ...rest }) => rest));
    for (const { data } of answered.slice(1)) expect(data.length).toBeGreaterThanOrEqual(6);
  });

  it('names documents that are there, with their true sizes', async () => {
    const [, files] = await groups();
    const sizes = (files?.data ?? []).map(({ file, size }: SearchItem) => [file, size]);
    const there = readdirSync('public/files').map((file) => [
      `/files/${file}`,
      statSync(`public/files/${file}`).size,
    ]);
    expect(sizes.toSorted()).toEqual(there.toSorted());
  });

  it('names contacts by address and day, and one has a picture that is there (§3.4)', async () => {
    const [, , contacts] = await groups();
    expect(contacts?.data.filter(({ img }) => img !== undefined)).toHaveLength(1);
    for (const { email, date, img } of contacts?.data ?? []) {
      expect(email).toMatch(/^[\w.-]+@[\w.-]+\.test$/);
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(img === undefined || existsSync(`public${img}`)).toBe(true);
    }
  });
});

describe.each([
  ['get', '/main-search/data'],
  ['get', '/search/bookmarks/data'],
  ['post', '/update/bookmarks'],
])('%s %s', (method, url) => {
  it.each([{}, { Authorization: 'Bearer forged' }, { Authorization: 'of-ada' }])(
    'is refused with %o',
    async (headers) => {
      const { status, data } = await start().request({ method, url, headers, data: { obj: pages[0] } });
      expect([status, data.message]).toEqual([401, 'errors.signedOut']);
    },
  );

  it('says when the storage fails', async () => {
    const http = start();
    for (const store of opened) await rowsOf(store).count('bookmarks');
    breakStorage();
    const { status, data } = await http.request({ method, url, ...as('ada'), data: { obj: pages[0] } });
    expect([status, data.message]).toEqual([503, 'errors.storage']);
  });
});
