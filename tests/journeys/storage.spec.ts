import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import {
  emptyPage,
  fillIn,
  heading,
  open,
  recordPressure,
  signIn,
  signInButton,
  worklistLinks,
} from './steps';

test(
  'OF05: without local storage a day can be worked through, and that nothing is kept is said once',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    await signIn(page, 'nurse');
    await expect(page.getByText('This browser cannot store data')).toHaveCount(1);
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'User', exact: true })
      .click();
    await worklistLinks(page).first().click();
    await recordPressure(page, 133, 81);
  },
);

test(
  'OF09: an old tab lets go of the database for a newer program and offers to reload',
  { tag: '@long' },
  async ({ page, context }) => {
    await signIn(page, 'nurse', '/userlist');
    await expect(worklistLinks(page).first()).toBeVisible();
    const newer = await emptyPage(context);
    // It is let in once the old tab has let go.
    await newer.evaluate(
      () =>
        new Promise<void>((done) => {
          const request = indexedDB.open('nephrodesk', 1_000);
          request.addEventListener('success', () => {
            request.result.close();
            done();
          });
        }),
    );
    await expect(page.getByText(/newer version/i).first()).toBeVisible();
  },
);

test(
  'an error of the backend outside of any call is told, and the backend goes on',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.exempt(/of no call/, 'the backend fails on purpose');
    await signIn(page, 'nurse', '/userlist');
    await expect(worklistLinks(page).first()).toBeVisible();
    const [backend] = page.workers();
    await backend?.evaluate(() => {
      setTimeout(() => {
        throw new Error('of no call');
      });
    });
    await expect(page.getByText('Something unexpected went wrong.', { exact: false }).first()).toBeVisible();
    await worklistLinks(page).first().click();
    await recordPressure(page, 133, 81);
    expect(page.workers()).toEqual([backend]);
  },
);

const lost = (page: Page) => page.getByRole('dialog', { name: 'The records in this browser are missing' });

/** Deletes the clinic of a browser under its page. */
async function loseClinic(page: Page, context: BrowserContext): Promise<void> {
  const other = await emptyPage(context);
  await other.evaluate(
    () => new Promise((done) => indexedDB.deleteDatabase('nephrodesk').addEventListener('success', done)),
  );
  await other.close();
  await expect(page.getByText(/deleted outside the application/).first()).toBeVisible();
}

test(
  'OF10: records that are gone are told, and invented ones come only when asked for',
  { tag: '@long' },
  async ({ page, context }) => {
    await signIn(page, 'nurse', '/userlist');
    await expect(worklistLinks(page).first()).toBeVisible();
    await loseClinic(page, context);
    await page.reload();
    await expect(lost(page)).toContainText('Records have been stored in this browser since');
    await expect(worklistLinks(page)).toHaveCount(0);
    const reloaded = page.waitForEvent('load');
    await lost(page).getByRole('button', { name: 'Start with the sample clinic' }).click();
    await reloaded;
    await signIn(page, 'nurse', '/userlist');
    await expect(worklistLinks(page).first()).toBeVisible();
  },
);

test(
  'OF10: an encrypted file brings lost records back',
  { tag: '@long' },
  async ({ page, context }, testInfo) => {
    const passphrase = 'seven herons over still water';
    const file = testInfo.outputPath('records.clinic');
    await signIn(page, 'admin', '/userlist');
    await worklistLinks(page).first().click();
    await recordPressure(page, 133, 81);

    await test.step('saved with a passphrase', async () => {
      await page.goto('/serverSetting');
      await page.getByLabel(/^Passphrase of the file/).fill(passphrase);
      await page.getByLabel(/^Repeat the passphrase/).fill(passphrase);
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save backup file' }).click();
      await (await saving).saveAs(file);
    });

    await test.step('lost, and begun without a record', async () => {
      await loseClinic(page, context);
      await page.reload();
      const reloaded = page.waitForEvent('load');
      await lost(page).getByRole('button', { name: 'Restore from a file' }).click();
      await reloaded;
      await fillIn(page, 'admin');
      await signInButton(page).click();
      await expect(heading(page)).toHaveText('Server setting');
    });

    await test.step('opened, compared and put in place', async () => {
      await page.getByLabel('Choose a file').setInputFiles(file);
      const field = page.getByLabel(/^Passphrase of the chosen file/);
      await field.fill('another phrase altogether');
      await page.getByRole('button', { name: 'Open the file' }).click();
      await expect(page.getByText(/wrong passphrase/i)).toBeVisible();
      await field.fill(passphrase);
      await page.getByRole('button', { name: 'Open the file' }).click();
      await page.getByRole('textbox', { name: /Type REPLACE/ }).fill('REPLACE');
      await page.getByRole('button', { name: 'Replace everything' }).click();
      await expect(page.getByText(/All records were replaced from a file/)).toBeVisible();
      await open(page, '/userlist');
      await worklistLinks(page).first().click();
      await expect(page.getByRole('main')).toContainText('133/81');
    });
  },
);
