import { describe, expect, it, vi } from 'vitest';
import { HOUR, iso, NOW } from '../../clinic';
import type { AccountRecord } from '@/backend/identity/records';
import { forgetExpired } from '@/backend/identity/sessions/throttle';
import { bearer, clock, logIn, MINUTE, newcomer, nurse, page, signIn, admin, withFreshHosts } from '../host';
import { rowsOf } from '../../stores';

withFreshHosts();

const renew = (http: ReturnType<typeof page>['http'], token: string) =>
  http.post('/identities/refresh', { refresh_token: token });

describe('Renewing', () => {
  it('gives new tokens; the former access token is void', async () => {
    const { http } = page();
    const first = await logIn(http);
    clock.now = NOW + 20 * MINUTE;
    const { status, data } = await renew(http, first.refresh_token);
    expect(status).toBe(200);
    expect(data).toEqual({
      accessToken: {
        access_token: expect.stringMatching(/^[0-9a-f]{64}$/),
        refresh_token: expect.stringMatching(/^[0-9a-f]{128}$/),
        expires_in: 900,
      },
    });
    expect((await http.get('/identities/my/', bearer(data.accessToken.access_token))).status).toBe(200);
    expect((await http.get('/identities/my/', bearer(first.access_token))).status).toBe(401);
    expect((await renew(http, data.accessToken.refresh_token)).status).toBe(200);
  });

  it('voids an access token also before it has run out', async () => {
    const { http } = page();
    const first = await logIn(http);
    await renew(http, first.refresh_token);
    expect((await http.get('/identities/my/', bearer(first.access_token))).status).toBe(401);
  });

  it.each([1, 2, 5])('ends the session when a token comes again, %i renewals later', async (times) => {
    const { http, store } = page();
    const first = await logIn(http);
    let last = first;
    for (let count = 0; count < times; count += 1)
      last = (await renew(http, last.refresh_token)).data.accessToken;
    // Only the last one spent, and only for a moment, is given its successor again.
    if (times === 1) clock.now = NOW + 30_000;
    expect((await renew(http, first.refresh_token)).status).toBe(401);
    expect((await renew(http, last.refresh_token)).status).toBe(401);
    expect((await http.get('/identities/my/', bearer(last.access_token))).status).toBe(401);
    expect(await rowsOf(store).count('sessions')).toBe(0);
  });

  it('gives the same successor again for half a minute: an answer that was lost signs nobody out', async () => {
    const { http } = page();
    const { refresh_token: token } = await logIn(http);
    const lost = await renew(http, token);
    clock.now = NOW + 29_999;
    const again = await renew(http, token);
    expect(again.status).toBe(200);
    const { access_token: access, refresh_token: next } = again.data.accessToken;
    expect(lost.data.accessToken).toMatchObject({ access_token: access, refresh_token: next });
    expect((await http.get('/identities/my/', bearer(access))).status).toBe(200);
    expect((await renew(http, next)).status).toBe(200);
  });

  it('ends the session when a token comes again whose successor was used, at once too', async () => {
    const { http } = page();
    const { refresh_token: token } = await logIn(http);
    const { data } = await renew(http, token);
    const later = await renew(http, data.accessToken.refresh_token);
    expect((await renew(http, token)).status).toBe(401);
    expect((await http.get('/identities/my/', bearer(later.data.accessToken.access_token))).status).toBe(401);
  });

  it('is one renewal when two tabs do it at once: both have the same', async () => {
    const [one, two] = [page(), page()];
    const { refresh_token: token } = await logIn(one.http);
    const answers = await Promise.all([renew(one.http, token), renew(two.http, token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    const { access_token: access } = answers[0]?.data.accessToken ?? {};
    expect((await one.http.get('/identities/my/', bearer(access))).status).toBe(200);
  });

  it('ends twelve hours after the sign-in, whatever was renewed', async () => {
    const { http } = page();
    let last = await logIn(http);
    clock.now = NOW + 12 * HOUR - 5 * MINUTE;
    last = (await renew(http, last.refresh_token)).data.accessToken;
    expect(last.expires_in).toBe(300);
    clock.now = NOW + 12 * HOUR - 1;
    expect((await http.get('/identities/my/', bearer(last.access_token))).status).toBe(200);
    clock.now = NOW + 12 * HOUR;
    expect((await http.get('/identities/my/', bearer(last.access_token))).status).toBe(401);
    expect((await renew(http, last.refresh_token)).status).toBe(401);
  });

  it('is not had by made-up tokens, and they end nothing', async () => {
    const { http } = page();
    const { refresh_token: token, access_token: access } = await logIn(http);
    for (const made of ['x', access, access + access, token.slice(0, -1), `${token}0`])
      expect((await renew(http, made)).status).toBe(401);
    expect((await renew(http, token)).status).toBe(200);
    for (const body of [{}, { refresh_token: '' }, { refresh_token: 7 }, null, []])
      expect((await http.post('/identities/refresh', body)).status).toBe(422);
  });
});

describe('Sessions that are over', () => {
  it('are forgotten by the hour, as are tries that count no more', async () => {
    const { http, store, context } = page();
    await signIn(http);
    clock.now = NOW + 12 * HOUR;
    await http.post('/identities/authorize', { ...nurse, password: 'wrong' });
    clock.now += MINUTE;
    await signIn(http, admin);
    await forgetExpired(context);
    expect(await rowsOf(store).count('sessions')).toBe(1);
    // The try, and how many are told in the log.
    expect(await rowsOf(store).count('tries')).toBe(2);
    clock.now += 2 * HOUR;
    await forgetExpired(context);
    expect(await rowsOf(store).count('tries')).toBe(0);
  });
});

describe('Sign-ups and links that have run out', () => {
  it('are forgotten by the hour, as are accounts of an older version that nobody has proven', async () => {
    const { http, store, context } = page();
    await http.post('/identities/signup', newcomer);
    await http.post('/identities/password/lost', { email: nurse.email });
    const [known] = await rowsOf(store).getAll('accounts');
    const unproven = { ...known, id: 'old', username: 'old@clinic.example', verified: false };
    await rowsOf(store).put('accounts', {
      ...unproven,
      updatedAt: new Date(NOW).toISOString(),
    } as AccountRecord);
    clock.now = NOW + 24 * HOUR - 1;
    await forgetExpired(context);
    expect((await rowsOf(store).getAll('links')).map(({ purpose }) => purpose)).toEqual(['waiting']);
    expect(await rowsOf(store).count('outbox')).toBe(0);
    expect(await rowsOf(store).count('accounts')).toBe(3);
    clock.now += 1;
    await forgetExpired(context);
    expect(await rowsOf(store).count('links')).toBe(0);
    expect(await rowsOf(store).count('accounts')).toBe(2);
  });
});

describe('One’s own sessions', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const list = async (token: string) =>
    (await page().http.get('/identities/my/sessions', bearer(token))).data.items;

  it('are listed with browser, system and times, and which is in use', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(firefox);
    const { http } = page();
    const old = await signIn(http);
    await signIn(http, admin);
    clock.now = NOW + HOUR;
    const token = await signIn(http);
    const [current, former, ...more] = await list(token);
    expect(more).toEqual([]);
    expect(current).toEqual({
      id: expect.any(String),
      startedAt: iso(NOW + HOUR),
      lastSeenAt: iso(NOW + HOUR),
      device: 'Firefox, Linux',
      current: true,
    });
    expect(former).toMatchObject({ startedAt: iso(NOW), current: false });
    expect(JSON.stringify([current, former])).not.toContain(old);
  });

  it('are noted as used once a minute', async () => {
    const { http, store } = page();
    const token = await signIn(http);
    const seenAt = async () => (await rowsOf(store).getAll('sessions'))[0]?.lastSeenAt;
    for (const [later, expected] of [
      [MINUTE - 1, NOW],
      [MINUTE, NOW + MINUTE],
      [2 * MINUTE - 1, NOW + MINUTE],
      [2 * MINUTE, NOW + 2 * MINUTE],
    ] as const) {
      clock.now = NOW + later;
      await http.get('/identities/my/', bearer(token));
      expect(await seenAt()).toBe(expected);
    }
  });

  it('can be ended one by one or all but the one in use; those of others cannot', async () => {
    const { http } = page();
    const [here, there, third] = [await signIn(http), await signIn(http), await signIn(http)];
    const foreign = await signIn(http, admin);
    const idOf = async (token: string) =>
      (await list(token)).find((session: { current: boolean }) => session.current).id;
    const end = (id: string) => http.delete(`/identities/my/sessions/${id}`, bearer(here));
    expect((await end(await idOf(there))).status).toBe(204);
    expect((await http.get('/identities/my/', bearer(there))).status).toBe(401);
    for (const id of [await idOf(foreign), 'none', '%2E%2E', '%E0']) expect((await end(id)).status).toBe(404);
    expect((await http.delete('/identities/my/sessions', bearer(here))).status).toBe(204);
    expect((await http.get('/identities/my/', bearer(third))).status).toBe(401);
    for (const token of [here, foreign])
      expect((await http.get('/identities/my/', bearer(token))).status).toBe(200);
    expect((await end(await idOf(here))).status).toBe(204);
    expect((await http.get('/identities/my/', bearer(here))).status).toBe(401);
  });

  it('are kept from who is not signed in', async () => {
    const { http } = page();
    await logIn(http, nurse);
    const calls = [
      http.get('/identities/my/sessions'),
      http.delete('/identities/my/sessions'),
      http.delete('/identities/my/sessions/x'),
    ];
    for (const { status, data } of await Promise.all(calls))
      expect([status, data]).toEqual([401, { message: 'errors.signedOut' }]);
  });
});
