import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/journey';
import { expectAccessible } from '../axe';
import { dress, heading, signedIn, signIn, signOut } from '../steps';

const star = (page: Page) => page.getByRole('button', { name: 'Choose bookmarks' });
const box = (page: Page) => page.getByRole('combobox', { name: 'Find a page to bookmark' });
const row = (page: Page) => page.getByRole('list', { name: 'Starred pages' });
const queue = (page: Page) => page.getByRole('button', { name: /more bookmarks?$/ });
const links = (page: Page) => row(page).getByRole('link');
const starOf = (page: Page, title: string) => page.getByRole('button', { name: `Star ${title}` });

/** From the first place to the last, also where they run from right to left. */
async function inBar(page: Page): Promise<string[]> {
  const places = await links(page).evaluateAll((all) =>
    all.map((link) => ({ title: link.textContent, x: link.getBoundingClientRect().x })),
  );
  const isMirrored = (await page.locator('html').getAttribute('dir')) === 'rtl';
  return places
    .toSorted((one, other) => (isMirrored ? other.x - one.x : one.x - other.x))
    .map((p) => p.title);
}
const expectInBar = (page: Page, titles: readonly string[]) => expect.poll(() => inBar(page)).toEqual(titles);

async function toggle(page: Page, title: string): Promise<void> {
  await box(page).fill(title);
  const before = await starOf(page, title).getAttribute('aria-pressed');
  await starOf(page, title).click();
  await expect(starOf(page, title)).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
}

async function middleOf(link: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}
const linkTo = (page: Page, title: string) => row(page).getByRole('link', { name: title, exact: true });

/** What the row says of a link that is being moved. */
const said = (page: Page) => page.locator('[id^="rfd-announcement"]');
const isOver = (page: Page) => expect(said(page)).toContainText(/over place|über Platz/);
const isDown = (page: Page) => expect(said(page)).toContainText(/put down|abgelegt/);

async function dragByMouse(page: Page, title: string, onto: string): Promise<void> {
  const [from, to] = [await middleOf(linkTo(page, title)), await middleOf(linkTo(page, onto))];
  const side = Math.sign(to.x - from.x) * 6;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + side, from.y, { steps: 3 });
  await page.mouse.move(to.x + side, to.y, { steps: 10 });
  await isOver(page);
  await page.mouse.up();
  await isDown(page);
}

/** A finger that stays until the link is lifted, as a scrolling one would not. */
async function dragByFinger(page: Page, title: string, onto: string): Promise<void> {
  const [from, to] = [await middleOf(linkTo(page, title)), await middleOf(linkTo(page, onto))];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  await expect(page.locator('.nd-dragged')).toBeVisible();
  const side = Math.sign(to.x - from.x) * 6;
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: from.x + (to.x + side - from.x) * part, y: from.y }]);
  await isOver(page);
  await touch('touchEnd', []);
  await isDown(page);
  await client.detach();
}

async function moveByKey(page: Page, title: string, key: string): Promise<void> {
  await linkTo(page, title).focus();
  await page.keyboard.press('Space');
  await expect(said(page)).toContainText(/lifted|aufgenommen/);
  await page.keyboard.press(key);
  await isOver(page);
  await page.keyboard.press('Space');
  await isDown(page);
}

test.use({ hasTouch: true });

test('§2.4 §9 AC06 AZ03: ten pages are starred, more of them wait, and their order is their owner’s', async ({
  page,
}) => {
  await signedIn(page, 'admin', '/general');
  const first = ['Dashboard', 'User', 'Alerts'];
  await expectInBar(page, first);

  // Starred until the bar is full; the eleventh and the twelfth wait.
  await star(page).click();
  await expect(box(page)).toBeFocused();
  const next = [
    'User category',
    'Fluid Planner',
    'Medicine',
    'Therapeutic Education',
    'Questioners',
    'General',
    'Social links',
  ];
  for (const title of next) await toggle(page, title);
  await expectInBar(page, [...first, ...next]);
  await expect(queue(page)).toHaveCount(0);
  for (const title of ['Server setting', 'Terms and conditions']) await toggle(page, title);
  await expect(queue(page)).toHaveAccessibleName('2 more bookmarks');
  await box(page).fill('');
  await expectAccessible(page, 'panel', '.nd-bookmarks');

  // For one that leaves, the oldest that waits comes to the end.
  await starOf(page, 'Fluid Planner').click();
  await expect(queue(page)).toHaveAccessibleName('1 more bookmark');
  const full = [...first, ...next.filter((title) => title !== 'Fluid Planner'), 'Server setting'];
  await expectInBar(page, full);
  await page.keyboard.press('Escape');
  await expect(star(page)).toBeFocused();
  await page.reload();
  await expect(heading(page)).toHaveText('General');
  await expectInBar(page, full);

  // By mouse, by keys and by finger.
  await page.mouse.move(600, 400);
  await expect(row(page)).toHaveAttribute('data-rfd-droppable-id', 'bookmarks');
  await dragByMouse(page, 'Dashboard', 'Alerts');
  await expectInBar(page, ['User', 'Alerts', 'Dashboard', ...full.slice(3)]);
  expect(new URL(page.url()).pathname).toBe('/general');
  await moveByKey(page, 'Dashboard', 'ArrowLeft');
  await expectInBar(page, ['User', 'Dashboard', 'Alerts', ...full.slice(3)]);
  await expect(linkTo(page, 'Dashboard')).toBeFocused();
  await dragByFinger(page, 'Dashboard', 'User');
  await expectInBar(page, full.with(0, 'Dashboard'));

  // Without dragging, and in a mirrored page.
  await star(page).click();
  await page.getByRole('button', { name: 'Move User earlier' }).click();
  await expectInBar(page, ['User', 'Dashboard', ...full.slice(2)]);
  await page.keyboard.press('Escape');
  await dress(page, { direction: 'rtl' });
  await expectInBar(page, ['User', 'Dashboard', ...full.slice(2)]);
  await dragByMouse(page, 'User', 'Dashboard');
  await expectInBar(page, full);
  await moveByKey(page, 'User', 'ArrowLeft');
  await expectInBar(page, ['Dashboard', 'Alerts', 'User', ...full.slice(3)]);
  await dragByFinger(page, 'User', 'Alerts');
  await expectInBar(page, full);
  await expectAccessible(page, 'mirrored bar', '.nd-bookmarks');
  await dress(page, { direction: 'ltr' });

  // They lead to their pages, and the words are their names.
  await linkTo(page, 'Questioners').hover();
  await expect(linkTo(page, 'Questioners').getByText('Questioners')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await linkTo(page, 'Questioners').click();
  await expect(heading(page)).toHaveText('Questioners');
  await queue(page).click();
  await page.getByRole('menuitem', { name: 'Terms and conditions' }).click();
  await expect(heading(page)).toHaveText('Terms and conditions');

  // Narrow, the panel alone has them.
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(row(page)).toHaveCount(0);
  await star(page).click();
  await box(page).fill('quest');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Questioners');
  await expect(box(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Somebody else has their own, and none that they may not open.
  await signOut(page);
  await signIn(page, 'nurse', '/alerts');
  await expectInBar(page, first);
  await star(page).click();
  for (const title of ['User category', 'General', 'Server setting']) {
    await box(page).fill(title);
    await expect(page.getByText('No Result')).toBeVisible();
  }
});
