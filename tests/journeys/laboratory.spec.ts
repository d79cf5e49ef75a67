import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { bruno, brunosBundle, closeImport, importFiles, jsonFile } from './files';
import { dayAgo, search, signedIn, unfold, worklistLinks } from './steps';

const name = `${bruno.given} ${bruno.family}`;

interface Typed {
  analyte: string;
  value: string;
  daysAgo: number;
}

/** Types a result on the laboratory's page that is open; ends when it is stored. */
async function enter(page: Page, { analyte, value, daysAgo }: Typed): Promise<void> {
  await page.getByRole('button', { name: 'Enter result' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter result' });
  await dialog.getByLabel(/^Analyte/).selectOption({ label: analyte });
  await dialog
    .getByLabel(/^Sample taken/)
    .first()
    .fill(dayAgo(daysAgo));
  await dialog.getByLabel(/time/i).fill('08:00');
  await dialog.getByLabel(/^Value/).fill(value);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** The row of the KDIGO map in which the patient's cell lies. */
const ownRow = (page: Page) =>
  page
    .getByRole('table', { name: 'Risk by both stages (KDIGO 2024)' })
    .getByRole('row')
    .filter({ hasText: 'this patient' });

test('the KDIGO cell changes only with the value that confirms it', { tag: '@long' }, async ({ page }) => {
  await signedIn(page, 'nurse');
  await importFiles(page, [jsonFile('bruno.json', brunosBundle())]);
  await closeImport(page);
  await search(page, name);
  await worklistLinks(page).getByText(name).click();
  await page.getByRole('link', { name: 'Monitoring', exact: true }).click();
  await page.getByRole('link', { name: 'Laboratory', exact: true }).click();
  await expect(page.getByText('No laboratory results')).toBeVisible();

  await test.step('one value of each confirms nothing', async () => {
    await enter(page, { analyte: 'eGFR', value: '40', daysAgo: 420 });
    await enter(page, { analyte: 'Urine albumin/creatinine', value: '12', daysAgo: 420 });
    await expect(page.getByText(/^G3b on .* not confirmed/)).toBeVisible();
    await expect(ownRow(page)).toHaveCount(0);
  });
  await test.step('a second one a hundred days later does', async () => {
    await enter(page, { analyte: 'eGFR', value: '41', daysAgo: 320 });
    await enter(page, { analyte: 'Urine albumin/creatinine', value: '14', daysAgo: 320 });
    await expect(ownRow(page)).toContainText('G3b');
  });
  await test.step('one worse value says from when on it can be confirmed, and moves nothing', async () => {
    await enter(page, { analyte: 'eGFR', value: '24', daysAgo: 120 });
    await expect(page.getByText(/^G3b, confirmed; G4 on /)).toBeVisible();
    await expect(ownRow(page)).toContainText('G3b');
  });
  await test.step('the confirming one moves the cell, and the head says the newest', async () => {
    await enter(page, { analyte: 'eGFR', value: '23', daysAgo: 4 });
    await expect(ownRow(page)).toContainText('G4');
    await expect(page.getByText(/4 days ago: eGFR 23/).first()).toBeVisible();
    await expect(page.getByText('Rapid decline')).toBeVisible();
  });
  await test.step('after a reload all of it is still there', async () => {
    await page.reload();
    await expect(ownRow(page)).toContainText('G4');
  });
});

test(
  '§2.5: a potassium of 6.6 raises a critical alert that shows it, and is closed with an outcome',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse');
    await importFiles(page, [jsonFile('bruno.json', brunosBundle())]);
    await closeImport(page);
    await search(page, name);
    await worklistLinks(page).getByText(name).click();
    await page.getByRole('link', { name: 'Monitoring', exact: true }).click();
    await page.getByRole('link', { name: 'Laboratory', exact: true }).click();
    await enter(page, { analyte: 'Potassium', value: '6.6', daysAgo: 1 });

    await page
      .getByRole('navigation', { name: 'Sections of the record' })
      .getByRole('link', { name: 'Alerts' })
      .click();
    await page.getByRole('link', { name: 'High potassium' }).click();
    const panel = page.getByRole('dialog');
    await expect(panel).toContainText('Potassium 6.6\u00a0mmol/L; limit 6.5\u00a0mmol/L.');
    await expect(panel.getByRole('region', { name: 'Results' })).toContainText('6.6\u00a0mmol/L');
    await unfold(panel, 'Resolve');
    const form = panel.getByRole('form', { name: 'Resolve' });
    await form.getByLabel(/^Outcome/).selectOption('sentToEmergency');
    await form.getByLabel(/^Note/).fill('Called; on the way to the emergency department.');
    await form.getByRole('button', { name: 'Resolve' }).click();
    await expect(form).toBeHidden();
    await expect(panel).toContainText('Resolved');
  },
);
