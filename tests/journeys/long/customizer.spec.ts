import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/journey';
import { expectAccessible } from '../axe';
import { heading, signedIn, signIn, signOut } from '../steps';

const gear = (page: Page) => page.getByRole('button', { name: 'Theme customizer' });
const title = (page: Page) => page.getByRole('heading', { name: 'Theme customizer' });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const option = (page: Page, legend: string, name: string) =>
  group(page, legend).getByRole('radio', { name, exact: true });
const toggle = (page: Page, name: string) => page.getByRole('switch', { name });
const choose = (page: Page, legend: string, name: string) =>
  group(page, legend)
    .locator('label', { hasText: new RegExp(`^${name}$`) })
    .click();
const namesOf = (page: Page, legend: string) => group(page, legend).locator('label').allInnerTexts();

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const bar = (page: Page) => page.getByRole('banner');
const foot = (page: Page) => page.getByRole('contentinfo');
const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const groundOf = (locator: Locator) => styleOf(locator, 'background-color');
/** A colour that none of the others is; it is one of them from now on. */
async function expectAnother(colours: Set<string>, locator: Locator): Promise<void> {
  await expect.poll(async () => colours.has(await groundOf(locator))).toBe(false);
  colours.add(await groundOf(locator));
}
/** 0 is black, 255 white. */
const lightness = async (locator: Locator) => {
  const parts = (await groundOf(locator)).match(/\d+/g) ?? [];
  return Math.max(...parts.slice(0, 3).map(Number));
};

async function openPanel(page: Page): Promise<void> {
  await gear(page).click();
  await expect(title(page)).toBeFocused();
}

/** The initial theme of specification 2.6, as it shows. */
async function expectInitialLook(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('body')).not.toHaveClass(/-layout/);
  await expect(page.locator('.nd-shell')).toHaveAttribute('data-layout', 'vertical');
  await expect(sidebar(page)).toHaveCSS('width', '260px');
  await expect(sidebar(page)).toHaveAttribute('data-menu', 'primary');
  await expect(bar(page)).toHaveAttribute('data-type', 'floating');
  await expect(bar(page)).toHaveAttribute('data-color', 'default');
  await expect(foot(page)).toHaveAttribute('data-type', 'static');
  await expect.poll(() => lightness(sidebar(page))).toBeGreaterThan(240);
  await expect.poll(() => lightness(page.locator('body'))).toBeGreaterThan(240);
}

