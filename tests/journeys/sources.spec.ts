import { expect, type Page } from '@playwright/test';
import { bundleOf, type Bundle } from '../support/bundle.mjs';
import { test } from '../support/journey';
import { closeImport, importFiles, jsonFile } from './files';
import { search, signedIn, worklistLinks } from './steps';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const person = { id: 'ilka', given: 'Ilka', family: 'Morgenrot' };
const name = `${person.given} ${person.family}`;

async function take(page: Page, file: string, bundle: Bundle): Promise<void> {
  await importFiles(page, [jsonFile(file, bundle)]);
  await closeImport(page);
}

const alertRow = (page: Page) => page.getByRole('row').filter({ hasText: name });

test(
  'a critical pressure in a file raises its alert, though a milder one was taken after it',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse');
    const pressures = [
      { at: hoursAgo(3), systolic: 212, diastolic: 124 },
      { at: hoursAgo(2), systolic: 138, diastolic: 84 },
    ];
    await take(page, 'two.json', bundleOf({ ...person, pressures }));
    await page.goto('/alerts');
    await expect(alertRow(page)).toContainText('Critical');
    await expect(alertRow(page)).toContainText('212/124');
  },
);

test(
  'what the source corrects and takes back arrives, with its history, and its alert says so',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse');
    const at = hoursAgo(3);
    /** The same observation in another state, as the source tells it an hour later each time. */
    const told = (status: string, systolic: number, diastolic: number, hours: number): Bundle => {
      const bundle = bundleOf({ ...person, pressures: [{ at, systolic, diastolic }] });
      for (const { resource } of bundle.entry)
        if (resource.resourceType === 'Observation')
          Object.assign(resource, {
            status,
            issued: hoursAgo(hours),
            meta: { lastUpdated: hoursAgo(hours) },
          });
      return bundle;
    };
    await take(page, 'first.json', told('final', 212, 124, 3));
    await page.goto('/alerts');
    await expect(alertRow(page)).toContainText('212/124');

    await take(page, 'corrected.json', told('corrected', 122, 74, 2));
    await search(page, person.family);
    await worklistLinks(page).first().click();
    await expect(page.getByRole('main')).toContainText('122/74');
    await expect(page.getByRole('main')).not.toContainText('Severely high blood pressure');

    await take(page, 'withdrawn.json', told('entered-in-error', 122, 74, 1));
    await search(page, person.family);
    await worklistLinks(page).first().click();
    await expect(page.getByRole('main')).toContainText('No readings');
    await expect(page.getByRole('main')).not.toContainText('122/74');
  },
);
