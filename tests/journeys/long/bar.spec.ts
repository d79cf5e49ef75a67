import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/journey';
import { expectAccessible } from '../axe';
import { dress, heading, signedIn, unfold, userMenu } from '../steps';

const bar = (page: Page) => page.getByRole('banner');
const bell = (page: Page) => page.getByRole('button', { name: 'Demonstration notifications: 5' });
const menu = (page: Page) => page.getByRole('menu');
const toast = (page: Page) => page.locator('.Toastify__toast');
const backToTop = (page: Page) => page.getByRole('button', { name: 'Back to top' });
const openAlerts = (page: Page) => bar(page).getByRole('link', { name: /open alert/i });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not there`);
  return box;
}

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

async function expectApart(one: Locator, other: Locator, where: string): Promise<void> {
  expect(meet(await boxOf(one), await boxOf(other)), `${where}: ${String(one)} on ${String(other)}`).toBe(
    false,
  );
}

/** Everything in the content that can be pressed or typed into and lies under a part of the page that stays. */
const controlsUnder = (page: Page, selector: string) =>
  page.evaluate((chosen) => {
    const above = document.querySelector(chosen)?.getBoundingClientRect();
    if (!above) throw new Error(`${chosen} is not there`);
    return [...document.querySelectorAll('main :is(a[href], button, input, select)')]
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(
        ({ box }) =>
          box.left < above.right &&
          above.left < box.right &&
          box.top < above.bottom &&
          above.top < box.bottom,
      )
      .map(({ control }) => control.outerHTML.slice(0, 100));
  }, selector);

test(
  '§2.4 §9: the bar keeps its fixed badge, speaks four languages and shows who is there',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.exempt(/injected/, 'thrown on purpose, so that a toast stays');
    await signedIn(page, 'nurse');

    await test.step('notifications', async () => {
      await bell(page).click();
      await expect(menu(page).getByRole('menuitem')).toHaveCount(6);
      await expectAccessible(page, 'notifications', '[role="menu"]');
      await page.keyboard.press('ArrowDown');
      await expect(menu(page).getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('End');
      await expect(menu(page).getByRole('menuitem', { name: 'Read all notifications' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toContainText('Nothing new');
      await expect(page.getByRole('status').filter({ hasText: 'All notifications are read' })).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(bell(page)).toBeFocused();
      await expect(bell(page)).toHaveText('5');
    });

    await test.step('user menu', async () => {
      const avatar = await boxOf(userMenu(page).locator('.nd-avatar'));
      expect([avatar.width, avatar.height]).toEqual([40, 40]);
      await expect(userMenu(page)).toContainText('Nuno Carvalho');
      await userMenu(page).click();
      await expect(menu(page).getByRole('menuitem')).toHaveText([
        'Edit Profile',
        'Appearance',
        'Keyboard shortcuts',
        'Tour',
        'What is new',
        'Lock screen',
        'Log Out',
      ]);
      await menu(page).getByRole('menuitem', { name: 'Edit Profile' }).click();
      await expect(page).toHaveURL('/user/profile');
      await expect(heading(page)).toBeFocused();
    });

    await test.step('languages', async () => {
      const names = { fr: 'Langue', de: 'Sprache', pt: 'Idioma', en: 'Language' };
      const own = { en: 'English', fr: 'Français', de: 'Deutsch', pt: 'Português' };
      let switcher = page.getByRole('button', { name: names.en, exact: true });
      await switcher.click();
      await expect(menu(page)).toBeVisible();
      const offered = await menu(page).getByRole('menuitem').allTextContents();
      expect(offered.slice(0, 4)).toEqual(Object.values(own));
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      for (const locale of ['fr', 'de', 'pt', 'en'] as const) {
        await switcher.click();
        await menu(page).getByRole('menuitem', { name: own[locale] }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        switcher = page.getByRole('button', { name: names[locale], exact: true });
        await expect(switcher).toBeVisible();
      }
    });

    await test.step('a toast covers neither bar nor menus', async () => {
      await page.goto('/userlist');
      await expect(page.getByRole('table', { name: /^Worklist/ })).toBeVisible();
      await page.evaluate(() => {
        setTimeout(() => {
          throw new Error('injected');
        });
      });
      await expect(toast(page)).toBeVisible();
      for (const { width, height, ...look } of [
        { width: 1440, height: 900, direction: 'ltr', navbarType: 'floating' },
        { width: 820, height: 1180, direction: 'rtl', navbarType: 'static' },
        { width: 360, height: 740, direction: 'ltr', navbarType: 'sticky' },
      ]) {
        const where = `${width} ${look.direction}`;
        await page.setViewportSize({ width, height });
        await dress(page, look);
        await expectApart(toast(page), bar(page), where);
        await expectApart(toast(page), page.locator('.nd-page-actions'), where);
        const { x, width: wide } = await boxOf(toast(page));
        expect(x, where).toBeGreaterThanOrEqual(0);
        expect(x + wide, where).toBeLessThanOrEqual(width);
        if (width > 360)
          expect(look.direction === 'ltr' ? x > width / 2 : x + wide < width / 2, where).toBe(true);
        for (const button of [userMenu(page), bell(page)]) {
          await button.click();
          await expect(menu(page)).toBeVisible();
          // Each of its entries is hit where it lies, so nothing lies on it.
          for (const item of await menu(page).getByRole('menuitem').all()) await item.click({ trial: true });
          await page.keyboard.press('Escape');
          await expect(menu(page)).toBeHidden();
        }
      }
    });

    await test.step('on a phone the user menu has the languages', async () => {
      await expect(page.getByRole('button', { name: 'Language' })).toBeHidden();
      await userMenu(page).click();
      await menu(page).getByRole('menuitem', { name: 'Deutsch' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      const buttons = await bar(page).locator('a, button').all();
      for (const button of buttons) {
        if (!(await button.isVisible())) continue;
        const { x, width } = await boxOf(button);
        expect(x >= 0 && x + width <= 360, String(button)).toBe(true);
      }
    });
  },
);

test(
  '§2.5 §9: the footer says the year and stands in three ways; the way up comes after 160 px',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse', '/alerts');
    await expect(page.getByRole('table').getByRole('link').nth(15)).toBeVisible();
    const footer = page.getByRole('contentinfo');
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    const scrolled = () => page.evaluate(() => window.scrollY);

    await expect(footer).toHaveText(`© ${new Date().getFullYear()} Nephrodesk`);
    for (const [top, there] of [
      [159, false],
      [160, false],
      [161, true],
      [160, false],
      [161, true],
    ] as const) {
      await scrollTo(top);
      await expect.poll(scrolled).toBe(top);
      await expect(backToTop(page)).toBeVisible({ visible: there });
    }
    await dress(page, { hideScrollToTop: true });
    await expect(backToTop(page)).toBeHidden();
    await dress(page, { hideScrollToTop: false });
    await backToTop(page).click();
    await expect.poll(scrolled).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();

    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 740 });
      for (const footerType of ['static', 'sticky', 'hidden']) {
        const where = `${footerType} at ${width}`;
        await dress(page, { footerType });
        await scrollTo(0);
        if (footerType === 'hidden') await expect(footer).toBeHidden();
        if (footerType === 'sticky') await expect(footer).toBeInViewport({ ratio: 0.95 });
        if (footerType === 'static') await expect(footer).not.toBeInViewport();
        // The page may still grow by a line while its list is brought up to date: its end is where it is then.
        const coveredAtTheEnd = async () => {
          await scrollTo(1e6);
          await expect(backToTop(page), where).toBeInViewport({ ratio: 0.95 });
          return controlsUnder(page, '.nd-scroll-top');
        };
        await expect.poll(coveredAtTheEnd, where).toEqual([]);
        if (footerType !== 'hidden') await expect(footer, where).toBeInViewport({ ratio: 0.95 });
      }
    }

    await test.step('AC04: what takes the focus is not under a footer that stays', async () => {
      await dress(page, { footerType: 'sticky' });
      await scrollTo(0);
      const links = page.getByRole('main').getByRole('link');
      for (const index of [0, 5, 10, 15]) {
        await links.nth(index).focus();
        await expectApart(links.nth(index), footer, `link ${index}`);
      }
    });
  },
);

test(
  '§2.4 AL11 AL02: the open alerts are counted on every page, as their own page counts them, in every tab and without a flash',
  { tag: '@long' },
  async ({ page, context }) => {
    await signedIn(page, 'nurse', '/alerts');
    const status = page.getByLabel('Status', { exact: true });
    await expect(status).toContainText(/Open \([1-9]/);
    const [, all = ''] = /Open \((\d+)\)/.exec(await status.innerText()) ?? [];
    await expect(openAlerts(page)).toHaveAccessibleName(
      new RegExp(`^${all} open alerts, \\d+ of them critical$`),
    );

    await test.step('AL02: three critical alerts stand still', async () => {
      await expect(page.getByRole('table').getByText('Critical').first()).toBeVisible();
      const moving = () =>
        page.evaluate(
          () =>
            document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== 1)
              .length,
        );
      await expect.poll(moving).toBe(0);
    });

    const other = await context.newPage();
    await other.goto('/medicinePlanner');
    await expect(heading(other)).toHaveText('Medicine');
    await expect(openAlerts(other)).toHaveAccessibleName(new RegExp(`^${all} open alerts, `));

    await page.goto('/alerts?status=open&severity=low');
    await page.getByRole('table').locator('tbody').getByRole('link').nth(1).click();
    await unfold(page.getByRole('dialog'), 'Resolve');
    const form = page.getByRole('dialog').getByRole('form', { name: 'Resolve' });
    await form.getByLabel('Outcome').selectOption({ label: 'No action needed' });
    await form.getByLabel('Note').fill('Reached by phone; measures again tonight.');
    await form.getByRole('button', { name: 'Resolve' }).click();
    await expect(page.getByRole('dialog')).toContainText('Resolved by');
    const fewer = new RegExp(`^${Number(all) - 1} open alerts, `);
    await expect(bar(page).getByRole('link', { name: fewer, includeHidden: true })).toHaveCount(1);
    await expect(openAlerts(other)).toHaveAccessibleName(fewer);
    await openAlerts(other).click();
    await expect(heading(other)).toHaveText('Alerts');
    await expect(openAlerts(other)).toHaveAccessibleName(fewer);
  },
);
