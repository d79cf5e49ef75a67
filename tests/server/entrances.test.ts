import { expect, describe, it, vi } from 'vitest';
import { appointAdministrator } from '@/server/commands';
import { rowsOf } from '../backend/stores';
import {
  anEmptyClinic,
  type Ask,
  clientOf,
  firstAdministrator,
  PASSWORD,
  signIn,
  start,
  type StartedServer,
} from './clinic';

const IAM = '/iam/identities';
const ADA = 'ada@clinic.example';
const MINUTE = 60_000;

/** What a person's mail holds once it was sent: the code, or the token of the link. */
async function secretsSentTo({ services }: StartedServer, to: string): Promise<string[]> {
  const sent = (await rowsOf(services.store).getAll('outbox')).filter((message) => message.to === to);
  return sent
    .toSorted((a, b) => a.order - b.order)
    .map(({ code, path }) => code ?? path?.split('token=')[1] ?? '');
}

const person = (password: string, nonce: string) => {
  return { email: ADA, password, firstName: 'Ada', lastName: 'Lind', nonce: nonce.repeat(64) };
};

const open = { isSignUpOpen: true };

describe('A sign-up', () => {
  it('is refused in words where it is not opened, and the pages can ask', async () => {
    const schema = await anEmptyClinic();
    const closed = clientOf((await start({ schema })).origin);
    expect((await closed('GET', `${IAM}/offers`)).data).toEqual({ signUp: false });
    const bodies = { signup: person(PASSWORD, 'a'), 'otp/send': {}, 'otp/verify': {} };
    for (const [call, body] of Object.entries(bodies)) {
      const { status, data } = await closed('POST', `${IAM}/${call}`, body);
      expect([call, status, data]).toEqual([call, 403, { message: 'errors.signUpClosed' }]);
    }
    const other = clientOf((await start({ schema, config: open })).origin);
    expect((await other('GET', `${IAM}/offers`)).data).toEqual({ signUp: true });
    const several = { ...person(PASSWORD, 'a'), email: 'a,target@clinic.example' };
    const refused = await other('POST', `${IAM}/signup`, several);
    expect([refused.status, refused.data.fields]).toEqual([422, { email: 'validation.email' }]);
  });

  it('mails so many from one place at most, whoever they are for', async () => {
    const server = await start({ schema: await anEmptyClinic(), config: open });
    const anybody = clientOf(server.origin);
    const paths = ['signup', 'password/lost', 'token/send'];
    const ask = (count: number) => {
      const body = { ...person(PASSWORD, 'a'), email: `p${count}@clinic.example` };
      return anybody('POST', `${IAM}/${paths[count % paths.length]}`, body);
    };
    const statuses: number[] = [];
    for (let count = 0; count < 35; count += 1) statuses.push((await ask(count)).status);
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([200]));
    expect(statuses.slice(30)).toEqual([429, 429, 429, 429, 429]);
  });

  it('is not taken over by a later one while its owner types the code', async () => {
    const time = { now: Date.now() };
    const server = await start({
      schema: await anEmptyClinic(),
      config: open,
      now: () => time.now,
    });
    const anybody = clientOf(server.origin);
    expect((await anybody('POST', `${IAM}/signup`, person(PASSWORD, 'a'))).status).toBe(200);
    await vi.waitFor(async () => expect(await secretsSentTo(server, ADA)).toHaveLength(1));
    // Too soon it is refused, and nothing more is sent; later it stands beside the first.
    expect((await anybody('POST', `${IAM}/signup`, person('a-stranger-chose-it', 'b'))).status).toBe(429);
    time.now += 31_000;
    expect((await anybody('POST', `${IAM}/signup`, person('a-stranger-chose-it', 'b'))).status).toBe(200);
    await vi.waitFor(async () => expect(await secretsSentTo(server, ADA)).toHaveLength(2));
    const [code] = await secretsSentTo(server, ADA);
    const proven = { email: ADA, code, nonce: 'a'.repeat(64) };
    expect((await anybody('POST', `${IAM}/otp/verify`, { email: ADA, code })).status).toBe(422);
    expect((await anybody('POST', `${IAM}/otp/verify`, { ...proven, nonce: 'b'.repeat(64) })).status).toBe(
      422,
    );
    expect((await anybody('POST', `${IAM}/otp/verify`, proven)).status).toBe(200);
    expect(await signIn(server.origin, ADA)).toBeTruthy();
    const stranger = { email: ADA, password: 'a-stranger-chose-it' };
    expect((await anybody('POST', `${IAM}/authorize`, stranger)).data).toHaveProperty('error');
    expect(await secretsSentTo(server, ADA)).toEqual([]);
  });
});

