import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CHOSEN_ROUNDS } from '@/backend/identity/account/passwords';
import { AVATAR_LONGEST } from '@/domain/staff/identity';
import {
  admin,
  bearer,
  clock,
  MINUTE,
  newestSecret,
  nurse,
  page,
  signIn,
  type Page,
  withFreshHosts,
} from '../host';

withFreshHosts();

/** RFC 7677 4: the rounds of SCRAM-SHA-256. */
const POSTGRES_ROUNDS = 4096;

let here: Page;
let token: string;
beforeEach(async () => {
  here = page();
  token = await signIn(here.http);
});

const my = async () => (await here.http.get('/identities/my/', bearer(token))).data;
const avatar = 'data:image/png;base64,iVBORw0KGgo=';
const names = { firstName: 'Nuno', lastName: 'Carvalho' };
const save = async (draft: object, version?: string) =>
  here.http.put(
    '/identities/my/',
    draft,
    bearer(token, { 'If-Match': version ?? `"${(await my()).version}"` }),
  );

describe('One’s own profile', () => {
  it('takes names, numbers and a picture, and nothing else', async () => {
    const before = await my();
    const draft = { firstName: ' Núria ', lastName: 'Sá', phone: '+351 21 000 00 00', mobile: '', avatar };
    const more = { role: 'ADMIN', roles: [{ name: 'ADMIN' }], username: admin.email, active: false, id: 'x' };
    const { status, data, headers } = await save({ ...draft, ...more });
    expect(status).toBe(200);
    expect(data).toEqual({
      ...before,
      firstName: 'Núria',
      lastName: 'Sá',
      name: 'Núria Sá',
      phone: '+351 21 000 00 00',
      avatar,
      version: expect.any(String),
    });
    expect(data.version).not.toBe(before.version);
    expect(headers['etag']).toBe(`"${data.version}"`);
    expect(await my()).toEqual(data);
    const removed = (await save(names)).data;
    for (const field of ['phone', 'mobile', 'avatar']) expect(removed).not.toHaveProperty(field);
  });

  it('is not saved over a newer one', async () => {
    const { version } = await my();
    expect((await save(names, version)).status).toBe(200);
    expect(await save({ ...names, firstName: 'Late' }, version)).toMatchObject({
      status: 412,
      data: { message: 'errors.conflict' },
    });
    expect(await my()).toMatchObject(names);
    expect((await here.http.put('/identities/my/', names, bearer(token))).status).toBe(400);
    expect((await save(names, '')).status).toBe(400);
    expect((await here.http.put('/identities/my/', names)).status).toBe(401);
  });

  it.each([
    [{ firstName: '' }, 'firstName'],
    [{ lastName: 7 }, 'lastName'],
    [{ phone: 'call me' }, 'phone'],
    [{ mobile: '1'.repeat(41) }, 'mobile'],
    [{ avatar: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'avatar'],
    [{ avatar: 'https://elsewhere.example/a.png' }, 'avatar'],
    [{ avatar: `data:image/png;base64,${'A'.repeat(AVATAR_LONGEST)}` }, 'avatar'],
  ])('says what is wrong with %o', async (change, field) => {
    const answer = await save({ ...names, ...change });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.data.fields)).toEqual([field]);
  });
});

