import { expect, test } from '../support/journey';
import { brunosBundle, closeImport, importDialog, importFiles, jsonFile } from './files';
import { emptyPage, open, recordPressure, signIn, worklistLinks } from './steps';

test('OF05: without local storage a day can be worked through, and that nothing is kept is said once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await signIn(page, 'nurse');
  await expect(page.getByText('This browser stores nothing')).toHaveCount(1);
  await page.getByRole('link', { name: 'User', exact: true }).click();
  await worklistLinks(page).first().click();
  await recordPressure(page, 133, 81);
});

test('OF08: when the browser has no room left, that is said, and nothing is half-stored', async ({
  page,
  watch,
}) => {
  watch.exempt(/QuotaExceeded|quota/i, 'the browser refuses on purpose');
  await signIn(page, 'nurse', '/userlist');
  const before = await worklistLinks(page).allInnerTexts();
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  // The browser asks how much room is left when the database is opened.
  await page.goto('about:blank');
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 100_000 });
  const people = Array.from({ length: 300 }, (_, index) => brunosBundle(`full-${index}`));
  const entry = people.flatMap((bundle) => bundle.entry);
  await importFiles(page, [jsonFile('full.json', { ...people[0], entry })]);
  await expect(importDialog(page).getByRole('alert').first()).toBeVisible();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await closeImport(page);
  await open(page, '/userlist');
  await expect(worklistLinks(page).first()).toBeVisible();
  expect(await worklistLinks(page).allInnerTexts()).toEqual(before);
});

test('OF09: an old tab lets go of the database for a newer program and offers to reload', async ({
  page,
  context,
}) => {
  await signIn(page, 'nurse', '/userlist');
  await expect(worklistLinks(page).first()).toBeVisible();
  const newer = await emptyPage(context);
  const opened = await newer.evaluate(
    () =>
      new Promise<string>((done) => {
        const request = indexedDB.open('nephrodesk', 1_000);
        const late = setTimeout(() => done('stuck'), 3_000);
        request.addEventListener('success', () => {
          clearTimeout(late);
          request.result.close();
          done('open');
        });
      }),
  );
  expect(opened).toBe('open');
  await expect(page.getByText(/newer version/i).first()).toBeVisible();
});

test('OF10: a database deleted under the page is said to be gone and is filled again', async ({
  page,
  context,
}) => {
  await signIn(page, 'nurse', '/userlist');
  await expect(worklistLinks(page).first()).toBeVisible();
  const other = await emptyPage(context);
  await other.evaluate(
    () => new Promise((done) => indexedDB.deleteDatabase('nephrodesk').addEventListener('success', done)),
  );
  await expect(page.getByText(/deleted/i).first()).toBeVisible();
  await signIn(page, 'nurse', '/userlist');
  await expect(worklistLinks(page).first()).toBeVisible();
});