describe('A session in which nobody was seen for half an hour', () => {
  it('is locked here too: renewing, streams and a copied token keep nothing open', async () => {
    const time = { now: Date.now() };
    const server = await start({ schema: await anEmptyClinic(), now: () => time.now });
    await firstAdministrator(server);
    const anybody = clientOf(server.origin);
    const enter = async () =>
      (await anybody('POST', `${IAM}/authorize`, { email: ADA, password: PASSWORD })).data.accessToken;
    const renew = (token: string) => anybody('POST', `${IAM}/refresh`, { refresh_token: token });
    const first = await enter();
    const follow = (token: string) =>
      fetch(`${server.origin}/api/care/changes`, { headers: { Authorization: `Bearer ${token}` } });
    time.now += 14 * MINUTE;
    await (await follow(first.access_token)).body?.cancel();
    time.now += 14 * MINUTE;
    const second = (await renew(first.refresh_token)).data.accessToken;
    await (await follow(second.access_token)).body?.cancel();
    time.now += 2 * MINUTE;
    expect((await renew(second.refresh_token)).status).toBe(423);
    const late = clientOf(server.origin, second.access_token);
    expect((await late('GET', '/api/care/summaries')).status).toBe(423);
    expect((await follow(second.access_token)).status).toBe(423);
    expect((await late('GET', `${IAM}/my/`)).data).toMatchObject({ username: ADA, isLocked: true });
    // The password lets in again; a call within the half hour keeps a session open, for as long as there are some.
    const third = await enter();
    time.now += 14 * MINUTE;
    expect((await clientOf(server.origin, third.access_token)('GET', `${IAM}/my/`)).status).toBe(200);
    time.now += 29 * MINUTE;
    expect((await renew(third.refresh_token)).status).toBe(200);
  });
});

describe('Somebody who works here', () => {
  /** Calls that come from other places: a proxy in front says so. */
  const from = (ask: Ask, address: string) => (path: string, body: object) =>
    ask('POST', `${IAM}/${path}`, body, { 'X-Forwarded-For': address });
  const right = { email: ADA, password: PASSWORD };
  const wrong = { email: ADA, password: 'not this one' };

  it('signs in while strangers guess from everywhere, with a browser that is known', async () => {
    const server = await start({ schema: await anEmptyClinic(), config: { proxies: 1 } });
    await firstAdministrator(server);
    const ask = clientOf(server.origin);
    const device = 'd'.repeat(64);
    const own = from(ask, '192.0.2.1');
    expect((await own('authorize', { ...right, device })).data).toHaveProperty('accessToken');
    // One place alone keeps out nobody elsewhere.
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await from(ask, '198.51.100.1')('authorize', wrong)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await own('authorize', right)).data).toHaveProperty('accessToken');
    // Many places together use up what is left for all that are not known.
    for (let place = 2; place <= 12; place += 1)
      for (let tries = 0; tries < 10; tries += 1) await from(ask, `198.51.100.${place}`)('authorize', wrong);
    expect((await own('authorize', right)).status).toBe(429);
    expect((await own('authorize', { ...right, device: 'e'.repeat(64) })).status).toBe(429);
    expect((await own('authorize', { ...right, device })).data).toHaveProperty('accessToken');
    // A known browser does not guess for ever either.
    for (let tries = 0; tries < 10; tries += 1) await own('authorize', { ...wrong, device });
    expect((await own('authorize', { ...right, device })).status).toBe(429);
  });

  it('uses the link that was sent, whoever has asked for others since', async () => {
    const time = { now: Date.now() };
    const server = await start({ schema: await anEmptyClinic(), now: () => time.now });
    await firstAdministrator(server);
    const anybody = clientOf(server.origin);
    for (let count = 0; count < 8; count += 1) {
      expect((await anybody('POST', `${IAM}/token/send`, { email: ADA })).status).toBe(200);
      await server.services.settled();
      time.now += 31_000;
    }
    const links = (await secretsSentTo(server, ADA)).filter((secret) => secret.length === 64);
    expect(links).toHaveLength(5);
    expect((await anybody('POST', `${IAM}/token`, { token: links[0] })).data).toHaveProperty('accessToken');
    expect((await anybody('POST', `${IAM}/token`, { token: links[4] })).status).toBe(401);
  });
});

describe('The command that appoints an administrator', () => {
  it('gives the account to nobody who signed up with the address before', async () => {
    const server = await start({ schema: await anEmptyClinic(), config: open });
    const stranger = clientOf(server.origin);
    await stranger('POST', `${IAM}/signup`, person(PASSWORD, 'a'));
    const path = await appointAdministrator(server.services, ADA);
    expect((await stranger('POST', `${IAM}/authorize`, { email: ADA, password: PASSWORD })).data).toEqual({
      error: 'Email Or Password Invalid',
    });
    const token = path.split('#token=')[1];
    await stranger('POST', `${IAM}/password/reset`, { token, password: 'another-tulip-river' });
    const admin = clientOf(server.origin, await signIn(server.origin, ADA, 'another-tulip-river'));
    expect((await admin('GET', `${IAM}/my/`)).data).toMatchObject({
      roles: [{ name: 'ADMIN' }],
      firstName: '',
    });
  });

  it('ends the sessions, the password and the links of an account that was proven', async () => {
    const server = await start({ schema: await anEmptyClinic() });
    const before = clientOf(server.origin, await firstAdministrator(server));
    const anybody = clientOf(server.origin);
    const former = await appointAdministrator(server.services, ADA);
    expect((await before('GET', `${IAM}/my/`)).status).toBe(401);
    expect((await anybody('POST', `${IAM}/authorize`, { email: ADA, password: PASSWORD })).data).toEqual({
      error: 'Email Or Password Invalid',
    });
    await appointAdministrator(server.services, ADA);
    const token = former.split('#token=')[1];
    const late = await anybody('POST', `${IAM}/password/reset`, { token, password: PASSWORD });
    expect(late.status).toBe(401);
  });
});
