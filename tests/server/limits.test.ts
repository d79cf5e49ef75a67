import { connect } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '@/server/config';
import { aPatientDraft } from '../backend/drafts';
import { asOwner } from '../backend/postgres';
import { anEmptyClinic, clientOf, firstAdministrator, PASSWORD, signIn, start } from './clinic';
import { sendRaw } from './rawCalls';

const CARE = '/api/care';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const half = { ...JSON_TYPE, 'Content-Length': '500' };
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe('A body', () => {
  it('is not read before it is known that its sender may make the call', async () => {
    const server = await start({ schema: await anEmptyClinic(), config: { hasFhir: true } });
    const token = await firstAdministrator(server);
    const unread = async (path: string, headers: Record<string, string> = {}) => {
      const call = { method: 'POST', path, headers: { ...half, ...headers }, body: '{"a"', isHalfSent: true };
      return (await sendRaw(server.origin, call))?.status;
    };
    for (const path of [
      `${CARE}/patients`,
      `${CARE}/clinic/check`,
      `${CARE}/nothing`,
      '/iam/identities/staff',
      '/iam/identities/my/password',
      '/api/update/bookmarks',
      '/fhir/R4/Observation',
      '/fhir/R4',
    ])
      expect([path, await unread(path), await unread(path, bearer('f'.repeat(64)))]).toEqual([
        path,
        401,
        401,
      ]);
    expect(await unread('/nothing')).toBe(404);
    await clientOf(server.origin, token)('POST', '/iam/identities/my/lock');
    expect(await unread(`${CARE}/patients`, bearer(token))).toBe(423);
  });

  it('is not read of somebody whose role is not enough', async () => {
    const server = await start({ schema: await anEmptyClinic() });
    await firstAdministrator(server);
    const { services, origin } = server;
    await services.identities.storage.write(async (writing) => {
      const [account] = await writing.table('accounts').getAll();
      if (account) await writing.table('accounts').put({ ...account, role: 'USER' });
    });
    const token = await signIn(origin, 'ada@clinic.example');
    for (const path of [`${CARE}/clinic/check`, `${CARE}/clinic`, '/iam/identities/staff']) {
      const call = {
        method: 'POST',
        path,
        headers: { ...half, ...bearer(token) },
        body: '{',
        isHalfSent: true,
      };
      expect([path, (await sendRaw(origin, call))?.status]).toEqual([path, 403]);
    }
  });

  it('is never unpacked, and is refused by its head where it is packed, too large or of another type', async () => {
    const server = await start({ schema: await anEmptyClinic() });
    const token = await firstAdministrator(server);
    const bomb = brotliCompressSync(Buffer.alloc(50_000_000), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
    });
    const before = process.memoryUsage().arrayBuffers;
    const statusOf = async (path: string, headers: Record<string, string>, body: Buffer | string) =>
      (await sendRaw(server.origin, { method: 'POST', path, headers, body }))?.status;
    const packed = { 'Content-Type': 'application/gzip', 'Content-Encoding': 'br' };
    expect(await statusOf(`${CARE}/clinic/check`, packed, bomb)).toBe(401);
    expect(await statusOf(`${CARE}/clinic/check`, { ...packed, ...bearer(token) }, bomb)).toBe(415);
    const gzip = { ...JSON_TYPE, 'Content-Encoding': 'gzip' };
    expect(await statusOf('/iam/identities/authorize', gzip, gzipSync('{}'))).toBe(415);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
    expect(await statusOf(`${CARE}/patients`, { 'Content-Type': 'text/plain', ...bearer(token) }, '{}')).toBe(
      415,
    );
    const long = JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(16_000) });
    expect(await statusOf('/iam/identities/authorize', JSON_TYPE, long)).toBe(413);
    // One that does not say how long it is ends where it is too long.
    const endless = { method: 'POST', path: '/iam/identities/authorize', headers: JSON_TYPE };
    expect((await sendRaw(server.origin, { ...endless, body: () => Buffer.alloc(8_000) }))?.status).toBe(413);
  });

  it('that is a form has few parts, and short fields', async () => {
    const server = await start({ schema: await anEmptyClinic() });
    const token = await firstAdministrator(server);
    const check = async (parts: readonly [string, string | Blob][]) => {
      const form = new FormData();
      for (const [name, part] of parts) form.append(name, part);
      return (await clientOf(server.origin, token)('POST', `${CARE}/clinic/check`, form)).status;
    };
    const file = new Blob(['nothing']);
    expect(
      await check([
        ['file', file],
        ['passphrase', 'four plain words here'],
      ]),
    ).toBe(200);
    expect(
      await check([
        ['file', file],
        ['passphrase', 'x'.repeat(2_000)],
      ]),
    ).toBe(400);
    expect(await check(Array.from({ length: 1_000 }, (_, nth) => [`p${nth}`, 'x']))).toBe(400);
  });
});

