import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey';
import { heading, signIn, signInButton, signOut, userMenu, worklistLinks } from '../steps';

/** CSS pixels: what a thumb hits at once, and the least that WCAG 2.2 asks for (2.5.8). */
const THUMB = 44;
const LEAST = 24;

/** Buttons, fields, and links in bars and menus; what is left are links in tables, lists and sentences. */
const primary = [
  'button',
  'input',
  'select',
  'textarea',
  '.btn',
  '[role="menuitem"]',
  '[role="tab"]',
  '.nd-navbar a',
  '.nd-sidebar a',
  '.nav a',
].join();

/** What of the page in sight is smaller than it should be: by its own box, or by the label that is hit as well. */
const tooSmall = (page: Page) =>
  page.evaluate(
    ([chosen, thumb, least]) => {
      const all =
        'a[href], button, input, select, textarea, summary, [role="menuitem"], [role="tab"], [role="slider"]';
      const targets = [...document.querySelectorAll<HTMLElement>(all)]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            !element.closest('[inert], .visually-hidden, .nd-skip'),
        )
        .map((element) => {
          const isTicked = element.matches('[type="checkbox"], [type="radio"]');
          const label = isTicked && element instanceof HTMLInputElement ? element.labels?.item(0) : undefined;
          const boxes = [element, label, label?.lastElementChild]
            .flatMap((one) => (one ? [one] : []))
            .map((one) => one.getBoundingClientRect());
          const left = Math.min(...boxes.map((box) => box.left));
          const top = Math.min(...boxes.map((box) => box.top));
          const width = Math.max(...boxes.map((box) => box.right)) - left;
          const height = Math.max(...boxes.map((box) => box.bottom)) - top;
          return { element, x: left + width / 2, y: top + height / 2, width, height };
        });
      return targets
        .filter((target) => {
          const isPrimary = target.element.matches(chosen);
          const need = (isPrimary ? thumb : least) - 0.5;
          if (target.width >= need && target.height >= need) return false;
          if (isPrimary) return true;
          // 2.5.8: a smaller one has a circle of that size around it to itself.
          return targets.some(
            (other) => other !== target && Math.hypot(other.x - target.x, other.y - target.y) < least,
          );
        })
        .map(
          ({ element, width, height }) =>
            `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 120)}`,
        );
    },
    [primary, THUMB, LEAST] as const,
  );

async function expectRoomForFingers(page: Page, where: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  expect(await tooSmall(page), where).toEqual([]);
}

for (const { name, ...viewport } of [
  { name: 'a tablet', width: 820, height: 1180 },
  { name: 'a phone', width: 360, height: 740 },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test(`AC05 AC17: everything has room for a finger, and nothing waits for a mouse to hover, on ${name}`, async ({
      page,
    }) => {
      await page.goto('/');
      await expect(signInButton(page)).toBeVisible();
      await expectRoomForFingers(page, 'sign-in');
      await signIn(page, 'nurse', '/userlist');
      const record = (await worklistLinks(page).first().getAttribute('href')) ?? '';

      for (const path of [
        '/userlist',
        '/dashboard',
        record,
        `${record}/telemonitoring`,
        `${record}/alerts`,
        '/alerts',
        '/user/profile',
      ]) {
        await page.goto(path);
        await expect(heading(page)).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectRoomForFingers(page, path);
      }

      await test.step('drawers and dialogs', async () => {
        await page.goto('/alerts');
        await page.getByRole('table').locator('tbody').getByRole('link').nth(1).tap();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await expectRoomForFingers(page, 'an alert');
        await dialog.getByRole('button', { name: 'Close' }).tap();
        await expect(dialog).toBeHidden();
        await page.goto(`${record}/telemonitoring?record=bloodPressure`);
        await expect(dialog).toBeVisible();
        await expectRoomForFingers(page, 'recording a reading');
        await dialog.getByRole('button', { name: 'Close' }).tap();
        await expect(dialog).toBeHidden();
      });

      await test.step('menus', async () => {
        for (const button of [page.getByRole('button', { name: /^Demonstration/ }), userMenu(page)]) {
          await button.tap();
          await expect(page.getByRole('menu')).toBeVisible();
          await expectRoomForFingers(page, 'a menu of the bar');
          await button.tap();
          await expect(page.getByRole('menu')).toBeHidden();
        }
        await page.getByRole('button', { name: 'Open menu' }).tap();
        await expect(page.getByRole('button', { name: 'Close menu' }).first()).toBeVisible();
        await expectRoomForFingers(page, 'the menu');
        await page.getByRole('button', { name: 'Close menu' }).first().tap();
      });
      await signOut(page);
    });
  });
}
