import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/journey';
import { expectAccessible } from '../axe';
import { dress, heading, open, signedIn, signIn, signInButton, signOut, worklistLinks } from '../steps';

const shell = (page: Page) => page.locator('.nd-shell');
const bar = (page: Page) => page.getByRole('navigation', { name: /^(Main menu|Menu principal)$/ });
const group = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

async function expectLayout(page: Page, layout: 'vertical' | 'horizontal'): Promise<void> {
  await expect(shell(page)).toHaveAttribute('data-layout', layout);
}

/** Notes every layout that is put on the page, from its first moment on. */
function noteLayouts(): void {
  const layouts: string[] = [];
  Object.assign(window, { layouts });
  new MutationObserver(() => {
    const layout = document.querySelector<HTMLElement>('.nd-shell')?.dataset.layout;
    if (layout !== undefined && layout !== layouts.at(-1)) layouts.push(layout);
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-layout'],
  });
}
const notedLayouts = (page: Page) =>
  page.evaluate(() => (window as unknown as { layouts: string[] }).layouts);

async function expectInWindow(page: Page, part: Locator): Promise<void> {
  const [width, height] = await page.evaluate(() => {
    const { clientWidth, clientHeight } = document.documentElement;
    return [clientWidth, clientHeight] as const;
  });
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not there');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
}