describe('One’s own password', () => {
  const chosen = 'tulip-anchor-river';
  const change = (body: object) => here.http.post('/identities/my/password', body, bearer(token));

  it('is changed by who knows it; other sessions end and a word is sent', async () => {
    const other = await signIn(here.http);
    expect((await change({ current: nurse.password, password: chosen })).status).toBe(204);
    expect((await here.http.get('/identities/my/', bearer(token))).status).toBe(200);
    expect((await here.http.get('/identities/my/', bearer(other))).status).toBe(401);
    expect((await here.http.post('/identities/authorize', nurse)).data).toHaveProperty('error');
    expect(await signIn(here.http, { ...nurse, password: chosen })).toBeTruthy();
    expect(await here.outbox.messages()).toMatchObject([{ kind: 'passwordChanged', to: nurse.email }]);
  });

  it('voids the links that were sent before', async () => {
    await here.http.post('/identities/password/lost', { email: nurse.email });
    const link = await newestSecret(here);
    await change({ current: nurse.password, password: chosen });
    const body = { token: link, password: 'lamp-forest-quay' };
    expect((await here.http.post('/identities/password/reset', body)).status).toBe(401);
  });

  it.each([
    [{ current: 'x', password: chosen }, { current: 'validation.passwordWrong' }],
    [{ current: nurse.password, password: 'short' }, { password: 'validation.passwordShort' }],
    [{ current: nurse.password, password: '01234567890' }, { password: 'validation.passwordGuessable' }],
    [
      { current: 'x', password: 'nurse-nurse-7' },
      { current: 'validation.passwordWrong', password: 'validation.passwordGuessable' },
    ],
    [
      { current: '', password: '' },
      { current: 'validation.required', password: 'validation.required' },
    ],
  ])('stays with %o', async (body, fields) => {
    expect(await change(body)).toMatchObject({ status: 422, data: { fields } });
    expect(await signIn(here.http)).toBeTruthy();
  });

  it('is one of two that are set at once', async () => {
    const tab = page();
    const set = ({ http }: Page, password: string) =>
      http.post('/identities/my/password', { current: nurse.password, password }, bearer(token));
    // Neither goes on before the other's password is looked at as well.
    const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
    let calls = 0;
    let meet = () => undefined as void;
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation(async (...given) => {
      const [{ iterations }] = given as unknown as [{ iterations: number }];
      // A connection to the database proves itself by such a call as well.
      if (iterations !== POSTGRES_ROUNDS) {
        calls += 1;
        if (calls === 2) meet();
        await met;
      }
      return derive(...given);
    });
    const done = await Promise.all([set(here, 'lamp-forest-quay'), set(tab, chosen)]);
    expect(done.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  it('counts whatever keyboard wrote its signs', async () => {
    await change({ current: nurse.password, password: 'ﬁrst-å-lamp' });
    expect(
      await signIn(here.http, { ...nurse, password: 'first-Å-lamp'.replace('Å', 'a\u030A') }),
    ).toBeTruthy();
  });

  it('is hashed in many rounds where nothing else is said', () => {
    expect(CHOSEN_ROUNDS).toBe(600_000);
  });
});

describe('One’s own security questions', () => {
  const answers = [
    { question: 'firstJob', answer: 'Padaria' },
    { question: 'dreamJob', answer: 'Piloto' },
  ];
  const put = (body: object) => here.http.put('/identities/my/questions', body, bearer(token));
  const get = async () => (await here.http.get('/identities/my/questions', bearer(token))).data;
  const { password } = nurse;

  it('are set and removed by who knows the password', async () => {
    expect(await get()).toEqual({ questions: [] });
    expect((await put({ password, answers })).data).toEqual({ questions: ['firstJob', 'dreamJob'] });
    expect(await get()).toEqual({ questions: ['firstJob', 'dreamJob'] });
    expect((await my()).hasQuestions).toBe(true);
    expect((await put({ password, answers: [] })).data).toEqual({ questions: [] });
    expect((await my()).hasQuestions).toBe(false);
  });

  it.each([
    [{ password: 'x', answers }, { password: 'validation.passwordWrong' }],
    [{ password, answers: answers.slice(1) }, { answers: 'validation.questionsDiffer' }],
    [{ password, answers: [answers[0], answers[0]] }, { answers: 'validation.questionsDiffer' }],
    [
      { password, answers: [answers[0], { question: 'dreamJob', answer: ' . ' }] },
      { 'answers.1.answer': 'validation.answerShort' },
    ],
    [
      { password, answers: [answers[0], { question: 'shoeSize', answer: 'forty' }] },
      { 'answers.1.question': 'validation.invalid' },
    ],
  ])('stay with %o', async (body, fields) => {
    expect(await put(body)).toMatchObject({ status: 422, data: { fields } });
    expect(await get()).toEqual({ questions: [] });
  });
});

it('needs somebody who is signed in', async () => {
  clock.now += 15 * MINUTE;
  const late = bearer(token);
  const calls = [
    here.http.put('/identities/my/', names, late),
    here.http.post('/identities/my/password', {}, late),
    here.http.get('/identities/my/questions', late),
    here.http.put('/identities/my/questions', '{', late),
  ];
  for (const { status, data } of await Promise.all(calls))
    expect([status, data]).toEqual([401, { message: 'errors.signedOut' }]);
});
