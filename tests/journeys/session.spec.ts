import { expect, test } from '../support/journey';
import {
  fillIn,
  heading,
  menuRoutes,
  open,
  signedIn,
  signIn,
  signInButton,
  signOut,
  worklistLinks,
  stopTimers,
} from './steps';

test(
  'AU01: signing in stores the whole answer, says so and leads to the dashboard',
  { tag: '@quick' },
  async ({ page }) => {
    await signIn(page, 'nurse');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('login successfull')).toBeVisible();
    const stored = await page.evaluate(() => [
      localStorage.getItem('token'),
      localStorage.getItem('securityQ'),
    ]);
    expect(JSON.parse(stored[0] ?? '')).toMatchObject({
      identity: { username: expect.stringMatching(/./), roles: [{ name: 'USER' }] },
      accessToken: { access_token: expect.stringMatching(/./) },
    });
    expect(stored[1]).toBe('true');
  },
);

test(
  'a wrong password is refused in words, keeps the address and clears the password',
  { tag: ['@quick', '@long'] },
  async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Email', { exact: true }).fill('nurse@nephrodesk.test');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await signInButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nurse@nephrodesk.test');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  },
);

for (const [name, value] of [
  ['cut off', '{"a":'],
  ['null', 'null'],
  ['a string', '"x"'],
  ['a list', '[]'],
  ['without a token', '{"identity":{"username":"x","roles":[{"name":"ADMIN"}]}}'],
  ['two megabytes long', 'x'.repeat(2_000_000)],
] as const) {
  test(
    `AU06: a stored login that is ${name} counts as signed out and is removed`,
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/');
      await page.evaluate((text) => localStorage.setItem('token', text), value);
      await page.goto('/userlist');
      await expect(signInButton(page)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    },
  );
}

test(
  'AU08: after signing in, the page asked for opens with its query',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'nurse', '/medicinePlanner?page=2');
    await expect(page).toHaveURL('/medicinePlanner?page=2');
  },
);

test('AU14: signing out in one tab ends the other, and Back shows nothing', async ({ page, context }) => {
  await signIn(page, 'nurse');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, '/dashboard');
    await open(tab, '/userlist');
  }
  const name = await worklistLinks(other).first().innerText();
  await expect(page.getByText(name).first()).toBeVisible();

  await stopTimers(other);
  await signOut(page);
  await expect(signInButton(other)).toBeVisible();
  for (const tab of [page, other]) {
    await tab.goBack();
    await expect(signInButton(tab)).toBeVisible();
    await expect(tab.getByText(name)).toHaveCount(0);
  }
});

test('AU16: nothing of the one who left is shown to the one who comes', async ({ page }) => {
  await signIn(page, 'admin', '/userlist');
  await signOut(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.body.innerText)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await fillIn(page, 'nurse');
  await signInButton(page).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page)).toBeVisible();
  const seen = await page.evaluate(() =>
    (window as unknown as { seen: string[] }).seen.filter((text) => !text.includes('Sign in')),
  );
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((text) => /User category|Server setting|admin@/i.test(text))).toEqual([]);
});

test(
  'AZ07: without a login no page shows more than the sign-in form, not for a moment',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        for (const element of document.querySelectorAll('nav, table, aside'))
          seen.push(element.outerHTML.slice(0, 200));
      }).observe(document, { subtree: true, childList: true });
    });
    for (const path of [
      '/dashboard',
      '/userlist/any',
      '/user/profile',
      ...menuRoutes.everybody,
      ...menuRoutes.adminsOnly,
    ]) {
      await page.goto(path);
      await expect(signInButton(page), path).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen), path).toEqual([]);
    }
  },
);

// Every role at every address is tried on the site map itself, in tests/app/siteMap.test.tsx.
test(
  'AZ01: a USER is sent away from what is for admins, however it is spelt',
  { tag: ['@quick', '@long'] },
  async ({ page }) => {
    await signedIn(page, 'nurse', '/user/profile');
    const [first, second] = menuRoutes.adminsOnly;
    const encoded = `/%${first.charCodeAt(1).toString(16)}${first.slice(2)}?x=1#y`;
    const { origin } = new URL(page.url());
    for (const path of [second, encoded, `/${first.toUpperCase()}/`]) {
      await page.goto(origin + path);
      await expect(page, path).toHaveURL('/misc/not-authorized');
      await expect(heading(page), path).toHaveText('Not authorised');
    }
  },
);

test('AZ06: the page that says no names no patient and has a way on', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'nurse', '/userlist');
  const name = await worklistLinks(page).first().innerText();
  await page.goto('/userCategory?patient=1');
  await expect(page).toHaveURL('/misc/not-authorized');
  await expect(page.getByText(name)).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test(
  'AC14: the password may be pasted, shown and filled in by a password manager',
  { tag: '@long' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    const password = page.getByLabel('Password', { exact: true });
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('autocomplete', /username|email/);
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await page.evaluate(() => navigator.clipboard.writeText('nephrodesk'));
    await password.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(password).toHaveValue('nephrodesk');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
  },
);
