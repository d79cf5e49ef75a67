import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { heading, open, signedIn, signIn, signOut, worklistLinks } from './steps';

const card = (page: Page) => page.getByRole('region', { name: 'Units and time zone' });

async function choosePounds(page: Page): Promise<void> {
  await open(page, '/user/profile');
  await card(page).getByLabel('Weights').selectOption({ label: 'Pounds (lb)' });
  await card(page).getByLabel('Volumes').selectOption({ label: 'US fluid ounces (fl oz)' });
}

test(
  'NU10: a nurse who reads in pounds records in pounds, and nobody else does',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse');
    await choosePounds(page);
    await open(page, '/userlist');
    await expect(page.getByRole('cell', { name: /^\d+(\.\d)?\sfl oz/ }).first()).toBeVisible();
    const record = (await worklistLinks(page).first().getAttribute('href')) ?? '';

    await test.step('record 154.6 lb, after a reload', async () => {
      await open(page, `${record}/telemonitoring?measure=weight&period=daily&table=yes&record=weight`);
      const dialog = page.getByRole('dialog', { name: 'Record reading' });
      await dialog.getByLabel(/^Weight/).fill('154.6');
      await dialog.getByRole('button', { name: 'Save' }).click();
      const unusual = dialog.getByRole('checkbox', { name: /this value is correct/ });
      await expect(unusual.or(page.getByText(/Recorded: 154\.6\slb/)).first()).toBeVisible();
      if (await unusual.isVisible()) {
        await unusual.check();
        await dialog.getByRole('button', { name: 'Save' }).click();
      }
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('cell', { name: /^154\.6\slb$/ }).first()).toBeVisible();
    });

    await test.step('the administrator reads kilograms', async () => {
      await signOut(page);
      await signIn(page, 'admin', `${record}/telemonitoring?measure=weight&period=daily&table=yes`);
      await expect(page.getByRole('cell', { name: /^70\.1\skg$/ }).first()).toBeVisible();
      await expect(page.getByText(/\d\slb\b/)).toHaveCount(0);
    });

    await test.step('the nurse finds pounds again', async () => {
      await signOut(page);
      await signIn(page, 'nurse', record);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByText(/^154\.6\slb$/).first()).toBeVisible();
    });
  },
);

test('a zone chosen for one’s own work is named beside its times', { tag: '@long' }, async ({ page }) => {
  await signedIn(page, 'nurse');
  await open(page, '/user/profile');
  await expect(card(page).getByLabel('Time zone')).toContainText('This device: Europe/Berlin (GMT+');
  await card(page).getByLabel('Time zone').selectOption('Asia/Tokyo');
  await open(page, '/dashboard');
  await expect(page.getByRole('main')).toContainText(/As of \d\d:\d\d GMT\+9/);
});
