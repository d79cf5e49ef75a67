import { describe, expect, it } from 'vitest';
import { DAY, NOW } from '../../clinic';
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

const chosen = 'tulip-anchor-river';
const answers = [
  { question: 'firstTeacher', answer: 'Dona Céu' },
  { question: 'firstConcert', answer: 'Xutos & Pontapés' },
];

async function resetToken(here: Page, email = nurse.email): Promise<string> {
  await here.http.post('/identities/password/lost', { email });
  return newestSecret(here);
}
const reset = ({ http }: Page, token: string, password = chosen) =>
  http.post('/identities/password/reset', { token, password });
const fetchQuestions = ({ http }: Page, token: string) => http.post('/identities/questions/fetch', { token });
const answer = ({ http }: Page, token: string, given: object[]) =>
  http.post('/identities/questions/answer', { token, answers: given });
async function setQuestions(here: Page): Promise<void> {
  const body = { password: nurse.password, answers };
  const { status } = await here.http.put('/identities/my/questions', body, bearer(await signIn(here.http)));
  expect(status).toBe(200);
}
const invalid = { status: 401, data: { message: 'errors.linkInvalid' } };

describe('A lost password', () => {
  it('is set anew by a link; every session ends and a word is sent', async () => {
    const here = page();
    const token = await signIn(here.http);
    const link = await resetToken(here);
    const [message] = await here.outbox.messages();
    expect(message?.path).toBe(`/pages/reset-password#token=${link}`);
    expect((await fetchQuestions(here, link)).data).toEqual({ questions: [] });
    expect((await reset(here, link)).status).toBe(204);
    expect((await here.http.get('/identities/my/', bearer(token))).status).toBe(401);
    expect((await here.http.post('/identities/authorize', nurse)).data).toHaveProperty('error');
    expect(await signIn(here.http, { ...nurse, password: chosen })).toBeTruthy();
    expect(await here.outbox.messages()).toMatchObject([{ kind: 'passwordChanged', to: nurse.email }]);
    expect(await reset(here, link)).toMatchObject(invalid);
    expect(await fetchQuestions(here, link)).toMatchObject(invalid);
  });

  it('is not set to one that is easily guessed, and the link stays good', async () => {
    const here = page();
    const link = await resetToken(here);
    for (const [password, problem] of [
      ['short', 'validation.passwordShort'],
      ['nurse-2026-nurse', 'validation.passwordGuessable'],
      ['x'.repeat(129), 'validation.tooLong'],
    ] as const) {
      const fields = { password: problem };
      expect(await reset(here, link, password)).toMatchObject({ status: 422, data: { fields } });
    }
    expect((await reset(here, link)).status).toBe(204);
  });

  it('has a link that holds for half an hour, also beside later ones', async () => {
    const here = page();
    const first = await resetToken(here);
    clock.now = NOW + 30_000;
    const second = await resetToken(here);
    expect((await fetchQuestions(here, first)).status).toBe(200);
    clock.now = NOW + 30 * MINUTE;
    expect(await reset(here, first)).toMatchObject(invalid);
    clock.now = NOW + 30_000 + 30 * MINUTE;
    expect(await reset(here, second)).toMatchObject(invalid);
    expect(await here.outbox.messages()).toEqual([]);
    clock.now -= 1;
    expect((await reset(here, second)).status).toBe(204);
  });

  it('is set once when two tabs do it together', async () => {
    const [one, two] = [page(), page()];
    const link = await resetToken(one);
    const done = await Promise.all([reset(one, link, 'lamp-forest-quay'), reset(two, link)]);
    expect(done.map(({ status }) => status).toSorted()).toEqual([204, 401]);
  });

  it('also ends the pause after too many tries', async () => {
    const here = page();
    for (let count = 0; count < 11; count += 1)
      await here.http.post('/identities/authorize', { ...nurse, password: 'x' });
    await reset(here, await resetToken(here));
    expect(await signIn(here.http, { ...nurse, password: chosen })).toBeTruthy();
  });

  it('is no way in for who may not sign in', async () => {
    const here = page();
    const link = await resetToken(here);
    const token = await signIn(here.http, admin);
    const { data } = await here.http.get('/identities/staff/sample-user', bearer(token));
    const change = { ...data, active: false };
    await here.http.put('/identities/staff/sample-user', change, bearer(token, { 'If-Match': data.version }));
    expect(await reset(here, link)).toMatchObject(invalid);
    clock.now += MINUTE;
    await resetToken(here);
    expect(await here.outbox.messages()).toEqual([]);
  });
});

