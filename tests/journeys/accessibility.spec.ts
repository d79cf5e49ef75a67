import { expect, test } from '../support/journey';
import { expectAccessible } from './axe';
import { dress, fillIn, heading, menuRoutes, signedIn, signInButton, worklistLinks } from './steps';
import { settle, walkTo } from './walk';

/** All pages, in every look, are judged in long/accessibility.spec.ts. */
test('AC01: the pages that are used most break no rule of axe', { tag: '@long' }, async ({ page }) => {
  await signedIn(page, 'admin', '/userlist');
  const record = (await worklistLinks(page).first().getAttribute('href')) ?? '';
  for (const address of [
    '/userlist',
    record,
    `${record}/telemonitoring?record=bloodPressure`,
    '/dashboard',
    '/alerts',
    '/alerts/rules/urineLow?edit=1',
    '/medicinePlanner',
  ]) {
    await walkTo(page, address);
    await expectAccessible(page, address);
  }
});

for (const theme of ['light', 'dark']) {
  test(
    `AC08: a button that the pointer stands on can be read, ${theme}`,
    { tag: '@long' },
    async ({ page }) => {
      await signedIn(page, 'admin', '/audit');
      await dress(page, { theme });
      const button = page.locator('main .btn-outline-primary').first();
      await button.hover();
      await expectAccessible(page, theme, 'main .btn-outline-primary');
    },
  );
}

test('AC01: menus, dialogs and drawers break no rule of axe', { tag: '@long' }, async ({ page }) => {
  await signedIn(page, 'admin', '/userlist');
  await settle(page);
  for (const name of [/^User menu of/, 'Language']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('menu').first()).toBeVisible();
    // Only the menu: it covers parts of the page, which are then too small to be hit and need not be.
    await expectAccessible(page, String(name), '[role="menu"]');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'import');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(
  'AC02: signing in, finding a patient and opening the record need no mouse',
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Email', { exact: true }).focus();
    await page.keyboard.type('nurse@nephrodesk.test');
    await page.keyboard.press('Tab');
    await page.keyboard.type('nephrodesk');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');

    // The first stop of a page leads past the menu.
    await page.goto('/dashboard');
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.goto('/userlist');
    const name = await worklistLinks(page).nth(3).innerText();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: /^Search by name/ })).toBeFocused();
    await page.keyboard.type(name);
    await expect(worklistLinks(page)).toHaveCount(1);
    for (
      let stop = 0;
      stop < 40 &&
      !(await worklistLinks(page)
        .first()
        .evaluate((link) => link === document.activeElement));
      stop += 1
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toContainText(name);
  },
);

test(
  'AC03: each page has a title of its own, and arriving moves the focus to it',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'admin');
    const titles = new Map<string, string>();
    for (const path of [
      ...menuRoutes.everybody,
      ...menuRoutes.adminsOnly,
      '/dashboard',
      '/user/profile',
      '/misc/error/404',
      '/misc/not-authorized',
    ]) {
      await walkTo(page, path);
      const title = await page.title();
      expect(
        [...titles].filter(([, known]) => known === title),
        title,
      ).toEqual([]);
      titles.set(path, title);
    }
    await walkTo(page, '/dashboard');
    await page.getByRole('link', { name: 'Medicine', exact: true }).click();
    await expect(heading(page)).toHaveText('Medicine');
    const focused = () => page.evaluate(() => document.activeElement?.matches('h1, main') ?? false);
    await expect.poll(focused).toBe(true);
  },
);

test(
  'AC04 AC05: what has the focus is never covered, and every target is large enough',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await signedIn(page, 'nurse');
    for (const path of ['/dashboard', '/userlist', '/alerts']) {
      await walkTo(page, path);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, [role="button"], input, select, nav a')]
          .filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
              element.closest('[inert]') === null,
          )
          // Where a label draws the control, the label is what is hit.
          .map((element) => {
            const label = element instanceof HTMLInputElement ? element.labels?.item(0) : undefined;
            const boxes = [element, label, label?.lastElementChild]
              .flatMap((one) => (one ? [one] : []))
              .map((one) => one.getBoundingClientRect());
            return {
              element,
              width: Math.max(...boxes.map((box) => box.width)),
              height: Math.max(...boxes.map((box) => box.height)),
            };
          })
          .filter(({ width, height }) => width < 24 || height < 24)
          .map(({ element }) => element.outerHTML.slice(0, 120)),
      );
      expect(small, path).toEqual([]);
      for (let stop = 0; stop < 60; stop += 1) {
        await page.keyboard.press('Tab');
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return undefined;
          const label = focused instanceof HTMLInputElement ? focused.labels?.item(0) : undefined;
          const element = (focused.matches('.btn-check') && label?.lastElementChild) || focused;
          const box = element.getBoundingClientRect();
          if (box.width === 0) return undefined;
          const points = [
            [0.5, 0.5],
            [0.1, 0.5],
            [0.9, 0.5],
            [0.5, 0.1],
            [0.5, 0.9],
          ] as const;
          const visible = points.some(([x, y]) => {
            const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
            return top !== null && (element.contains(top) || top.contains(element));
          });
          return visible ? undefined : element.outerHTML.slice(0, 120);
        });
        expect(covered, path).toBeUndefined();
      }
    }
  },
);

test(
  'a signed-out visitor finds the form by name and its errors tied to the fields',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/');
    await signInButton(page).click();
    const email = page.getByLabel('Email', { exact: true });
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/Enter your email address/);
    await fillIn(page, 'nurse');
    await signInButton(page).click();
    await expect(page).toHaveURL('/dashboard');
  },
);
