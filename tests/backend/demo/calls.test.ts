import axios from 'axios';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areaRoutes } from '@/backend/demo/areas';
import { authenticationRoutes } from '@/backend/demo/authentication';
import { createDemoAccounts } from '@/backend/demo/accounts';
import { createTokens } from '@/backend/demo/tokens';
import { navbarRoutes } from '@/backend/navbar/navbarAnswers';
import { NOW } from '../clinic';
import { answered, openPage, refused, unusedStore } from './page';
import { goodBodies, mockedCalls } from './specification';
import { installDemonstrations } from '@tests/support/answered';

const now = () => NOW;
const plain = (call: string) => call.replace(/ \/?/, ' /').replace(/\/$/, '');
const [gets, posts] = ['GET ', 'POST '].map((method) =>
  mockedCalls.filter((call) => call.startsWith(method) && !/authenticate|update\/bookmarks/.test(call)),
) as [string[], string[]];

/** Asks as the specification writes it, or as the spelling does that is named. */
const ask = (http = openPage(), call = '', data?: unknown, spelling = (path: string) => path) => {
  const [method = '', path = ''] = call.split(' ');
  return answered(http.request({ method, url: spelling(path), data }));
};

describe('The mocked calls of §7', () => {
  it('are answered, all of them and no other', () => {
    const desk = {
      accounts: createDemoAccounts(),
      tokens: createTokens(() => Promise.reject(new Error('No key is needed.')), now),
      now,
    };
    const routes = [...authenticationRoutes(desk), ...areaRoutes(now), ...navbarRoutes];
    const answeredCalls = routes.map(({ method, path }) => plain(`${method.toUpperCase()} /api${path}`));
    // The other calls of the bar are real ones (§7) that the same page answers where no host does.
    const real = ['GET /api/main-search/data', 'GET /api/search/bookmarks/data'];
    expect(answeredCalls.toSorted()).toEqual([...mockedCalls.map(plain), ...real].toSorted());
  });

  it('have a test each, and each such test a call', () => {
    const tested = ['tests/backend/demo', 'tests/backend/navbar'].flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.test.ts'))
        .flatMap((file) => [
          ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
            /(?:describe|it)\('((?:GET|POST) \/?api\/[\w/-]*)/g,
          ),
        ]),
    );
    expect(tested.map(([, call]) => call).toSorted()).toEqual(mockedCalls.toSorted());
  });
});

describe.each([...gets, ...posts])('%s', (call) => {
  const body = goodBodies[call];

  it.each([
    ['as it is written', (path: string) => path],
    ['with a slash before it', (path: string) => path.replace(/^\/?/, '/')],
    ['without', (path: string) => path.replace(/^\//, '')],
    ['with a slash behind it', (path: string) => path.replace(/\/?$/, '/')],
    ['without one behind', (path: string) => path.replace(/\/$/, '')],
    ['with a query', (path: string) => `${path}?of=nothing`],
  ])('is answered %s', async (_, spelling) => {
    expect((await ask(openPage(), call, body, spelling)).status).toBe(call.includes('new-task') ? 201 : 200);
  });

  it('is answered below the base of a client', async () => {
    const path = call.replace(/^\w+ \/?api\//, '');
    for (const url of [path, `/${path}`]) {
      const http = openPage({ baseURL: '/api' });
      const { status } = await http.request({ method: call.split(' ')[0] ?? '', url, data: body });
      expect(status).toBeLessThan(300);
    }
  });
});

describe('A mocked call', () => {
  const everything = async (http = openPage()) => {
    const lists = gets.map((call) => ask(http, call));
    return Promise.all(lists);
  };

  it.each(posts)('%s with a bad body is answered 400 and changes nothing', async (call) => {
    const http = openPage();
    const before = await everything(http);
    const good = goodBodies[call];
    const fields = typeof good === 'object' && good !== null ? Object.keys(good) : [];
    const bad: unknown[] = [undefined, null, '', '{', '[]', '"x"', [], {}, true, 1.5, -0.5, { id: 1 }];
    for (const field of fields) {
      const other = { ...(good as object) };
      bad.push({ ...other, [field]: undefined }, { ...other, [field]: null });
      bad.push({ ...other, [field]: 'x' }, { ...other, [field]: [{}] });
    }
    for (const body of bad)
      expect({ body, ...(await ask(http, call, body)) }).toEqual({ body, ...refused[400] });
    expect(await everything(http)).toEqual(before);
  });

  it.each(gets)('%s answers the same after a reload, and cannot be changed by its reader', async (call) => {
    const http = openPage();
    const first = await ask(http, call);
    const text = JSON.stringify(first);
    const rows: unknown[] = Array.isArray(first.data) ? first.data : Object.values(first.data as object);
    rows.splice(0);
    for (const row of Object.values(first.data as object)) if (Array.isArray(row)) row.splice(0);
    expect(JSON.stringify(await ask(http, call))).toBe(text);
    expect(JSON.stringify(await ask(openPage(), call))).toBe(text);
  });

  it('begins anew with the page, whatever was done before', async () => {
    const http = openPage();
    const before = await everything(http);
    for (const [call, body] of Object.entries(goodBodies)) await ask(http, call, body);
    expect(await everything(http)).not.toEqual(before);
    expect(await everything()).toEqual(before);
  });

  it('with any body is answered and breaks nothing', async () => {
    const http = openPage();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...posts), fc.jsonValue(), async (call, body) => {
        expect([200, 201, 400, 404]).toContain((await ask(http, call, JSON.stringify(body))).status);
      }),
      { numRuns: 60 },
    );
    for (const { status } of await everything(http)) expect(status).toBe(200);
  });

  it('of another method, or to an address beside it, passes through', async () => {
    const http = axios.create({
      adapter: (config) =>
        Promise.resolve({ config, data: 'there', status: 200, statusText: '', headers: {} }),
    });
    installDemonstrations(http, '/api', { store: unusedStore, now });
    for (const call of ['POST /api/users/list', 'GET /api/app/todo/trash-todo', 'GET /api/apps/todo/1'])
      expect((await ask(http, call)).data).toBe('there');
    for (const call of ['GET /apixusers/list', 'GET /other/api/users/list', 'GET /api/users/listed'])
      expect((await ask(http, call)).data).toBe('there');
  });
});