describe('Security questions', () => {
  it('come before the new password, whose link alone is not enough', async () => {
    const here = page();
    await setQuestions(here);
    const link = await resetToken(here);
    const questions = ['firstTeacher', 'firstConcert'];
    expect((await fetchQuestions(here, link)).data).toEqual({ questions });
    for (const password of [chosen, 'short'])
      expect(await reset(here, link, password)).toMatchObject({
        status: 403,
        data: { message: 'errors.questionsFirst' },
      });
    const given = [
      { question: 'firstConcert', answer: 'xutos pontapes' },
      { question: 'firstTeacher', answer: ' DONA CEU ' },
    ];
    const { status, data } = await answer(here, link, given);
    expect(status).toBe(200);
    expect(data.token).toMatch(/^[0-9a-f]{64}$/);
    expect(await fetchQuestions(here, data.token)).toMatchObject(invalid);
    expect((await reset(here, data.token)).status).toBe(204);
    for (const token of [link, data.token]) expect(await reset(here, token)).toMatchObject(invalid);
  });

  it.each([
    ['one is wrong', [answers[0], { question: 'firstConcert', answer: 'GNR no Coliseu' }]],
    ['one is missing', [answers[0]]],
    ['none is given', []],
    ['they are those of other questions', answers.map((one) => ({ ...one, question: 'dreamJob' }))],
    ['they are exchanged', answers.map((one, at) => ({ ...one, answer: answers[1 - at]?.answer }))],
  ])('are not answered where %s', async (_, given) => {
    const here = page();
    await setQuestions(here);
    const link = await resetToken(here);
    expect(await answer(here, link, given as object[])).toMatchObject({
      status: 422,
      data: { fields: { answers: 'validation.answersWrong' } },
    });
    expect((await answer(here, link, answers)).status).toBe(200);
  });

  it('are answered wrongly five times at most, and not without end with new links', async () => {
    const here = page();
    await setQuestions(here);
    const link = await resetToken(here);
    for (let count = 0; count < 5; count += 1) expect((await answer(here, link, [])).status).toBe(422);
    expect(await answer(here, link, answers)).toMatchObject(invalid);
    clock.now += MINUTE;
    const next = await resetToken(here);
    for (let count = 0; count < 5; count += 1) expect((await answer(here, next, [])).status).toBe(422);
    clock.now += 30_000;
    expect((await answer(here, await resetToken(here), answers)).status).toBe(429);
  });

  it('are not asked where none were set, and cannot be answered away', async () => {
    const here = page();
    const link = await resetToken(here);
    expect(await answer(here, link, answers)).toMatchObject({ status: 422 });
    expect((await reset(here, link)).status).toBe(204);
  });

  it('were set after the link was sent: they count', async () => {
    const here = page();
    const link = await resetToken(here);
    await setQuestions(here);
    expect((await reset(here, link)).status).toBe(403);
  });
});

describe('A sign-in link', () => {
  const send = ({ http }: Page, email = nurse.email) => http.post('/identities/token/send', { email });
  const exchange = ({ http }: Page, token: string) => http.post('/identities/token', { token });

  it('signs in, once', async () => {
    const here = page();
    expect((await send(here)).data).toEqual({ resendAfterMs: 30_000 });
    const token = await newestSecret(here);
    expect((await here.outbox.messages())[0]?.path).toBe(`/pages/login#token=${token}`);
    const { status, data } = await exchange(here, token);
    expect(status).toBe(200);
    expect(data.identity).toEqual({ username: nurse.email, roles: [{ name: 'USER' }] });
    expect((await here.http.get('/identities/my/', bearer(data.accessToken.access_token))).status).toBe(200);
    expect(await exchange(here, token)).toMatchObject(invalid);
    expect(await here.outbox.messages()).toEqual([]);
  });

  it('is another thing than a link for a password, and runs out', async () => {
    const here = page();
    await send(here);
    const token = await newestSecret(here);
    const resetting = await resetToken(here);
    expect(await reset(here, token)).toMatchObject(invalid);
    expect(await answer(here, token, [])).toMatchObject(invalid);
    expect(await exchange(here, resetting)).toMatchObject(invalid);
    clock.now = NOW + 30 * MINUTE;
    expect(await exchange(here, token)).toMatchObject(invalid);
  });

  it('is not enough where security questions were set', async () => {
    const here = page();
    await setQuestions(here);
    await send(here);
    const token = await newestSecret(here);
    expect(await exchange(here, token)).toMatchObject({
      status: 403,
      data: { message: 'errors.questionsFirst' },
    });
    expect((await fetchQuestions(here, token)).data).toEqual({ questions: ['firstTeacher', 'firstConcert'] });
    const answered = (given: object[]) => here.http.post('/identities/token', { token, answers: given });
    for (let count = 0; count < 4; count += 1)
      expect(await answered([answers[0] ?? {}])).toMatchObject({
        status: 422,
        data: { fields: { answers: 'validation.answersWrong' } },
      });
    expect((await answered(answers)).data.identity.username).toBe(nurse.email);
    expect(await answered(answers)).toMatchObject(invalid);
    clock.now += MINUTE;
    await send(here);
    const next = await newestSecret(here);
    const wrong = { token: next, answers: [] };
    for (let count = 0; count < 5; count += 1)
      expect((await here.http.post('/identities/token', wrong)).status).toBe(422);
    expect(await here.http.post('/identities/token', { token: next, answers })).toMatchObject(invalid);
  });

  it('is void once the password was set anew', async () => {
    const here = page();
    await send(here);
    const token = await newestSecret(here);
    await reset(here, await resetToken(here));
    expect(await exchange(here, token)).toMatchObject(invalid);
  });

  it('is not made up', async () => {
    const here = page();
    for (const token of ['x', '0'.repeat(64), await signIn(here.http)])
      expect(await exchange(here, token)).toMatchObject(invalid);
    for (const body of [{}, { token: '' }, { token: 'x'.repeat(4097) }])
      expect((await here.http.post('/identities/token', body)).status).toBe(422);
    clock.now = NOW + DAY;
    expect((await send(here, 'nonsense')).status).toBe(422);
  });
});
