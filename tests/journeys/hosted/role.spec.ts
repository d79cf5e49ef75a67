import { heading } from '../steps';
import { expect, faults, signedIn, test } from './host';

const renamed = (role: string) => (body: unknown) => ({ ...(body as object), roles: [{ name: role }] });

// Every role at every address is tried in long/hosted/access.spec.ts.
test(
  'AZ04: a role lowered in the middle of work takes menu and page with it, and the session goes on',
  { tag: '@long' },
  async ({ page, host }) => {
    await signedIn(page, 'admin', '/userCategory');
    await expect(page.getByRole('link', { name: 'User category' }).first()).toBeVisible();
    host.fault({ method: 'GET', path: /\/identities\/my\/$/ }, faults.changed(renamed('USER')));
    const asked = () => host.calls.filter(({ path }) => path === '/iam/identities/my/').length;
    const before = asked();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page).toHaveURL('/misc/not-authorized');
    await expect(page.getByText('Your role was changed.').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'User category' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(heading(page)).toBeVisible();
    expect(asked() - before).toBe(1);
  },
);
