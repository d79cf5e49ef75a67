import { expect, test } from '../support/journey';
import { brunosBundle, closeImport, exportRecord, importDialog, importFiles, jsonFile } from './files';
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
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'User', exact: true })
    .click();
  await worklistLinks(page).first().click();
  await recordPressure(page, 133, 81);
});

test('OF08: when the browser has no room left, that is said, and nothing is half-stored', async ({
  page,
  context,
  watch,
}) => {
  watch.exempt(/QuotaExceeded|quota/i, 'the browser refuses on purpose');
  // Room for the sample clinic, and not for much more. How much is left is asked when the database is first opened.
  const other = await emptyPage(context);
  const devtools = await context.newCDPSession(other);
  const { origin } = new URL(other.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 3_000_000 });
  await signIn(page, 'nurse', '/userlist');
  await expect(worklistLinks(page).first()).toBeVisible();
  const people = Array.from({ length: 500 }, (_, index) => brunosBundle(`full-${index}`));
  const entry = people.flatMap((bundle) => bundle.entry);
  const summary = await importFiles(page, [jsonFile('full.json', { ...people[0], entry })]);
  await expect(importDialog(page).getByRole('alert')).toContainText('storage is full');
  const stored = Number(/: (\d+) new/.exec(summary)?.[1] ?? 0);
  expect(stored).toBeLessThan(people.length);
  await closeImport(page);

  // What was stored before the room ran out is there whole, and nothing of the rest.
  await open(page, '/userlist?q=Halden');
  if (stored === 0) return expect(page.getByText('No patient matches')).toBeVisible();
  await expect(page.getByRole('search').getByText(`${stored} patients`)).toBeVisible();
  await worklistLinks(page).last().click();
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  const record = await exportRecord(page);
  const pressures = record.entry.filter(({ resource }) => JSON.stringify(resource).includes('"85354-9"'));
  expect(pressures).toHaveLength(24);
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
