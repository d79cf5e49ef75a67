import axios, { type AxiosInstance } from 'axios';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts } from '@/shared/demonstration/accounts';
import { type Demonstrations } from '@/backend/demo/demonstrations';
import { openStore, rowsOf } from '../stores';
import type { Store } from '@/backend/store/port';
import { NOW } from '../clinic';
import { installDemonstrations } from '@tests/support/answered';

const LIFE_MS = 8_000_000;
let databases = 0;
let name: string;
let now: number;
const stores: Store[] = [];

/** The demonstration of one page; a second one over the same database is a second tab, or the page reloaded. */
function page(baseURL = '/api'): Demonstrations & { http: AxiosInstance; store: Store } {
  const store = openStore(name);
  stores.push(store);
  const http = axios.create({ baseURL, validateStatus: () => true });
  const demonstrations = installDemonstrations(http, '/api', { store, now: () => now });
  return { ...demonstrations, http, store };
}

beforeEach(() => {
  name = `demo-${(databases += 1)}`;
  now = NOW;
});
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

const LOGIN = '/authenticate/login/user';
const REGISTER = '/authenticate/register/user';
const REFRESH = '/authenticate/refresh-token';
const token = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]{43}$/);
const [demo] = demoAccounts;
const credentials = { email: demo?.email, password: demo?.password };
const newcomer = { email: 'ana@example.test', password: 'anything', name: 'Ana' };

const claimsOf = (text: string): unknown =>
  JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString());
const signIn = async (http: AxiosInstance): Promise<string> =>
  (await http.post(LOGIN, credentials)).data.accessToken;
const brokenStorage = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });

describe('POST /api/authenticate/login/user', () => {
  it.each(demoAccounts)('answers $name and a token, without the password', async (account) => {
    const { email, password, id, name: called, role } = account;
    const { status, data } = await page().http.post(LOGIN, { email, password });
    expect(status).toBe(200);
    expect(data).toEqual({
      user: { id, email, name: called, role, loggedInWith: 'jwt' },
      accessToken: token,
    });
    const iat = Math.floor(NOW / 1000);
    expect(claimsOf(data.accessToken)).toEqual({ id, iat, exp: iat + 8000 });
  });

  it('knows three accounts, with the roles of the specification', () => {
    expect(demoAccounts.map((account) => [account.name, account.role])).toEqual([
      ['Demo', 'demo'],
      ['Admin', 'admin'],
      ['Staff', 'staff'],
    ]);
  });

  it.each([
    ['another password', { ...credentials, password: 'Demonstration' }],
    ['another address', { ...credentials, email: 'nobody@demo.nephrodesk.test' }],
    ['the password of nobody', { ...credentials, password: '' }],
    ['another spelling', { ...credentials, email: demo?.email.toUpperCase() }],
  ])('answers 200 with the error for %s', async (_, body) => {
    const answer = await page().http.post(LOGIN, body);
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({ error: 'Email Or Password Invalid' });
  });

  it('answers 200 with the default error where no token can be made', async () => {
    const { http, store } = page();
    await rowsOf(store).count('keys');
    brokenStorage();
    const answer = await http.post(LOGIN, credentials);
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({ error: 'Something went wrong' });
  });
});

