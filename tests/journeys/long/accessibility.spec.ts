import { doorPatterns } from '../../support/productPages';
import { expect, test } from '../../support/journey';
import { expectAccessible } from '../axe';
import { heading, signedIn, signInButton } from '../steps';
import { everyAddress, walkTo } from '../walk';
import { judgeInEveryLook } from './looks';

for (const [nth, half] of ['first', 'second'].entries())
  test(`AC01 AC07 AC15 RS10 XS04: no page breaks a rule of axe, runs out of the window or complains, in any look (${half} half)`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await signedIn(page, 'admin');
    const addresses = await everyAddress(page);
    const middle = Math.ceil(addresses.length / 2);
    for (const address of nth === 0 ? addresses.slice(0, middle) : addresses.slice(middle)) {
      await walkTo(page, address);
      await judgeInEveryLook(page, address);
    }
  });

test('AC01: the locked screen breaks no rule of axe', async ({ page }) => {
  await signedIn(page, 'admin');
  await page.goto('/pages/lock-screen');
  await expect(page.getByRole('heading', { name: 'Screen locked' })).toBeVisible();
  await expectAccessible(page, 'locked');
});

test('AC01 AC07: no door breaks a rule of axe or runs out of the window, in any look', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/pages/login');
  await expect(signInButton(page)).toBeVisible();
  await signInButton(page).click();
  await judgeInEveryLook(page, 'sign-in with errors', 'html');
  for (const path of doorPatterns.filter((one) => one !== '/pages/lock-screen')) {
    await page.goto(path);
    await expect(heading(page), path).toBeVisible();
    await judgeInEveryLook(page, path, 'html');
  }
});
