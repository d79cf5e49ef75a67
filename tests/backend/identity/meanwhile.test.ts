import { expect, it, vi } from 'vitest';
import { identify } from '@/backend/identity/identities';
import { admin, bearer, newestSecret, nurse, page, signIn, type Page, withFreshHosts } from './host';

withFreshHosts();

/** Has something happen while the next slow hash is being made: the database may change during it. */
function whileHashing(happen: () => Promise<unknown>): void {
  const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
  let isOver = false;
  vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation(async (algorithm, key, length) => {
    const bits = await derive(algorithm, key, length);
    // A database's own sign-in takes 4,096 rounds; passwords here take fewer.
    const { iterations } = algorithm as Pbkdf2Params;
    if (isOver || iterations >= 4096) return bits;
    isOver = true;
    await happen();
    return bits;
  });
}

async function linkFor(here: Page): Promise<string> {
  await here.http.post('/identities/password/lost', { email: nurse.email });
  return newestSecret(here);
}
const answers = [
  { question: 'firstJob', answer: 'Padaria' },
  { question: 'dreamJob', answer: 'Piloto' },
];
const setQuestions = ({ http }: Page, token: string, given = answers) =>
  http.put('/identities/my/questions', { password: nurse.password, answers: given }, bearer(token));

async function keepOut({ http }: Page): Promise<void> {
  const token = await signIn(http, admin);
  const { version } = (await http.get('/identities/staff/sample-user', bearer(token))).data;
  const change = { id: 'sample-user', role: 'USER', active: false };
  await http.put('/identities/staff/sample-user', change, bearer(token, { 'If-Match': version }));
}

it('nobody signs in with a password that was replaced while it was checked', async () => {
  const [here, there] = [page(), page()];
  const token = await linkFor(here);
  whileHashing(() =>
    there.http.post('/identities/password/reset', { token, password: 'tulip-anchor-river' }),
  );
  const { data } = await here.http.post('/identities/authorize', nurse);
  expect(data).toEqual({ error: 'Email Or Password Invalid' });
});

it('nobody signs in who was kept out while the password was checked', async () => {
  const [here, there] = [page(), page()];
  whileHashing(() => keepOut(there));
  const { data } = await here.http.post('/identities/authorize', nurse);
  expect(data).toEqual({ error: 'Email Or Password Invalid' });
});

it('answers count for the questions they were given to', async () => {
  const [here, there] = [page(), page()];
  const mine = await signIn(here.http);
  await setQuestions(here, mine);
  const token = await linkFor(here);
  const others = answers.map(({ question }) => ({ question, answer: 'Something else' }));
  whileHashing(() => setQuestions(there, mine, others));
  const answered = await here.http.post('/identities/questions/answer', { token, answers });
  expect(answered.status).toBe(401);
});

it('questions that are set while a password is, come first', async () => {
  const [here, there] = [page(), page()];
  const mine = await signIn(here.http);
  const token = await linkFor(here);
  whileHashing(() => setQuestions(there, mine));
  const reset = { token, password: 'tulip-anchor-river' };
  expect((await here.http.post('/identities/password/reset', reset)).status).toBe(403);
  expect(await identify(here.context, mine)).not.toBeNull();
});
