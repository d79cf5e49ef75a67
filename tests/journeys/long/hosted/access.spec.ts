import type { Page } from '@playwright/test';
import { heading, signIn, signInButton } from '../../steps';
import { expect, faults, signedIn, test } from '../../hosted/host';

async function arriveAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(heading(page), address).toBeVisible();
}

const renamed = (role: string) => (body: unknown) => ({ ...(body as object), roles: [{ name: role }] });

// Who may go where is tried for every role and address on the site map itself; here are ten of them in a browser.
test('AZ01: who is signed out comes to sign-in from wherever, but for what is open to everybody', async ({
  page,
}) => {
  for (const address of ['/userlist/p1', '/userCategory']) {
    await arriveAt(page, address);
    await expect(page, address).toHaveURL('/pages/login');
    await expect(signInButton(page), address).toBeVisible();
  }
  await arriveAt(page, '/misc/error/404');
  await expect(page).toHaveURL('/misc/error/404');
});

const AWAY = '/misc/not-authorized';
const visits: [role: string, person: 'nurse' | 'admin', ends: [address: string, end: string][]][] = [
  [
    'USER',
    'nurse',
    [
      ['/userlist/p1/alerts', '/userlist/p1/alerts'],
      ['/userCategory', AWAY],
      ['/userlist?view=staff', AWAY],
    ],
  ],
  [
    'ADMIN',
    'admin',
    [
      ['/userCategory', '/userCategory'],
      ['/userlist?view=staff', '/userlist?view=staff'],
    ],
  ],
];
for (const [role, person, ends] of visits)
  test(`AZ01: a browser of ${role} opens what the role may, and nothing else`, async ({ page, watch }) => {
    watch.exempt(/identities\/staff/, 'this host keeps no staff list');
    await signedIn(page, person);
    for (const [address, end] of ends) {
      await arriveAt(page, address);
      await expect(page, address).toHaveURL(end);
    }
  });

test('AZ01: a role that nobody knows opens no page of the product', async ({ page, host }) => {
  host.fault({ method: 'GET', path: /\/identities\/my\/$/ }, faults.changed(renamed('ROOT')));
  await signIn(page, 'admin');
  await expect(page).toHaveURL(AWAY);
  for (const address of ['/userlist', '/general']) {
    await arriveAt(page, address);
    await expect(page, address).toHaveURL(AWAY);
  }
});

test('AZ03: as USER no link of the frame leads to where the role may not go', async ({ page }) => {
  await signedIn(page, 'nurse', '/userlist');
  await page.getByRole('button', { name: /^User menu of/ }).click();
  const links = await page
    .locator('nav a[href], aside a[href], header a[href], [role="menu"] a[href]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const own = [...new Set(links.filter((href) => href.startsWith('/')))];
  expect(own.length).toBeGreaterThan(6);
  for (const href of own) {
    await arriveAt(page, href);
    await expect(page, href).not.toHaveURL('/misc/not-authorized');
  }
});
