import { expect, test } from '../../support/journey';
import { expectAccessible } from '../axe';
import { dress, open, signedIn } from '../steps';

/** What is on one page of paper each, by the document's own objects. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test(
  'XS13 §2.3 Treatment: one light sheet of paper, without the shell, whatever the theme and language',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse');
    await dress(page, { theme: 'dark' });
    await open(page, '/userlist/sample-02/treatment');
    const sheet = page.getByRole('article');
    await expect(sheet).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: 'Print the sheet' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    await expectAccessible(page, 'treatment');

    for (const name of ['Deutsch', 'Français']) {
      await page.getByRole('radio', { name }).focus();
      await page.keyboard.press('Space');
      await expect(sheet).toHaveAttribute('lang', name === 'Deutsch' ? 'de' : 'fr');
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    }

    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(sheet).toHaveCSS('color', 'rgb(29, 39, 51)');
    for (const other of [
      '.nd-sidebar',
      '.nd-navbar',
      '.nd-facts',
      '.nd-sections',
      '.nd-treatment-tools',
      'form',
    ])
      await expect(page.locator(other).first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.setViewportSize({ width: 360, height: 740 });
    await expect(sheet).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  },
);
