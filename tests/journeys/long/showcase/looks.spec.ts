import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/journey';
import { showcaseRoutes } from '../../../support/showcaseRoutes';
import { heading, signedIn } from '../../steps';
import { judgeInEveryLook } from '../looks';

/** Goes there as a link does, without the whole program being loaded again. */
async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, route);
  await expect(page).toHaveURL(route);
  await expect(page.locator(`.nd-showcase-way [aria-current="page"][href="${route}"]`), route).toHaveCount(1);
  await expect(heading(page), route).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]'), route).toHaveCount(0);
}

const middle = Math.ceil(showcaseRoutes.length / 2);
for (const [half, routes] of [
  ['first', showcaseRoutes.slice(0, middle)],
  ['second', showcaseRoutes.slice(middle)],
] as const)
  test(`§2.7 AC01 AC07: no page of the showcase breaks a rule of axe, runs out of the window or lacks words, in any look (${half} half)`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await signedIn(page, 'nurse');
    for (const route of routes) {
      await goTo(page, route);
      await judgeInEveryLook(page, route);
    }
  });
