import { beforeEach, describe, expect, it } from 'vitest';
import { identify } from '@/backend/identity/identities';
import { iso, NOW } from '../clinic';
import {
  admin,
  bearer,
  clock,
  join,
  newcomer,
  newestSecret,
  nurse,
  page,
  signIn,
  type Page,
  withFreshHosts,
} from './host';
import { rowsOf } from '../stores';

withFreshHosts();

let here: Page;
let token: string;
beforeEach(async () => {
  here = page();
  token = await signIn(here.http, admin);
});

const invitation = {
  id: 'rui',
  username: 'Rui.Melo@Clinic.Example',
  firstName: 'Rui',
  lastName: 'Melo',
  role: 'USER',
};
const invite = (what: object = {}) =>
  here.http.post('/identities/staff', { ...invitation, ...what }, bearer(token));
const staff = async () => (await here.http.get('/identities/staff', bearer(token))).data.items;
const read = async (id: string) => (await here.http.get(`/identities/staff/${id}`, bearer(token))).data;
async function change(id: string, what: object, version?: string) {
  const stored = await read(id);
  const headers = { 'If-Match': version ?? stored.version };
  return here.http.put(
    `/identities/staff/${id}`,
    { ...stored, active: stored.state !== 'inactive', ...what },
    bearer(token, headers),
  );
}

describe('The staff list', () => {
  it('says of everybody what administrators need, and no secret', async () => {
    expect(await staff()).toEqual([
      {
        id: 'sample-admin',
        version: expect.any(String),
        updatedAt: iso(NOW),
        username: admin.email,
        firstName: 'Amelia',
        lastName: 'Brandt',
        role: 'ADMIN',
        state: 'active',
        lastSignInAt: iso(NOW),
      },
      expect.objectContaining({ id: 'sample-user', role: 'USER', state: 'active' }),
    ]);
    const one = await here.http.get('/identities/staff/sample-user', bearer(token));
    expect(one.data).toEqual((await staff())[1]);
    expect(one.headers['etag']).toBe(`"${one.data.version}"`);
    expect((await here.http.get('/identities/staff/none', bearer(token))).status).toBe(404);
  });

  it('is for administrators only', async () => {
    const tokens = [await signIn(here.http), await join(here)];
    const calls = (headers: object) => [
      here.http.get('/identities/staff', headers),
      here.http.get('/identities/staff/sample-user', headers),
      here.http.post('/identities/staff', invitation, headers),
      here.http.put('/identities/staff/sample-user', {}, headers),
      here.http.post('/identities/staff/sample-user/invitation', null, headers),
    ];
    for (const { status, data } of await Promise.all(tokens.flatMap((one) => calls(bearer(one)))))
      expect([status, data]).toEqual([403, { message: 'errors.forbidden' }]);
    for (const { status } of await Promise.all(calls({}))) expect(status).toBe(401);
    expect(await staff()).toHaveLength(3);
  });
});

describe('An invitation', () => {
  it('sends a link; the password set by it lets its owner in with the role', async () => {
    const { status, data, headers } = await invite();
    expect(status).toBe(201);
    expect(data).toMatchObject({ id: 'rui', username: 'rui.melo@clinic.example', state: 'invited' });
    expect(headers['etag']).toBe(`"${data.version}"`);
    const [message] = await here.outbox.messages();
    expect(message).toMatchObject({ kind: 'invitation', to: 'rui.melo@clinic.example' });
    const link = await newestSecret(here);
    expect(message?.path).toBe(`/pages/reset-password#token=${link}`);
    const questions = await here.http.post('/identities/questions/fetch', { token: link });
    expect(questions.data).toEqual({ questions: [] });
    const password = 'tulip-anchor-river';
    await here.http.post('/identities/password/reset', { token: link, password });
    expect(await read('rui')).toMatchObject({ state: 'active', role: 'USER' });
    const mine = await signIn(here.http, { email: invitation.username, password });
    expect(await identify(here.context, mine)).toEqual({ username: 'rui.melo@clinic.example', role: 'USER' });
  });

  it('holds for a week, and can be sent again', async () => {
    await invite();
    const first = await newestSecret(here);
    const fetch = (link: string) => here.http.post('/identities/questions/fetch', { token: link });
    clock.now = NOW + 7 * 24 * 3_600_000 - 1;
    expect((await fetch(first)).status).toBe(200);
    clock.now += 1;
    expect((await fetch(first)).status).toBe(401);
    token = await signIn(here.http, admin);
    const again = () => here.http.post('/identities/staff/rui/invitation', null, bearer(token));
    expect((await again()).status).toBe(204);
    const second = await newestSecret(here);
    expect((await again()).status).toBe(204);
    expect((await fetch(second)).status).toBe(401);
    expect((await fetch(await newestSecret(here))).status).toBe(200);
  });

  it('is made once, however often it is sent', async () => {
    const answers = [...(await Promise.all([invite(), invite()])), await invite({ firstName: 'Other' })];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 409]);
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    // Another name, address or role is not taken for the one that was written to.
    expect(answers[2]?.data).toMatchObject({ message: 'errors.storedOtherwise', record: answers[0]?.data });
    expect(await staff()).toHaveLength(3);
    expect(await here.outbox.messages()).toHaveLength(1);
  });

  it('is refused for an address that is taken', async () => {
    expect(await invite({ username: ' NURSE@nephrodesk.test' })).toMatchObject({
      status: 409,
      data: { message: 'errors.duplicateAccount', fields: { username: 'errors.duplicateAccount' } },
    });
    expect(await here.outbox.messages()).toEqual([]);
  });

  it('takes the place of a sign-up that was never proven: its password opens nothing', async () => {
    const { email, password } = newcomer;
    await here.http.post('/identities/signup', newcomer);
    const code = await newestSecret(here);
    expect((await invite({ username: newcomer.email, role: 'ADMIN' })).status).toBe(201);
    const verify = await here.http.post('/identities/otp/verify', { email, password, code });
    expect(verify.status).toBe(422);
    expect((await here.http.post('/identities/authorize', { email, password })).data).toHaveProperty('error');
    expect((await here.outbox.messages()).map(({ kind }) => kind)).toEqual(['invitation']);
  });

  it('is sent again to nobody who has a password', async () => {
    const again = (id: string) => here.http.post(`/identities/staff/${id}/invitation`, null, bearer(token));
    expect((await again('sample-user')).status).toBe(409);
    expect((await again('none')).status).toBe(404);
    await invite();
    await change('rui', { active: false });
    expect(await here.outbox.messages()).toEqual([]);
    expect((await again('rui')).status).toBe(409);
    await change('rui', { active: true });
    expect((await again('rui')).status).toBe(204);
  });

  it.each([
    [{ username: 'rui' }, 'username'],
    [{ firstName: ' ' }, 'firstName'],
    [{ role: 'admin' }, 'role'],
    [{ role: null }, 'role'],
    [{ id: '' }, 'id'],
  ])('says what is wrong with %o', async (what, field) => {
    const answer = await invite(what);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.data.fields)).toEqual([field]);
  });
});

