import { expect, test } from '../support/journey';
import { emptyPage, recordPressure, signIn, worklistLinks } from './steps';

test(
  'OF05: without local storage a day can be worked through, and that nothing is kept is said once',
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
    await expect(page.getByText('This browser stores nothing')).toHaveCount(1);
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'User', exact: true })
      .click();
    await worklistLinks(page).first().click();
    await recordPressure(page, 133, 81);
  },
);

test(
  'OF09: an old tab lets go of the database for a newer program and offers to reload',
  { tag: '@long' },
  async ({ page, context }) => {
    await signIn(page, 'nurse', '/userlist');
    await expect(worklistLinks(page).first()).toBeVisible();
    const newer = await emptyPage(context);
    // It is let in once the old tab has let go.
    await newer.evaluate(
      () =>
        new Promise<void>((done) => {
          const request = indexedDB.open('nephrodesk', 1_000);
          request.addEventListener('success', () => {
            request.result.close();
            done();
          });
        }),
    );
    await expect(page.getByText(/newer version/i).first()).toBeVisible();
  },
);

test(
  'OF10: a database deleted under the page is said to be gone and is filled again',
  { tag: '@long' },
  async ({ page, context }) => {
    await signIn(page, 'nurse', '/userlist');
    await expect(worklistLinks(page).first()).toBeVisible();
    const other = await emptyPage(context);
    await other.evaluate(
      () => new Promise((done) => indexedDB.deleteDatabase('nephrodesk').addEventListener('success', done)),
    );
    await expect(page.getByText(/deleted/i).first()).toBeVisible();
    await signIn(page, 'nurse', '/userlist');
    await expect(worklistLinks(page).first()).toBeVisible();
  },
);
