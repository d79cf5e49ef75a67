import { expect, test } from '../../support/journey';
import { brunosBundle, closeImport, exportRecord, importDialog, importFiles, jsonFile } from '../files';
import { emptyPage, open, signIn, worklistLinks } from '../steps';

test('OF08: when the browser has no room left, that is said, and nothing is half-stored', async ({
  page,
  context,
  watch,
}) => {
  watch.exempt(/QuotaExceeded|quota|errors\.storageFull/i, 'the browser refuses on purpose');
  // Room for the sample clinic, and not for much more. How much is left is asked when the database is first opened.
  const other = await emptyPage(context);
  const devtools = await context.newCDPSession(other);
  const { origin } = new URL(other.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 4_500_000 });
  await signIn(page, 'nurse', '/userlist');
  await expect(worklistLinks(page).first()).toBeVisible();
  const people = Array.from({ length: 1500 }, (_, index) => brunosBundle(`full-${index}`));
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