test('§2.6: each setting of the customizer is seen at once, and stays', async ({ page }) => {
  await signedIn(page, 'admin', '/userlist');
  await page.setViewportSize({ width: 1440, height: 700 });
  await expectInitialLook(page);
  await openPanel(page);
  await expectAccessible(page, 'light', '.nd-customizer');

  await test.step('menu colour', async () => {
    const current = sidebar(page).locator('[aria-current="page"]');
    const colours = new Set<string>();
    for (const name of ['Success', 'Danger', 'Info', 'Warning', 'Dark', 'Primary']) {
      await choose(page, 'Menu colour', name);
      await expect(option(page, 'Menu colour', name)).toBeChecked();
      await expect(sidebar(page)).toHaveAttribute('data-menu', name.toLowerCase());
      await expectAnother(colours, current);
    }
    await choose(page, 'Menu colour', 'Success');
  });

  await test.step('mode', async () => {
    await choose(page, 'Mode', 'Dark');
    await expect(page.locator('body')).toHaveClass(/(^| )dark-layout/);
    await expect.poll(() => lightness(page.locator('body'))).toBeLessThan(40);
    await expectAccessible(page, 'dark', '.nd-customizer');
    await choose(page, 'Mode', 'Semi-dark');
    await expect(page.locator('body')).toHaveClass(/semi-dark-layout/);
    await expect.poll(() => lightness(page.locator('body'))).toBeGreaterThan(240);
    await expect.poll(() => lightness(sidebar(page))).toBeLessThan(60);
  });

  await test.step('collapse sidebar', async () => {
    await toggle(page, 'Collapse sidebar').click();
    await expect(sidebar(page)).toHaveCSS('width', '72px');
    await expect(page.getByRole('button', { name: 'Keep menu open' })).toHaveCount(1);
  });

  await test.step('navbar colour', async () => {
    const colours = new Set([await groundOf(bar(page))]);
    for (const name of ['Primary', 'Success', 'Danger', 'Info', 'Warning', 'Dark']) {
      await choose(page, 'Navbar colour', name);
      await expect(bar(page)).toHaveAttribute('data-color', name.toLowerCase());
      await expectAnother(colours, bar(page));
    }
  });

  await test.step('navbar type', async () => {
    const topAfter = async (pixels: number) => {
      await page.evaluate((top) => window.scrollTo(0, top), pixels);
      return bar(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));
    };
    expect(await topAfter(300)).toBe(12);
    await choose(page, 'Navbar type', 'Sticky');
    await expect(bar(page)).toHaveAttribute('data-type', 'sticky');
    expect(await topAfter(300)).toBe(0);
    await choose(page, 'Navbar type', 'Hidden');
    await expect(bar(page)).toHaveCount(0);
    await choose(page, 'Navbar type', 'Static');
    await expect(bar(page)).toHaveAttribute('data-type', 'static');
    expect(await topAfter(300)).toBeLessThan(-200);
    await expect(option(page, 'Navbar colour', 'Danger')).toBeDisabled();
    await expect(group(page, 'Navbar colour')).toHaveAccessibleDescription(/no colour of its own/);
    await expect(option(page, 'Navbar colour', 'Default')).toBeChecked();
    await expect(bar(page)).toHaveAttribute('data-color', 'default');
    await choose(page, 'Navbar type', 'Sticky');
    await expect(bar(page)).toHaveAttribute('data-color', 'dark');
  });

  await test.step('footer type', async () => {
    const isInSight = () =>
      foot(page).evaluate((element) => element.getBoundingClientRect().bottom <= window.innerHeight);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(isInSight).toBe(false);
    await choose(page, 'Footer type', 'Sticky');
    await expect(foot(page)).toHaveAttribute('data-type', 'sticky');
    await expect.poll(isInSight).toBe(true);
    await choose(page, 'Footer type', 'Hidden');
    await expect(foot(page)).toHaveCount(0);
  });

  await test.step('scroll-to-top', async () => {
    const up = page.getByRole('button', { name: 'Back to top' });
    await page.evaluate(() => window.scrollTo(0, 161));
    await expect(up).toBeVisible();
    await toggle(page, 'Hide scroll-to-top button').click();
    await expect(up).toHaveCount(0);
  });

  await test.step('direction', async () => {
    await toggle(page, 'Right to left').click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const edge = await sidebar(page).evaluate((element) => element.getBoundingClientRect().right);
    expect(edge).toBe(1440);
    const panel = await title(page).evaluate((element) => element.getBoundingClientRect().right);
    expect(panel).toBeLessThan(400);
  });

  await test.step('all of it is there again', async () => {
    // Delayed, so that a page which is drawn before its program has come would show.
    await page.route('**/assets/index-*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 600));
      await route.continue();
    });
    await choose(page, 'Mode', 'Dark');
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await page.unroute('**/assets/index-*.js');
    const firstPaint = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime);
    expect(firstPaint).toBeGreaterThan(600);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('body')).toHaveClass(/(^| )dark-layout/);
    await expect(sidebar(page)).toHaveCSS('width', '72px');
    await expect(sidebar(page)).toHaveAttribute('data-menu', 'success');
    await expect(bar(page)).toHaveAttribute('data-type', 'sticky');
    await expect(bar(page)).toHaveAttribute('data-color', 'dark');
    await expect(foot(page)).toHaveCount(0);
  });

  await test.step('layout, and what the horizontal one leaves', async () => {
    await openPanel(page);
    await choose(page, 'Mode', 'Semi-dark');
    await choose(page, 'Navbar type', 'Hidden');
    await choose(page, 'Layout', 'Horizontal');
    await expect(page.locator('.nd-shell')).toHaveAttribute('data-layout', 'horizontal');
    await expect(bar(page)).toBeVisible();
    await expect(group(page, 'Navbar colour')).toHaveCount(0);
    await expect(toggle(page, 'Collapse sidebar')).toHaveCount(0);
    expect(await namesOf(page, 'Mode')).toEqual(['Light', 'Dark']);
    expect(await namesOf(page, 'Navbar type')).toEqual(['Static', 'Sticky', 'Floating']);
    await expect(page.locator('body')).not.toHaveClass(/-layout/);
    await page.setViewportSize({ width: 1100, height: 700 });
    await expect(page.locator('.nd-shell')).toHaveAttribute('data-layout', 'vertical');
    await expect(group(page, 'Layout')).toHaveAccessibleDescription(/too narrow/);
    await expect(option(page, 'Layout', 'Horizontal')).toBeChecked();
    await page.setViewportSize({ width: 1440, height: 700 });
    await expect(page.locator('.nd-shell')).toHaveAttribute('data-layout', 'horizontal');
  });

  await test.step('reset and undo', async () => {
    await page.getByRole('button', { name: 'Reset' }).click();
    await expectInitialLook(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('.nd-shell')).toHaveAttribute('data-layout', 'horizontal');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await choose(page, 'Layout', 'Vertical');
    await expect(page.locator('body')).toHaveClass(/semi-dark-layout/);
    await choose(page, 'Navbar type', 'Floating');
  });

  await test.step('it belongs to the person who chose it', async () => {
    await page.getByRole('button', { name: 'Close' }).click();
    await signOut(page);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await signIn(page, 'nurse', '/userlist');
    await expectInitialLook(page);
  });
});

