import type { Page } from '@playwright/test';
import { doorPatterns } from '../../support/productPages';
import { expect, test } from '../../support/journey';
import { expectAccessible } from '../axe';
import { dress, heading, signedIn, signInButton } from '../steps';
import { everyAddress, walkTo } from '../walk';

const looks = [
  { name: 'light', theme: 'light', direction: 'ltr' },
  { name: 'dark', theme: 'dark', direction: 'ltr' },
  { name: 'right to left', theme: 'semi-dark', direction: 'rtl' },
  { name: 'dark, right to left', theme: 'dark', direction: 'rtl' },
] as const;

for (const { name, ...look } of looks) {
  test(`AC01: no page breaks a rule of axe, ${name}`, async ({ page }) => {
    test.setTimeout(600_000);
    await signedIn(page, 'admin');
    await dress(page, look);
    for (const address of await everyAddress(page)) {
      await walkTo(page, address);
      // What surrounds the page is judged in every look by itself.
      await expectAccessible(page, `${name}, ${address}`, name === 'light' ? 'html' : 'main');
    }
    // Going to the lock screen locks: it comes last.
    await page.goto('/pages/lock-screen');
    await expect(page.getByRole('heading', { name: 'Screen locked' })).toBeVisible();
    await expectAccessible(page, `${name}, locked`);
  });

  test(`AC01: no door breaks a rule of axe, ${name}`, async ({ page }) => {
    await page.goto('/pages/login');
    await dress(page, look);
    await expect(signInButton(page)).toBeVisible();
    await signInButton(page).click();
    await expectAccessible(page, `${name}, sign-in with errors`);
    for (const path of doorPatterns.filter((one) => one !== '/pages/lock-screen')) {
      await page.goto(path);
      await expect(heading(page), path).toBeVisible();
      await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
      await expectAccessible(page, `${name}, ${path}`);
    }
  });
}

/** What fields show while they are empty, where it is longer than they are wide. */
const clippedHints = (page: Page) =>
  page.evaluate(() => {
    const drawing = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll<HTMLInputElement>('main input[placeholder]')]
      .filter((input) => input.checkVisibility() && input.clientWidth > 0)
      .filter((input) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input);
        if (drawing) drawing.font = font;
        const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return (drawing?.measureText(input.placeholder).width ?? Infinity) > room + 0.5;
      })
      .map(({ placeholder }) => placeholder);
  });

test('AC07: in German on a narrow phone nothing runs out of the page, and no hint out of its field', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page, 'admin');
  const addresses = await everyAddress(page);
  await dress(page, { locale: 'de' });
  for (const address of addresses) {
    await walkTo(page, address, 'de');
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, address).toBeLessThanOrEqual(0);
    expect(await clippedHints(page), address).toEqual([]);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

for (const locale of ['fr', 'pt'] as const) {
  test(`RS10 XS04 AC15: no page complains in ${locale}, and each says which language it speaks`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await signedIn(page, 'admin');
    const addresses = await everyAddress(page);
    await dress(page, { locale });
    for (const address of addresses) {
      await walkTo(page, address, locale);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(await page.locator('body').innerText(), address).not.toMatch(/\b[a-z]+\.[a-z]+[A-Z]\w+\b/);
    }
  });
}
