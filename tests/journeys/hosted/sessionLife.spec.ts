import { ACCESS_MS } from '@/domain/account';
import { createGenuineHost } from '../../support/genuineHost';
import { rotatingTokens } from '../../support/rotatingTokens';
import { heading, signIn, signInButton, worklistLinks } from '../steps';
import { expect, faults, test as base, type Host } from './host';

const MINUTE_MS = 60_000;
const accounts = [
  { username: 'nurse@nephrodesk.test', role: 'USER' },
  { username: 'admin@nephrodesk.test', role: 'ADMIN' },
];

/** A host whose tokens run out by its own clock, which it also tells to pages of this origin. */
const test = base.extend<{ tokens: ReturnType<typeof rotatingTokens> }>({
  // Playwright takes the fixtures a fixture needs from its first parameter's pattern.
  // oxlint-disable-next-line no-empty-pattern
  tokens: async ({}, provide) => provide(rotatingTokens(accounts)),
  genuine: async ({ tokens }, provide) => {
    const genuine = await createGenuineHost(tokens.recognise);
    await provide(async (call) => {
      const answer = tokens.answer(call) ?? (await genuine(call));
      const headers = {
        ...answer.headers,
        Date: new Date(tokens.now()).toUTCString(),
        'Access-Control-Expose-Headers': 'Date, ETag, Retry-After',
      };
      return { ...answer, headers };
    });
  },
});

const renewals = (host: Host) => host.calls.filter(({ path }) => path === '/iam/identities/refresh').length;
const refused = [/api\/care|identities\/my/, 'the host refuses an access token that has run out'] as const;

test('AU10: a token that runs out in the middle of work is renewed once, and nobody notices', async ({
  page,
  host,
  tokens,
  watch,
}) => {
  await signIn(page, 'nurse', '/userlist');
  await expect(worklistLinks(page)).toHaveCount(2);
  watch.exempt(...refused);
  tokens.advance(ACCESS_MS);
  const before = host.calls.length;
  await page.getByRole('link', { name: 'Ines Aldag', exact: true }).click();
  await expect(heading(page)).toHaveText(/Ines Aldag/);
  await expect(page).toHaveURL('/userlist/p1');
  await expect(signInButton(page)).toHaveCount(0);
  expect(renewals(host)).toBe(1);
  const attempts = new Map<string, number>();
  for (const { method, path } of host.calls.slice(before))
    attempts.set(`${method} ${path}`, (attempts.get(`${method} ${path}`) ?? 0) + 1);
  expect(Math.max(...attempts.values())).toBeLessThanOrEqual(2);
});

test('AU10: two tabs whose token has run out renew it once between them', async ({
  page,
  context,
  host,
  tokens,
  watch,
}) => {
  await signIn(page, 'nurse', '/userlist');
  const other = await context.newPage();
  await other.goto('/userlist');
  await expect(worklistLinks(other)).toHaveCount(2);
  watch.exempt(...refused);
  tokens.advance(ACCESS_MS);
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('link', { name: 'Ines Aldag', exact: true }).click()),
  );
  for (const tab of [page, other]) await expect(heading(tab)).toHaveText(/Ines Aldag/);
  expect(renewals(host)).toBe(1);
});

test('AU10: a renewal that nobody answers ends nothing; one that is refused ends the session with a word', async ({
  page,
  host,
  tokens,
  watch,
}) => {
  await signIn(page, 'nurse', '/userlist');
  watch.exempt(...refused);
  watch.exempt(/identities\/refresh/, 'the renewal is cut and refused on purpose');
  tokens.advance(ACCESS_MS);
  host.fault({ method: 'POST', path: /\/refresh$/ }, faults.reset());
  await page.getByRole('link', { name: 'Ines Aldag', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  host.heal();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(heading(page)).toHaveText(/Ines Aldag/);

  tokens.advance(ACCESS_MS);
  host.fault({ method: 'POST', path: /\/refresh$/ }, faults.answer(401, {}));
  await page.getByRole('link', { name: 'Alerts' }).first().click();
  await expect(signInButton(page)).toBeVisible();
  await expect(page.getByText('Your session has ended. Sign in again.').first()).toBeVisible();
  await expect(page.getByText('Aldag')).toHaveCount(0);
});

for (const [minutes, words] of [
  [10, 'fast by about 10 minutes'],
  [-10, 'slow by about 10 minutes'],
  [24 * 60, 'fast by about 24 hours'],
] as const) {
  test(`AU20: a clock that is ${words} is told once and renews nothing by itself`, async ({
    page,
    host,
    tokens,
    watch,
  }) => {
    watch.exempt(...refused);
    await page.clock.install({ time: Date.now() + minutes * MINUTE_MS });
    await signIn(page, 'nurse', '/userlist');
    await expect(page.getByText(`The clock of this device is ${words}`)).toHaveCount(1);
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    for (let passed = 0; passed < 30; passed += 5) {
      await page.clock.fastForward(5 * MINUTE_MS);
      tokens.advance(5 * MINUTE_MS);
      const asked = host.calls.length;
      // Somebody comes back to the window, and lists are asked for again.
      await page.locator('body').press('Shift');
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect.poll(() => host.calls.length).toBeGreaterThan(asked);
      await expect(worklistLinks(page)).toHaveCount(2);
      await page.waitForLoadState('networkidle');
    }
    expect(renewals(host)).toBeGreaterThanOrEqual(1);
    expect(renewals(host)).toBeLessThanOrEqual(2);
    await expect(signInButton(page)).toHaveCount(0);
    await expect(page.getByText(/The clock of this device/)).toHaveCount(0);
  });
}
