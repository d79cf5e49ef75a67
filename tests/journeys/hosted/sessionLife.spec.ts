import { ACCESS_MS } from '@/domain/staff/account';
import { heading, signIn, signInButton, worklistLinks } from '../steps';
import { expect, faults } from './host';
import { refused, renewals, test } from './rotating';

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

test(
  'AU10: two tabs whose token has run out renew it once between them',
  { tag: '@long' },
  async ({ page, context, host, tokens, watch }) => {
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
  },
);

test(
  'AU10: a renewal that nobody answers ends nothing; one that is refused ends the session with a word',
  { tag: '@long' },
  async ({ page, host, tokens, watch }) => {
    await signIn(page, 'nurse', '/userlist');
    const patient = page.getByRole('link', { name: 'Ines Aldag', exact: true });
    // The list is there before its token runs out.
    await expect(patient).toBeVisible();
    watch.exempt(...refused);
    watch.exempt(/identities\/refresh/, 'the renewal is cut and refused on purpose');
    tokens.advance(ACCESS_MS);
    host.fault({ method: 'POST', path: /\/refresh$/ }, faults.reset());
    await patient.click();
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
  },
);
