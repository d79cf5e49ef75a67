import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '@/domain/audit';
import { rowsOf } from '../stores';
import { DAY, HOUR, matching } from '../clinic';
import {
  admin,
  bearer,
  clock,
  join,
  logIn,
  MINUTE,
  newcomer,
  newestSecret,
  nurse,
  page,
  signIn,
  withFreshHosts,
  type Page,
} from './host';

withFreshHosts();

const logOf = ({ store }: Page): Promise<AuditEntry[]> => rowsOf(store).getAll('audit');
const short = ({ by, action, detail, changes }: AuditEntry): string =>
  [
    by.split('@')[0],
    action,
    ...(detail === undefined || action === 'signedIn' ? [] : [detail]),
    ...changes.map(({ field, before, after }) => `${field}: ${before ?? ''}>${after ?? ''}`),
  ].join(' ');
const linesOf = async (here: Page) => (await logOf(here)).map(short);
/** Tells what was noted since it was asked last. */
function newsOf(here: Page) {
  let seen = 0;
  return async () => {
    const lines = await linesOf(here);
    return lines.slice(seen, (seen = lines.length));
  };
}

describe('the log of accounts and sessions', () => {
  it('tells of invitations, roles and who may sign in, by whom, and of whose account', async () => {
    const here = page();
    const news = newsOf(here);
    const boss = bearer(await signIn(here.http, admin));
    expect(await news()).toEqual(['admin signedIn']);
    const invitation = {
      id: 'ada',
      username: 'ada@clinic.example',
      firstName: 'Ada',
      lastName: 'L',
      role: 'USER',
    };
    const { data: made } = await here.http.post('/identities/staff', invitation, boss);
    await here.http.post('/identities/staff', invitation, boss);
    await here.http.post('/identities/staff/ada/invitation', {}, boss);
    expect(await news()).toEqual([
      'admin created invited username: >ada@clinic.example role: >USER',
      'admin updated invited username: >ada@clinic.example',
    ]);
    const version = { headers: { ...boss.headers, ...matching(made.version).headers } };
    const changed = await here.http.put(
      '/identities/staff/ada',
      { id: 'ada', role: 'ADMIN', active: true },
      version,
    );
    await here.http.put('/identities/staff/ada', { id: 'ada', role: 'USER', active: true }, version);
    const next = { headers: { ...boss.headers, ...matching(changed.data.version).headers } };
    await here.http.put('/identities/staff/ada', { id: 'ada', role: 'ADMIN', active: false }, next);
    expect(await news()).toEqual([
      'admin updated username: >ada@clinic.example role: USER>ADMIN',
      'admin updated username: >ada@clinic.example active: true>false',
    ]);
    expect((await logOf(here)).map(({ kind, role, patient }) => [kind, role, patient])).toContainEqual([
      'accounts',
      'ADMIN',
      undefined,
    ]);
  });

  it('tells of somebody’s own account, and never what a secret is', async () => {
    const here = page();
    const news = newsOf(here);
    const mine = bearer(await join(here));
    expect(await news()).toEqual(['ines.duarte created signedUp', 'ines.duarte signedIn']);
    const password = 'heron-meadow-lamp';
    await here.http.post('/identities/my/password', { current: newcomer.password, password }, mine);
    await here.http.put(
      '/identities/my/questions',
      {
        password,
        answers: [
          { question: 'firstSchool', answer: 'Blue house' },
          { question: 'firstTeacher', answer: 'Blue teacher' },
        ],
      },
      mine,
    );
    const { data: profile } = await here.http.get('/identities/my/', mine);
    await here.http.put(
      '/identities/my/',
      { firstName: 'Inês', lastName: 'Lopes', phone: '+351 200 000 000', mobile: '' },
      bearer(mine.headers.Authorization.slice(7), { 'If-Match': `"${profile.version}"` }),
    );
    await here.http.post('/identities/logout', {}, mine);
    expect(await news()).toEqual([
      'ines.duarte updated password',
      'ines.duarte updated questions',
      'ines.duarte updated lastName: Duarte>Lopes phone: >',
      'ines.duarte signedOut',
    ]);
    expect(JSON.stringify(await logOf(here))).not.toMatch(/heron|Blue|351/);
  });

  it('tells of a password that is set by a link, and of the link once an hour, however often it is asked for', async () => {
    const here = page();
    for (let nth = 0; nth < 5; nth += 1) {
      await here.http.post('/identities/password/lost', { email: nurse.email });
      clock.now += 5 * MINUTE;
    }
    await here.http.post('/identities/password/lost', { email: 'nobody@clinic.example' });
    const token = await newestSecret(here);
    await here.http.post('/identities/password/reset', { token, password: newcomer.password });
    expect(await linesOf(here)).toEqual([
      'system acted resetAsked username: >nurse@nephrodesk.test',
      'nurse updated passwordReset',
    ]);
  });

  it('tells of sessions that were ended elsewhere, or because their token was copied', async () => {
    const here = page();
    const first = await logIn(here.http);
    const second = await logIn(here.http);
    await here.http.delete('/identities/my/sessions', bearer(first.access_token));
    clock.now += HOUR / 4;
    const spend = () => here.http.post('/identities/refresh', { refresh_token: first.refresh_token });
    await spend();
    clock.now += MINUTE;
    expect((await spend()).status).toBe(401);
    expect(
      (await here.http.post('/identities/refresh', { refresh_token: second.refresh_token })).status,
    ).toBe(401);
    expect(await linesOf(here)).toEqual([
      'nurse signedIn',
      'nurse signedIn',
      'nurse signedOut elsewhere',
      'system signedOut reused username: >nurse@nephrodesk.test',
    ]);
  });

  it('counts failed sign-ins by hour and account, and those of nobody together, without an address in full', async () => {
    const here = page();
    const fail = (email: string) => here.http.post('/identities/authorize', { email, password: 'wrong' });
    for (let nth = 0; nth < 14; nth += 1) {
      await fail(nurse.email);
      clock.now += MINUTE;
    }
    expect(await linesOf(here)).toEqual([
      'system signInFailed username: >nurse@nephrodesk.test',
      'system signInFailed username: >nurse@nephrodesk.test tries: >10',
    ]);
    clock.now += DAY;
    await fail(nurse.email);
    for (let nth = 0; nth < 12; nth += 1) await fail(`stranger${nth}@clinic.example`);
    await fail('my password');
    expect((await linesOf(here)).slice(2)).toEqual([
      'system signInFailed username: >nurse@nephrodesk.test',
      'system signInFailed s…@clinic.example',
      'system signInFailed s…@clinic.example tries: >10',
    ]);
    expect(await rowsOf(here.store).count('audit')).toBe(5);
  });

  it('has nothing to tell of what is undone', async () => {
    const here = page();
    const boss = bearer(await signIn(here.http, admin));
    const { data } = await here.http.get('/identities/staff/sample-admin', boss);
    const before = await linesOf(here);
    const lowered = { id: 'sample-admin', role: 'USER', active: true };
    const named = { headers: { ...boss.headers, ...matching(data.version).headers } };
    expect((await here.http.put('/identities/staff/sample-admin', lowered, named)).status).toBe(409);
    expect(await linesOf(here)).toEqual(before);
  });
});
