import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey';
import { heading, signedIn, signInButton, signOut } from '../steps';

const ROSA = 'rosa.lindner@clinic.test';
const NURSE = 'nurse@nephrodesk.test';
const PASSWORD = 'violet tram under snow';

const outbox = (page: Page) => page.getByRole('region', { name: 'Messages sent' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string | RegExp) => page.getByLabel(name, { exact: true });

/** Nothing that was typed, sent or linked may stay where somebody else could find it. */
async function isNowhereStored(page: Page, ...secrets: string[]): Promise<void> {
  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      location.href,
      document.title,
    ]),
  );
  for (const secret of secrets) expect(kept).not.toContain(secret);
}

test(
  'AU22: somebody signs up, pastes the code and waits for a role',
  { tag: '@long' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/pages/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(heading(page)).toHaveText('Create an account');
    await expect(heading(page)).toBeFocused();
    await field(page, 'First name').fill('Rosa');
    await field(page, 'Last name').fill('Lindner');
    await field(page, 'Email').fill(ROSA);
    await field(page, 'Password').fill(PASSWORD);
    await button(page, 'Create account').click();

    await expect(page).toHaveURL('/pages/verify-code');
    await expect(page.getByText(`If ${ROSA} can be used`)).toBeVisible();
    await isNowhereStored(page, ROSA, PASSWORD);
    await outbox(page).getByRole('button', { name: 'Copy code' }).click();
    await expect(outbox(page).getByText('Copied')).toBeVisible();
    await field(page, 'Code').focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page).toHaveURL('/user/profile');
    await expect(page.getByText('login successfull')).toBeVisible();
    await expect(page.getByText(/no role/).first()).toBeVisible();
  },
);

test(
  'AU22: a forgotten password is reset after the security questions',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse', '/user/profile');
    await button(page, 'Set questions').click();
    const dialog = page.getByRole('dialog', { name: 'Security questions' });
    await dialog.getByLabel('Question 1').selectOption('firstSchool');
    await dialog.getByLabel('Answer 1').fill('Hill School');
    await dialog.getByLabel('Question 2').selectOption('firstJob');
    await dialog.getByLabel('Answer 2').fill('Porto');
    await dialog
      .getByLabel(/password/i)
      .first()
      .fill('nephrodesk');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await signOut(page);

    await page.getByRole('link', { name: 'Forgotten password?' }).click();
    // Both pages ask for an email address.
    await expect(heading(page)).toHaveText('Forgotten password');
    await field(page, 'Email').fill(NURSE);
    await button(page, 'Send link').click();
    await expect(page.getByText(`If there is an account for ${NURSE}`)).toBeVisible();
    await expect(button(page, 'Send again')).toHaveAttribute('aria-disabled', 'true');
    const link = outbox(page).getByRole('link', { name: 'Open link' });
    const token = (await link.getAttribute('href'))?.split('#token=')[1] ?? '';
    expect(token).not.toBe('');
    // As from a mail: a fresh load with the token in the address.
    await page.goto(`/pages/reset-password?token=${token}`);
    await expect(heading(page)).toHaveText('Security questions');
    await expect(page).toHaveURL('/pages/reset-password');
    await isNowhereStored(page, token);
    await field(page, /first school/).fill('hill  school');
    await field(page, /first job/).fill('PORTO');
    await button(page, 'Continue').click();
    await expect(heading(page)).toHaveText('Set a new password');
    await expect(heading(page)).toBeFocused();
    await field(page, 'New password').fill(PASSWORD);
    await button(page, 'Set password').click();
    await expect(page.getByText('Your password is set. Sign in with it.')).toBeVisible();
    await expect(page).toHaveURL('/pages/login');

    await field(page, 'Email').fill(NURSE);
    await field(page, 'Password').fill(PASSWORD);
    await signInButton(page).click();
    await expect(page).toHaveURL('/dashboard');
    await signOut(page);
    await page.goto(`/pages/reset-password?token=${token}`);
    await expect(heading(page)).toHaveText('This link cannot be used');
  },
);

test('AU22: a link signs in once, and its token stays nowhere', async ({ page }) => {
  await page.goto('/pages/login');
  await field(page, 'Email').fill(NURSE);
  await button(page, 'Send me a sign-in link').click();
  await expect(heading(page)).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue(NURSE);
  await button(page, 'Send link').click();
  const link = outbox(page).getByRole('link', { name: 'Open link' });
  const address = (await link.getAttribute('href')) ?? '';
  const token = address.split('#token=')[1] ?? '';
  await page.goto(address);
  await expect(page).toHaveURL('/dashboard');
  await isNowhereStored(page, token);
  await signOut(page);
  await page.goto(address);
  await expect(page.getByRole('alert').filter({ hasText: 'no longer valid' }).first()).toBeVisible();
  await expect(page).toHaveURL('/pages/login');
});
