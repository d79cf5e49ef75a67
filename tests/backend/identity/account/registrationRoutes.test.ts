import { describe, expect, it } from 'vitest';
import { HOUR, NOW } from '../../clinic';
import {
  admin,
  bearer,
  clock,
  join,
  MINUTE,
  newcomer,
  newestSecret,
  nurse,
  page,
  signIn,
  type Page,
  withFreshHosts,
} from '../host';
import { rowsOf } from '../../stores';

withFreshHosts();

const signUp = ({ http }: Page, change: object = {}) =>
  http.post('/identities/signup', { ...newcomer, ...change });
const credentials = { email: newcomer.email, password: newcomer.password };
const verify = ({ http }: Page, code: string, claim: object = {}) =>
  http.post('/identities/otp/verify', { ...credentials, code, ...claim });
const resend = ({ http }: Page, claim: object = {}) =>
  http.post('/identities/otp/send', { ...credentials, ...claim });
const otherThan = (code: string) => (code === 'AAAA2222' ? 'BBBB3333' : 'AAAA2222');
const codeWrong = { status: 422, data: { fields: { code: 'validation.codeWrong' } } };

describe('Signing up', () => {
  it('opens an account without a role, once the address is proven', async () => {
    const here = page();
    const sent = await signUp(here);
    expect(sent).toMatchObject({ status: 200, data: { resendAfterMs: 30_000 } });
    expect((await here.http.post('/identities/authorize', credentials)).data).toHaveProperty('error');
    const { status, data } = await verify(here, await newestSecret(here));
    expect(status).toBe(200);
    expect(data.identity).toEqual({ username: newcomer.email, roles: [] });
    const mine = await here.http.get('/identities/my/', bearer(data.accessToken.access_token));
    expect(mine.data).toMatchObject({ username: newcomer.email, roles: [], name: 'Inês Duarte' });
    expect((await here.http.post('/identities/authorize', credentials)).data).toHaveProperty('accessToken');
  });

  it('is seen by administrators as waiting, and not before the address is proven', async () => {
    const here = page();
    const token = await signIn(here.http, admin);
    const staff = async () => (await here.http.get('/identities/staff', bearer(token))).data.items;
    await signUp(here);
    expect(await staff()).toHaveLength(2);
    // Nothing of it is where accounts are read, however many strangers sign up.
    expect(await rowsOf(here.store).count('accounts')).toBe(2);
    await verify(here, await newestSecret(here));
    expect(await staff()).toContainEqual(
      expect.objectContaining({ username: newcomer.email, state: 'waiting', role: null }),
    );
  });

  it.each([
    [{ password: 'short' }, { password: 'validation.passwordShort' }],
    [{ password: 'ines.duarte-2026' }, { password: 'validation.passwordGuessable' }],
    [{ password: 'x'.repeat(129) }, { password: 'validation.tooLong' }],
    [{ password: '' }, { password: 'validation.required' }],
    [{ email: 'ines' }, { email: 'validation.email' }],
    [
      { firstName: ' ', lastName: undefined },
      { firstName: expect.any(String), lastName: expect.any(String) },
    ],
  ])('names what is wrong: %o', async (change, fields) => {
    const here = page();
    expect(await signUp(here, change)).toMatchObject({ status: 422, data: { fields } });
    expect(await here.outbox.messages()).toEqual([]);
  });

  it('again, before the address is proven, changes nothing of the first; each has its code', async () => {
    const here = page();
    const stranger = { password: 'a-stranger-chose-it', nonce: 'b'.repeat(64) };
    await signUp(here, { nonce: 'a'.repeat(64) });
    const own = await newestSecret(here);
    clock.now += MINUTE;
    await signUp(here, { ...stranger, firstName: 'Eve' });
    const others = await newestSecret(here);
    // Her code with a stranger's secret or password, and the code of the stranger's sign-up with hers.
    for (const claim of [{ nonce: stranger.nonce, password: undefined }, { password: stranger.password }])
      expect(await verify(here, own, claim)).toMatchObject(codeWrong);
    for (const claim of [{ nonce: 'a'.repeat(64), password: undefined }, {}])
      expect(await verify(here, others, claim)).toMatchObject(codeWrong);
    expect((await verify(here, own, { nonce: 'a'.repeat(64), password: undefined })).status).toBe(200);
    expect(await verify(here, others, stranger)).toMatchObject(codeWrong);
    expect(await here.outbox.messages()).toEqual([]);
    const token = await signIn(here.http, credentials);
    expect((await here.http.get('/identities/my/', bearer(token))).data.firstName).toBe('Inês');
    const theirs = { ...credentials, password: stranger.password };
    expect((await here.http.post('/identities/authorize', theirs)).data).toHaveProperty('error');
  });

  it('is proven by nobody who has neither its secret nor its password', async () => {
    const here = page();
    await signUp(here);
    const code = await newestSecret(here);
    const claim = { password: undefined };
    const fields = { password: 'validation.required' };
    expect(await verify(here, code, claim)).toMatchObject({ status: 422, data: { fields } });
    expect(await resend(here, claim)).toMatchObject({ status: 422, data: { fields } });
  });

  it('with an address that has an account sends a word and changes nothing', async () => {
    const here = page();
    await signUp(here, { email: ' Nurse@Nephrodesk.TEST ' });
    expect(await here.outbox.messages()).toMatchObject([{ kind: 'alreadyRegistered', to: nurse.email }]);
    expect(await signIn(here.http)).toBeTruthy();
  });

  it('cannot be repeated without end', async () => {
    const here = page();
    expect((await signUp(here)).status).toBe(200);
    const soon = await signUp(here);
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, '30']);
    expect(await here.outbox.messages()).toHaveLength(1);
    for (let count = 0; count < 9; count += 1) {
      clock.now += 31_000;
      expect((await signUp(here)).status).toBe(200);
    }
    clock.now += 31_000;
    expect((await signUp(here)).status).toBe(429);
  });
});

