import { describe, expect, it } from 'vitest';
import { identify } from '@/backend/identity/identities';
import { bearer, clock, logIn, MINUTE, nurse, page, withFreshHosts } from './host';

withFreshHosts();

describe('A session that was left locked', () => {
  const locked = async () => {
    const here = page();
    const tokens = await logIn(here.http);
    const own = bearer(tokens.access_token);
    expect((await here.http.post('/identities/my/lock', null, own)).status).toBe(204);
    return { ...here, tokens, own };
  };

  it('opens nothing with any of its tokens, and says only whose it is', async () => {
    const { http, context, tokens, own } = await locked();
    expect(await identify(context, tokens.access_token)).toMatchObject({ isLocked: true });
    expect((await http.get('/identities/my/', own)).data).toEqual({
      username: nurse.email,
      roles: [],
      firstName: 'Nuno',
      lastName: 'Carvalho',
      name: 'Nuno Carvalho',
      isLocked: true,
    });
    for (const path of ['/identities/my/sessions', '/identities/my/questions', '/identities/staff'])
      expect(await http.get(path, own)).toMatchObject({ status: 423, data: { message: 'errors.locked' } });
    expect((await http.post('/identities/refresh', { refresh_token: tokens.refresh_token })).status).toBe(
      423,
    );
    clock.now += 20 * MINUTE;
    expect((await http.get('/identities/my/', own)).data).toMatchObject({ isLocked: true });
    expect((await http.post('/identities/refresh', { refresh_token: tokens.refresh_token })).status).toBe(
      423,
    );
    // Locked again it stays so, and another session of the same account is another.
    expect((await http.post('/identities/my/lock', null, own)).status).toBe(204);
    const again = await logIn(http);
    expect(await identify(context, again.access_token)).toEqual({ username: nurse.email, role: 'USER' });
    expect(await identify(context, tokens.access_token)).toMatchObject({ isLocked: true });
  });

  it('ends like any other', async () => {
    const { http, context, tokens, own } = await locked();
    await http.post('/identities/logout', null, own);
    expect(await identify(context, tokens.access_token)).toBeNull();
  });

  it('needs a token that holds', async () => {
    const { http } = page();
    expect((await http.post('/identities/my/lock', null, bearer('0'.repeat(64)))).status).toBe(401);
    expect((await http.post('/identities/my/lock', null)).status).toBe(401);
  });

  it('may be somebody else’s token, which signing out does not open again', async () => {
    const { http, context } = page([
      (token) =>
        Promise.resolve(token === 'a.b.c' ? { username: 'guest', roles: [{ name: 'ADMIN' }] } : null),
    ]);
    const own = bearer('a.b.c');
    expect(await identify(context, 'a.b.c')).toEqual({
      username: 'guest',
      role: 'ADMIN',
      isDemonstration: true,
    });
    await http.post('/identities/my/lock', null, own);
    await http.post('/identities/my/lock', null, own);
    expect(await identify(context, 'a.b.c')).toMatchObject({ isLocked: true });
    expect((await http.get('/identities/my/', own)).data).toMatchObject({ roles: [], isLocked: true });
    await http.post('/identities/logout', null, own);
    expect(await identify(context, 'a.b.c')).toMatchObject({ isLocked: true });
  });
});