describe('POST /api/authenticate/register/user', () => {
  it('gives the id after the last one and a token, without the password', async () => {
    const { http } = page();
    const first = await http.post(REGISTER, newcomer);
    expect(first.status).toBe(200);
    expect(first.data).toEqual({
      user: { id: 4, email: 'ana@example.test', name: 'Ana' },
      accessToken: token,
    });
    expect(claimsOf(first.data.accessToken)).toMatchObject({ id: 4 });
    const second = await http.post(REGISTER, { ...newcomer, email: 'ben@example.test' });
    expect(second.data.user.id).toBe(5);
  });

  it('lets the newcomer sign in', async () => {
    const { http } = page();
    await http.post(REGISTER, newcomer);
    const { data } = await http.post(LOGIN, { email: newcomer.email, password: newcomer.password });
    expect(data.user).toEqual({
      id: 4,
      email: 'ana@example.test',
      name: 'Ana',
      loggedInWith: 'jwt',
    });
  });

  const taken = 'This email is already in use.';
  const missing = 'Please enter your name.';
  it.each([
    ['a known address', { ...newcomer, email: demo?.email }, { email: taken, name: null }],
    [
      'a known address in capitals',
      { ...newcomer, email: demo?.email.toUpperCase() },
      { email: taken, name: null },
    ],
    ['no name', { ...newcomer, name: '' }, { email: null, name: missing }],
    ['a name of blanks', { ...newcomer, name: '  ' }, { email: null, name: missing }],
    ['both', { ...newcomer, email: demo?.email, name: '' }, { email: taken, name: missing }],
  ])('answers 200 with both keys of the error for %s', async (_, body, error) => {
    const { http } = page();
    const answer = await http.post(REGISTER, body);
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({ error });
    expect((await http.post(REGISTER, newcomer)).data.user.id).toBe(4);
  });

  it('takes an address once, also when it is asked twice at the same moment', async () => {
    const { http } = page();
    const answers = await Promise.all([http.post(REGISTER, newcomer), http.post(REGISTER, newcomer)]);
    expect(answers.filter(({ data }) => 'user' in data)).toHaveLength(1);
    expect(answers.filter(({ data }) => data.error?.email === taken)).toHaveLength(1);
  });

  it('leaves no account behind where no token can be made', async () => {
    const { http, store } = page();
    await rowsOf(store).count('keys');
    const broken = brokenStorage();
    expect(await http.post(REGISTER, newcomer)).toMatchObject({
      status: 503,
      data: { message: 'errors.storage' },
    });
    broken.mockRestore();
    expect((await http.post(REGISTER, newcomer)).data.user.id).toBe(4);
  });

  it('forgets newcomers with the page, and an id given again is not its former owner’s', async () => {
    const former = page();
    const { data } = await former.http.post(REGISTER, newcomer);
    now += 60_000;
    const reloaded = page();
    expect(await reloaded.identify(data.accessToken)).toBeNull();
    const other = await reloaded.http.post(REGISTER, { ...newcomer, email: 'ben@example.test' });
    expect(other.data.user.id).toBe(4);
    expect(await reloaded.identify(data.accessToken)).toBeNull();
    expect(await reloaded.identify(other.data.accessToken)).toMatchObject({ username: 'ben@example.test' });
  });
});

describe('POST /api/authenticate/refresh-token', () => {
  const refused = { status: 401, data: { error: 'Invalid access token' } };

  it('answers whose it is, without the password, and a new token', async () => {
    const { http } = page();
    const before = await signIn(http);
    now += 60_000;
    const { status, data } = await http.post(REFRESH, { accessToken: before });
    expect(status).toBe(200);
    expect(data).toEqual({
      userData: { id: 1, email: demo?.email, name: 'Demo', role: 'demo' },
      accessToken: token,
    });
    const iat = Math.floor(now / 1000);
    expect(claimsOf(data.accessToken)).toEqual({ id: 1, iat, exp: iat + 8000 });
  });

  it('refuses a token from the second on at which it runs out', async () => {
    const { http } = page();
    const before = await signIn(http);
    now = NOW + LIFE_MS - 1;
    expect((await http.post(REFRESH, { accessToken: before })).status).toBe(200);
    now = NOW + LIFE_MS;
    expect(await http.post(REFRESH, { accessToken: before })).toMatchObject(refused);
  });

  it('knows its tokens after a reload, in a second tab, and nowhere else', async () => {
    const accessToken = await signIn(page().http);
    expect((await page().http.post(REFRESH, { accessToken })).status).toBe(200);
    name = `${name}-elsewhere`;
    expect(await page().http.post(REFRESH, { accessToken })).toMatchObject(refused);
  });

  it('takes one key of two tabs that start together', async () => {
    const [one, two] = [page(), page()];
    const [first, second] = await Promise.all([signIn(one.http), signIn(two.http)]);
    expect((await one.http.post(REFRESH, { accessToken: second })).status).toBe(200);
    expect((await two.http.post(REFRESH, { accessToken: first })).status).toBe(200);
  });

  it('refuses whatever else is sent as a token', async () => {
    const { http } = page();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (accessToken) => {
        expect(await http.post(REFRESH, { accessToken })).toMatchObject(refused);
      }),
      { numRuns: 30 },
    );
  });

  it('is no refusal where the storage fails', async () => {
    const { http, store } = page();
    const accessToken = await signIn(http);
    await rowsOf(store).count('keys');
    brokenStorage();
    expect((await http.post(REFRESH, { accessToken })).status).toBe(503);
  });
});