describe('Calls that are half sent', () => {
  it('keep nobody out, count for nothing, and end after a while', async () => {
    const server = await start({
      schema: await anEmptyClinic(),
      limits: {
        bodyMs: 1_500,
        headMs: 1_000,
        lookEveryMs: 200,
        bodiesOfOne: 20,
        strangersAtOnce: 30,
        staffAtOnce: 10,
      },
    });
    const token = await firstAdministrator(server);
    const { origin } = server;
    const refresh = {
      method: 'POST',
      path: '/iam/identities/refresh',
      headers: half,
      body: '{',
      isHalfSent: true,
    };
    const halves = Array.from({ length: 60 }, () => sendRaw(origin, refresh));
    const own = { ...refresh, path: `${CARE}/patients`, headers: { ...half, ...bearer(token) } };
    const others = Array.from({ length: 30 }, () => sendRaw(origin, own));
    const heads = Array.from({ length: 5 }, () => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write('GET /health HT'));
      onTestFinished(() => void socket.destroy());
      return new Promise<string>((settle) => {
        let heard = '';
        socket.on('data', (chunk) => {
          heard += chunk.toString();
        });
        socket.on('close', () => settle(heard));
      });
    });
    await new Promise((wait) => setTimeout(wait, 300));
    const anybody = clientOf(origin);
    for (const path of ['/health', '/ready']) expect((await anybody('GET', path)).status).toBe(200);
    expect((await clientOf(origin, token)('GET', `${CARE}/patients`)).status).toBe(200);
    const right = { email: 'ada@clinic.example', password: PASSWORD };
    // The same address lets too many wait already: its own next body is refused, and nobody else's call.
    const mine = await anybody('POST', '/iam/identities/authorize', right);
    expect([mine.status, mine.headers.get('Retry-After')]).toEqual([503, '2']);
    const statuses = (await Promise.all([...halves, ...others])).map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 408)).toHaveLength(40);
    expect(statuses.filter((status) => status === 503)).toHaveLength(50);
    for (const head of await Promise.all(heads)) expect(head).toMatch(/^HTTP\/1\.1 408 /);
    expect((await anybody('POST', '/iam/identities/authorize', right)).status).toBe(200);
    expect((await clientOf(origin, token)('POST', `${CARE}/patients`, aPatientDraft())).status).toBe(201);
  });

  it('of somebody who was refused are cut off, although they were answered', async () => {
    const server = await start({ schema: await anEmptyClinic(), limits: { bodyMs: 300 } });
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    const head = `POST ${CARE}/patients HTTP/1.1\r\nHost: clinic\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{`;
    socket.write(head);
    const heard = await new Promise<string>((settle) => {
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('close', () => settle(text));
    });
    expect(heard).toMatch(/^HTTP\/1\.1 401 /);
  });
});

