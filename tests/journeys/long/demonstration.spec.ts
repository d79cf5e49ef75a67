import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey';
import { bruno, brunosBundle, closeImport, importFiles, jsonFile } from '../files';
import { heading, open, signedIn, signInButton, signOut, worklistLinks } from '../steps';

/** The tab that is open. */
const form = (page: Page) => page.getByRole('tabpanel');

async function openTab(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('tab', { name: 'Demonstration' }).click();
  await expect(form(page).getByLabel('Email', { exact: true })).toBeVisible();
}

async function enterAs(page: Page, name: string): Promise<void> {
  await openTab(page, '/');
  await form(page)
    .getByRole('button', { name: new RegExp(`^Use this account.*${name}`) })
    .click();
  await form(page).getByRole('button', { name: 'Sign in', exact: true }).click();
}

const waiting = (page: Page) => page.getByText(/demonstration account without a role/);

test(
  'the accounts of the demonstration come in, each with the rights of its role',
  { tag: '@long' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await enterAs(page, 'Admin');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('login successfull')).toBeVisible();
    await open(page, '/userCategory');
    await expect(page).toHaveURL('/userCategory');
    await signOut(page);

    await enterAs(page, 'Staff');
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/userCategory');
    await expect(page).toHaveURL('/misc/not-authorized');
    await signOut(page);

    await enterAs(page, 'Demo');
    await expect(page).toHaveURL('/misc/not-authorized');
    await expect(waiting(page)).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  },
);

test('a newcomer registers and is in', async ({ page }) => {
  await openTab(page, '/pages/register');
  await form(page).getByLabel('Name', { exact: true }).fill('Ana');
  await form(page).getByLabel('Email', { exact: true }).fill('demo@demo.nephrodesk.test');
  await form(page).getByLabel('Password', { exact: true }).fill('an invented one');
  await form(page).getByRole('button', { name: 'Create demonstration account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This email is already in use.' })).toBeVisible();
  await form(page).getByLabel('Email', { exact: true }).fill('ana@example.test');
  await form(page).getByRole('button', { name: 'Create demonstration account' }).click();
  await expect(page).toHaveURL('/user/profile');
  await page.goto('/userlist');
  await expect(page).toHaveURL('/pages/login');
});

test('a wrong password is refused in the words of the specification', async ({ page }) => {
  await openTab(page, '/');
  await form(page).getByLabel('Email', { exact: true }).fill('staff@demo.nephrodesk.test');
  await form(page).getByLabel('Password', { exact: true }).fill('wrong');
  await form(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.locator('form').getByText('Email Or Password Invalid')).toBeVisible();
  await expect(page.getByText('Email Or Password Invalid')).toHaveCount(2);
  await expect(form(page).getByLabel('Email', { exact: true })).toHaveValue('staff@demo.nephrodesk.test');
});

test(
  'a demonstration session holds over a reload and in a second tab',
  { tag: '@long' },
  async ({ page, context }) => {
    await enterAs(page, 'Staff');
    await expect(page).toHaveURL('/dashboard');
    await expect(heading(page)).toBeVisible();
    const title = await heading(page).innerText();
    await page.reload();
    await expect(page).toHaveURL('/dashboard');
    await expect(heading(page)).toHaveText(title);
    const other = await context.newPage();
    await open(other, '/dashboard');
    await expect(other).toHaveURL('/dashboard');
    await signOut(other);
    await expect(signInButton(page)).toBeVisible();
  },
);

test('nobody who was imported is met by an account of the demonstration', async ({ page }) => {
  await signedIn(page, 'nurse');
  await importFiles(page, [jsonFile('bruno.json', brunosBundle())]);
  await closeImport(page);
  await expect(worklistLinks(page).filter({ hasText: bruno.family })).toHaveCount(1);
  await signOut(page);

  await enterAs(page, 'Admin');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/userlist');
  await expect(worklistLinks(page).first()).toBeVisible();
  await page.getByRole('searchbox', { name: /^Search by name/ }).fill(bruno.family);
  await expect(page.getByText('No patient matches')).toBeVisible();
});
