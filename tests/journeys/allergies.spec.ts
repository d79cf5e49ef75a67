import { expect, test } from '../support/journey';
import { signedIn, worklistLinks } from './steps';

test(
  'a penicillin allergy is recorded, and a penicillin is given only with a reason',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse', '/userlist');
    await worklistLinks(page).first().click();
    const head = page.locator('.nd-patient-banner');
    await page.getByRole('link', { name: 'Person', exact: true }).click();
    await page.getByRole('link', { name: 'Allergies', exact: true }).click();

    await page.getByRole('button', { name: 'Add allergy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add allergy' });
    await dialog.getByLabel(/^Substance or class/).fill('Penicillin');
    await dialog.getByLabel('Risk of a next reaction').selectOption({ label: 'high risk' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(head.getByRole('link', { name: /^Allergies:.*Penicillin \(high risk\)/ })).toBeVisible();

    await page.getByRole('link', { name: 'Treatment', exact: true }).click();
    await page.getByRole('link', { name: 'Allocate medicine' }).click();
    const form = page.getByRole('form', { name: 'Allocate medicine' });
    await form.getByRole('combobox', { name: /^Find a medicine/ }).fill('amoxicillin');
    await form.getByRole('option', { name: /^Amoxicillin/ }).click();
    await expect(form.getByText(/Allergy: Penicillin\. Amoxicillin belongs to the same class/)).toBeVisible();
    await form.getByLabel(/^Dose/).fill('1');
    const save = form.getByRole('button', { name: 'Allocate medicine' });
    await save.click();
    await expect(form.getByRole('group', { name: /problem/ })).toContainText('despite the warning');

    await form.getByLabel(/^Reason for giving it despite the warnings/).fill('Skin test negative in May');
    await save.click();
    const answered = page.getByRole('region', { name: 'Answered warnings' });
    await expect(answered).toContainText('Allergy: Penicillin');
    await expect(answered).toContainText('Skin test negative in May');
  },
);
