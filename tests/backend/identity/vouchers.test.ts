import axios, { AxiosError, type AxiosInstance } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import type { Voucher } from '@/backend/identity/identityContext';
import { hostIdentity, providerVoucher } from '@/backend/identity/hostIdentity';
import { identify } from '@/backend/identity/identities';
import { admin, bearer, clock, MINUTE, newcomer, nurse, page, signIn, withFreshHosts } from './host';

withFreshHosts();

const now = () => clock.now;

/** A host elsewhere that answers one thing, and who asked it. */
function elsewhere(answer: () => unknown) {
  const asked = vi.fn<(url: string | undefined, authorization: unknown) => void>();
  const http = axios.create({
    adapter: (config) => {
      asked(config.url, config.headers.get('Authorization'));
      return Promise.resolve({ config, data: answer(), status: 200, statusText: '', headers: {} });
    },
  });
  return { http, asked };
}

const failing = (status?: number): AxiosInstance =>
  axios.create({
    adapter: (config) => {
      const response =
        status === undefined ? undefined : { config, data: {}, status, statusText: '', headers: {} };
      return Promise.reject(new AxiosError('failed', undefined, config, null, response));
    },
  });

describe('A real identity host before the embedded care store', () => {
  it('is asked once in five minutes, and never remembered for a refusal', async () => {
    let answer: unknown = { username: 'u@host', roles: [{ name: 'admin' }] };
    const { http, asked } = elsewhere(() => answer);
    const who = hostIdentity(http, now);
    expect(await who('t')).toEqual({ username: 'u@host', role: 'ADMIN' });
    await who('t');
    expect(asked).toHaveBeenCalledExactlyOnceWith('/identities/my/', 'Bearer t');
    clock.now += 5 * MINUTE;
    answer = { username: 'u@host', roles: [{ name: 'superuser' }] };
    expect(await who('t')).toEqual({ username: 'u@host', role: null });
    answer = { error: 'gone' };
    expect(await who('other')).toBeNull();
    await who('other');
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it('is not taken for a refusal when it cannot be reached', async () => {
    expect(await hostIdentity(failing(401), now)('t')).toBeNull();
    await expect(hostIdentity(failing(), now)('t')).rejects.toMatchObject({ status: 503 });
    await expect(hostIdentity(failing(500), now)('t')).rejects.toMatchObject({ status: 503 });
  });
});

describe('The organisation’s provider', () => {
  const told = (answer: () => unknown, domain = 'clinic.auth.example') => {
    const { http, asked } = elsewhere(answer);
    return { asked, here: page([providerVoucher(domain, now, http)]) };
  };
  const mine = { email: ' Nurse@Nephrodesk.test', email_verified: true };

  it.each(['clinic.auth.example', 'https://clinic.auth.example'])(
    'at %s says whose token it is; name and role are those kept here',
    async (domain) => {
      const { here, asked } = told(() => mine, domain);
      const { status, data } = await here.http.get('/identities/my/', bearer('theirs'));
      expect(status).toBe(200);
      expect(data).toMatchObject({
        username: nurse.email,
        roles: [{ name: 'USER' }],
        name: 'Nuno Carvalho',
        hasPassword: true,
      });
      expect(await identify(here.context, 'theirs')).toEqual({ username: nurse.email, role: 'USER' });
      expect(asked).toHaveBeenCalledExactlyOnceWith('https://clinic.auth.example/userinfo', 'Bearer theirs');
      clock.now += 5 * MINUTE;
      await identify(here.context, 'theirs');
      expect(asked).toHaveBeenCalledTimes(2);
    },
  );

  it('lets the own account be changed, without a session of this host', async () => {
    const { here } = told(() => mine);
    const { http } = here;
    const session = await signIn(http);
    const list = await http.get('/identities/my/sessions', bearer('theirs'));
    expect(list.data.items).toMatchObject([{ current: false }]);
    const { version } = (await http.get('/identities/my/', bearer('theirs'))).data;
    const headers = bearer('theirs', { 'If-Match': version });
    const draft = { firstName: 'Núria', lastName: 'Sá' };
    expect((await http.put('/identities/my/', draft, headers)).status).toBe(200);
    const change = { current: nurse.password, password: 'tulip-anchor-river' };
    expect((await http.post('/identities/my/password', change, bearer('theirs'))).status).toBe(204);
    expect(await identify(here.context, session)).toBeNull();
    expect(await identify(here.context, 'theirs')).not.toBeNull();
  });

  it.each([
    { email: nurse.email, email_verified: false },
    { email: nurse.email },
    { email: nurse.email, email_verified: 'true' },
    { email: 'nobody@clinic.example', email_verified: true },
    { email: newcomer.email, email_verified: true },
    { sub: 'auth0|1' },
    null,
    '<html>',
  ])('lets nobody in by %o', async (answer) => {
    const { here } = told(() => answer);
    // Signed up, and not proven here.
    await here.http.post('/identities/signup', newcomer);
    expect((await here.http.get('/identities/my/', bearer('theirs'))).status).toBe(401);
    expect(await identify(here.context, 'theirs')).toBeNull();
  });

  it('lets nobody in who may not sign in, at once', async () => {
    const { here } = told(() => mine);
    expect(await identify(here.context, 'theirs')).not.toBeNull();
    const token = await signIn(here.http, admin);
    const { version } = (await here.http.get('/identities/staff/sample-user', bearer(token))).data;
    const change = { id: 'sample-user', role: 'USER', active: false };
    await here.http.put('/identities/staff/sample-user', change, bearer(token, { 'If-Match': version }));
    expect(await identify(here.context, 'theirs')).toBeNull();
  });

  it('stands in for the password of who was invited', async () => {
    const { here } = told(() => ({ email: 'rui@clinic.example', email_verified: true }));
    const token = await signIn(here.http, admin);
    const invitation = {
      id: 'rui',
      username: 'rui@clinic.example',
      firstName: 'R',
      lastName: 'M',
      role: 'USER',
    };
    await here.http.post('/identities/staff', invitation, bearer(token));
    expect(await identify(here.context, 'theirs')).toEqual({ username: 'rui@clinic.example', role: 'USER' });
    const { data } = await here.http.get('/identities/staff/rui', bearer(token));
    expect(data).toMatchObject({ state: 'active', lastSignInAt: expect.any(String) });
    const my = await here.http.get('/identities/my/', bearer('theirs'));
    expect(my.data).toMatchObject({ hasPassword: false });
  });

  it('is shown no token of this host, also not one that has run out', async () => {
    const { here, asked } = told(() => mine);
    const token = await signIn(here.http);
    clock.now += 15 * MINUTE;
    for (const own of [token, '0'.repeat(64)])
      expect((await here.http.get('/identities/my/', bearer(own))).status).toBe(401);
    expect(asked).not.toHaveBeenCalled();
  });

  it('that cannot be reached is no refusal', async () => {
    const here = page([providerVoucher('clinic.auth.example', now, failing())]);
    expect(await here.http.get('/identities/my/', bearer('theirs'))).toMatchObject({
      status: 503,
      data: { message: 'errors.network' },
    });
    expect((await here.http.get('/identities/staff', bearer('theirs'))).status).toBe(503);
  });
});

describe('An identity that only somebody else knows', () => {
  const visitor =
    (name: string): Voucher =>
    (token) =>
      Promise.resolve(
        token === 'guest' ? { username: nurse.email, roles: [{ name }], firstName: 'Guest' } : null,
      );

  it('is told as it is, and has no account here, whatever its name', async () => {
    const here = page([visitor('USER')]);
    const { data } = await here.http.get('/identities/my/', bearer('guest'));
    expect(data).toEqual({ username: nurse.email, roles: [{ name: 'USER' }], firstName: 'Guest' });
    expect(await identify(here.context, 'guest')).toEqual({
      username: nurse.email,
      role: 'USER',
      isDemonstration: true,
    });
    for (const path of ['questions', 'sessions'])
      expect((await here.http.get(`/identities/my/${path}`, bearer('guest'))).status).toBe(403);
    expect((await here.http.get('/identities/staff', bearer('guest'))).status).toBe(403);
    expect(await identify(here.context, 'stranger')).toBeNull();
  });

  it.each([
    ['admin', 'ADMIN'],
    [' User ', 'USER'],
    ['demo', null],
    ['', null],
  ] as const)('has by the name %o the role %s', async (name, role) => {
    const here = page([() => Promise.resolve(null), visitor(name)]);
    expect(await identify(here.context, 'guest')).toEqual({
      username: nurse.email,
      role,
      isDemonstration: true,
    });
  });
});
