import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/journey';
import { showcaseRoutes } from '../../../support/showcaseRoutes';
import { expectAccessible } from '../../axe';
import { dress, heading, signedIn } from '../../steps';

const sizes = { wide: [1440, 900], narrow: [360, 740] } as const;
/** Each theme, direction, language and width with the others, so that no look of one is left out. */
const looks = [
  { theme: 'light', direction: 'ltr', locale: 'en', size: 'wide' },
  { theme: 'dark', direction: 'rtl', locale: 'fr', size: 'wide' },
  { theme: 'light', direction: 'rtl', locale: 'pt', size: 'narrow' },
  { theme: 'dark', direction: 'ltr', locale: 'de', size: 'narrow' },
] as const;

/** Goes there as a link does, without the whole program being loaded again. */
async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, route);
  await expect(page).toHaveURL(route);
  await expect(page.locator('.nd-showcase-way'), route).toBeVisible();
  await expect(page.locator(`.nd-showcase-way [aria-current="page"][href="${route}"]`), route).toHaveCount(1);
  await expect(heading(page), route).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]'), route).toHaveCount(0);
}

for (const { size, ...settings } of looks) {
  const name = `${settings.theme}, ${settings.direction}, ${settings.locale}, ${size}`;
  test(`§2.7 AC01 AC07: every page of the showcase has its heading and words, breaks no rule of axe and does not run out of the page: ${name}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const [width, height] = sizes[size];
    await page.setViewportSize({ width, height });
    await signedIn(page, 'nurse');
    await dress(page, settings);
    for (const route of showcaseRoutes) {
      await goTo(page, route);
      await expectAccessible(page, `${name}, ${route}`, 'main');
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `${name}, ${route}`).toBeLessThanOrEqual(0);
      // Every message has its words: no id is shown in the place of one.
      expect(await page.locator('main').innerText(), route).not.toMatch(
        /showcase[.:]|\b[a-z]+\.[a-z]+[A-Z]\w+\b/,
      );
    }
  });
}