test('§2.6 AC02: the customizer by keys alone, and from the user menu of a phone', async ({
  page,
  context,
  watch,
}) => {
  watch.exempt(/ERR_INTERNET_DISCONNECTED/, 'the connection is taken away once');
  // The word about the sign-in fetches what shows notices, which the page itself does seconds later.
  await signIn(page, 'nurse', '/therapeuticEducation');

  await context.setOffline(true);
  await gear(page).click();
  await expect(page.getByText('The server cannot be reached. Check the connection.')).toBeVisible();
  await expect(gear(page)).toHaveAttribute('aria-expanded', 'false');
  await context.setOffline(false);

  await page.getByRole('main').focus();
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await gear(page).evaluate((element) => element === document.activeElement)) break;
  }
  await expect(gear(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(page.locator('.nd-customizer-panel')).toHaveCSS('position', 'fixed');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(option(page, 'Menu colour', 'Primary')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(sidebar(page)).toHaveAttribute('data-menu', 'success');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(sidebar(page)).toHaveAttribute('data-menu', 'dark');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('body')).toHaveClass(/(^| )dark-layout/);
  await page.keyboard.press('Tab');
  await expect(toggle(page, 'Collapse sidebar')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sidebar(page)).toHaveCSS('width', '72px');
  await page.keyboard.press('Escape');
  await expect(title(page)).toHaveCount(0);
  await expect(gear(page)).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(gear(page)).toBeHidden();
  const user = page.getByRole('button', { name: /^User menu/ });
  for (const key of [false, true]) {
    if (key) {
      await user.press('Enter');
      await page.getByRole('menuitem', { name: 'Appearance' }).press('Enter');
    } else {
      await user.click();
      await page.getByRole('menuitem', { name: 'Appearance' }).click();
    }
    await expect(title(page)).toBeFocused();
    await expect(bar(page)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(title(page)).toHaveCount(0);
    await expect(user).toBeFocused();
  }
  await page.reload();
  await expect(page.locator('body')).toHaveClass(/(^| )dark-layout/);
});
