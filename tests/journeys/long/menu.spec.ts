import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/journey';
import { build, home } from '../../support/builds.mjs';
import { takeDoor, type Door } from '../../support/door';
import { answeringFrom } from '../../support/server';
import { expectAccessible } from '../axe';
import { dress, heading } from '../steps';

/** A page with nothing but the shell and a menu that holds every kind of entry. */
const bench = {
  directory: `${home}test-results/menuBench`,
  root: `${home}tests/support/menuBench`,
  env: {},
};
let door: Door | undefined;
const at = (path: string) => `${door?.address}${path}`;
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name });
const group = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true });
/** Also while it is out of sight. */
const drawer = (page: Page) => page.locator('.nd-sidebar');
const searchBox = (page: Page) => drawer(page).locator('input');
const burger = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const content = (page: Page) => page.getByRole('main');
const scroller = (page: Page) => page.locator('.nd-sidebar-body');

const EXPANDED = 260;
const COLLAPSED = 72;
async function hasWidth(page: Page, width: number): Promise<void> {
  await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBe(width);
}
const awayFromMenu = (page: Page) => page.mouse.move(900, 400);
const startOf = async (one: Locator) => (await one.boundingBox())?.x;

/** A finger from one place of the window to another; the browser makes of it what it makes of a hand's. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 300 }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 4; step += 1) await touch('touchMove', from + ((to - from) * step) / 4);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test.describe('a menu with every kind of entry', () => {
  // In turn, so that what they look at is built and served once.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    await build(bench);
    door = await takeDoor();
    door.open(answeringFrom(bench));
  });
  test.afterAll(() => door?.close());

  test('§2.2 §9: closes, collapses and expands at exactly its widths', async ({ page }) => {
    await page.setViewportSize({ width: 1199, height: 700 });
    await page.goto(at('/general'));
    await dress(page, { sidebarCollapsed: true });
    await expect(burger(page)).toBeVisible();
    await expect(page.locator('.nd-collapsed')).toHaveCount(0);

    // The drawer closes on an entry, on Escape, beside it, and when the window changes.
    await burger(page).click();
    await expect(drawer(page)).toHaveClass(/nd-open/);
    await expect(sidebar(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    await link(page, 'Dashboard').click();
    await expect(heading(page)).toHaveText('/');
    await expect(drawer(page)).not.toHaveClass(/nd-open/);
    await burger(page).click();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).not.toHaveClass(/nd-open/);
    await expect(burger(page)).toBeFocused();
    await burger(page).click();
    await page.mouse.click(900, 400);
    await expect(drawer(page)).not.toHaveClass(/nd-open/);
    await burger(page).click();
    await expect(drawer(page)).toHaveClass(/nd-open/);
    await page.setViewportSize({ width: 1199, height: 720 });
    await expect(drawer(page)).not.toHaveClass(/nd-open/);

    // From 1200 px on it stands beside the page; pointing at it expands it over the page, which stays where it is.
    await page.setViewportSize({ width: 1200, height: 720 });
    await expect(page.locator('.nd-collapsed')).toHaveCount(1);
    await expect(burger(page)).toHaveCount(0);
    await awayFromMenu(page);
    await hasWidth(page, COLLAPSED);
    const place = await startOf(content(page));
    await link(page, 'Messages').hover();
    await hasWidth(page, EXPANDED);
    expect(await startOf(content(page))).toBe(place);
    await link(page, 'Messages').click();
    await expect(heading(page)).toHaveText('/messages/inbox');
    await hasWidth(page, COLLAPSED);

    await page.setViewportSize({ width: 1201, height: 720 });
    await awayFromMenu(page);
    await link(page, 'User').hover();
    await link(page, 'User').click();
    await expect(heading(page)).toHaveText('/userlist');
    await hasWidth(page, EXPANDED);
    await awayFromMenu(page);
    await hasWidth(page, COLLAPSED);

    // The keyboard expands it too, and Escape sends it back; the toggle is where it was pressed.
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await hasWidth(page, EXPANDED);
    await page.keyboard.press('Escape');
    await hasWidth(page, COLLAPSED);
    await page.keyboard.press('Enter');
    await hasWidth(page, EXPANDED);
    await awayFromMenu(page);
    expect(await startOf(content(page))).toBeGreaterThan(place ?? 0);
    await expect(sidebar(page).getByRole('button', { name: 'Collapse menu' })).toBeFocused();
  });

  test('§4: a page collapses the menu while it is shown, and changes nobody’s choice', async ({ page }) => {
    await page.goto(at('/general'));
    await awayFromMenu(page);
    await hasWidth(page, EXPANDED);
    await link(page, 'Profile').click();
    await expect(heading(page)).toHaveText('/room');
    await awayFromMenu(page);
    await hasWidth(page, COLLAPSED);

    // Who says otherwise is obeyed until the next visit.
    await sidebar(page).hover();
    await sidebar(page).getByRole('button', { name: 'Keep menu open' }).click();
    await awayFromMenu(page);
    await hasWidth(page, EXPANDED);
    await expect(sidebar(page).getByRole('button', { name: 'Collapse menu' })).toBeVisible();
    await link(page, 'General').click();
    await hasWidth(page, EXPANDED);
    await link(page, 'Profile').click();
    await awayFromMenu(page);
    await hasWidth(page, COLLAPSED);
    await page.goBack();
    await hasWidth(page, EXPANDED);

    await sidebar(page).getByRole('button', { name: 'Collapse menu' }).click();
    await awayFromMenu(page);
    await hasWidth(page, COLLAPSED);
    await page.goForward();
    await expect(heading(page)).toHaveText('/room');
    await hasWidth(page, COLLAPSED);
    await page.goBack();
    await expect(heading(page)).toHaveText('/general');
    await hasWidth(page, COLLAPSED);
  });

  test('§2.2 §9: casts its shadow from 100 px on, and swipes open and shut in both directions', async ({
    page,
    profile,
  }) => {
    await page.setViewportSize({ width: 1440, height: 420 });
    await page.goto(at('/general'));
    await expect(page.locator('.ps')).toBeVisible();
    const shadows = async (view: Page) => {
      for (const top of [99, 100, 101, 99]) {
        await scroller(view).evaluate((body, to) => body.scrollTo(0, to), top);
        await expect(sidebar(view), `${top} px`).toHaveClass(top >= 100 ? /nd-scrolled/ : /nd-sidebar\s*$/);
      }
    };
    await shadows(page);

    const tablet = await profile({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 600 } });
    const touched = await tablet.newPage();
    await touched.goto(at('/general'));
    await expect(heading(touched)).toBeVisible();
    for (const [direction, x] of [
      ['ltr', (inward: number) => inward],
      ['rtl', (inward: number) => 820 - inward],
    ] as const) {
      await dress(touched, { direction });
      const isOpen = () => expect(drawer(touched), direction).toHaveClass(/nd-open/);
      const isShut = () => expect(drawer(touched), direction).not.toHaveClass(/nd-open/);
      await swipe(touched, x(400), x(700));
      await isShut();
      await swipe(touched, x(300), x(10));
      await isShut();
      await swipe(touched, x(20), x(40));
      await isShut();
      await swipe(touched, x(20), x(260));
      await isOpen();
      await swipe(touched, x(20), x(260));
      await isOpen();
      await swipe(touched, x(260), x(20));
      await isShut();
    }
    await burger(touched).tap();
    await expect(drawer(touched)).toHaveClass(/nd-open/);
    await touched.setViewportSize({ width: 820, height: 420 });
    await burger(touched).tap();
    await expect(touched.locator('.ps')).toHaveCount(0);
    const rows = await touched
      .locator('.nd-menu-link')
      .evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(44);
  });

  test('§2.2 §3.4: every kind of entry is what it says, and groups follow the path', async ({
    page,
    context,
  }) => {
    await page.goto(at('/questioners'));
    // The path opens its groups, and no others.
    await expect(link(page, 'Questioners')).toHaveAttribute('aria-current', 'page');
    await expect(group(page, 'Medicine')).toHaveAttribute('aria-expanded', 'true');
    await expect(group(page, 'Settings')).toHaveAttribute('aria-expanded', 'false');
    // A group that opens closes the others, unless they are around it.
    await group(page, 'Alerts of the patient').click();
    await expect(group(page, 'Therapeutic Education')).toHaveAttribute('aria-expanded', 'false');
    await expect(group(page, 'Medicine')).toHaveAttribute('aria-expanded', 'true');
    await group(page, 'Settings').click();
    await expect(group(page, 'Medicine')).toHaveAttribute('aria-expanded', 'false');
    await expect(group(page, 'Medicine')).toHaveAttribute('data-active', 'true');
    // Another path opens its own, and coming back is no way to an old state.
    await link(page, 'Messages').click();
    await expect(heading(page)).toHaveText('/messages/inbox');
    await expect(group(page, 'Settings')).toHaveAttribute('aria-expanded', 'false');
    await page.goBack();
    await expect(group(page, 'Therapeutic Education')).toHaveAttribute('aria-expanded', 'true');
    await expect(group(page, 'Settings')).toHaveAttribute('aria-expanded', 'false');

    for (const [path, name] of [
      ['/', 'Dashboard'],
      ['/messages/sent/', 'Messages'],
      ['/userlist/p%C3%A9%2F1/alerts', 'User'],
      ['/record/p1', 'User'],
      ['/Staff', 'User'],
      ['/nowhere', null],
      ['/serverSetting', null],
    ] as const) {
      await page.goto(at(path));
      await expect(heading(page)).toBeVisible();
      const current = sidebar(page).locator('[aria-current]');
      await expect(current, path).toHaveCount(name === null ? 0 : 1);
      if (name !== null) await expect(current, path).toContainText(name);
    }

    await expect(link(page, 'Messages')).toHaveAccessibleName('Messages 5 Messages');
    await group(page, 'Settings').click();
    await expect(sidebar(page).getByText('Server setting')).toBeVisible();
    await expect(link(page, 'Server setting')).toHaveCount(0);
    await expect(
      sidebar(page).getByRole('listitem').filter({ hasText: 'Server setting (not available)' }),
    ).not.toHaveCount(0);
    // A script in the place of an address is words, not a link.
    await expect(sidebar(page).getByText('Patient record')).toBeVisible();
    await expect(link(page, 'Patient record')).toHaveCount(0);
    const site = link(page, 'Terms and conditions (another site)');
    await expect(site).toHaveAttribute('href', 'https://guideline.test/kidney');
    await expect(site).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(site).not.toHaveAttribute('target');
    await expect(link(page, 'Social links (another site, opens in a new tab)')).toHaveAttribute(
      'target',
      '_blank',
    );
    for (const theme of ['dark', 'semi-dark', 'light']) {
      await dress(page, { theme });
      await expectAccessible(page, `rich menu, ${theme}`, '.nd-sidebar');
    }
    const opened = context.waitForEvent('page');
    await link(page, 'Alerts (opens in a new tab)').click();
    const tab = await opened;
    await expect(heading(tab)).toHaveText('/alerts');
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await tab.close();
    await expect(heading(page)).toHaveText('/serverSetting');
  });

  test('§4 §8 §9: the search of the menu', async ({ page, watch }) => {
    const hits = page.getByRole('option');
    watch.exempt(/MenuSuggestions/, 'What finds the entries is kept from arriving at first.');
    await page.route('**/MenuSuggestions-*', (route) => route.abort());
    await page.goto(at('/alerts'));
    await searchBox(page).fill('er');
    await expect(sidebar(page).getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/MenuSuggestions-*');
    await sidebar(page).getByRole('button', { name: 'Retry' }).click();
    await expect(hits).toHaveCount(3);
    await expect(searchBox(page)).toBeFocused();

    await page.reload();
    await expect(heading(page)).toBeVisible();
    const active = sidebar(page).locator('[role="option"][aria-selected="true"]');
    // Typed at once, while the suggestions are still on their way: no letter is lost.
    await searchBox(page).pressSequentially('ER');
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('ER');
    await expect(hits).toHaveText(['User', 'Fluid Planner, Medicine', 'Questioners, Therapeutic Education']);
    await expect(active).toHaveText('User');
    await expectAccessible(page, 'search of the menu', '.nd-sidebar-top');
    await page.keyboard.press('ArrowUp');
    await expect(active).toHaveText('User');
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowDown');
    await expect(active).toHaveText(/^Questioners/);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('/questioners');
    await expect(link(page, 'Questioners')).toHaveAttribute('aria-current', 'page');
    await expect(hits).toHaveCount(0);
    await expect(searchBox(page)).toHaveValue('');

    await searchBox(page).fill('setting');
    await expect(hits).toHaveText(['No Result']);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('/questioners');
    await searchBox(page).fill('record');
    await expect(hits).toHaveText(['No Result']);
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toHaveValue('');
    await expect(hits).toHaveCount(0);
    await searchBox(page).fill('   ');
    await expect(hits).toHaveCount(0);
    await searchBox(page).fill('mess');
    await expect(hits).toHaveCount(1);
    await page.mouse.click(900, 400);
    await expect(hits).toHaveCount(0);
    await searchBox(page).fill('messa');
    await hits.first().click();
    await expect(heading(page)).toHaveText('/messages/inbox');

    // In a collapsed menu it expands when somebody types; Escape clears first, and collapses then.
    await dress(page, { sidebarCollapsed: true });
    await page.mouse.click(900, 400);
    await hasWidth(page, COLLAPSED);
    await searchBox(page).focus();
    await hasWidth(page, EXPANDED);
    await page.keyboard.type('gen');
    await expect(hits).toHaveText(['General, Settings']);
    await page.keyboard.press('Escape');
    await hasWidth(page, EXPANDED);
    await page.keyboard.press('Escape');
    await hasWidth(page, COLLAPSED);
    await page.keyboard.type('gen');
    await hasWidth(page, EXPANDED);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('/general');

    // In the drawer, the first Escape is the box's and the second the drawer's; a hit closes it.
    await dress(page, { locale: 'de' });
    await page.setViewportSize({ width: 820, height: 900 });
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await searchBox(page).fill('medik');
    await expect(hits).toHaveText(['Kein Ergebnis']);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveClass(/nd-open/);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).not.toHaveClass(/nd-open/);
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await searchBox(page).fill('ubersicht');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('/');
    await expect(drawer(page)).not.toHaveClass(/nd-open/);
    await dress(page, { locale: 'en', layout: 'horizontal' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator('.nd-shell')).toHaveAttribute('data-layout', 'horizontal');
    await expect(searchBox(page)).toHaveCount(0);
  });
});
