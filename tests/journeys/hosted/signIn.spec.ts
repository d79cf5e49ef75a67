import { fillIn, heading, signIn, signInButton } from '../steps';
import { expect, faults, test } from './host';

const authorize = { method: 'POST', path: /\/iam\/identities\/authorize$/ };
const identity = { method: 'GET', path: /\/iam\/identities\/my\/$/ };

test('AU01: one call is made, and its whole answer is stored', async ({ page, host }) => {
  await signIn(page, 'nurse');
  await expect(page).toHaveURL('/dashboard');
  const calls = host.calls.filter(({ path }) => path === '/iam/identities/authorize');
  expect(calls.map(({ method, body }) => ({ method, body }))).toEqual([
    { method: 'POST', body: { email: 'nurse@nephrodesk.test', password: 'nephrodesk' } },
  ]);
});

test(
  'AU02: an answer with an error is shown in its own words; nothing is stored, the address stays',
  { tag: '@long' },
  async ({ page, host }) => {
    host.fault(authorize, faults.answer(200, { error: 'This account is locked until Monday' }));
    await page.goto('/');
    await fillIn(page, 'nurse');
    await signInButton(page).click();
    await expect(page.getByText('This account is locked until Monday').first()).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nurse@nephrodesk.test');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    expect(await page.evaluate(() => localStorage.length)).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  },
);

test(
  'AU05: a slow sign-in is sent once, however often it is asked for, and says that it is busy',
  { tag: '@long' },
  async ({ page, host }) => {
    host.fault(authorize, faults.delay(2_000));
    await page.goto('/');
    await fillIn(page, 'nurse');
    await signInButton(page).dblclick();
    for (let press = 0; press < 5; press += 1)
      await page
        .getByLabel('Password', { exact: true })
        .press('Enter')
        .catch(() => undefined);
    await expect(page.getByRole('button', { name: /Signing in/ })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    expect(host.calls.filter(({ path }) => path === '/iam/identities/authorize')).toHaveLength(1);
  },
);

test(
  'AP13: when nobody can be asked who is signed in, the session is kept and can be tried again',
  { tag: '@long' },
  async ({ page, host, watch }) => {
    await signIn(page, 'nurse', '/userlist');
    watch.exempt(/identities\/my/, 'the connection is cut on purpose');
    host.fault(identity, faults.reset());
    await page.reload();
    await expect(page.getByText('Your session could not be checked')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
    host.heal();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL('/userlist');
    await expect(page.getByRole('link', { name: 'Ines Aldag', exact: true })).toBeVisible();
  },
);

test(
  'AP13: an answer with an error ends the session and says why',
  { tag: '@long' },
  async ({ page, host }) => {
    await signIn(page, 'nurse', '/userlist');
    host.fault(identity, faults.answer(200, { error: 'This account was closed' }));
    await page.reload();
    await expect(signInButton(page)).toBeVisible();
    await expect(page.getByText('This account was closed').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  },
);

test(
  'a session refused in the middle of work ends with a word and returns to the same page',
  { tag: ['@quick', '@long'] },
  async ({ page, host, watch }) => {
    await signIn(page, 'nurse', '/userlist');
    const patient = page.getByRole('link', { name: 'Ines Aldag', exact: true });
    await expect(patient).toBeVisible();
    watch.exempt(/api\/care/, 'the host refuses the token on purpose');
    // What the page asks for by itself is answered: the click is what is refused.
    host.fault({ path: /^\/api\/care\/.*\bp1\b/ }, faults.answer(401, {}));
    await patient.click();
    await expect(signInButton(page)).toBeVisible();
    await expect(page.getByText('Your session has ended. Sign in again.').first()).toBeVisible();
    await expect(page.getByText('Aldag')).toHaveCount(0);
    host.heal();
    await fillIn(page, 'nurse');
    await signInButton(page).click();
    await expect(page).toHaveURL('/userlist/p1');
    await expect(heading(page)).toHaveText(/Ines Aldag/);
  },
);