describe('Calls whose callers leave at once', () => {
  it('are counted no longer than they are there', async () => {
    const server = await start({
      schema: await anEmptyClinic(),
      limits: { staffAtOnce: 3 },
    });
    const token = await firstAdministrator(server);
    const ask = { headers: bearer(token), signal: AbortSignal.timeout(200) };
    // While the table of sessions is held, nobody's token can be looked up.
    await asOwner(async (client) => {
      await client.query(`begin; lock table "${server.services.store.schema}".sessions`);
      const asked = Array.from({ length: 6 }, () => fetch(`${server.origin}${CARE}/patients`, ask));
      for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
      await client.query('rollback');
    });
    // Now they are known, and gone.
    await new Promise((wait) => setTimeout(wait, 300));
    expect((await clientOf(server.origin, token)('GET', `${CARE}/patients`)).status).toBe(200);
  });
});

describe('The address of a call', () => {
  const wrong = { email: 'nobody@clinic.example', password: 'wrong' };
  const attempt = (origin: string, from: string, sent = wrong) =>
    clientOf(origin)('POST', '/iam/identities/authorize', sent, { 'X-Forwarded-For': from });
  const tried = async (origin: string, from: (nth: number) => string) => {
    let passed = 0;
    for (let nth = 0; nth < 10; nth += 1)
      if ((await attempt(origin, from(nth), { ...wrong, email: `n${nth}@clinic.example` })).status === 200)
        passed += 1;
    return passed;
  };

  it.each<[string, string]>([
    ['a number of proxies', '1'],
    ['on, which is one', 'on'],
    ['addresses of proxies', '127.0.0.1, 10.0.0.0/24'],
  ])('is what the proxy in front appended: %s', async (_, setting) => {
    const { proxies } = readConfig({ TRUST_PROXY: setting });
    const { origin } = await start({
      schema: await anEmptyClinic(),
      config: { proxies },
      limits: { entrances: 4 },
    });
    // Whatever a caller writes into the header, a proxy that appends adds the true address behind it.
    expect(await tried(origin, (nth) => `203.0.113.${nth}, 198.51.100.7`)).toBe(4);
    expect((await attempt(origin, '198.51.100.8')).status).toBe(200);
  });

  it('is the nearest one where no proxy is named, and a whole network in IPv6', async () => {
    const limits = { entrances: 4 };
    const bare = await start({ schema: await anEmptyClinic(), limits });
    expect(await tried(bare.origin, (nth) => `203.0.113.${nth}`)).toBe(4);
    const { origin } = await start({ schema: await anEmptyClinic(), config: { proxies: 1 }, limits });
    expect(await tried(origin, (nth) => `2001:db8:1:2::${nth}`)).toBe(4);
    expect((await attempt(origin, '2001:db8:1:3::1')).status).toBe(200);
  });

  it('is not used up by those who sign in, renew, ask who they are, or leave', async () => {
    const server = await start({ schema: await anEmptyClinic(), limits: { entrances: 8 } });
    await firstAdministrator(server);
    const anybody = clientOf(server.origin);
    const right = { email: 'ada@clinic.example', password: PASSWORD };
    const sessions = [];
    for (let nth = 0; nth < 12; nth += 1) {
      const { status, data } = await anybody('POST', '/iam/identities/authorize', right);
      expect([nth, status]).toEqual([nth, 200]);
      sessions.push(data.accessToken as { access_token: string; refresh_token: string });
    }
    for (const { refresh_token } of sessions)
      expect((await anybody('POST', '/iam/identities/refresh', { refresh_token })).status).toBe(200);
    for (let nth = 0; nth < 20; nth += 1)
      await anybody('POST', '/iam/identities/refresh', { refresh_token: `made up ${nth}` });
    const [first] = sessions;
    const renewed = { refresh_token: first?.refresh_token };
    expect((await anybody('POST', '/iam/identities/refresh', renewed)).status).toBe(200);
    // One session alone is bounded by itself.
    const statuses = [];
    for (let nth = 0; nth < 10; nth += 1)
      statuses.push((await anybody('POST', '/iam/identities/refresh', renewed)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each(['yes', '300.1.1.1', '10.0.0.0/33', '127.0.0.1,', '-1'])('cannot come from %s', (setting) => {
    expect(() => readConfig({ TRUST_PROXY: setting })).toThrow('TRUST_PROXY: expected');
  });
});
