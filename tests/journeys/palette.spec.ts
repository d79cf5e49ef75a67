import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { expectAccessible } from './axe';
import { dress, heading, signedIn, worklistLinks } from './steps';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const box = (page: Page) => palette(page).getByRole('combobox');
const searchbox = (page: Page) => page.getByRole('searchbox', { name: /^Search by name/ });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

test(
  'AC02: a nurse finds patients, pages and actions from the keyboard',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse', '/userlist');
    const name = await worklistLinks(page).nth(2).innerText();

    await test.step('Ctrl+K while typing, a patient by name, the record', async () => {
      await searchbox(page).pressSequentially('k');
      await openPalette(page);
      await page.keyboard.type(name.toUpperCase());
      await expect(palette(page).getByRole('option').first()).toContainText(name);
      await page.keyboard.press('Enter');
      await expect(palette(page)).toBeHidden();
      await expect(heading(page)).toContainText(name);
      await expect(heading(page)).toBeFocused();
    });

    await test.step('the patient’s own action, which opens a form that the palette does not cover', async () => {
      await openPalette(page);
      await page.keyboard.type('record reading');
      await expect(palette(page).getByRole('option')).toContainText([name]);
      await page.keyboard.press('Enter');
      const form = page.getByRole('dialog', { name: 'Record reading' });
      await expect(form).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(palette(page)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
    });

    await test.step('a theme, and the focus back where it was', async () => {
      const alerts = page
        .getByRole('navigation', { name: 'Sections of the record' })
        .getByRole('link')
        .last();
      await alerts.focus();
      await openPalette(page);
      await page.keyboard.type('night');
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
      await expect(alerts).toBeFocused();
      await openPalette(page);
      await page.keyboard.press('Escape');
      await expect(palette(page)).toBeHidden();
      await expect(alerts).toBeFocused();
    });

    await test.step('neither the tab key nor a mouse gets behind it', async () => {
      await openPalette(page);
      for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        await expect(palette(page).locator(':focus')).toHaveCount(1);
      }
      await page.mouse.click(5, 500);
      await expect(palette(page)).toBeHidden();
      await expect(page.locator('body')).not.toHaveClass(/modal-open/);
    });

    await test.step('what a nurse may not open is not found', async () => {
      await openPalette(page);
      await page.keyboard.type('user category');
      await expect(palette(page).getByRole('option')).toHaveText(['No Result']);
      await page.keyboard.press('Escape');
    });

    await test.step('where she has been is first, and nowhere in the browser', async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('a');
      await expect(page).toHaveURL('/alerts');
      await expect(heading(page)).toBeFocused();
      await openPalette(page);
      await expect(palette(page).getByRole('option').first()).toContainText(name);
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(kept).not.toContain(name);
      await page.keyboard.press('Escape');
    });
  },
);

test(
  'AC02 AC17: single keys can be turned off, for good, and everything else stays reachable',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse', '/userlist');
    await expect(worklistLinks(page).first()).toBeVisible();

    await test.step('? lists them; / and g are among them', async () => {
      await page.keyboard.press('/');
      await expect(searchbox(page)).toBeFocused();
      await page.keyboard.press('?');
      await expect(searchbox(page)).toHaveValue('?');
      await searchbox(page).fill('');
      await heading(page).click();
      await page.keyboard.press('?');
      await expect(shortcuts(page)).toBeVisible();
      await shortcuts(page).getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
      await page.keyboard.press('Escape');
      await expect(shortcuts(page)).toBeHidden();
    });

    await test.step('turned off, also after a reload', async () => {
      await page.reload();
      await expect(worklistLinks(page).first()).toBeVisible();
      await page.locator('body').press('?');
      await page.keyboard.press('/');
      await page.keyboard.type('gd');
      await expect(searchbox(page)).not.toBeFocused();
      await expect(shortcuts(page)).toBeHidden();
      await expect(page).toHaveURL('/userlist');
    });

    await test.step('the palette and the user menu still lead there', async () => {
      await openPalette(page);
      await page.keyboard.type('hotkeys');
      await page.keyboard.press('Enter');
      await expect(shortcuts(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(shortcuts(page)).toBeHidden();
      await page.getByRole('button', { name: /^User menu of/ }).click();
      await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
      await expect(shortcuts(page)).toBeVisible();
    });

    await test.step('AC16: with reduced motion a theme is there at once, down to the innermost words', async () => {
      const moving = await page.evaluate(() => {
        const root = document.documentElement;
        const worn = root.dataset.bsTheme ?? 'light';
        root.dataset.bsTheme = worn === 'dark' ? 'light' : 'dark';
        const count = document.getAnimations().length;
        root.dataset.bsTheme = worn;
        return count;
      });
      expect(moving).toBe(0);
    });

    await test.step('AC01: both dialogs break no rule of axe in any look', async () => {
      for (const look of [
        { theme: 'light', direction: 'ltr' },
        { theme: 'dark', direction: 'rtl' },
      ] as const) {
        await dress(page, look);
        await expectAccessible(page, `shortcuts, ${look.theme}`, '[role="dialog"]');
      }
      await shortcuts(page).getByRole('switch').check();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: /^User menu of/ })).toBeFocused();
      await page.keyboard.press('?');
      await expect(shortcuts(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(shortcuts(page)).toBeHidden();

      await openPalette(page);
      for (const { text, ...look } of [
        { theme: 'light', direction: 'ltr', text: '' },
        { theme: 'dark', direction: 'rtl', text: 'a' },
        { theme: 'dark', direction: 'rtl', text: 'nobody is called that' },
      ] as const) {
        await dress(page, look);
        await box(page).fill(text);
        await expectAccessible(page, `palette, ${look.theme}, “${text}”`, '[role="dialog"]');
      }
    });

    await test.step('AC07: on a narrow phone, right to left and in German, nothing runs out of it', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await dress(page, { locale: 'de' });
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').fill('');
      const widths = () =>
        dialog.evaluate((element) =>
          [element, ...element.querySelectorAll('.nd-suggestions, .modal-body, .modal-content')].map(
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
          ),
        );
      expect(Math.max(...(await widths()))).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible();
      expect(Math.max(...(await widths()))).toBeLessThanOrEqual(0);
    });
  },
);
