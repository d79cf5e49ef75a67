import { beforeEach, describe, expect, it } from 'vitest';
import { admin, bearer, newestSecret, nurse, page, signIn, type Page, withFreshHosts } from './host';
import { rowsOf } from '../stores';

withFreshHosts();

let here: Page;
let token: string;
beforeEach(async () => {
  here = page();
  token = await signIn(here.http, admin);
});

const lastAdmin = { status: 409, data: { message: 'errors.lastAdmin' } };

async function change(by: string, id: string, what: object, tab: Page = here) {
  const { data } = await tab.http.get(`/identities/staff/${id}`, bearer(by));
  const headers = { 'If-Match': data.version };
  return tab.http.put(
    `/identities/staff/${id}`,
    { ...data, active: data.state !== 'inactive', ...what },
    bearer(by, headers),
  );
}
const administrators = async (): Promise<number> =>
  (await rowsOf(here.store).getAll('accounts')).filter(
    ({ role, active, password }) => role === 'ADMIN' && active && password !== null,
  ).length;

describe('The last active administrator', () => {
  it.each([
    ['loses the role', { role: null }],
    ['becomes a user', { role: 'USER' }],
    ['is kept out', { active: false }],
    ['loses both', { role: 'USER', active: false }],
  ])('never %s', async (_, what) => {
    expect(await change(token, 'sample-admin', what)).toMatchObject(lastAdmin);
    expect((await here.http.get('/identities/staff', bearer(token))).status).toBe(200);
    expect(await administrators()).toBe(1);
  });

  it('may be saved as they are', async () => {
    expect((await change(token, 'sample-admin', {})).status).toBe(200);
  });

  it('is not relieved by one who is only invited, or may not sign in', async () => {
    const invitation = {
      id: 'rui',
      username: 'rui@clinic.example',
      firstName: 'R',
      lastName: 'M',
      role: 'ADMIN',
    };
    await here.http.post('/identities/staff', invitation, bearer(token));
    const link = await newestSecret(here);
    await change(token, 'sample-user', { role: 'ADMIN' });
    await change(token, 'sample-user', { active: false });
    expect(await change(token, 'sample-admin', { role: 'USER' })).toMatchObject(lastAdmin);
    await here.http.post('/identities/password/reset', { token: link, password: 'tulip-anchor-river' });
    expect((await change(token, 'sample-admin', { role: 'USER' })).status).toBe(200);
  });

  it('leaves the others free: who is no active administrator can always be changed', async () => {
    await change(token, 'sample-user', { role: 'ADMIN' });
    await change(token, 'sample-user', { active: false });
    expect((await change(token, 'sample-user', { role: null })).status).toBe(200);
    expect((await change(token, 'sample-user', { active: true })).status).toBe(200);
  });

  it.each([
    ['demote each other', { role: 'USER' }],
    ['keep each other out', { active: false }],
  ])('is left when two %s at the same time, in two tabs', async (_, what) => {
    await change(token, 'sample-user', { role: 'ADMIN' });
    const [there, other] = [page(), await signIn(here.http, nurse)];
    const answers = await Promise.all([
      change(token, 'sample-user', what),
      change(other, 'sample-admin', what, there),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await administrators()).toBe(1);
  });

  it('is left when two step back at the same time', async () => {
    await change(token, 'sample-user', { role: 'ADMIN' });
    const [there, other] = [page(), await signIn(here.http, nurse)];
    const answers = await Promise.all([
      change(token, 'sample-admin', { role: 'USER' }),
      change(other, 'sample-user', { role: 'USER' }, there),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await administrators()).toBe(1);
  });
});