test('§2.3 §9 LY01: the horizontal layout gives way at 1199 px, returns, and is kept', async ({ page }) => {
  await page.addInitScript(noteLayouts);
  await signIn(page, 'admin');
  await expectLayout(page, 'vertical');
  await dress(page, { layout: 'horizontal' });
  await expectLayout(page, 'horizontal');

  const widths = [
    [1201, 'horizontal'],
    [1200, 'horizontal'],
    [1199, 'vertical'],
    [1198, 'vertical'],
    [1199, 'horizontal'],
    [1200, 'horizontal'],
    [1201, 'horizontal'],
    [1198, 'vertical'],
    [1200, 'horizontal'],
    [1199, 'vertical'],
  ] as const;
  for (const [width, layout] of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Two sizes within one frame are one to the page.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expectLayout(page, layout);
  }
  // At rest there, whatever else happens to the window.
  const before = await notedLayouts(page);
  await page.setViewportSize({ width: 1199, height: 700 });
  await page.setViewportSize({ width: 1199, height: 800 });
  await page.evaluate(() => window.dispatchEvent(new Event('resize')));
  await expectLayout(page, 'vertical');
  expect(await notedLayouts(page)).toEqual(before);

  // Loaded narrow and widened later.
  for (const width of [1199, 820]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expectLayout(page, 'vertical');
    await page.setViewportSize({ width: width + 400, height: 900 });
    await expectLayout(page, 'horizontal');
  }

  // Loaded wide: at once, and nothing of the other before.
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.reload();
  await expect(link(page, 'Alerts')).toBeVisible();
  expect(await notedLayouts(page)).toEqual(['horizontal']);
  const column = await page.locator('.nd-column').boundingBox();
  expect([column?.x, column?.width]).toEqual([0, 1200]);

  // Until the code of the desk is there, a logo and a spinner fill the window.
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/desk-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  const waiting = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(waiting.locator('.nd-logo')).toBeVisible();
  await expect(waiting.locator('.spinner-border')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect.poll(async () => (await page.locator('.nd-blank').boundingBox())?.height).toBe(900);
  release();
  await expect(heading(page)).toHaveText('Dashboard');
  await expectLayout(page, 'horizontal');
  await page.unroute(/\/assets\/desk-[^/]*\.js/);

  // Signing in stands alone.
  await signOut(page);
  await expect(signInButton(page)).toBeVisible();
  for (const role of ['banner', 'navigation', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  expect((await page.locator('.nd-blank').boundingBox())?.width).toBe(1200);
  await signIn(page, 'admin');
  await expectLayout(page, 'horizontal');
});

test('§2.3 §2.6: the menu bar by mouse and keys, in each of its types', async ({ page, watch }) => {
  await page.setViewportSize({ width: 1200, height: 600 });
  await signedIn(page, 'admin', '/userlist');
  await dress(page, { layout: 'horizontal', navbarType: 'static' });
  const list = bar(page).locator('.nd-menubar-list');

  // By mouse.
  await group(page, 'Settings').hover();
  await expect(link(page, 'Server setting')).toBeVisible();
  await expect(link(page, 'User')).toHaveAttribute('aria-current', 'page');
  await expectInWindow(page, list);
  await expectAccessible(page, 'open list', '.nd-menubar');
  await link(page, 'General').hover();
  await page.mouse.move(300, 500);
  await expect(list).toHaveCount(0);
  await group(page, 'Settings').click();
  await link(page, 'General').click();
  await expect(heading(page)).toHaveText('General');
  await expect(heading(page)).toBeFocused();
  await expect(list).toHaveCount(0);
  await expect(group(page, 'Settings')).toHaveAttribute('data-active', 'true');

  // By keys, from the top of the page on; a mouse that lies there does not disturb.
  await open(page, '/userlist');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to content' }).press('Tab');
  await link(page, 'Alerts').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(link(page, 'General')).toBeFocused();
  await page.mouse.move(310, 510);
  await bar(page).getByText('Medicine', { exact: true }).hover();
  await page.keyboard.press('End');
  await expect(link(page, 'Notifications')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(group(page, 'Settings')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link(page, 'General')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/general');
  await expect(heading(page)).toBeFocused();

  // A low window: the list ends in it, and is scrolled to its last entry.
  await page.setViewportSize({ width: 1200, height: 260 });
  await group(page, 'Settings').press('ArrowDown');
  await page.keyboard.press('End');
  await expect(link(page, 'Notifications')).toBeFocused();
  await expectInWindow(page, list);
  await expectInWindow(page, link(page, 'Notifications'));
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1200, height: 600 });

  // Longer words than the line has room for: nothing is cut, the rest opens at the end, and beside it.
  await dress(page, { locale: 'fr' });
  for (const direction of ['ltr', 'rtl'] as const) {
    await dress(page, { direction });
    // As somebody has it who chose larger letters.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '112.5%'));
    const more = group(page, 'Plus');
    await expect(more).toHaveAttribute('data-active', 'true');
    await expectInWindow(page, more);
    const visible = bar(page).locator('.nd-menubar-entries > li:not([inert]) .nd-menu-text');
    for (const words of await visible.all())
      expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await more.hover();
    await group(page, 'Réglages').hover();
    await expect(list).toHaveCount(2);
    await expectInWindow(page, list.first());
    await expectInWindow(page, list.last());
    const [first, second] = [await list.first().boundingBox(), await list.last().boundingBox()];
    // There is no room beyond the end of the bar, so the inner list lies before the outer one.
    const isBefore = (second?.x ?? 0) < (first?.x ?? 0);
    expect(isBefore).toBe(direction === 'ltr');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
  }
  await dress(page, { locale: 'en', direction: 'ltr' });

  // The bar at the top always stays; the type is the menu bar's.
  await open(page, '/userlist');
  await expect(worklistLinks(page).first()).toBeVisible();
  const topOf = async (part: Locator) => (await part.boundingBox())?.y;
  const top = page.getByRole('banner');
  const at = [
    ['static', undefined],
    ['sticky', 56],
    ['floating', 68],
    ['hidden', 68],
  ] as const;
  for (const [navbarType, y] of at) {
    await dress(page, { navbarType });
    await page.evaluate(() => scrollTo(0, 50));
    await expect(top).not.toHaveClass(/nd-scrolling/);
    await page.evaluate(() => scrollTo(0, 51));
    await expect(top).toHaveClass(/nd-scrolling/);
    await page.evaluate(() => scrollTo(0, 400));
    expect(await topOf(top)).toBe(0);
    if (y === undefined) expect(await topOf(bar(page))).toBeLessThan(0);
    else expect(await topOf(bar(page))).toBe(y);
  }
  // Whatever takes focus stays clear of both bars.
  const row = worklistLinks(page).nth(3);
  await page.evaluate(() => scrollTo(0, 0));
  const place = (await row.boundingBox())?.y ?? 0;
  await page.evaluate((to) => scrollTo(0, to), place);
  await row.focus();
  await expect.poll(() => topOf(row)).toBeGreaterThan(68 + 40);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.nd-menubar')).toBeHidden();
  await expect(page.locator('.nd-navbar')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // The entries did not arrive: it is said, and they can be asked for again.
  watch.exempt(/BarEntries|net::ERR_FAILED/, 'The code of the entries is withheld on purpose');
  await page.route(/\/assets\/BarEntries-[^/]*\.js/, (route) => route.abort());
  await page.reload();
  await expect(bar(page).getByRole('alert')).toContainText('The menu could not be loaded.');
  await expect(heading(page)).toBeVisible();
  await page.unroute(/\/assets\/BarEntries-[^/]*\.js/);
  await bar(page).getByRole('button', { name: 'Retry' }).click();
  await expect(link(page, 'Alerts')).toBeVisible();
});

test('§2.3 §2.4 §2.6: a half-typed form keeps every character, whatever changes around it', async ({
  page,
}) => {
  const changes: Record<string, string>[] = [
    { locale: 'de' },
    { direction: 'rtl' },
    { layout: 'horizontal' },
    { theme: 'dark' },
    { navbarType: 'static' },
    { locale: 'fr', theme: 'semi-dark' },
    { layout: 'vertical' },
    { locale: 'en', direction: 'ltr', theme: 'light', navbarType: 'floating' },
  ];
  const expectKept = async (field: Locator, form: Locator) => {
    const node = await field.elementHandle();
    if (!node) throw new Error('It is not there');
    const state = () =>
      node.evaluate((input: HTMLInputElement) => ({
        isThere: input.isConnected,
        isFocused: document.activeElement === input,
        value: input.value,
        caret: input.type === 'text' || input.type === 'tel' ? input.selectionStart : null,
      }));
    const valuesOf = () =>
      form
        .locator('input, select, textarea')
        .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
    const [before, values] = [await state(), await valuesOf()];
    expect(before).toMatchObject({ isThere: true, isFocused: true });
    // A date that was typed is written as the language writes it.
    let shown = values;
    for (const change of changes) {
      await dress(page, change);
      if (change.locale)
        shown = values.map((value) =>
          value.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, change.locale === 'de' ? '$1.$2.$3' : '$1/$2/$3'),
        );
      if (change.locale) await expect(page.locator('html')).toHaveAttribute('lang', change.locale);
      if (change.layout) await expect(shell(page)).toHaveAttribute('data-layout', change.layout);
      expect(await state(), JSON.stringify(change)).toEqual(before);
      expect(await valuesOf(), JSON.stringify(change)).toEqual(shown);
    }
  };

  await signedIn(page, 'nurse', '/user/profile');
  const phone = page.locator('input[name="phone"]');
  await page.getByLabel(/^Mobile/).fill('+49 30 12');
  await phone.fill('030 98 ');
  await phone.press('ArrowLeft');
  await phone.press('ArrowLeft');
  await expectKept(phone, page.locator('form').filter({ has: phone }));
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(phone).toHaveValue('030 98 ');
  await expect(phone).toBeFocused();
  await phone.press('7');
  await expect(phone).toHaveValue('030 978 ');
  await page.setViewportSize({ width: 1440, height: 900 });

  // Off the menu, which lies open over the form while the pointer stands on it.
  await page.mouse.move(1000, 500);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await open(page, '/userlist');
  await worklistLinks(page).first().click();
  await page.getByRole('link', { name: 'Record reading' }).click();
  const dialog = page.locator('[role="dialog"]');
  await dialog.getByLabel(/^Diastolic/).fill('8');
  const systolic = dialog.getByLabel(/^Systolic/);
  await systolic.fill('12');
  await expectKept(systolic, dialog);
});
