import { expect, type Page } from '@playwright/test';
import { bundleOf, type Bundle } from '../support/bundle.mjs';
import { test } from '../support/journey';
import { choose, closeImport, importDialog, importFiles, jsonFile } from './files';
import { open, signedIn, worklistLinks } from './steps';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Somebody with the number 12345, of which nobody says who gave it. */
function numbered(
  id: string,
  given: string,
  birthDate: string,
  [systolic, diastolic]: [number, number],
): Bundle {
  const pressures = [{ at: hoursAgo(4), systolic, diastolic }];
  const bundle = bundleOf({ id, given, family: 'Holmgaard', birthDate, pressures });
  for (const { resource } of bundle.entry)
    if (resource.resourceType === 'Patient') Object.assign(resource, { identifier: [{ value: '12345' }] });
  return bundle;
}
const anneke = numbered('anneke', 'Anneke', '1956-04-12', [131, 78]);
const jorun = numbered('jorun', 'Jorun', '1971-11-03', [144, 92]);

const question = (page: Page) => importDialog(page).getByRole('region', { name: 'Decisions needed' });
const named = (page: Page) => worklistLinks(page).filter({ hasText: 'Holmgaard' });

test(
  '§2.1: two people of one number stay two, and the wrong decision is undone',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse');
    await importFiles(page, [jsonFile('anneke.json', anneke)]);
    await closeImport(page);

    await test.step('the doubt is asked with both side by side, and keeps them apart', async () => {
      await choose(page, [jsonFile('jorun.json', jorun)]);
      await expect(question(page)).toContainText('Anneke Holmgaard already has the patient ID 12345');
      await expect(question(page).getByRole('table')).toContainText('12 Apr 1956');
      await expect(question(page).getByRole('table')).toContainText('3 Nov 1971');
      await question(page).getByRole('button', { name: 'Another person' }).click();
      await expect(question(page)).toContainText('Everything is decided.');
      await closeImport(page);
      await open(page, '/userlist?q=Holmgaard');
      await expect(named(page)).toHaveText([/Anneke/, /Jorun/]);
    });

    await test.step('taken for the same by mistake, what stood there before comes back', async () => {
      const imposter = numbered('imposter', 'Annika', '1990-01-31', [188, 121]);
      await choose(page, [jsonFile('imposter.json', imposter)]);
      await question(page).getByRole('button', { name: 'Same person' }).first().click();
      // A file that does not say when it is of replaces nothing by itself.
      await question(page).getByRole('button', { name: 'Take the values of the file' }).click();
      await expect(question(page)).toContainText('Everything is decided.');
      await closeImport(page);
      await open(page, '/userlist?q=Holmgaard');
      await named(page).filter({ hasText: 'Annika' }).click();
      await expect(page.getByRole('main')).toContainText('188/121');
      await page.getByRole('link', { name: 'Follow-up' }).click();
      await page.getByRole('link', { name: 'History' }).click();
      // The readings came with the first answer, the person with the second.
      for (const name of ['Annika', 'Anneke']) {
        await page.getByRole('button', { name: 'Undo…' }).first().click();
        const dialog = page.getByRole('dialog', { name: `Undo the import into the record of ${name}` });
        await dialog
          .getByRole('textbox', { name: /^Why it is undone/ })
          .fill('Somebody else of the same number');
        await dialog.getByRole('button', { name: 'Undo the import' }).click();
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Anneke Holmgaard');
      }
      await expect(page.getByRole('button', { name: 'Undo…' })).toHaveCount(0);
      await expect(page.getByRole('table')).toContainText('Somebody else of the same number');
      await open(page, '/userlist?q=Holmgaard');
      await expect(named(page)).toHaveText([/Anneke/, /Jorun/]);
      await named(page).first().click();
      // The alert itself stays until somebody has looked at it.
      const newest = page.getByRole('region', { name: 'Newest readings' });
      await expect(newest).toContainText('131/78');
      await expect(newest).not.toContainText('188/121');
    });
  },
);
