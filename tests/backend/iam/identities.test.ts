import axios, { AxiosError, type AxiosInstance } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, type Connection } from '@/backend/embedded/database';
import { sampleAccounts } from '@/backend/iam/accounts';
import { hostIdentity } from '@/backend/iam/hostIdentity';
import { identify, installIdentities } from '@/backend/iam/identities';
import { createSessions, type Sessions } from '@/backend/iam/sessions';
import { HOUR, NOW } from '../clinic';

let databases = 0;
let name: string;
let now: number;
const connections: Connection[] = [];

/** The identity host of one page; a second one over the same database is a second tab, or the page reloaded. */
function page(): { http: AxiosInstance; sessions: Sessions; connection: Connection } {
  const connection = connect({ name });
  connections.push(connection);
  const http = axios.create({ baseURL: '/iam', validateStatus: () => true });
  const sessions = createSessions(connection.open, () => now);
  installIdentities(http, '/iam', sessions);
  return { http, sessions, connection };
}

beforeEach(() => {
  name = `iam-${(databases += 1)}`;
  now = NOW;
});
afterEach(() => {
  for (const connection of connections.splice(0)) connection.close();
});

const credentials = { email: 'nurse@nephrodesk.test', password: 'nephrodesk' };
const signIn = async (http: AxiosInstance): Promise<string> =>
  (await http.post('/identities/authorize', credentials)).data.accessToken.access_token;
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

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
        accessToken: { access_token: expect.stringMatching(/^[0-9a-f]{64}$/) },
      });
    },
  );

  it('names no reason a stranger could learn from', async () => {
    const { http } = page();
    const wrong = { error: 'Email Or Password Invalid' };
    for (const attempt of [
      { ...credentials, password: 'Nephrodesk' },
      { email: 'x@y.z', password: 'nephrodesk' },
    ]) {
      expect(await http.post('/identities/authorize', attempt)).toMatchObject({ status: 200, data: wrong });
    }
    expect((await http.post('/identities/authorize', { email: 'x' })).status).toBe(400);
    expect((await http.post('/identities/authorize', '{')).status).toBe(400);
  });

  it('keeps no password and no token', async () => {
    const { http, connection } = page();
    const token = await signIn(http);
    const database = await connection.open();
    expect(await database.getAllKeys('sessions')).not.toContain(token);
    expect(await database.getAll('sessions')).toEqual([
      { username: credentials.email, expiresAt: NOW + 12 * HOUR },
    ]);
  });
});

describe('A session', () => {
  it('says whose it is, also after a reload and in another tab', async () => {
    const token = await signIn(page().http);
    const { data, status } = await page().http.get('/identities/my/', bearer(token));
    expect(status).toBe(200);
    expect(data).toMatchObject({
      username: 'nurse@nephrodesk.test',
      roles: [{ name: 'USER' }],
      firstName: 'Nuno',
      lastName: 'Carvalho',
    });
    expect(await identify(page().sessions, token)).toEqual({
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
      data: { error: expect.any(String) },
    });
    expect((await http.get('/identities/my/', bearer(other))).status).toBe(200);
  });

  it('ends by itself after twelve hours and is then forgotten', async () => {
    const { http, sessions, connection } = page();
    const token = await signIn(http);
    now = NOW + 12 * HOUR - 1;
    expect(await sessions.usernameOf(token)).toBe('nurse@nephrodesk.test');
    now = NOW + 12 * HOUR;
    expect((await http.get('/identities/my/', bearer(token))).status).toBe(401);
    await signIn(http);
    expect(await (await connection.open()).count('sessions')).toBe(1);
  });

  it('is not had by a made-up token', async () => {
    const { http } = page();
    await signIn(http);
    for (const headers of [{}, { Authorization: 'Bearer x' }, { Authorization: 'Basic bnVyc2U=' }]) {
      expect((await http.get('/identities/my/', { headers })).status).toBe(401);
    }
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
  installIdentities(http, '/iam', page().sessions);
  expect((await http.get('/identities/others')).data).toBe('there');
  expect(elsewhere).toHaveBeenCalledOnce();
});

describe('A real identity host before the embedded care store', () => {
  it('is asked once in five minutes, and never remembered for a refusal', async () => {
    const asked = vi.fn<(token: unknown) => void>();
    let answer: unknown = { username: 'u@host', roles: [{ name: 'admin' }] };
    const http = axios.create({
      adapter: (config) => {
        asked(config.headers.get('Authorization'));
        return Promise.resolve({ config, data: answer, status: 200, statusText: '', headers: {} });
      },
    });
    const who = hostIdentity(http, () => now);
    expect(await who('t')).toEqual({ username: 'u@host', role: 'ADMIN' });
    await who('t');
    expect(asked).toHaveBeenCalledExactlyOnceWith('Bearer t');
    now += 5 * 60_000;
    answer = { username: 'u@host', roles: [{ name: 'superuser' }] };
    expect(await who('t')).toEqual({ username: 'u@host', role: null });
    answer = { error: 'gone' };
    expect(await who('other')).toBeNull();
    await who('other');
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it('is not taken for a refusal when it cannot be reached', async () => {
    const failing = (status?: number) =>
      axios.create({
        adapter: (config) => {
          const response =
            status === undefined ? undefined : { config, data: {}, status, statusText: '', headers: {} };
          return Promise.reject(new AxiosError('failed', undefined, config, null, response));
        },
      });
    expect(await hostIdentity(failing(401), () => now)('t')).toBeNull();
    await expect(hostIdentity(failing(), () => now)('t')).rejects.toMatchObject({ status: 503 });
    await expect(hostIdentity(failing(500), () => now)('t')).rejects.toMatchObject({ status: 503 });
  });
});
