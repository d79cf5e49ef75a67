import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { heading, open, signedIn, signIn, signInButton, signOut } from './steps';

const STAFF = '/userlist?view=staff';
const lea = { name: 'Lea Sommer', email: 'lea.sommer@clinic.example', password: 'three blue herons' };

/** Invites Lea as care staff; answers the link that she would have been sent. */
async function invite(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Invite' }).click();
  const form = page.getByRole('dialog', { name: 'Invite somebody' });
  await form.getByLabel(/^First name/).fill('Lea');
  await form.getByLabel(/^Last name/).fill('Sommer');
  await form.getByLabel(/^Email/).fill(lea.email);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`The invitation to ${lea.name} is sent.`)).toBeVisible();
  await expect(page.getByRole('row', { name: /Lea Sommer/ }).getByText('Invited')).toBeVisible();
  const sent = page.getByRole('region', { name: 'Messages sent' });
  return (await sent.getByRole('link', { name: 'Open link' }).getAttribute('href')) ?? '';
}

async function enter(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(lea.email);
  await page.getByLabel('Password', { exact: true }).fill(lea.password);
  await signInButton(page).click();
}

const storedLogin = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

test(
  'an administrator invites; who is invited sets a password, works, and is out when deactivated',
  { tag: '@long' },
  async ({ page, context }) => {
    await signedIn(page, 'admin', STAFF);
    const link = await invite(page);
    await signOut(page);

    const own = await context.newPage();
    await own.goto(link);
    await own.getByLabel('New password', { exact: true }).fill(lea.password);
    await own.getByRole('button', { name: 'Set password' }).click();
    await expect(own).toHaveURL('/pages/login');
    await enter(own);
    await expect(own).toHaveURL('/dashboard');
    await expect(own.getByRole('button', { name: `User menu of ${lea.name}` })).toBeVisible();
    await own.goto(STAFF);
    await expect(own).toHaveURL('/misc/not-authorized');
    await open(own, '/userlist');
    await expect(own.getByRole('link', { name: 'Staff' })).toHaveCount(0);

    // One profile holds one login: hers is put aside without being ended, and brought back afterwards.
    const hers = await storedLogin(own);
    await own.evaluate(() => localStorage.removeItem('token'));
    await expect(signInButton(page)).toBeVisible();
    await signIn(page, 'admin', STAFF);
    await page.getByRole('button', { name: `Deactivate: ${lea.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByText(`${lea.name} can no longer sign in.`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Reactivate: ${lea.name}` })).toBeFocused();

    await page.close();
    await own.evaluate((login) => localStorage.setItem('token', login), hers);
    await own.goto('/userlist');
    await expect(signInButton(own)).toBeVisible();
    expect(await storedLogin(own)).toBe('');
    await enter(own);
    await expect(own.getByText('Email Or Password Invalid').first()).toBeVisible();
  },
);

test(
  'AZ04: a role that is given takes effect, and one’s own is given up with a warning',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'admin', '/userlist');
    await page
      .getByRole('navigation', { name: 'Patients or staff' })
      .getByRole('link', { name: 'Staff' })
      .click();
    await expect(page).toHaveURL(STAFF);
    await page.getByRole('button', { name: 'Change role: Nuno Carvalho' }).click();
    const dialog = page.getByRole('dialog', { name: /^Role of/ });
    await dialog.getByLabel('Administrator').check();
    await expect(dialog.getByText(/gains the categories, the settings and this staff list/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect(page.getByText('Nuno Carvalho now has the role: Administrator.')).toBeVisible();

    await page.getByRole('button', { name: 'Change role: Amelia Brandt' }).click();
    await dialog.getByLabel('Care staff').check();
    await expect(dialog.getByText(/This is your own account/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect(page).toHaveURL('/misc/not-authorized');
    await expect(page.getByRole('link', { name: 'User category' })).toHaveCount(0);
    await open(page, '/dashboard');
    await signOut(page);

    await signIn(page, 'nurse', STAFF);
    await expect(heading(page)).toHaveText('Staff');
    await expect(page.getByRole('button', { name: 'Deactivate: Nuno Carvalho' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
);
