import { expect, test } from '../../support/journey';
import { expectAccessible } from '../axe';
import { dress, heading, signedIn } from '../steps';

const themes = ['light', 'dark', 'semi-dark'] as const;
const directions = ['ltr', 'rtl'] as const;
const layouts = ['vertical', 'horizontal'] as const;

test('AC01: the shell breaks no rule of axe in 3 themes × 2 directions × 2 layouts', async ({ page }) => {
  await signedIn(page, 'admin', '/medicinePlanner');
  for (const layout of layouts)
    for (const direction of directions)
      for (const theme of themes) {
        await dress(page, { layout, direction, theme });
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expect(page.locator('html')).toHaveAttribute(
          'data-bs-theme',
          theme === 'dark' ? 'dark' : 'light',
        );
        await expect(page.locator(`.nd-shell[data-layout="${layout}"]`)).toBeVisible();
        await expectAccessible(page, `${layout} ${direction} ${theme}`, 'html', { without: 'main' });
      }
});

test('AC07: at 400 % and at 320 px nothing of the shell scrolls two ways', async ({ page }) => {
  await signedIn(page, 'admin', '/medicinePlanner');
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const layout of layouts)
    for (const direction of directions) {
      await dress(page, { layout, direction, locale: 'de', footerType: 'sticky' });
      // A window of 1280 × 1024 has this many CSS pixels at 400 %.
      for (const size of [
        { width: 320, height: 256 },
        { width: 320, height: 568 },
      ]) {
        await page.setViewportSize(size);
        await expect(heading(page)).toBeVisible();
        // The layout follows the window when it has been resized.
        await expect.poll(excess, `${layout} ${direction} ${size.height}`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
});
