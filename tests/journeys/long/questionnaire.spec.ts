import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey';
import { expectAccessible } from '../axe';
import { heading, open, signedIn, signIn, signOut } from '../steps';

const TAB = '/userlist/sample-05/questionnaires';
const tried = (page: Page) => page.getByRole('group', { name: 'Your thirst', exact: true });

async function write(page: Page): Promise<void> {
  await page.getByLabel(/^Name \(/).fill('Zinnia thirst');
  await page.getByLabel(/^Title/).fill('Your thirst');
  await page.getByLabel('Item to add').selectOption({ label: 'Scale' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel(/^Text/).fill('How thirsty are you?');
  await page.getByLabel('Item to add').selectOption({ label: 'Short text' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel(/^Text/).fill('What helps?');
  await page.getByRole('button', { name: 'Add condition' }).click();
  await page.getByLabel('Comparison of condition 1').selectOption({ label: 'is at least' });
  await page.getByLabel('Value of condition 1').fill('7');
  await page.getByRole('button', { name: 'Add score' }).click();
  await page.getByLabel(/^Name of the score/).fill('Thirst');
  await expect(page.getByText('Possible scores: 0 to 10.')).toBeVisible();
  await page.getByRole('button', { name: 'Add band' }).click();
  await page.getByLabel(/^Meaning of band 1/).fill('Bearable');
  await page.getByLabel('Band 1 to').fill('6');
  await page.getByRole('button', { name: 'Add band' }).click();
  await page.getByLabel(/^Meaning of band 2/).fill('Hard to bear');
  await page.getByLabel('Alert of band 2').selectOption({ label: 'High' });
  await expect(page.getByText('It can be published.')).toBeVisible();
}

test(
  '§2.9 complaints 24, 38 and 39: a questionnaire from the builder to the review of an answer',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(300_000);
    page.on('dialog', (asked) => void asked.accept());
    await signedIn(page, 'admin', '/questioners/new');
    await write(page);

    await test.step('it is tried: conditions and scores live in the preview', async () => {
      await expect(tried(page).getByText('What helps?')).toHaveCount(0);
      await tried(page).getByRole('radio', { name: '8', exact: true }).focus();
      await page.keyboard.press('Space');
      await expect(tried(page).getByText('What helps?')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Scores of these answers' })).toContainText(
        'Hard to bear',
      );
      await expectAccessible(page, 'builder');
    });

    await test.step('a crash takes nothing along', async () => {
      await expect(page.getByText('Not saved yet, kept in this browser.')).toBeVisible();
      const isKept = () =>
        page.evaluate(() =>
          Object.values(localStorage).some((text: string) => text.includes('Hard to bear')),
        );
      await expect.poll(isKept).toBe(true);
      await page.reload();
      await expect(page.getByText(/^Your unsaved changes of/)).toBeVisible();
      await expect(page.getByLabel(/^Title/)).toHaveValue('Your thirst');
      await expect(page.getByText('It can be published.')).toBeVisible();
    });

    await test.step('it is saved and published', async () => {
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page).toHaveURL(/\/questioners\/[0-9a-f]{32}\/edit$/);
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('Version 1', { exact: true })).toBeVisible();
      await expectAccessible(page, 'questionnaire');
    });
    const address = new URL(page.url()).pathname;
    await signOut(page);

    await test.step('a nurse gives it, and the patient answers on a tablet', async () => {
      await page.setViewportSize({ width: 820, height: 1180 });
      await signIn(page, 'nurse', TAB);
      await page.getByRole('button', { name: 'Give a questionnaire' }).click();
      const dialog = page.getByRole('dialog', { name: 'Give a questionnaire' });
      await dialog.getByLabel(/^Questionnaire/).selectOption({ label: 'Your thirst' });
      await dialog.getByRole('button', { name: 'Give', exact: true }).click();
      await page.getByRole('link', { name: 'Answer “Your thirst”' }).click();
      await page.getByRole('radio', { name: '8', exact: true }).check({ force: true });
      await page.getByRole('textbox', { name: 'What helps?' }).fill('An ice cube');
      await expectAccessible(page, 'answering');
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.getByRole('button', { name: 'Check the answers' }).click();
      await expect(page.getByText('An ice cube')).toBeVisible();
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('The answers have been submitted.').first()).toBeVisible();
      await expect(page).toHaveURL(TAB);
    });

    await test.step('the band has raised an alert', async () => {
      await open(page, '/userlist/sample-05/alerts');
      const row = page.getByRole('row', { name: /Your thirst – Thirst/ });
      await expect(row.getByText('High')).toBeVisible();
      await expect(row.getByText('8 points')).toBeVisible();
    });

    await test.step('the answer is reviewed', async () => {
      await open(page, TAB);
      const answers = page.getByRole('region', { name: 'Answers' });
      await expect(answers.getByText('Hard to bear').first()).toBeVisible();
      await answers.getByRole('link', { name: 'Your thirst' }).first().click();
      await expect(page.getByText('An ice cube')).toBeVisible();
      await page.getByLabel(/^Note/).fill('Asked for less salt.');
      await page.getByRole('button', { name: 'Mark as reviewed' }).click();
      await expect(page.getByText(/^Reviewed by/)).toBeVisible();
      await expect(page.getByText('Asked for less salt.')).toBeVisible();
    });
    const answered = new URL(page.url()).pathname;
    await signOut(page);

    await test.step('another revision leaves the answer as it was given', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await signIn(page, 'admin', `${address}/edit`);
      await page.getByLabel(/^Title/).fill('Your dry mouth');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
      await expect(page.locator('strong', { hasText: 'Version 2' })).toBeVisible();
      await page.goto(answered);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByText('How thirsty are you?').first()).toBeVisible();
      await expect(page.getByText('Your thirst').first()).toBeVisible();
      await expect(page.getByText('Your dry mouth')).toHaveCount(0);
    });
  },
);
