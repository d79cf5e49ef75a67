import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, describe, it } from 'vitest';
import type { AuditEntry } from '@/domain/audit';
import { verifyLog } from '@/server/commands';
import { ConfigProblem, readConfig } from '@/server/config';
import { ownProfileSchema, staffMemberSchema } from '@/domain/staff/identity';
import { scryptHashing } from '@/server/scrypt';
import { slowHash } from '@/backend/identity/account/passwords';
import { rowsOf } from '../backend/stores';
import { rewritten } from '../backend/clinicFile/files';
import { aPatientDraft, aReadingDraft } from '../backend/drafts';
import { anEmptyClinic, clientOf, firstAdministrator, PASSWORD, signIn, start } from './clinic';

const CARE = '/api/care';

describe('A server', () => {
  it('lets in the first administrator by a link that is good once, and nobody before', async () => {
    const server = await start({ schema: await anEmptyClinic() });
    const anybody = clientOf(server.origin);
    const wanted = { email: 'admin@nephrodesk.test', password: 'nephrodesk' };
    expect((await anybody('POST', '/iam/identities/authorize', wanted)).data).toEqual({
      error: 'Email Or Password Invalid',
    });
    const admin = clientOf(server.origin, await firstAdministrator(server));
    expect((await admin('GET', '/iam/identities/my/')).data).toMatchObject({
      username: 'ada@clinic.example',
      roles: [{ name: 'ADMIN' }],
    });
    // Nobody has asked for a name, and pages take what they are answered.
    ownProfileSchema.parse((await admin('GET', '/iam/identities/my/')).data);
    const [member] = (await admin('GET', '/iam/identities/staff')).data.items;
    expect(staffMemberSchema.parse(member)).toMatchObject({ state: 'active', firstName: '' });
    expect((await admin('GET', `${CARE}/patients`)).data).toEqual({ items: [] });
  });

  it('answers what the contract says, with versions, and 304 where nothing has changed', async () => {
    const server = await start({ schema: await anEmptyClinic() });
    const admin = clientOf(server.origin, await firstAdministrator(server));
    const made = await admin('POST', `${CARE}/patients`, aPatientDraft());
    expect([made.status, made.headers.get('ETag')]).toEqual([201, `"${made.data.version}"`]);
    const list = await admin('GET', `${CARE}/summaries`);
    const tag = list.headers.get('ETag') ?? '';
    expect(list.data.items).toHaveLength(1);
    expect((await admin('GET', `${CARE}/summaries`, undefined, { 'If-None-Match': tag })).status).toBe(304);
    await admin(
      'POST',
      `${CARE}/readings`,
      aReadingDraft({ at: new Date().toISOString(), value: 190, diastolic: 115 }),
    );
    const after = await admin('GET', `${CARE}/summaries`, undefined, { 'If-None-Match': tag });
    expect(after.data.items[0].alerts[0]).toMatchObject({ severity: 'critical' });
    const stale = { ...aPatientDraft(), city: 'Faro' };
    const path = `${CARE}/patients/${made.data.id}`;
    expect((await admin('PUT', path, stale, { 'If-Match': '"old"' })).status).toBe(412);
    expect((await admin('PUT', path, stale, { 'If-Match': `"${made.data.version}"` })).status).toBe(200);
    expect((await admin('DELETE', path, undefined, { 'If-Match': 'old' })).status).toBe(412);
    expect((await admin('GET', `${CARE}/patients/nobody`)).status).toBe(404);
    expect((await admin('GET', `${CARE}/nothing`)).data).toEqual({ message: 'errors.notFound' });
    expect((await admin('PUT', `${CARE}/summaries`)).status).toBe(403);
    expect((await clientOf(server.origin)('GET', `${CARE}/nothing`)).status).toBe(401);
    const pages = (await admin('GET', '/api/search/bookmarks/data')).data;
    expect(pages).toEqual({ searchResult: [] });
  });

  it('takes a clinic file and gives one out, as the page of the settings sends and fetches it', async () => {
    const [one, other] = [
      await start({ schema: await anEmptyClinic() }),
      await start({ schema: await anEmptyClinic() }),
    ];
    const from = clientOf(one.origin, await firstAdministrator(one));
    const into = clientOf(other.origin, await firstAdministrator(other));
    await from('POST', `${CARE}/patients`, aPatientDraft({ lastName: 'Østergård' }));
    const { data: file, headers } = await from('POST', `${CARE}/clinic/export`, {
      passphrase: 'four plain words here',
    });
    expect(headers.get('Content-Type')).toContain('application/');
    const form = new FormData();
    form.set('file', file as Blob);
    form.set('passphrase', 'four plain words here');
    expect((await into('POST', `${CARE}/clinic/check`, form)).data).toMatchObject({
      counts: { patients: 1 },
    });
    const again = new FormData();
    again.set('file', file as Blob);
    again.set('passphrase', 'four plain words here');
    expect((await into('POST', `${CARE}/clinic`, again)).status).toBe(204);
    expect((await into('GET', `${CARE}/patients`)).data.items).toMatchObject([{ lastName: 'Østergård' }]);
    // The log of the server stays, and that of the file comes to it, under the name of who brought it.
    const actions = (await rowsOf(other.services.store).getAll('audit')).map(
      ({ action, kind }) => `${action} ${kind}`,
    );
    expect(actions).toEqual(expect.arrayContaining(['created patients', 'imported clinic']));
    const { items } = (await into('GET', `${CARE}/audit`)).data;
    const by = ({ action }: { action: string }) => action === 'created';
    expect(items.filter(by)[0].fromFile).toEqual({ by: 'ada@clinic.example', at: expect.any(String) });
    expect(items.find(({ action }: { action: string }) => action === 'imported').fromFile).toBeUndefined();
  });

  it('tells administrators who signed in, who could not, and who has read whose record, once an hour', async () => {
    const server = await start({ schema: await anEmptyClinic() });
    const admin = clientOf(server.origin, await firstAdministrator(server));
    await admin('POST', `${CARE}/patients`, aPatientDraft());
    const wrong = { email: 'eve@x.example', password: 'wrong' };
    for (let nth = 0; nth < 4; nth += 1) {
      await admin('GET', `${CARE}/patients/p1`);
      await admin('GET', `${CARE}/conditions?patient=p1`);
      await clientOf(server.origin)('POST', '/iam/identities/authorize', wrong);
    }
    const { items } = (await admin('GET', `${CARE}/audit`)).data;
    const told = items.map(({ by, action, detail = '' }: AuditEntry) => `${by} ${action} ${detail}`);
    expect(told.map((line: string) => line.trim())).toEqual([
      'system signInFailed e…@x.example',
      'ada@clinic.example read',
      'ada@clinic.example created',
      expect.stringMatching(/^ada@clinic.example signedIn/),
      'ada@clinic.example updated passwordReset',
      'operator created appointed',
    ]);
    const history = (await admin('GET', `${CARE}/patients/p1/audit`)).data.items;
    expect(history.map(({ action }: AuditEntry) => action)).toEqual(['created']);
    expect(await verifyLog(server.services)).toEqual([]);
  });

  it('lets no clinic file make an administrator by what an undo writes', async () => {
    const server = await start({ schema: await anEmptyClinic() });
    const admin = clientOf(server.origin, await firstAdministrator(server));
    await admin('POST', `${CARE}/patients`, aPatientDraft());
    const hidden = { id: 'hidden', username: 'eve@x.example', role: 'ADMIN', verified: true, active: true };
    const kept = [
      {
        id: 'i1',
        at: new Date().toISOString(),
        by: 'ada@clinic.example',
        items: [{ kind: 'accounts', id: 'hidden', before: hidden }],
        readings: [],
      },
    ];
    const { data: file } = await admin('POST', `${CARE}/clinic/export`, { plain: true });
    const planted = await rewritten(file as Blob, (lines) => [
      ...lines,
      JSON.stringify(['meta', 'imports p1', JSON.stringify(kept)]),
    ]);
    const refused = await admin('POST', `${CARE}/clinic`, planted);
    expect([refused.status, refused.data.fields]).toEqual([422, { file: 'errors.clinicFile' }]);
    // Nor does one that an earlier version has taken.
    const rows = rowsOf(server.services.store);
    await rows.put('meta', JSON.stringify(kept), 'imports p1');
    const undone = await admin('POST', `${CARE}/patients/p1/imports/i1/undo`, { reason: 'The wrong one' });
    expect(undone.status).toBe(404);
    expect((await rows.getAll('accounts')).map(({ username }) => username)).toEqual(['ada@clinic.example']);
  });

  it.each<[string, RequestInit, number, string]>([
    [
      'a body that is no JSON',
      { method: 'POST', body: '{"a":', headers: { 'Content-Type': 'application/json' } },
      400,
      'errors.badRequest',
    ],
    ['nothing where something is needed', { method: 'POST' }, 422, 'errors.invalid'],
    [
      'fifty megabytes',
      { method: 'POST', body: 'x'.repeat(50_000_000), headers: { 'Content-Type': 'application/json' } },
      413,
      'errors.tooLarge',
    ],
    [
      'text that no database keeps',
      {
        method: 'POST',
        body: JSON.stringify(aPatientDraft({ city: 'a\u0000b' })),
        headers: { 'Content-Type': 'application/json' },
      },
      422,
      'errors.invalid',
    ],
  ])('refuses %s in words', async (_, init, status, message) => {
    const server = await start({ schema: await anEmptyClinic() });
    const token = await firstAdministrator(server);
    const answer = await fetch(`${server.origin}${CARE}/patients`, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${token}` },
    });
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      status,
      message,
    ]);
  });

  it('says that it lives, and whether its database answers', async () => {
    const server = await start({ schema: await anEmptyClinic() });
    const anybody = clientOf(server.origin);
    expect((await anybody('GET', '/health')).data).toEqual({ status: 'ok' });
    expect(await anybody('GET', '/ready')).toMatchObject({ status: 200, data: { status: 'ready' } });
    await server.services.store.end();
    const away = await anybody('GET', '/ready');
    expect([away.status, away.headers.get('Retry-After')]).toEqual([503, '2']);
    const refused = await anybody('POST', '/iam/identities/authorize', {
      email: 'a@b.example',
      password: 'x',
    });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
    expect((await anybody('GET', '/health')).status).toBe(200);
  });

  it('writes logs without anything of a patient, an account or a token', async () => {
    const server = await start({ schema: await anEmptyClinic() });
    const token = await firstAdministrator(server, 'margarida@clinic.example');
    const admin = clientOf(server.origin, token);
    await admin(
      'POST',
      `${CARE}/patients`,
      aPatientDraft({ id: 'patient-seven', lastName: 'Weidenbusch', city: 'Faro' }),
    );
    await admin('GET', `${CARE}/patients/patient-seven?search=Weidenbusch`);
    await admin('GET', `${CARE}/alerts?patient=patient-seven`);
    await admin('GET', `${CARE}/patients/Weidenbusch/nothing`);
    await admin('POST', `${CARE}/patients`, { lastName: 'Weidenbusch' });
    await signIn(server.origin, 'margarida@clinic.example', 'wrong-Weidenbusch').catch(() => undefined);
    const lines = server.log.join('');
    expect(lines).toContain(`"route":"${CARE}/patients/:id"`);
    for (const secret of ['Weidenbusch', 'patient-seven', 'Faro', 'margarida', token, PASSWORD])
      expect(lines).not.toContain(secret);
  });

  it('slows down who tries passwords: by account, by address, and at the entrance', async () => {
    const server = await start({ schema: await anEmptyClinic() });
    await firstAdministrator(server);
    const anybody = clientOf(server.origin);
    const attempt = (email: string) =>
      anybody('POST', '/iam/identities/authorize', { email, password: 'wrong' });
    for (let tries = 0; tries < 10; tries += 1)
      expect((await attempt('ada@clinic.example')).status).toBe(200);
    const slowed = await attempt('ada@clinic.example');
    expect([slowed.status, slowed.data.message]).toEqual([429, 'errors.tooManyTries']);
    expect(Number(slowed.headers.get('Retry-After'))).toBeGreaterThan(0);
    // Another server knows it too.
    const other = await start({ schema: server.services.store.schema });
    const right = { email: 'ada@clinic.example', password: PASSWORD };
    expect((await clientOf(other.origin)('POST', '/iam/identities/authorize', right)).status).toBe(429);
    const many = await Promise.all(
      Array.from({ length: 150 }, () => anybody('POST', '/iam/identities/refresh', { refresh_token: 'x' })),
    );
    const refused = many.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused[0]?.headers.get('Retry-After')).toBeTruthy();
  });

  it('delivers the application with the reference headers, and never a page for a call', async () => {
    const directory = resolve('public');
    const server = await start({ schema: await anEmptyClinic(), directory });
    const file = await fetch(`${server.origin}/openapi.json`);
    expect(file.headers.get('Content-Security-Policy')).toContain("connect-src 'self';");
    expect(await file.text()).toBe(readFileSync(`${directory}/openapi.json`, 'utf8'));
    const nothing = await fetch(`${server.origin}/iam/nothing`, { headers: { Accept: 'text/html' } });
    expect([nothing.status, await nothing.json()]).toEqual([404, { message: 'errors.notFound' }]);
    const admin = clientOf(server.origin, await firstAdministrator(server));
    const { searchResult } = (await admin('GET', '/api/search/bookmarks/data')).data;
    expect(searchResult.map(({ link }: { link: string }) => link)).toContain('/userlist');
  });

  it('ends only after the calls that are on their way', async () => {
    const server = await start({ schema: await anEmptyClinic() });
    const admin = clientOf(server.origin, await firstAdministrator(server));
    const saves = Array.from({ length: 8 }, (_, nth) =>
      admin('POST', `${CARE}/patients`, aPatientDraft({ id: `p${nth}`, patientId: `NP-${nth}` })).then(
        ({ status }) => status,
        // It had not been taken on.
        () => 0,
      ),
    );
    await Promise.race(saves);
    await server.stop();
    const statuses = await Promise.all(saves);
    const next = await start({ schema: server.services.store.schema });
    const token = await signIn(next.origin, 'ada@clinic.example');
    const { data } = await clientOf(next.origin, token)('GET', `${CARE}/patients`);
    expect(data.items).toHaveLength(statuses.filter((status) => status === 201).length);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
  });
});

describe('Passwords on a server', () => {
  it('are hashed by scrypt; those of a browser still count, and are hashed again', async () => {
    const kept = await scryptHashing.hash(PASSWORD);
    expect(await scryptHashing.isRight(PASSWORD, kept)).toBe(true);
    expect(await scryptHashing.isRight('other', kept)).toBe(false);
    expect(await scryptHashing.isRight('', null)).toBe(false);
    const older = await slowHash(PASSWORD, 1000);
    expect([
      await scryptHashing.isRight(PASSWORD, older),
      await scryptHashing.isRight('other', older),
    ]).toEqual([true, false]);
    expect([scryptHashing.isCurrent(kept), scryptHashing.isCurrent(older)]).toEqual([true, false]);

    const server = await start({ schema: await anEmptyClinic(), hashing: undefined });
    await firstAdministrator(server);
    const rows = rowsOf(server.services.store);
    const [account] = await rows.getAll('accounts');
    if (!account) throw new Error('nobody');
    expect(account.password).toMatchObject({ algorithm: 'scrypt' });
    await rows.put('accounts', { ...account, password: older });
    await signIn(server.origin, account.username);
    expect((await rows.get('accounts', account.id))?.password).toMatchObject({ algorithm: 'scrypt' });
    await signIn(server.origin, account.username);
  });
});

describe('The settings of a server', () => {
  it('are as usual where nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      port: 4173,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4173',
      isSample: false,
      isSignUpOpen: false,
    });
  });

  it.each([
    [{ PORT: '0' }, 'PORT: expected a number from 1 to 65535'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL: expected an address such as postgres://user:password@host:5432/database',
    ],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM: expected, because SMTP_URL is set'],
    [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_ISSUER and OIDC_AUDIENCE: expected both or neither'],
    [
      { OIDC_ISSUER: 'http://id.example', OIDC_AUDIENCE: 'clinic' },
      'OIDC_ISSUER: expected the address of the identity provider, which begins with https',
    ],
    [{ MAIL_FROM: 'a,b@clinic.example' }, 'MAIL_FROM: expected an address such as nephrodesk@clinic.example'],
    [{ SIGN_UP: 'yes' }, 'SIGN_UP: expected on or off'],
    [{ SAMPLE_CLINIC: 'yes' }, 'SAMPLE_CLINIC: expected on or off'],
    [{ PUBLIC_URL: 'clinic' }, 'PUBLIC_URL: expected an address such as https://clinic.example'],
  ])('that cannot be right are named: %o', (env, problem) => {
    expect(() => readConfig(env)).toThrow(new ConfigProblem(problem));
  });
});