describe('A change', () => {
  it('of a role counts with the next call', async () => {
    const mine = await join(here);
    const id = (await staff()).find(({ username }: { username: string }) => username === newcomer.email).id;
    for (const role of ['USER', 'ADMIN', null] as const) {
      expect((await change(id, { role })).data).toMatchObject({ role, state: role ? 'active' : 'waiting' });
      expect(await identify(here.context, mine)).toEqual({ username: newcomer.email, role });
      const { status } = await here.http.get('/identities/staff', bearer(mine));
      expect(status).toBe(role === 'ADMIN' ? 200 : 403);
    }
  });

  it('that keeps somebody out ends their sessions, links and sign-ins at once', async () => {
    const mine = await here.http.post('/identities/authorize', nurse);
    const { access_token: access, refresh_token: refresh } = mine.data.accessToken;
    await here.http.post('/identities/token/send', { email: nurse.email });
    const link = await newestSecret(here);
    expect((await change('sample-user', { active: false })).data.state).toBe('inactive');
    const sessions = await rowsOf(here.store).getAll('sessions');
    expect(sessions.map(({ account }) => account)).toEqual(['sample-admin']);
    expect(await identify(here.context, access)).toBeNull();
    const refused = [
      here.http.get('/identities/my/', bearer(access)),
      here.http.post('/identities/refresh', { refresh_token: refresh }),
      here.http.post('/identities/token', { token: link }),
    ];
    for (const { status } of await Promise.all(refused)) expect(status).toBe(401);
    const wrong = { error: 'Email Or Password Invalid' };
    expect((await here.http.post('/identities/authorize', nurse)).data).toEqual(wrong);
    expect((await change('sample-user', { active: true })).data.state).toBe('active');
    expect(await identify(here.context, access)).toBeNull();
    expect(await signIn(here.http)).toBeTruthy();
  });

  it('is not made over a newer one, nor without naming a version', async () => {
    const { version } = await read('sample-user');
    expect((await change('sample-user', { role: null }, version)).status).toBe(200);
    expect((await change('sample-user', { role: 'ADMIN' }, version)).status).toBe(412);
    expect((await change('sample-user', { role: 'ADMIN' }, '')).status).toBe(400);
    expect((await change('sample-user', { id: 'sample-admin' })).status).toBe(400);
    expect((await change('sample-user', { role: 'ROOT' })).data.fields).toHaveProperty('role');
    const nobody = { id: 'none', role: null, active: true };
    const headers = bearer(token, { 'If-Match': version });
    expect((await here.http.put('/identities/staff/none', nobody, headers)).status).toBe(404);
    expect((await read('sample-user')).role).toBeNull();
  });

  it('touches nothing but the role and the access', async () => {
    const { data } = await change('sample-user', { firstName: 'X', username: 'x@y.zz', state: 'invited' });
    expect(data).toMatchObject({ firstName: 'Nuno', username: nurse.email, state: 'active' });
  });
});