describe('The code of a sign-up', () => {
  it('holds for ten minutes', async () => {
    const here = page();
    await signUp(here);
    const code = await newestSecret(here);
    clock.now = NOW + 10 * MINUTE;
    expect(await verify(here, code)).toMatchObject(codeWrong);
    clock.now -= 1;
    expect((await verify(here, code)).status).toBe(200);
  });

  it('is void after five wrong tries of the page that signed up', async () => {
    const here = page();
    const own = { nonce: 'a'.repeat(64), password: undefined };
    await signUp(here, { nonce: own.nonce });
    const code = await newestSecret(here);
    for (let count = 0; count < 4; count += 1)
      expect(await verify(here, otherThan(code), own)).toMatchObject(codeWrong);
    expect(await here.outbox.messages()).toHaveLength(1);
    expect(await verify(here, otherThan(code), own)).toMatchObject(codeWrong);
    expect(await here.outbox.messages()).toEqual([]);
    expect(await verify(here, code)).toMatchObject(codeWrong);
    clock.now = NOW + MINUTE;
    await resend(here, own);
    expect((await verify(here, await newestSecret(here))).status).toBe(200);
  });

  it('cannot be guessed on with new codes', async () => {
    const here = page();
    await signUp(here);
    for (let count = 0; count < 10; count += 1) {
      expect((await verify(here, otherThan(await newestSecret(here)))).status).toBe(422);
      clock.now += 31_000;
      await resend(here);
    }
    expect((await verify(here, await newestSecret(here))).status).toBe(429);
    clock.now += 29_000;
    expect((await verify(here, await newestSecret(here))).status).toBe(200);
  });

  it('is for its address only, and for one use', async () => {
    const here = page();
    await signUp(here);
    const code = await newestSecret(here);
    for (const email of [nurse.email, 'nobody@clinic.example'])
      expect(await verify(here, code, { email })).toMatchObject(codeWrong);
    expect((await verify(here, code)).status).toBe(200);
    expect(await verify(here, code)).toMatchObject(codeWrong);
    for (const claim of [{ email: undefined }, { code: undefined }, { code: '12345' }])
      expect((await verify(here, code, claim)).status).toBe(422);
  });

  it('is sent again after half a minute, and the former one is void', async () => {
    const here = page();
    await signUp(here);
    const first = await newestSecret(here);
    clock.now = NOW + 12_000;
    expect((await resend(here)).data).toEqual({ resendAfterMs: 18_000 });
    expect(await newestSecret(here)).toBe(first);
    clock.now = NOW + 30_000;
    expect((await resend(here)).data).toEqual({ resendAfterMs: 30_000 });
    const messages = await here.outbox.messages();
    expect(messages).toMatchObject([{ kind: 'signUpCode', at: NOW + 30_000, to: newcomer.email }]);
    expect((await verify(here, await newestSecret(here))).status).toBe(200);
  });

  it('can be had for a day after the sign-up, and not once the address is proven', async () => {
    const here = page();
    await signUp(here);
    clock.now = NOW + 24 * HOUR;
    await resend(here);
    expect(await here.outbox.messages()).toEqual([]);
    clock.now = NOW + 24 * HOUR - MINUTE;
    await resend(here);
    expect((await verify(here, await newestSecret(here))).status).toBe(200);
    clock.now += MINUTE;
    await resend(here);
    expect(await here.outbox.messages()).toEqual([]);
  });
});

it('lets two newcomers in side by side', async () => {
  const here = page();
  const tokens = [await join(here), await join(here, { ...newcomer, email: 'rui@clinic.example' })];
  const names = tokens.map(
    async (token) => (await here.http.get('/identities/my/', bearer(token))).data.username,
  );
  expect(await Promise.all(names)).toEqual([newcomer.email, 'rui@clinic.example']);
});
