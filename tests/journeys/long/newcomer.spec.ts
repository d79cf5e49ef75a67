import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey';
import { heading, open, signIn, signInButton, signOut } from '../steps';

const newcomer = { email: 'mira.solbakken@clinic.example', password: 'seven lamps at noon' };
const nextPassword = 'a boat without oars';
const answers = ['Am Birkenweg', 'Herr Lindqvist'] as const;

const outbox = (page: Page) => page.getByRole('region', { name: 'Messages sent' });
const field = (page: Page, name: string | RegExp) => page.getByLabel(name);

async function enter(page: Page, password: string): Promise<void> {
  await field(page, /^Email/).fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await signInButton(page).click();
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/pages/register');
  await field(page, /^First name/).fill('Mira');
  await field(page, /^Last name/).fill('Solbakken');
  await field(page, /^Email/).fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/pages/verify-code');
}

async function verify(page: Page): Promise<void> {
  await expect(outbox(page).getByText('Code to confirm your address')).toBeVisible();
  const code = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(await outbox(page).innerText())?.[0] ?? '';
  await field(page, /^Code/).pressSequentially(code.toLowerCase());
  await expect(page).toHaveURL('/user/profile');
  await expect(page.getByText('Your account has no role yet.', { exact: false }).first()).toBeVisible();
}

async function setQuestions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set questions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Security questions' });
  await dialog.getByLabel(/^Question 1/).selectOption('childhoodStreet');
  await dialog.getByLabel(/^Answer 1/).fill(answers[0]);
  await dialog.getByLabel(/^Question 2/).selectOption('firstTeacher');
  await dialog.getByLabel(/^Answer 2/).fill(answers[1]);
  await dialog.getByLabel('Current password').fill(newcomer.password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('In which street did you grow up?')).toBeVisible();
}

async function loseAndReset(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  // The form before has a field of the same name.
  await expect(heading(page)).toHaveText('Forgotten password');
  await field(page, /^Email/).fill(newcomer.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await outbox(page).getByRole('link', { name: 'Open link' }).first().click();
  // The token of the link is out of the address at once.
  await expect(page).toHaveURL('/pages/reset-password');
  await field(page, 'In which street did you grow up?').fill('am birkenweg');
  await field(page, 'What was the surname of your first teacher?').fill('Hérr  Lindqvist!');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password', { exact: true }).fill(nextPassword);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL('/pages/login');
}

async function waitUntilLocked(page: Page): Promise<void> {
  await page.clock.fastForward(14 * 60_000);
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(heading(page)).toHaveText('Screen locked');
}

/**
 * From the first look at the sign-in page to a locked screen and back: AU17, AU22, and every way that the
 * specification (4) names between them.
 */
test(
  'a newcomer gets in, loses the password, is locked out for idleness and finds what was half typed',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install();
    await signUp(page);
    await verify(page);
    await setQuestions(page);
    await signOut(page);

    await loseAndReset(page);
    await enter(page, newcomer.password);
    await expect(page.getByText('Email Or Password Invalid').first()).toBeVisible();
    await enter(page, nextPassword);
    // Without a role the dashboard is closed, and the way on leads to the own profile.
    await expect(page).toHaveURL('/misc/not-authorized');
    await open(page, '/user/profile');

    await field(page, /^Mobile number/).fill('+49 30 55 01');
    await waitUntilLocked(page);
    await expect(page.locator('input[value="+49 30 55 01"]')).toHaveCount(0);
    await page.getByLabel('Password', { exact: true }).fill(nextPassword);
    await page.getByRole('button', { name: 'Unlock' }).click();
    await expect(page).toHaveURL('/user/profile');
    await expect(field(page, /^Mobile number/)).toHaveValue('+49 30 55 01');
    await expect(page.getByText('Your unsaved entries have been restored.')).toBeVisible();
  },
);

test(
  'a nurse is locked out for idleness over a half-typed reading and finds it again',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install();
    await signIn(page, 'nurse', '/userlist');
    await page
      .getByRole('table', { name: /^Worklist/ })
      .getByRole('rowheader')
      .getByRole('link')
      .first()
      .click();
    const name = await heading(page).innerText();
    await page.getByRole('link', { name: 'Record reading' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record reading' });
    await dialog.getByLabel(/^Systolic/).fill('131');
    await waitUntilLocked(page);
    await expect(page.getByText(name)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText(name)).toHaveCount(0);
    await page.goForward();
    await page.getByLabel('Password', { exact: true }).fill('nephrodesk');
    await page.getByRole('button', { name: 'Unlock' }).click();
    await expect(dialog.getByLabel(/^Systolic/)).toHaveValue('131');
    await expect(dialog.getByText('Your unsaved entries have been restored.')).toBeVisible();
    await dialog.getByLabel(/^Diastolic/).fill('82');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Recorded: 131/82 mmHg.').first()).toBeVisible();
  },
);
