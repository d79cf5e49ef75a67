import { earlierWorker } from '../../support/server';
import { emptyPage, heading, signIn, signInButton } from '../steps';
import { expect, signedIn, test } from './host';

test('RS01: a page that breaks leaves the rest usable and can be tried again', async ({ page, watch }) => {
  watch.exempt(/injected/, 'the page is made to break');
  await page.route('**/assets/AlertsPage-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `let broken = true; export default function Page() { if (broken) throw new Error('injected'); return 'mended'; } addEventListener('mend', () => { broken = false; });`,
    }),
  );
  await signedIn(page, 'nurse', '/alerts');
  await expect(heading(page)).toHaveText('This page has stopped working');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('mend')));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('mended')).toBeVisible();
  await page.getByRole('link', { name: 'Medicine', exact: true }).click();
  await expect(heading(page)).toHaveText('Medicine');
});

test(
  'RS03: what fails outside of any page is said once, not swallowed',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.exempt(/injected/, 'thrown on purpose');
    await signedIn(page, 'nurse', '/medicinePlanner');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('injected by a timer');
      });
    });
    await expect(page.getByText('Something unexpected went wrong').first()).toBeVisible();
    await expect(heading(page)).toHaveText('Medicine');
    await page.evaluate(() => void Promise.reject(new Error('injected by a promise')));
    await expect(page.getByText('Something unexpected went wrong')).toHaveCount(1);
  },
);

test(
  'RS05: an address that leads nowhere says so, with a title and a way on',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse');
    await page.goto('/no/such/page');
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page).toHaveTitle(/Page not found/);
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  },
);

test(
  'RS04: a page that a new version has replaced offers to reload',
  { tag: '@long' },
  async ({ page, watch }) => {
    watch.exempt(/AlertsPage|dynamically imported/, 'the chunk is gone on purpose');
    // It reloads by itself at most once in half a minute. None passes here, however slow the machine.
    await page.clock.setFixedTime(Date.now());
    await signedIn(page, 'nurse', '/medicinePlanner');
    await page.route('**/assets/AlertsPage-*.js', (route) =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
    );
    // What it says before it has reloaded goes away with it.
    const reloaded = page.waitForEvent('load');
    await page
      .getByRole('link', { name: /^Alerts/ })
      .first()
      .click();
    await reloaded;
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.unroute('**/assets/AlertsPage-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page).toHaveURL('/alerts');
    await expect(heading(page)).toHaveText('Alerts');
  },
);

test(
  'OF05: without local storage the application works and says so once',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    await signIn(page, 'nurse');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('This browser cannot store data')).toHaveCount(1);
    await page.getByRole('link', { name: 'Medicine', exact: true }).click();
    await expect(heading(page)).toHaveText('Medicine');
  },
);

test(
  'OF12: a service worker of an earlier program is removed with its caches, without a reload loop',
  { tag: '@long' },
  async ({ page }) => {
    const earlier = await emptyPage(page.context());
    await earlier.evaluate(async (address) => {
      await navigator.serviceWorker.register(address);
      await navigator.serviceWorker.ready;
      await caches.open('earlier');
    }, earlierWorker);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto('/pages/login');
    await expect(signInButton(page)).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    // Somebody who goes on meets no further reload on the way.
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(heading(page)).toHaveText('Create an account');
    expect(loads).toBeLessThanOrEqual(2);
  },
);