describe('a call', () => {
  it.each([
    ['', 'api/authenticate/login/user'],
    ['', '/api/authenticate/login/user'],
    ['/api', 'authenticate/login/user'],
    ['/api', '/authenticate/login/user'],
  ])('below "%s" reaches its answer as "%s"', async (base, path) => {
    expect((await page(base).http.post(path, credentials)).data.user.name).toBe('Demo');
  });

  const bad = [
    undefined,
    null,
    '',
    '{',
    '[]',
    '"x"',
    [],
    {},
    { email: 1, password: [], name: {}, accessToken: 5 },
    { email: 'x'.repeat(201), password: 'x', name: 'x', accessToken: null },
  ];
  it.each([LOGIN, REGISTER, REFRESH])(
    'to %s with a bad body is answered 400 and breaks nothing',
    async (path) => {
      const { http } = page();
      for (const body of bad) {
        const { status } = await http.post(path, body);
        expect({ body, status }).toEqual({ body, status: 400 });
      }
      expect((await http.post(REGISTER, { ...newcomer, email: ' ' })).status).toBe(400);
      expect((await http.post(REGISTER, newcomer)).data.user.id).toBe(4);
      expect(await signIn(http)).toEqual(token);
    },
  );

  it('with any body is answered', async () => {
    const { http } = page();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(LOGIN, REGISTER, REFRESH), fc.jsonValue(), async (path, body) => {
        expect([200, 400, 401]).toContain((await http.post(path, JSON.stringify(body))).status);
      }),
    );
  });

  it('cannot change what is kept through its answer', async () => {
    const { http } = page();
    const { data } = await http.post(LOGIN, credentials);
    data.user.name = 'Somebody else';
    expect((await http.post(LOGIN, credentials)).data.user.name).toBe('Demo');
  });

  it('to any other address passes through', async () => {
    const http = axios.create({
      baseURL: '/api',
      adapter: (config) =>
        Promise.resolve({ config, data: 'there', status: 200, statusText: '', headers: {} }),
    });
    const store = openStore(name);
    stores.push(store);
    installDemonstrations(http, '/api', { store, now: () => now });
    expect((await http.post('/authenticate/other', {})).data).toBe('there');
    expect((await http.get(LOGIN)).data).toBe('there');
  });

  it('stores 32 bytes to sign with, and nothing else', async () => {
    const { http, store } = page();
    await http.post(LOGIN, credentials);
    const database = rowsOf(store);
    expect(await database.getAllKeys('keys')).toEqual(['demonstration']);
    expect(await database.get('keys', 'demonstration')).toHaveLength(32);
    expect(await database.count('sessions')).toBe(0);
  });
});

describe('who a demonstration account is in the product', () => {
  it.each([
    ['Admin', 'ADMIN'],
    ['Staff', 'USER'],
    ['Demo', 'demo'],
  ])('%s has the role %s', async (called, role) => {
    const { http, identify } = page();
    const account = demoAccounts.find((one) => one.name === called);
    const { data } = await http.post(LOGIN, { email: account?.email, password: account?.password });
    expect(await identify(data.accessToken)).toEqual({
      username: account?.email,
      roles: [{ name: role }],
      firstName: called,
      lastName: '',
      name: called,
    });
  });

  it('a newcomer is known and has no role there', async () => {
    const { http, identify } = page();
    const { data } = await http.post(REGISTER, { ...newcomer, role: 'admin' });
    expect(await identify(data.accessToken)).toMatchObject({
      username: newcomer.email,
      roles: [{ name: 'demo' }],
    });
  });

  it('nobody for an expired or a foreign token', async () => {
    const { http, identify } = page();
    const before = await signIn(http);
    now = NOW + LIFE_MS;
    expect(await identify(before)).toBeNull();
    expect(await identify('x')).toBeNull();
  });
});
