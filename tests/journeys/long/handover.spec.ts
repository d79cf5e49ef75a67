import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey';
import { expectAccessible } from '../axe';
import { heading, signIn } from '../steps';

const TAB = '/userlist/sample-05/questionnaires';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
// The patient’s language is French: the words are the patient’s.
const thirst = (page: Page) => page.getByRole('region', { name: /^(Soif et boissons|Thirst and fluids)$/ });

async function unlock(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill('nephrodesk');
  await page.getByRole('button', { name: 'Unlock' }).click();
}

test(
  '§2.9: a patient answers on the tablet alone with the questions, and only the password leads back',
  { tag: '@long' },
  async ({ page, context }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 820, height: 1180 });
    await signIn(page, 'nurse', TAB);
    await page.getByRole('button', { name: 'Give a questionnaire' }).click();
    const dialog = page.getByRole('dialog', { name: 'Give a questionnaire' });
    await dialog.getByLabel(/^Questionnaire/).selectOption({ label: 'Thirst and fluids' });
    await dialog.getByRole('button', { name: 'Give', exact: true }).click();
    await page.getByRole('link', { name: 'Answer “Thirst and fluids”' }).click();
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(heading(other)).toBeVisible();

    await page.getByRole('button', { name: 'Hand to the patient' }).click();
    const asked = page.getByRole('dialog', { name: /^Hand the device to/ });
    await expect(asked).toContainText('enter your password');
    await asked.getByRole('button', { name: 'Hand to the patient' }).click();
    await expect(thirst(page)).toBeVisible();
    const handed = new URL(page.url()).pathname;

    await test.step('there is nothing but the questions', async () => {
      await expect(menu(page)).toHaveCount(0);
      await expect(page.getByRole('link', { name: /Dashboard|Alerts|Patient record/ })).toHaveCount(0);
      await expect(page.getByText(/Critical|High\b/)).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectAccessible(page, 'handed over');
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

    await test.step('neither Back, an address, a reload nor another tab leads out', async () => {
      await page.goBack();
      await expect(thirst(page)).toBeVisible();
      for (const path of [
        '/dashboard',
        '/userlist/sample-02',
        '/',
        '/no/such/page',
        '/misc/not-authorized',
      ]) {
        await page.goto(path);
        await expect(thirst(page)).toBeVisible();
        await expect(page).toHaveURL(handed);
        await expect(menu(page)).toHaveCount(0);
        await expect(page.locator('a[href^="/userlist"]')).toHaveCount(0);
      }
      await page.reload();
      await expect(thirst(page)).toBeVisible();
      await expect(thirst(other)).toBeVisible();
      await expect(other.locator('a[href^="/userlist"]')).toHaveCount(0);
      await other.close();
    });

    await test.step('it is answered and handed in', async () => {
      await page.getByRole('radio', { name: 'English' }).check({ force: true });
      await expect(page.getByRole('button', { name: 'Check the answers' })).toBeVisible();
      for (const scale of await thirst(page).getByRole('radio', { name: '3', exact: true }).all())
        await scale.check({ force: true });
      await thirst(page).getByText('No', { exact: true }).click();
      await page.getByRole('button', { name: 'Check the answers' }).click();
      await expect(page.getByText('Answered by')).toHaveCount(0);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
      await expectAccessible(page, 'thanks');
      await page.goto('/userlist');
      await expect(page.getByText('Nothing due to answer')).toBeVisible();
      await expect(page.locator('a[href^="/userlist"]')).toHaveCount(0);
    });

    await test.step('the password leads back into the record', async () => {
      await page.getByRole('button', { name: 'Give the device back' }).click();
      await expect(heading(page)).toHaveText('Screen locked');
      await page.goto('/userlist');
      await expect(heading(page)).toHaveText('Screen locked');
      await page.goto(handed);
      await unlock(page);
      await expect(page).toHaveURL(TAB);
      await expect(page.getByRole('row', { name: /To be reviewed/ })).toBeVisible();
      await page.goto(handed);
      await expect(page).toHaveURL(TAB);
    });
  },
);
