import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { beginReading, heading, open, readingDialog, signedIn, worklistLinks, stopTimers } from './steps';

const MINUTE_MS = 60_000;
const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });
const locked = (page: Page) => page.getByRole('heading', { name: 'Screen locked' });

/** When somebody last did something, in any tab. */
const noted = () => localStorage.getItem('nephrodesk.active');

async function unlock(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill('nephrodesk');
  await page.getByRole('button', { name: 'Unlock' }).click();
}
async function lockByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^User menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Lock screen' }).click();
  await expect(locked(page)).toBeVisible();
}
/** Whether anything of a list of patients is in the document. */
const namesIn = (page: Page, name: string) =>
  page.evaluate((text) => document.documentElement.outerHTML.includes(text), name);

test(
  'AU17: who has gone is warned a minute and a half before the screen locks, and what was typed is kept',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install();
    await signedIn(page, 'nurse', '/userlist');
    const path = await beginReading(page);
    await page.clock.fastForward(13 * MINUTE_MS);
    await expect(warning(page)).toHaveCount(0);
    await page.clock.fastForward(40_000);
    await expect(warning(page)).toBeVisible();
    const seconds = Number(/\d+/.exec(await warning(page).getByRole('timer').innerText())?.[0]);
    expect(seconds).toBeGreaterThan(60);
    await expect(warning(page).getByRole('button', { name: 'Stay signed in' })).toBeFocused();

    // One simple action stays, and goes nowhere else.
    await page.mouse.move(300, 300);
    await expect(warning(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(warning(page)).toHaveCount(0);
    await expect(readingDialog(page).getByLabel(/^Fluid intake/)).toHaveValue('250');

    await page.clock.fastForward(14 * MINUTE_MS);
    await expect(warning(page)).toBeVisible();
    await page.clock.fastForward(80_000);
    await expect(locked(page)).toBeVisible();
    await unlock(page);
    await expect(page).toHaveURL(path);
    await expect(readingDialog(page).getByText('Your unsaved entries have been restored.')).toBeVisible();
    await expect(readingDialog(page).getByLabel(/^Fluid intake/)).toHaveValue('250');
  },
);

test('AU17: what is done in another tab keeps this one open', { tag: '@long' }, async ({ page, context }) => {
  await page.clock.install();
  await signedIn(page, 'nurse', '/userlist');
  const other = await context.newPage();
  await open(other, '/alerts');
  // One device has one clock; those of the pages began when each was opened.
  await page.clock.pauseAt(Date.now() + 2 * MINUTE_MS);
  await page.clock.resume();
  for (let times = 0; times < 2; times += 1) {
    await page.clock.fastForward(10 * MINUTE_MS);
    await other.bringToFront();
    await other.keyboard.press('Shift');
    // What one tab stores reaches the other a moment later; no ten minutes pass in it.
    const stored = await other.evaluate(noted);
    await expect.poll(() => page.evaluate(noted)).toBe(stored);
    await expect(warning(page)).toHaveCount(0);
  }
  await page.clock.fastForward(13 * MINUTE_MS + 35_000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await other.keyboard.press('x');
  await expect(warning(page)).toHaveCount(0);
  await expect(locked(page)).toHaveCount(0);
});

test(
  'AU17: after a sleep of two hours nothing can be used before the screen is locked',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install();
    await signedIn(page, 'nurse', '/userlist');
    const name = await worklistLinks(page).first().innerText();
    // The clock jumps, and no timer has run yet: the first that happens is a click on a patient.
    const box = await worklistLinks(page).first().boundingBox();
    await page.clock.setSystemTime(Date.now() + 120 * MINUTE_MS);
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await expect(locked(page)).toBeVisible();
    expect(await namesIn(page, name)).toBe(false);
    await expect(warning(page)).toHaveCount(0);
    await unlock(page);
    await expect(page).toHaveURL('/userlist');
  },
);

test(
  'AU14: locking in one tab locks the other at once; neither back nor reload shows anything',
  { tag: '@long' },
  async ({ page, context }) => {
    await signedIn(page, 'nurse');
    const other = await context.newPage();
    for (const tab of [other, page]) {
      await open(tab, '/dashboard');
      await open(tab, '/userlist');
      await expect(worklistLinks(tab).first()).toBeVisible();
    }
    const name = await worklistLinks(page).first().innerText();
    await page.bringToFront();
    await stopTimers(other);
    await lockByMenu(page);
    await expect(other.getByRole('table')).toHaveCount(0);
    for (const tab of [page, other]) {
      await expect(locked(tab)).toBeVisible();
      expect(await namesIn(tab, name)).toBe(false);
      await tab.goBack();
      await expect(locked(tab)).toBeVisible();
      await tab.reload();
      await expect(locked(tab)).toBeVisible();
      expect(await namesIn(tab, name)).toBe(false);
    }
    await stopTimers(other);
    await unlock(page);
    await expect(heading(page)).toBeVisible();
    await expect(locked(page)).toHaveCount(0);
    await expect(locked(other)).toHaveCount(0);
  },
);

test(
  'AU17: not for a moment does a locked page show what it showed before',
  { tag: '@quick' },
  async ({ page }) => {
    await signedIn(page, 'nurse', '/userlist');
    const name = await worklistLinks(page).first().innerText();
    await lockByMenu(page);
    await page.addInitScript((text) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.documentElement.outerHTML.includes(text)) seen.push(location.pathname);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    }, name);
    for (const path of ['/userlist', '/dashboard', '/alerts', '/', '/pages/lock-screen']) {
      await page.goto(path);
      await expect(locked(page), path).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen), path).toEqual([]);
    }
  },
);

test(
  'AU17: a lock whose note was taken out of the storage asks for the password all the same',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse', '/userlist');
    const name = await worklistLinks(page).first().innerText();
    await lockByMenu(page);
    // The host has heard of it.
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            new Promise<boolean>((resolve, reject) => {
              const opening = indexedDB.open('nephrodesk');
              opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
              opening.addEventListener('success', () => {
                const database = opening.result;
                const asked = database.transaction('sessions').objectStore('sessions').getAll();
                asked.addEventListener('success', () => {
                  database.close();
                  resolve(
                    asked.result.some((session: { lockedAt?: number }) => session.lockedAt !== undefined),
                  );
                });
              });
            }),
        ),
      )
      .toBe(true);
    await page.evaluate(() => localStorage.removeItem('nephrodesk.locked'));
    await page.reload();
    await expect(locked(page)).toBeVisible();
    expect(await namesIn(page, name)).toBe(false);
    await unlock(page);
    await expect(page).toHaveURL('/userlist');
    await expect(worklistLinks(page).first()).toBeVisible();
  },
);
