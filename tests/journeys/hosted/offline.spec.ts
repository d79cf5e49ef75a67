import type { Page } from '@playwright/test';
import { recordPressure, signInButton, userMenu, worklistLinks } from '../steps';
import { expect, signedIn, test } from './host';

/** Cuts the browser off, or joins it again. Where the machine has no network at all the browser sees no change. */
async function setOffline(page: Page, offline: boolean): Promise<void> {
  const before = await page.evaluate(() => navigator.onLine);
  await page.context().setOffline(offline);
  await page.evaluate(([was, event]) => was === navigator.onLine && window.dispatchEvent(new Event(event)), [
    before,
    offline ? 'offline' : 'online',
  ] as const);
}

/** It stays in sight behind an open dialog. */
const noticeOf = (page: Page) =>
  page.getByRole('status', { includeHidden: true }).filter({ hasText: 'The connection is lost' });

test('OF01 OF02: a ward that loses its network reads on, is told how old it is, and loses no entry', async ({
  page,
  host,
  hostDoor,
  watch,
}) => {
  watch.exempt(/net::ERR_INTERNET_DISCONNECTED/, 'the connection is cut on purpose');
  const notice = noticeOf(page);
  const posts = () => host.calls.filter(({ method }) => method === 'POST');

  await signedIn(page, 'nurse', '/userlist');
  await expect(worklistLinks(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Ines Aldag', exact: true }).click();
  await recordPressure(page, 131, 84);
  await page.getByRole('link', { name: 'Record reading' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record reading' });
  await dialog.getByLabel(/^Systolic/).fill('142');
  await dialog.getByLabel(/^Diastolic/).fill('87');

  await setOffline(page, true);
  const sent = posts().length;
  await expect(notice).toContainText(/Data as of \d+:\d\d/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('nothing was sent. Your entry is kept');
  await expect(dialog.getByLabel(/^Systolic/)).toHaveValue('142');
  expect(posts()).toHaveLength(sent);

  // What somebody else records meanwhile is not there to see, and is not passed off as the latest.
  const headers = { Authorization: 'Bearer token-of-ADMIN' };
  const reading = { patient: 'p2', measure: 'bloodPressure', value: 190, diastolic: 115, source: 'staff' };
  const elsewhere = await fetch(`${hostDoor.address}/api/care/readings`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...reading, id: 'r-elsewhere', at: new Date().toISOString() }),
  });
  expect(elsewhere.ok).toBe(true);

  await setOffline(page, false);
  await expect(notice).toBeHidden();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Recorded: 142/87 mmHg.').first()).toBeVisible();
  expect(posts()).toHaveLength(sent + 2);

  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'User' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Theo Marques' })).toContainText('190/115');

  // The way out needs no network either, and the host hears of it later.
  await setOffline(page, true);
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(signInButton(page)).toBeVisible();
  const isEnded = () => host.calls.some(({ path }) => path.endsWith('/identities/logout'));
  expect(isEnded()).toBe(false);
  await setOffline(page, false);
  await expect.poll(isEnded).toBe(true);
});

test(
  'OF01: pages seen before are walked offline, each under the same notice',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.exempt(/net::ERR_INTERNET_DISCONNECTED/, 'the connection is cut on purpose');
    const notice = noticeOf(page);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await signedIn(page, 'nurse', '/userlist');
    await expect(worklistLinks(page)).toHaveCount(2);
    await menu.getByRole('link', { name: 'Alerts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

    await setOffline(page, true);
    await menu.getByRole('link', { name: 'User', exact: true }).click();
    await expect(worklistLinks(page)).toHaveCount(2);
    await expect(notice).toContainText(/as of \d+:\d\d/);
    await menu.getByRole('link', { name: 'Alerts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
    await expect(notice).toBeVisible();
    // It stays in sight, below the bar, however far one scrolls.
    await page.setViewportSize({ width: 820, height: 300 });
    await page.mouse.wheel(0, 2_000);
    await expect(notice).toBeInViewport();

    await setOffline(page, false);
    await expect(notice).toBeHidden();
  },
);
