import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { takeDoor, type Answering } from '../support/door';
import { createIssuer } from '../support/provider.mjs';
import { anEmptyClinic, clientOf, firstAdministrator, start } from './clinic';

const AUDIENCE = 'https://clinic.example/api';
const ADA = 'ada@clinic.example';
const HOUR_MS = 3_600_000;

const newKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const key = newKey();

interface Saying {
  key?: KeyObject;
  kid?: string;
  issuer?: string;
  claims?: Record<string, unknown>;
}

/** A clinic's server, its administrator Ada, and the identity provider of her organisation. */
async function organisation() {
  const provider = await takeDoor();
  onTestFinished(provider.close);
  const issuer = provider.address;
  const saying = ({ key: own = key, kid = 'first', issuer: named = issuer, claims }: Saying = {}) =>
    createIssuer({ issuer: named, key: own, kid, claims: claims ?? { email: ADA, email_verified: true } });
  provider.open(saying().answering);
  const clock = { ahead: 0 };
  const server = await start({
    schema: await anEmptyClinic(),
    config: { provider: { issuer, audience: AUDIENCE } },
    now: () => Date.now() + clock.ahead,
  });
  await firstAdministrator(server);
  /** A token of whoever answers at another address, so that the provider's own keys stay those that are asked for. */
  const tokenOf = async (said: Saying, audience = AUDIENCE) => {
    const elsewhere = await takeDoor();
    const maker = saying(said);
    elsewhere.open(maker.answering);
    const token = await maker.tokenFor(elsewhere.address, audience);
    await elsewhere.close();
    return token;
  };
  /** What the server answers to a token: who somebody is, and the list of patients. */
  const shown = async (token: string) => {
    const ask = clientOf(server.origin, token);
    const [me, list] = [await ask('GET', '/iam/identities/my/'), await ask('GET', '/api/care/patients')];
    return [me.status, list.status, me.data.username];
  };
  return { provider, saying, server, clock, tokenOf, shown };
}
const REFUSED = [401, 401, undefined];
const LET_IN = [200, 200, ADA];
const AWAY = [503, 503, undefined];

describe('Access tokens of the organisation’s identity provider', () => {
  it('let in whom they prove by their signature, for this clinic and in time, and nobody else', async () => {
    const { tokenOf, shown, clock, server } = await organisation();
    const good = await tokenOf({});
    expect(await shown(good)).toEqual(LET_IN);

    expect(await shown(await tokenOf({}, 'https://other.example/api'))).toEqual(REFUSED);
    expect(await shown(await tokenOf({ issuer: 'http://localhost:1' }))).toEqual(REFUSED);
    expect(await shown(await tokenOf({ key: newKey() }))).toEqual(REFUSED);
    expect(await shown(await tokenOf({ key: newKey(), kid: 'unheard-of' }))).toEqual(REFUSED);
    for (const claims of [
      { email: 'stranger@clinic.example', email_verified: true },
      { email: ADA, email_verified: false },
      { email: ADA },
      {},
    ])
      expect([claims, await shown(await tokenOf({ claims }))]).toEqual([claims, REFUSED]);

    const [, body = '', signature] = good.split('.');
    const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
    for (const forged of [
      `${encoded({ alg: 'none', typ: 'at+jwt' })}.${body}.`,
      `${encoded({ alg: 'none', typ: 'at+jwt', kid: 'first' })}.${body}.${signature}`,
      `${encoded({ alg: 'HS256', typ: 'at+jwt', kid: 'first' })}.${body}.${signature}`,
      good.slice(0, -4),
      'a.b.c',
    ])
      expect([forged, await shown(forged)]).toEqual([forged, REFUSED]);

    clock.ahead = HOUR_MS + 50_000;
    expect(await shown(good)).toEqual(LET_IN);
    clock.ahead = HOUR_MS + 70_000;
    expect(await shown(good)).toEqual(REFUSED);
    expect(server.log.filter((line) => line.includes('failed'))).toEqual([]);
  });

  it('may leave the address to the provider, wherever that says it is asked', async () => {
    const { provider, saying, tokenOf, shown } = await organisation();
    const said = saying({ claims: {} }).answering;
    let user: { status: number; body?: object } = { status: 200, body: { email: ADA, email_verified: true } };
    const answering: Answering = (request, response) => {
      if (request.url !== '/me') return said(request, response);
      response.writeHead(user.status, { 'Content-Type': 'application/json' });
      return response.end(JSON.stringify(user.body ?? {}));
    };
    provider.open(answering);
    expect(await shown(await tokenOf({ claims: {} }))).toEqual(LET_IN);
    user = { status: 200, body: { email: ADA } };
    expect(await shown(await tokenOf({ claims: {} }))).toEqual(REFUSED);
    for (const status of [401, 403]) {
      user = { status };
      expect(await shown(await tokenOf({ claims: {} }))).toEqual(REFUSED);
    }
    user = { status: 500 };
    expect(await shown(await tokenOf({ claims: {} }))).toEqual(AWAY);
  });

  it('are still told apart when the provider has changed its key', async () => {
    const { provider, saying, tokenOf, shown } = await organisation();
    expect(await shown(await tokenOf({}))).toEqual(LET_IN);
    const next = { key: newKey(), kid: 'second' };
    provider.open(saying(next).answering);
    // Keys that are unheard of are not asked for more than once in half a minute.
    const later = Date.now() + 31_000;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    expect(await shown(await tokenOf(next))).toEqual(LET_IN);
    expect(await shown(await tokenOf({}))).toEqual(REFUSED);
  });

  it('are asked about later where the provider is away or answers nonsense: nobody is taken for signed out', async () => {
    const { provider, saying, server, tokenOf, shown } = await organisation();
    const [good, next] = [await tokenOf({}), { key: newKey(), kid: 'second' }];
    provider.shut();
    expect(await shown(good)).toEqual(AWAY);
    const { headers, data } = await clientOf(server.origin, good)('GET', '/api/care/patients');
    expect([headers.get('Retry-After'), data]).toEqual([expect.any(String), { message: 'errors.network' }]);
    const broken: Answering = (_request, response) => response.writeHead(500).end('oops');
    provider.open(broken);
    expect(await shown(good)).toEqual(AWAY);
    provider.open(saying().answering);
    expect(await shown(good)).toEqual(LET_IN);

    // Its keys cannot be had any more, and those that are known do not fit.
    const later = Date.now() + 31_000;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    for (const leave of [() => provider.shut(), () => provider.open(broken)]) {
      leave();
      expect(await shown(await tokenOf(next))).toEqual(AWAY);
      expect(await shown(good)).toEqual(LET_IN);
    }
    expect((await clientOf(server.origin)('GET', '/health')).status).toBe(200);
  });
});
