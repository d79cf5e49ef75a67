import axios from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { sampleAccounts } from '@/backend/identity/account/accounts';
import { identify } from '@/backend/identity/identities';
import { HOUR, iso, NOW } from '../clinic';
import { admin, bearer, clock, logIn, nurse, page, signIn, withFreshHosts } from './host';
import { rowsOf } from '../stores';
import { installIdentities } from '@tests/support/answered';

withFreshHosts();

const MINUTE = 60_000;

describe('Signing in', () => {
  it.each(sampleAccounts)(
    'answers $username as the specification has it',
    async ({ username, password, role }) => {
      const { http } = page();
      const answer = await http.post('/identities/authorize', {
        email: ` ${username.toUpperCase()}`,
        password,
      });
      expect(answer.status).toBe(200);
      expect(answer.data).toEqual({
        identity: { username, roles: [{ name: role }] },
        accessToken: {
          access_token: expect.stringMatching(/^[0-9a-f]{64}$/),
          refresh_token: expect.stringMatching(/^[0-9a-f]{128}$/),
          expires_in: 900,
        },
      });
    },
  );

  it('names no reason a stranger could learn from', async () => {
    const { http } = page();
    const wrong = { error: 'Email Or Password Invalid' };
    for (const attempt of [
      { ...nurse, password: 'Nephrodesk' },
      { email: 'x@y.z', password: 'nephrodesk' },
      { email: '', password: '' },
    ]) {
      expect(await http.post('/identities/authorize', attempt)).toMatchObject({ status: 200, data: wrong });
    }
    expect((await http.post('/identities/authorize', { email: 'x' })).status).toBe(400);
    expect((await http.post('/identities/authorize', '{')).status).toBe(400);
  });

  it('is noted with the account, which stays as it was', async () => {
    const { http } = page();
    const before = (await http.get('/identities/staff', bearer(await signIn(http, admin)))).data.items;
    clock.now = NOW + HOUR;
    await signIn(http);
    const after = (await http.get('/identities/staff', bearer(await signIn(http, admin)))).data.items;
    const of = (items: { username: string }[]) => items.find(({ username }) => username === nurse.email);
    expect(of(before)).not.toHaveProperty('lastSignInAt');
    expect(of(after)).toEqual({ ...of(before), lastSignInAt: iso(NOW + HOUR) });
  });
});

describe('The sample accounts', () => {
  it('are there once, however many tabs start together and however often', async () => {
    const tabs = [page(), page(), page()];
    await Promise.all(tabs.map(({ http }) => signIn(http)));
    const stored = await rowsOf(page().store).getAll('accounts');
    expect(stored.map(({ username }) => username).toSorted()).toEqual(
      sampleAccounts.map(({ username }) => username).toSorted(),
    );
  });

  it('keep what was changed of them', async () => {
    const { http } = page();
    const token = await signIn(http);
    const { data: profile } = await http.get('/identities/my/', bearer(token));
    const draft = { firstName: 'Nuna', lastName: 'Carvalho' };
    await http.put('/identities/my/', draft, bearer(token, { 'If-Match': profile.version }));
    expect((await page().http.get('/identities/my/', bearer(token))).data.firstName).toBe('Nuna');
  });
});

describe('A session', () => {
  it('says whose it is, also after a reload and in another tab', async () => {
    const token = await signIn(page().http);
    const { data, status } = await page().http.get('/identities/my/', bearer(token));
    expect(status).toBe(200);
    expect(data).toEqual({
      username: 'nurse@nephrodesk.test',
      roles: [{ name: 'USER' }],
      firstName: 'Nuno',
      lastName: 'Carvalho',
      name: 'Nuno Carvalho',
      version: expect.any(String),
      hasPassword: true,
      hasQuestions: false,
    });
    expect(await identify(page().context, token)).toEqual({
      username: 'nurse@nephrodesk.test',
      role: 'USER',
    });
  });

  it('ends with signing out, in every tab', async () => {
    const { http } = page();
    const token = await signIn(http);
    const other = await signIn(http);
    expect((await http.post('/identities/logout', null, bearer(token))).status).toBe(204);
    expect(await page().http.get('/identities/my/', bearer(token))).toMatchObject({
      status: 401,
      data: { error: 'Session expired' },
    });
    expect((await http.get('/identities/my/', bearer(other))).status).toBe(200);
    expect((await http.post('/identities/logout')).status).toBe(204);
  });

  it('ends with signing out also when its access token has run out', async () => {
    const { http, store } = page();
    const token = await signIn(http);
    clock.now = NOW + HOUR;
    await http.post('/identities/logout', null, bearer(token));
    expect(await rowsOf(store).count('sessions')).toBe(0);
  });

  it('has an access token for a quarter of an hour', async () => {
    const { http } = page();
    const token = await signIn(http);
    clock.now = NOW + 15 * MINUTE - 1;
    expect((await http.get('/identities/my/', bearer(token))).status).toBe(200);
    clock.now = NOW + 15 * MINUTE;
    expect((await http.get('/identities/my/', bearer(token))).status).toBe(401);
  });

  it('is not had by a made-up token', async () => {
    const { http } = page();
    const { refresh_token: refresh } = await logIn(http);
    const made = ['', 'Bearer x', 'Basic bnVyc2U=', `Bearer ${'0'.repeat(64)}`, `Bearer ${refresh}`];
    for (const Authorization of made) {
      expect((await http.get('/identities/my/', { headers: { Authorization } })).status).toBe(401);
    }
    expect((await http.get('/identities/my/')).status).toBe(401);
  });
});

it('passes every other call through', async () => {
  const elsewhere = vi.fn<(config: { url?: string }) => void>();
  const http = axios.create({
    baseURL: '/iam',
    adapter: (config) => {
      elsewhere(config);
      return Promise.resolve({ config, data: 'there', status: 200, statusText: '', headers: {} });
    },
  });
  installIdentities(http, '/iam', page().context);
  for (const path of ['/identities/others', '/identities/staff/a/b', '/identities/myself'])
    expect((await http.get(path)).data).toBe('there');
  expect(elsewhere).toHaveBeenCalledTimes(3);
});
